/** A game of the past as a table: it shows one step after the other, and asks nothing. */
import {
  EVERYTHING,
  ONLOOKER,
  type BotShown,
  type Frame,
  type Position,
  type ReplayShown,
  type SeatShown,
  type TableShown,
} from '../../wire';
import { TableState } from '../../lib/table/table.svelte';
import type { Recording } from './recording';

export class ReplayTable extends TableState {
  recording: Recording = $state.raw()!;
  step = $state(0);
  /** The answer that led here, and what was seen and asked before it. */
  readonly frame: Frame = $derived.by(() => this.recording.at(this.step));
  readonly before: Frame = $derived.by(() => this.recording.at(this.step - 1));

  constructor(shown: ReplayShown, seats: SeatShown[], recording: Recording, step: number) {
    super();
    this.past = true;
    this.table = tableOf(shown, seats);
    this.line = 'open';
    this.recording = recording;
    this.atOnce = true;
    this.step = Math.max(0, Math.min(step, recording.last));
    this.events = recording.events.slice(0, recording.heardBy(this.step));
    this.position = this.positionAt(this.step);
  }

  get last(): number {
    return this.recording.last;
  }

  get eye(): number {
    return this.recording.eye;
  }

  /** To a step: to the next one with all that happens on the way, elsewhere at once. */
  go(step: number): void {
    const wanted = Math.max(0, Math.min(Math.round(step), this.last));
    if (wanted === this.step || Number.isNaN(wanted)) return;
    this.atOnce = wanted !== this.step + 1 || this.acting;
    const known = Math.min(this.recording.heardBy(this.step), this.recording.heardBy(wanted));
    this.step = wanted;
    this.tell(known);
  }

  override get keepsFrames(): boolean {
    return true;
  }

  override goTo(step: number): void {
    this.go(step);
  }

  /** The same step with other eyes. */
  look(recording: Recording): void {
    this.recording = recording;
    this.atOnce = true;
    this.tell(0);
  }

  private tell(kept: number): void {
    this.take({
      type: 'news',
      eye: this.eye,
      kept,
      events: this.recording.events.slice(kept, this.recording.heardBy(this.step)),
      position: this.positionAt(this.step),
      clocks: null,
      away: null,
      thinking: null,
    });
  }

  /** With all open, the cards of whoever answers next lie in front. */
  private positionAt(step: number): Position {
    const { position } = this.recording.at(step);
    const eye = this.eye === EVERYTHING ? this.recording.answering(step) : this.eye;
    return { ...position, eye, question: null, waiting: position.waiting.filter((player) => player >= 0) };
  }

  answer(): void {}
  undo(): void {}
  askHint(): void {}
  close(): void {}
}

/** Records of a game at one keyboard call people so. */
const NAMELESS = 'person';

/** Who sat somewhere, as far as a record tells. */
export function seatOf(
  name: string,
  player: number,
  levels: readonly string[],
  cast: BotShown | null = null,
): SeatShown {
  const level = name.split('@')[0]!;
  const bot = levels.includes(level) || name.startsWith('program:');
  const kind = bot ? 'bot' : name !== NAMELESS ? 'person' : 'open';
  return {
    player,
    kind,
    name: kind === 'person' ? name : '',
    bot: cast,
    person: null,
    level: bot ? level : null,
    bot_plays: null,
    colour: null,
    ready: true,
    online: true,
  };
}

function tableOf(shown: ReplayShown, seats: SeatShown[]): TableShown {
  return {
    id: shown.id,
    name: '',
    status: 'finished',
    game: shown.game,
    rules: shown.rules,
    players: shown.seats.length,
    options: shown.options,
    pack: shown.pack,
    private: false,
    hints: false,
    clock: null,
    host: null,
    seats,
    onlookers: [],
    proposals: [],
    created_at: 0,
    started_at: null,
    ended_at: null,
    closes_at: null,
    waiting: [],
    rematch: null,
    seed: shown.seed,
    outcome: shown.outcome,
  };
}

/** Whose eyes an address asks for: all open, unless it names a player or an onlooker. */
export function eyeOf(word: string | null, players: number): number {
  const eye = Number(word ?? EVERYTHING);
  return Number.isInteger(eye) && (eye === ONLOOKER || (eye >= 0 && eye < players)) ? eye : EVERYTHING;
}

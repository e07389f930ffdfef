/** A table as one person knows it: what is shown, asked, told.  Live from a socket, or still from a fixture. */
import type { Clock, Consequence, Event, Frame, Hint, News, Note, Position, Problem, TableShown } from '../../wire';
import type { Line } from '../connection/socket';

type Listener = (news: News) => void;

/** Bots that search: when they began, by this machine's own clock, and how many seconds they think in all. */
export interface Pondering {
  began: number;
  seconds: number;
}

export abstract class TableState {
  table = $state.raw<TableShown | null>(null);
  yours = $state.raw<readonly number[]>([]);
  /** What the eyes that look see now. */
  position = $state.raw<Position | null>(null);
  /** All that those eyes have heard. */
  events = $state.raw<readonly Event[]>([]);
  clocks = $state.raw<readonly Clock[] | null>(null);
  notes = $state.raw<readonly Note[]>([]);
  previews = $state.raw<Readonly<Record<string, readonly Event[]>>>({});
  /** Of the possible choices those after which somebody else goes on. */
  settling = $state.raw<readonly string[]>([]);
  /** What each possible choice would mean, in short. */
  consequences = $state.raw<Readonly<Record<string, readonly Consequence[]>>>({});
  hint = $state.raw<Hint | null>(null);
  hintWanted = $state(false);
  problem = $state.raw<Problem | null>(null);
  line = $state<Line>('connecting');
  /** Whether something said is still unanswered. */
  waiting = $state(false);
  /** Whether the last thing this person did was to take something back. */
  undone = $state(false);
  /** While bots are waited for that search. */
  pondering = $state.raw<Pondering | null>(null);
  /** Whether what has happened is still being acted out on the board. */
  acting = $state(false);
  /** What is being acted out. */
  happening = $state.raw<Event | null>(null);
  /** Whether this is a game of the past, in which nobody is asked and nobody is "you". */
  past = $state(false);
  /** Whether news are shown as they are, without acting out what happened. */
  atOnce = $state(false);
  /** The reader's last answers in words, the newest first, so many at most; a board that knows its game's words says them. */
  answersInWords: ((most: number) => Promise<readonly string[]>) | null = null;
  private listener: Listener | null = null;

  /** Whoever wants to show news one after the other takes them from here. */
  get onNews(): Listener | null {
    return this.listener;
  }
  set onNews(listener: Listener | null) {
    this.listener = listener;
    this.acting = false;
    if (listener) this.beingShown();
  }

  /** The player that this person answers for; -1 for an onlooker. */
  get you(): number {
    return this.position?.eye ?? this.yours[0] ?? -1;
  }

  /** Whether a bot answers for this player: handed over, or out of time. */
  get handed(): boolean {
    return Boolean(this.table?.seats[this.you]?.bot_plays);
  }

  abstract answer(choice: string): void;
  abstract undo(steps: number): void;
  abstract askHint(): void;
  abstract close(): void;

  /** Whether one can go back to what was seen before. */
  get keepsFrames(): boolean {
    return false;
  }

  /** What these eyes saw at each of these steps. */
  async frames(_first: number, _last: number): Promise<readonly Frame[]> {
    return [];
  }

  /** Where the whole table goes back: to a step. */
  goTo?(step: number): void;

  /** Nobody wants to see the hint any more. */
  closeHint(): void {
    this.hint = null;
    this.hintWanted = false;
  }

  toggleHint(): void {
    if (this.hint) this.closeHint();
    else this.askHint();
  }

  /** A board has been set up for what these eyes see. */
  protected beingShown(): void {}

  protected take(news: News): void {
    this.events = [...this.events.slice(0, news.kept), ...news.events];
    this.position = news.position;
    this.clocks = news.clocks ?? this.clocks;
    this.forgetThoughts();
    this.onNews?.(news);
  }

  /** What belongs to the last question only. */
  protected forgetThoughts(): void {
    this.previews = {};
    this.settling = [];
    this.consequences = {};
    this.closeHint();
    this.problem = null;
  }
}

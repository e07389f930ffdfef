/** Going back in a game that goes on: a moment of it on the board instead of now, or what happened since one's last choice
 * once more.  Neither the clock nor the others wait for it. */
import { getContext, setContext } from 'svelte';

import { Failure } from '../../lib/connection/rest';
import type { TableState } from '../../lib/table/table.svelte';
import type { Event, Frame, Position } from '../../wire';
import type { Playback } from '../motion/playback.svelte';

const KEY = Symbol('story');
/** So many frames are told at once. */
const MOST = 200;

export class Story {
  /** What is looked at instead of now. */
  moment = $state.raw<Frame | null>(null);
  /** The line of the log that led there. */
  line = $state.raw<readonly Event[]>([]);
  /** Whether frames are on their way. */
  busy = $state(false);
  private wanted = -1;

  constructor(
    private readonly table: TableState,
    private readonly playback: Playback,
  ) {}

  /** Whether there is anything to go back to. */
  get isKept(): boolean {
    return this.table.keepsFrames;
  }

  /** Whether what has been seen before is shown once more. */
  get watching(): boolean {
    return this.playback.watching;
  }

  /** All that has happened, whatever is looked at. */
  get events(): readonly Event[] {
    return this.playback.heard;
  }

  /** From which step on things have happened since one's last choice; 0 before the first. */
  get since(): number {
    if (this.table.past) return 0;
    return (this.watching ? this.table.position! : this.playback.shown).answered;
  }

  /** Whether there is something to watch again. */
  readonly canWatch = $derived.by(() => this.isKept && !this.table.past && this.since > 0 && !this.playback.playing);

  /** What happened since without being acted out. */
  get unacted(): readonly Event[] {
    return this.playback.unacted;
  }

  /** The position to show: only the board goes back, what is asked and whose clock runs is as it is now. */
  position(): Position {
    const { shown } = this.playback;
    if (!this.moment) return shown;
    const { picture, standing } = this.moment.position;
    return { ...shown, picture, standing };
  }

  /** What had happened by what is shown. */
  heard(): readonly Event[] {
    const { moment } = this;
    return moment ? this.events.filter(({ step }) => step <= moment.step) : this.events;
  }

  /** The board as it was after the events of a line of the log. */
  async look(line: readonly Event[]): Promise<void> {
    const { step } = line.at(-1)!;
    if (this.table.goTo) return this.table.goTo(step);
    this.wanted = step;
    const [frame] = await this.frames(step, step);
    if (frame && this.wanted === step) [this.moment, this.line] = [frame, line];
  }

  back(): void {
    this.wanted = -1;
    this.moment = null;
  }

  /** Everything from a step on once more; without one, since one's last choice. */
  async watch(from = this.since): Promise<void> {
    this.back();
    const frames = await this.frames(Math.max(0, from - 1), this.playback.shown.step);
    await this.playback.watch(frames);
  }

  private async frames(first: number, last: number): Promise<readonly Frame[]> {
    const found: Frame[] = [];
    this.busy = true;
    try {
      while (first + found.length <= last) {
        const next = first + found.length;
        const piece = await this.table.frames(next, Math.min(next + MOST - 1, last));
        if (!piece.length) break; // something was taken back meanwhile
        found.push(...piece);
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.table.problem = error.problem;
    } finally {
      this.busy = false;
    }
    return found;
  }
}

export function provideStory(story: Story): Story {
  return setContext(KEY, story);
}

export function useStory(): Story {
  return getContext<Story>(KEY);
}

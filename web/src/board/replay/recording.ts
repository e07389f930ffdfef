/** A whole game as one pair of eyes saw it: a frame for every step, and all that they had heard by then. */
import type { Event, Frame } from '../../wire';

export class Recording {
  readonly events: readonly Event[];
  /** How many events had been heard by each step. */
  private readonly heard: readonly number[];

  constructor(
    readonly eye: number,
    readonly frames: readonly Frame[],
  ) {
    const heard: number[] = [];
    const events: Event[] = [];
    for (const frame of frames) {
      events.push(...frame.events);
      heard.push(events.length);
    }
    this.events = events;
    this.heard = heard;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** The frame of a step, or of the nearest there is. */
  at(step: number): Frame {
    return this.frames[Math.max(0, Math.min(step, this.last))]!;
  }

  heardBy(step: number): number {
    return this.heard[Math.max(0, Math.min(step, this.last))]!;
  }

  /** The player who answers next; where nature does, the one who answered last. */
  answering(step: number): number {
    for (let at = step + 1; at > 0; at--) {
      const player = this.at(at).player ?? -1;
      if (player >= 0) return player;
    }
    return 0;
  }
}

const MOST = 200;

/** Fetches frames in as many pieces as it takes; `told` hears how much is there. */
export async function loadRecording(
  eye: number,
  steps: number,
  fetch: (first: number, last: number) => Promise<readonly Frame[]>,
  told: (part: number) => void = () => undefined,
): Promise<Recording> {
  const frames: Frame[] = [];
  while (frames.length <= steps) {
    const first = frames.length;
    const piece = await fetch(first, Math.min(first + MOST - 1, steps));
    if (!piece.length) throw new Error(`frames ${first} to ${steps} of the replay are missing`);
    frames.push(...piece);
    told(frames.length / (steps + 1));
  }
  return new Recording(eye, frames);
}

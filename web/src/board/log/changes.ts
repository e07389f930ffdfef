/** Of all that happened the few things that are listed beside the question. */
import type { Event } from '../../wire';
import type { BoardScene } from '../scene.svelte';

const MOST = 6;

export interface Changes {
  lines: Event[][];
  /** How many there are besides, for which there is the log. */
  more: number;
}

/** The newest, without what only begins something, who won, and what the reader has just done. */
export function changesOf(scene: BoardScene, events: readonly Event[]): Changes {
  const own = ({ step, parts }: Event) =>
    step === scene.position.answered && Boolean(parts['seat'] && scene.isReader(Number(parts['seat']) - 1));
  const told = events.filter((event) => !scene.hides(event) && !scene.headlines.has(event.fact) && !own(event));
  const entries = scene.entriesOf(told);
  return { lines: entries.slice(-MOST), more: Math.max(0, entries.length - MOST) };
}

/** Of all that happened the few things that are listed beside the question. */
import type { Event } from '../../wire';
import type { BoardScene } from '../scene.svelte';

const MOST = 6;

export interface Changes {
  lines: Event[][];
  /** How many there are besides, for which there is the log. */
  more: number;
}

/** The newest, without what only begins something and without who won. */
export function changesOf(scene: BoardScene, events: readonly Event[]): Changes {
  const told = events.filter((event) => !scene.hides(event) && !scene.headlines.has(event.fact));
  const entries = scene.entriesOf(told);
  return { lines: entries.slice(-MOST), more: Math.max(0, entries.length - MOST) };
}

/** What would happen after a choice, in words. */
import { destinationsIn } from '../log/destinations';
import type { Scene } from '../scene.svelte';
import { sentence } from '../sentences';
import type { Choosing } from './choosing.svelte';

/** What comes at the end of a round follows from much more than this choice. */
const LATER: ReadonlySet<string> = new Set([
  'ship-landed',
  'ship-discarded',
  'ship-docked',
  'round-begun',
  'production-begun',
  'reveal-begun',
]);

export function previewWords(scene: Scene, choosing: Choosing): string {
  const events = choosing.previewed;
  if (!events) return '';
  const end = events.findIndex(({ fact }) => LATER.has(fact));
  const destinations = destinationsIn([...scene.events, ...events]);
  const sentences = events.slice(0, end < 0 ? undefined : end).map((event) => sentence(scene, event, destinations));
  return sentences.join(' ');
}

/** What the choice that is looked at would lead to, in words: what it promises, and what would happen. */
import type { Scene } from '../scene.svelte';
import type { Choosing } from './choosing.svelte';
import { promiseOf } from './odds';

export function previewWords(scene: Scene, choosing: Choosing): string {
  const { question, looked, previewed } = choosing;
  if (!question || !looked) return '';
  const events = (previewed ?? []).filter(({ fact }) => fact !== 'card-chosen');
  const told = scene.entriesOf(events).map((entry) => scene.sentence(...entry));
  return [promiseOf(scene, question, looked), ...told].filter(Boolean).join(' · ');
}

/** Lets the things on the board that an answer is about shine for a moment. */
import { settings } from '../../lib/settings.svelte';

const SHINE = 460;

export async function pointAt(keys: readonly string[]): Promise<void> {
  if (settings.lessMotion || document.hidden) return;
  const nodes = keys.flatMap((key) => [...document.querySelectorAll(`[data-points="${CSS.escape(key)}"]`)]);
  const dark = { filter: 'none' };
  const bright = { filter: 'brightness(1.25) drop-shadow(0 0 7px #ffd27a)' };
  const shining = nodes.map((node) => node.animate([dark, bright, bright, dark], { id: 'flight', duration: SHINE }));
  await Promise.all(shining.map(({ finished }) => finished.catch(() => undefined)));
}

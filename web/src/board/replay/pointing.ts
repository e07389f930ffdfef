/** Lets the things on the board that an answer is about shine for a moment. */
import { settings } from '../../lib/settings.svelte';
import { flight } from '../motion/flight';

const SHINE = 460;

export async function pointAt(keys: readonly string[]): Promise<void> {
  if (settings.lessMotion || document.hidden) return;
  const nodes = keys.flatMap((key) => [...document.querySelectorAll(`[data-points="${CSS.escape(key)}"]`)]);
  const dark = { filter: 'none' };
  const bright = { filter: 'brightness(1.25) drop-shadow(0 0 7px #ffd27a)' };
  await Promise.all(nodes.map((node) => flight(node, [dark, bright, bright, dark], { duration: SHINE })));
}

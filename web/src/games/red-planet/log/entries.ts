/** Which events are a line of the log, and which begin something new. */
import type { Event } from '../../../wire';

export const HEADLINES: ReadonlySet<string> = new Set([
  'round-begun',
  'production-begun',
  'reveal-begun',
  'discoveries-turned-up',
]);

/** That somebody has chosen is seen beside their name; that nobody reveals anything isn't worth a line. */
const UNTOLD: ReadonlySet<string> = new Set(['choice-sealed', 'no-action-left', 'character-called']);

export function isWorthALine(event: Event): boolean {
  return !UNTOLD.has(event.fact);
}

/** Which events of the games are heard, and how. */
import type { Sound } from './sound';

const HEARD: Readonly<Record<string, Sound>> = {
  'ship-launched': 'launch',
  'ship-landed': 'landing',
  'launch-declared': 'launch',
  'mission-completed': 'landing',
};

export function soundOf(fact: string): Sound | null {
  return HEARD[fact] ?? null;
}

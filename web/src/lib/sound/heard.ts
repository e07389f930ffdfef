/** Which events of the games are heard, and how. */
import type { Sound } from './sound';

const HEARD: Readonly<Record<string, Sound>> = {
  'ship-launched': 'launch',
  'launch-declared': 'launch',
  'ship-landed': 'landing',
  'mission-completed': 'landing',
  'rival-arrived': 'landing',
  'launch-aborted': 'abort',
  'launch-failed': 'abort',
  'ship-destroyed': 'abort',
  'astronaut-seated': 'place',
  'astronauts-boarded': 'place',
  'astronauts-landed': 'place',
  'astronaut-moved': 'place',
  'astronaut-replaced': 'place',
  'discovery-placed': 'place',
  'card-placed': 'place',
  'card-stored': 'place',
  'mission-planned': 'place',
  'character-revealed': 'card',
  'event-drawn': 'card',
  'cards-drawn': 'card',
  'card-bought': 'card',
  'card-discarded': 'card',
  'success-drawn': 'card',
  'tokens-placed': 'token',
  'tokens-taken': 'token',
  'tokens-gained': 'token',
  'achievement-won': 'token',
  'token-won': 'token',
};
/** Of much that happens at once one sound is heard. */
const TELLING: readonly Sound[] = ['launch', 'abort', 'landing', 'token', 'place', 'card'];

export function soundOf(fact: string): Sound | null {
  return HEARD[fact] ?? null;
}

/** The most telling of all. */
export function soundOfAll(facts: readonly string[]): Sound | null {
  const sounds = new Set(facts.map(soundOf));
  return TELLING.find((sound) => sounds.has(sound)) ?? null;
}

/** Where things can be dragged: an astronaut to a ship or a zone, a ship to its destination, a card to where it is played. */
import { anchoredAt, pointedAt, type Drop } from '../../../board/dragging/drops';
import type { Targets } from '../../../board/choosing/targets';
import type { Question } from '../../../wire';
import { commonParts, targetsOf } from './targets';

/** The reader's next astronaut. */
export const SUPPLY = 'supply';
const BOARDING: ReadonlySet<string> = new Set([
  'PlaceAnAstronaut',
  'PlaceOnAnotherShip',
  'BoardAShip',
  'BoardAnotherShip',
]);
const PLAYED = /^(character|card):/;

const placesIn = (targets: Targets): Drop[] =>
  [...targets.values()]
    .filter(({ choices }) => choices.length)
    .map(({ key, choices }) => ({ at: pointedAt(key), choices }));

/** Whether the question is which ship an astronaut boards. */
export const boards = (question: Question | null): boolean => BOARDING.has(question?.question ?? '');

export function dropsFrom(question: Question, targets: Targets, key: string): Drop[] {
  if (key === SUPPLY) return boards(question) ? placesIn(targets) : [];
  const choices = targets.get(key)?.choices ?? [];
  if (!choices.length) return [];
  if (PLAYED.test(key)) return ['question', 'map'].map((place) => ({ at: anchoredAt(place), choices }));
  // what is chosen with one press, and whose astronaut, is only pressed
  if (question.parts.length < 2 || question.kinds.includes('seat')) return [];
  const parts = commonParts(question, choices).slice(0, question.parts.length - 1);
  return placesIn(targetsOf(question, parts));
}

/** What lies on the board for each possible answer, so that one can point at it.
 *
 * A target's key names a thing: "zone:hellas", "dock:d2", "character:pilot", "card:rescue", "deck:events",
 * "crew:hellas:2" (the astronauts of seat 2 in Hellas).  An answer of several parts is pointed out part by part.
 */
import { DECLINED } from '../../../board/choosing/declined';
import { TargetsFound, type Targets } from '../../../board/choosing/targets';
import { partsOf, type Question } from '../../../wire';

export function placeKey(place: string): string {
  return /^d\d+$/.test(place) ? `dock:${place}` : `zone:${place}`;
}

/** The things that an answer points at, given the parts picked before. */
export function keysOf(question: Question, choice: string, picked: number): string[] {
  const parts = partsOf(question, choice);
  const words = question.parts.map((part) => parts[part] ?? '');
  const kind = question.kinds[picked];
  const word = words[picked];
  if (!kind || !word) return [];
  const next = question.kinds[picked + 1];
  if (kind === 'study') return word === 'draw' ? ['deck:events'] : [`zone:${word}`];
  if (kind === 'seat') return [`crew:${words[picked - 1]}:${word}`];
  if (kind === 'zone' && next === 'zone') return [`zone:${word}`, `crew:${word}:${question.seat + 1}`];
  if (next === 'seat') return [placeKey(word), `crew:${word}:${words[picked + 1]}`];
  return [kind === 'place' || kind === 'zone' ? placeKey(word) : `${kind}:${word}`];
}

/** Whether an answer begins with the parts picked so far. */
export function follows(question: Question, choice: string, picked: readonly string[]): boolean {
  if (choice === DECLINED) return false;
  const parts = partsOf(question, choice);
  return picked.every((word, at) => parts[question.parts[at] ?? ''] === word);
}

export function targetsOf(question: Question, picked: readonly string[]): Targets {
  const found = new TargetsFound();
  const keys = (choice: string) => (follows(question, choice, picked) ? keysOf(question, choice, picked.length) : []);
  for (const choice of question.choices) found.open(keys(choice), choice);
  found.refuse(question, keys);
  return found.all;
}

/** The parts that all these answers have in common, beyond those picked: what pointing at their target picks. */
export function commonParts(question: Question, choices: readonly string[]): string[] {
  const words = choices.map((choice) => {
    const parts = partsOf(question, choice);
    return question.parts.map((part) => parts[part] ?? '');
  });
  const first = words[0] ?? [];
  const differs = first.findIndex((word, at) => words.some((other) => other[at] !== word));
  return differs < 0 ? first : first.slice(0, differs);
}

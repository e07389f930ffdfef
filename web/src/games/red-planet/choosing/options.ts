/** The next choices as a list: what can be chosen as the next part of an answer. */
import { DECLINED } from '../../../board/choosing/declined';
import type { OptionShown } from '../../../board/choosing/options';
import { partsOf, type Question } from '../../../wire';
import type { Scene } from '../scene.svelte';
import type { Choosing } from './choosing.svelte';
import { follows, placeKey } from './targets';

export interface Option {
  /** The word of the part that is chosen next. */
  word: string;
  kind: string;
  choices: string[];
}

export function optionsOf(question: Question, picked: readonly string[]): Option[] {
  const part = question.parts[picked.length];
  const kind = question.kinds[picked.length];
  if (!part || !kind) return [];
  const found = new Map<string, Option>();
  for (const choice of question.choices) {
    if (choice === DECLINED || !follows(question, choice, picked)) continue;
    const word = partsOf(question, choice)[part] ?? '';
    const option = found.get(word) ?? { word, kind, choices: [] };
    option.choices.push(choice);
    found.set(word, option);
  }
  return [...found.values()];
}

export function optionsShown(scene: Scene, choosing: Choosing): OptionShown[] {
  const { question, parts } = choosing;
  if (!question || question.kinds[0] === 'character') return []; // the hand is buttons already
  const taken = choosing.held ?? question.chosen;
  return optionsOf(question, parts).map(({ word, kind, choices }) => {
    const [first, ...others] = choices as [string, ...string[]];
    const key = keyOf(kind, word, parts.at(-1));
    const single = !others.length;
    return {
      id: word,
      label: single ? scene.answerWords(question, first) : String(scene.words.thing(kind, word)),
      ...(kind === 'card' ? { text: scene.words.cardText(word) } : {}),
      ...(single ? { pressed: first === taken } : {}),
      press: (byTouch) => choosing.narrow(key, choices, byTouch),
      rest: (here) => (choosing.resting = here ? key : null),
    };
  });
}

function keyOf(kind: string, word: string, before: string | undefined): string {
  if (kind === 'study') return word === 'draw' ? 'deck:events' : `zone:${word}`;
  if (kind === 'seat') return `crew:${before}:${word}`;
  return kind === 'card' ? `card:${word}` : placeKey(word);
}

/** The next choices as a list: for the keyboard, for screen readers, for whoever would rather read than point. */
import { DECLINED } from '../../../board/choosing/declined';
import type { Question } from '../../../wire';
import { deedOf, type Picked } from './targets';

export interface Option {
  /** A deed that can be done with several things, or "" for a single answer. */
  deed: string;
  choices: string[];
}

/** Answers that end or settle something have a button of their own beside the question. */
export const SETTLING: ReadonlySet<string> = new Set(['end', 'pay-for-me']);

const FIRST: readonly string[] = [
  'launch',
  'draw',
  'free',
  'free-bought',
  'plan',
  'pad',
  'plan-paid',
  'pad-paid',
  'buy',
  'buy-engine',
];
const LAST: readonly string[] = ['store', 'unstore', 'discard', 'unpad', 'remove', 'drop-plan'];

/** Deeds with several things first as a whole, then thing by thing. */
export function optionsOf(question: Question, picked: Picked | null): Option[] {
  const choices = (picked?.choices ?? question.choices).filter(
    (choice) => choice !== DECLINED && !SETTLING.has(deedOf(question, choice)),
  );
  if (picked) return choices.map((choice) => ({ deed: '', choices: [choice] }));
  const found = new Map<string, Option>();
  for (const choice of choices) {
    const deed = question.deeds[deedOf(question, choice)] ? deedOf(question, choice) : '';
    const option = (deed && found.get(deed)) || { deed, choices: [] };
    option.choices.push(choice);
    found.set(deed || choice, option);
  }
  const options = [...found.values()].map((option) =>
    option.choices.length === 1 ? { deed: '', choices: option.choices } : option,
  );
  return options.sort((a, b) => rank(question, a) - rank(question, b));
}

/** A launch is what all is done for, and comes first; what loses something comes last. */
function rank(question: Question, { choices }: Option): number {
  const deed = deedOf(question, choices[0]!);
  return FIRST.indexOf(deed) + 1 || (LAST.includes(deed) ? 9 + LAST.indexOf(deed) : 8);
}

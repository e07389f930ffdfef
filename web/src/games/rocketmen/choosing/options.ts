/** The next choices as a list: deeds, and what they can be done with. */
import { DECLINED } from '../../../board/choosing/declined';
import type { OptionShown } from '../../../board/choosing/options';
import type { Picked } from '../../../board/choosing/targets';
import type { Question } from '../../../wire';
import type { Scene } from '../scene.svelte';
import { answerWords, deedGroup, optionWords } from '../sentences';
import type { Choosing } from './choosing.svelte';
import { deedOf, refusedWith } from './targets';

export interface Option {
  /** A deed that can be done with several things, or "" for a single answer. */
  deed: string;
  choices: string[];
}

/** Answers that end or settle something have a button of their own beside the question. */
export const SETTLING: ReadonlySet<string> = new Set(['end', 'pay-for-me']);

/** So many things that can't be done with what is picked are listed. */
const MOST_REFUSED = 4;

/** A launch is what all is done for, and comes first; what is for an odd case, or loses something, comes last. */
const FIRST: readonly string[] = ['launch', 'draw', 'free', 'free-bought', 'plan', 'pad', 'buy', 'buy-engine'];
const LAST: readonly string[] = [
  'plan-paid',
  'pad-paid',
  'store',
  'store-paid',
  'unstore',
  'discard',
  'unpad',
  'remove',
  'drop-plan',
  'no',
];

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

function rank(question: Question, { choices }: Option): number {
  const deed = deedOf(question, choices[0]!) || choices[0]!;
  if (FIRST.includes(deed)) return FIRST.indexOf(deed) - FIRST.length;
  return LAST.indexOf(deed) + 1;
}

export function optionsShown(scene: Scene, choosing: Choosing): OptionShown[] {
  const { question, picked } = choosing;
  if (!question || question.question === 'Fly') return []; // in flight the launch panel has the buttons
  const words = picked ? answerWords : optionWords;
  const open = optionsOf(question, picked).map(({ deed, choices }): OptionShown => {
    const [first] = choices as [string];
    const single = {
      label: words(scene, question, first),
      strong: picked !== null,
      // whoever has picked a thing and now its deed has looked already
      press: (byTouch: boolean) => choosing.press(first, byTouch && !picked),
      rest: (here: boolean) => (choosing.considered = here ? first : null),
    };
    const several = {
      label: deedGroup(scene, deed),
      count: choices.length,
      press: () => choosing.narrow(`deed:${deed}`, choices),
    };
    return { id: first, ...(deed ? several : single) };
  });
  if (!open.length || !picked || picked.key.startsWith('deed:')) return open;
  const refused = refusedWith(question, picked.key, choosing.lay).slice(0, MOST_REFUSED);
  return [
    ...open,
    ...refused.map(({ choice, reason, rule }) => ({
      id: choice,
      label: answerWords(scene, question, choice),
      refusal: { reason, rule },
      press: () => undefined,
    })),
  ];
}

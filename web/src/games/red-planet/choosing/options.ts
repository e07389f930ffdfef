/** The next choices as a list: for the keyboard, for screen readers, for whoever would rather read than point. */
import { DECLINED } from '../../../board/choosing/declined';
import { partsOf, type Question } from '../../../wire';
import { follows } from './targets';

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

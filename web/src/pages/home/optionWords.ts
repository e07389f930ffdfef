/** Options and their values in words; some are among the games' own texts. */
import { language, t } from '../../lib/text/language.svelte';

export function isNamed(option: string): boolean {
  return language.has(`option-${option}`);
}

export function optionName(option: string): string {
  return isNamed(option) ? t(`option-${option}`) : option;
}

/** What it is about, in a line; "" where nobody has written one. */
export function optionDescription(option: string): string {
  const id = `option-${option}.description`;
  return language.has(id) ? t(id) : '';
}

const EASIEST_FIRST = ['easy', 'normal', 'hard'];

/** As one reads them; the first that a game names is what it begins with. */
export function inOrder(values: readonly string[]): string[] {
  const rank = (value: string) => EASIEST_FIRST.indexOf(value);
  return [...values].sort((a, b) => (rank(a) < 0 || rank(b) < 0 ? 0 : rank(a) - rank(b)));
}

export function valueName(option: string, value: string): string {
  const found = [`option-${option}-${value.replaceAll('_', '-')}`, `option-${value}`, value].find((id) =>
    language.has(id),
  );
  return found ? t(found) : value;
}

/** Options and their values in words; some are among the games' own texts. */
import { language, t } from '../../lib/text/language.svelte';

export function isNamed(option: string): boolean {
  return language.has(`option-${option}`);
}

export function optionName(option: string): string {
  return isNamed(option) ? t(`option-${option}`) : option;
}

export function valueName(option: string, value: string): string {
  const found = [`option-${option}-${value.replaceAll('_', '-')}`, `option-${value}`, value].find((id) =>
    language.has(id),
  );
  return found ? t(found) : value;
}

/** What went wrong, in words. */
import type { Problem } from '../../wire';
import { language, t } from './language.svelte';

export function problemText({ code }: Problem): string {
  return language.has(`problem-${code}`) ? t(`problem-${code}`) : t('problem-other', { code });
}

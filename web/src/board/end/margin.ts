/** How far ahead or behind the reader ended: "You win by 7", "Second, 4 behind". */
import { t } from '../../lib/text/language.svelte';
import type { Row } from './scores';

/** The best first; `own` says which rows are the reader's own.  Nothing for who only looks on, plays alone or shares the
 * victory. */
export function marginWords(rows: readonly Row[], own: (seat: number) => boolean): string {
  const winners = rows.filter(({ won }) => won);
  const mine = rows.find(({ seat }) => own(seat));
  const [winner] = winners;
  if (!mine || !winner || rows.length < 2) return '';
  if (mine.won) {
    const next = rows.find(({ won }) => !won);
    const points = next ? mine.total - next.total : 0;
    return winners.length > 1 || points <= 0 ? '' : t('result-won-by', { points });
  }
  const points = winner.total - mine.total;
  const place = rows.filter(({ won, total }) => won || total > mine.total).length + 1;
  if (points <= 0) return place === 2 ? t('result-behind-at-the-top') : '';
  return t('result-behind', { place, points });
}

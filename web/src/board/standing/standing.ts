/** How the game stands, in words: points so far, and how far one is with what gives more. */
import { t } from '../../lib/text/language.svelte';
import type { Aim, Outcome, SeatStanding } from '../../wire';

/** A seat's points and where they come from, as what there is to know more about. */
export interface StandingSubject {
  type: 'standing';
  seat: number;
}

/** Met for good or for all it gives; begun: it gives something now; missed: the game is over, or it takes points. */
export type AimState = 'met' | 'begun' | 'open' | 'missed';

export function stateOf({ met, points }: Aim, over: boolean): AimState {
  if (points < 0) return 'missed';
  if (met) return 'met';
  if (points > 0) return 'begun';
  return over ? 'missed' : 'open';
}

/** "zones: 2 of 4, now 2 points, 4 points from 3 on". */
export function aimWords({ measure, have, of, others, points, must, next }: Aim): string {
  const said: string[] = [];
  const counted = measure && t(`aim-measure-${measure}`);
  if (counted)
    said.push(
      others === null
        ? t('aim-progress', { measure: counted, have, of })
        : t('aim-race', { measure: counted, have, others }),
    );
  said.push(must ? t('aim-must') : t('aim-now', { points }));
  if (next && !must) said.push(t('aim-next', { at: next.at, points: next.points }));
  return said.join(t('list-separator'));
}

/** The same in figures: "2/4" of what is needed, or "2:3" against the best of the others. */
export function aimFigures({ measure, have, of, others }: Aim): string {
  if (!measure) return '';
  return others === null ? `${have}/${of}` : `${have}:${others}`;
}

/** The same when all has been counted, as the score tells it. */
export function finalOf(found: SeatStanding, { totals, owners, winners }: Outcome): SeatStanding {
  const points = totals[found.seat] ?? found.total;
  const won = (seat: number) => winners.includes(owners[seat] ?? -1);
  const ahead = totals.filter((total, seat) => total > points || (total === points && won(seat) && !won(found.seat)));
  return { ...found, points, place: ahead.length + 1 };
}

export function placeWords({ points, place }: SeatStanding): string {
  return place === 1 ? t('web-standing-leads', { points }) : t('web-standing-place', { points, place });
}

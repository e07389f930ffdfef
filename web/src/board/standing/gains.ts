/** Who has got points lately, in a line. */
import { language, listed, t } from '../../lib/text/language.svelte';
import type { Event } from '../../wire';
import type { BoardScene } from '../scene.svelte';

/** Points by seat, of those that got any. */
export type Gains = ReadonlyMap<number, number>;

/** What events that tell points have given; `seatOf` says to whom, counted from 0. */
export function gainsOf(events: readonly Event[], seatOf: (event: Event) => number | null): Gains {
  const gains = new Map<number, number>();
  for (const event of events) {
    const seat = seatOf(event);
    if (seat !== null) gains.set(seat, (gains.get(seat) ?? 0) + Number(event.parts['points']));
  }
  return gains;
}

/** With its sign in front of it, from right to left too. */
function gained(points: number): string {
  return points.toLocaleString(language.code, { signDisplay: 'exceptZero' });
}

/** "Ada +5, Bot 2 +2", the most first; "" if nobody got any. */
export function gainsInWords(scene: BoardScene, gains: Gains): string {
  const told = [...gains].sort(([, a], [, b]) => b - a);
  return listed(
    told.map(([seat, points]) => t('standing-gain', { seat: scene.seatName(seat), points: gained(points) })),
  );
}

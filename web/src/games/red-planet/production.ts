/** What a production has given each seat. */
import { language, listed, t } from '../../lib/text/language.svelte';
import type { Event } from '../../wire';
import type { Kind, Tokens } from './picture';
import type { Scene } from './scene.svelte';

export interface Production {
  number: number;
  /** Points by seat, of those that got any. */
  gains: ReadonlyMap<number, number>;
}

const WITHIN: ReadonlySet<string> = new Set(['tokens-placed', 'tile-counted', 'tokens-taken']);

/** The last production among events; null if there was none. */
export function lastProduction(events: readonly Event[], values: Tokens): Production | null {
  const begun = events.findLastIndex(({ fact }) => fact === 'production-begun');
  if (begun < 0) return null;
  const after = events.slice(begun + 1);
  const end = after.findIndex(({ fact }) => !WITHIN.has(fact));
  const gains = new Map<number, number>();
  for (const { fact, parts } of after.slice(0, end < 0 ? undefined : end)) {
    if (fact !== 'tokens-taken') continue;
    const seat = Number(parts['seat']) - 1;
    const points = Number(parts['number']) * values[parts['kind'] as Kind];
    gains.set(seat, (gains.get(seat) ?? 0) + points);
  }
  return { number: Number(events[begun]!.parts['production']), gains };
}

/** With its sign in front of it, from right to left too. */
function gained(points: number): string {
  return points.toLocaleString(language.code, { signDisplay: 'exceptZero' });
}

/** "Production 1: Ada +2, Bot 2 +5", of a production since a step; "" if there was none. */
export function gainsSince(scene: Scene, step: number): string {
  const production = lastProduction(
    scene.events.filter((event) => event.step >= step),
    scene.picture.outlook.values,
  );
  if (!production?.gains.size) return '';
  const gains = [...production.gains]
    .sort(([, a], [, b]) => b - a)
    .map(([seat, points]) => t('standing-gain', { seat: scene.seatName(seat), points: gained(points) }));
  return t('standing-gains', { production: production.number, gains: listed(gains) });
}

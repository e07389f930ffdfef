/** What a production has given each seat. */
import { gainsInWords, type Gains } from '../../board/standing/gains';
import { t } from '../../lib/text/language.svelte';
import type { Event } from '../../wire';
import type { Kind, Tokens } from './picture';
import type { Scene } from './scene.svelte';

export interface Production {
  number: number;
  /** Points by seat, of those that got any. */
  gains: Gains;
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

/** "Production 1: Ada +2, Bot 2 +5", of a production since a step; "" if there was none. */
export function gainsSince(scene: Scene, step: number): string {
  const production = lastProduction(
    scene.events.filter((event) => event.step >= step),
    scene.picture.outlook.values,
  );
  if (!production?.gains.size) return '';
  return t('standing-gains', { production: production.number, gains: gainsInWords(scene, production.gains) });
}

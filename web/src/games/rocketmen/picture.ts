/** What a view of Rocketmen looks like. */

import type { Cards, Component as Given, Cost } from './wire';

export * from './wire';

/** What is there but hidden. */
export const UNSEEN = '?';

/** What cards give and cost; "any" is a cost only: one of computers, composites, biotech. */
export type Component = Given | Cost;
export type Counts = Partial<Record<Component, number>>;

export function sizeOf(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0);
}

/** Every copy on its own, with a key that tells copies apart. */
export function copiesOf(cards: Cards): { card: string; key: string }[] {
  return Object.entries(cards).flatMap(([card, number]) =>
    Array.from({ length: number }, (_, at) => ({ card, key: `${card} ${at}` })),
  );
}

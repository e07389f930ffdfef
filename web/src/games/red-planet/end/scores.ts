/** The final score taken apart: for each seat its points by source. */
import type { Outcome } from '../../../wire';

export const SOURCES = ['tokens', 'missions', 'ice-monopoly', 'discoveries'] as const;
export type Source = (typeof SOURCES)[number];

export interface Bar {
  source: Source;
  points: number;
  items: { item: string; points: number }[];
}

export interface Row {
  seat: number;
  total: number;
  place: number;
  won: boolean;
  bars: Bar[];
}

/** The best first. */
export function rowsOf(outcome: Outcome): Row[] {
  const best = [...outcome.totals].sort((a, b) => b - a);
  return outcome.totals
    .map((total, seat): Row => {
      const own = outcome.scores.filter((score) => score.seat === seat);
      const bars = SOURCES.map((source) => {
        const items = own.filter((score) => score.source === source);
        return { source, points: items.reduce((sum, { points }) => sum + points, 0), items };
      });
      return {
        seat,
        total,
        place: best.indexOf(total) + 1,
        won: outcome.winners.includes(outcome.owners[seat] ?? -1),
        bars: bars.filter(({ items }) => items.length),
      };
    })
    .sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}

/** So that all bars fit: how many points the whole width stands for, and which part of it lies below nothing. */
export interface Scale {
  length: number;
  zero: number;
}

export function scaleOf(rows: readonly Row[]): Scale {
  const longest = (sign: 1 | -1) =>
    rows.map(({ bars }) => bars.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0));
  const above = Math.max(1, ...longest(1));
  const below = Math.max(0, ...longest(-1));
  return { length: above + below, zero: below / (above + below) };
}

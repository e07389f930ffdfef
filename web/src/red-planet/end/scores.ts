/** The final score taken apart: for each seat its points by source. */
import type { Outcome } from '../../wire';

export const SOURCES = ['tokens', 'missions', 'ice-monopoly', 'discoveries'] as const;

export interface Bar {
  source: string;
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
      const sources = [...new Set([...SOURCES, ...own.map(({ source }) => source)])];
      const bars = sources.map((source) => {
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

/** The longest bar, so that all fit the same scale. */
export function scaleOf(rows: readonly Row[]): number {
  const lengths = rows.map(({ bars }) => bars.reduce((sum, { points }) => sum + Math.max(0, points), 0));
  return Math.max(1, ...lengths);
}

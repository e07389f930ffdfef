/** The final score taken apart: for each seat its points by source. */
import type { Outcome } from '../../wire';

export const SOURCES = ['missions', 'hazards', 'tokens', 'objectives', 'variants'] as const;

export interface Bar {
  source: string;
  points: number;
}

export interface Row {
  seat: number;
  total: number;
  won: boolean;
  bars: Bar[];
}

/** The best first; the rival of a solo game has won where nobody else has. */
export function rowsOf(outcome: Outcome): Row[] {
  return outcome.totals
    .map((total, seat): Row => {
      const bars = SOURCES.map((source) => ({
        source,
        points: outcome.scores.filter((score) => score.seat === seat && score.source === source).reduce((sum, { points }) => sum + points, 0),
      }));
      const owner = outcome.owners[seat] ?? -1;
      return { seat, total, won: owner >= 0 && outcome.winners.includes(owner), bars: bars.filter(({ points }) => points) };
    })
    .sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}

/** The longest bar, so that all fit the same scale. */
export function scaleOf(rows: readonly Row[]): number {
  return Math.max(1, ...rows.map(({ bars }) => bars.reduce((sum, { points }) => sum + Math.max(0, points), 0)));
}

/** The final score taken apart: for each seat its points by source, and what each source is made of. */
import type { Outcome } from '../../wire';

export interface Item {
  /** The id of a thing of the game; "" where the source itself says it all. */
  item: string;
  points: number;
}

export interface Bar {
  source: string;
  points: number;
  items: readonly Item[];
}

export interface Row {
  seat: number;
  total: number;
  won: boolean;
  /** Only of sources that have brought or cost something. */
  bars: readonly Bar[];
}

/** The best first, each with its sources in the order in which they are told; where nobody has won, nobody's row says so. */
export function rowsOf(outcome: Outcome, sources: readonly string[]): Row[] {
  const barsOf = (seat: number) =>
    sources.map((source) => barOf(outcome, seat, source)).filter(({ items }) => items.length);
  return outcome.totals
    .map((total, seat): Row => {
      const owner = outcome.owners[seat] ?? -1;
      return { seat, total, won: owner >= 0 && outcome.winners.includes(owner), bars: barsOf(seat) };
    })
    .sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}

/** A source as the outcome has it. */
function barOf({ scores }: Outcome, seat: number, source: string): Bar {
  const items = scores.filter((score) => score.seat === seat && score.source === source);
  return { source, points: items.reduce((sum, { points }) => sum + points, 0), items };
}

export interface Scale {
  /** Points from end to end of the longest bars. */
  length: number;
  /** Where nothing is, from 0 to 1: points below it lie before. */
  zero: number;
}

/** So that all bars fit, those below nothing too. */
export function scaleOf(rows: readonly Row[]): Scale {
  const longest = (sign: 1 | -1) =>
    rows.map(({ bars }) => bars.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0));
  const above = Math.max(1, ...longest(1));
  const below = Math.max(0, ...longest(-1));
  return { length: above + below, zero: below / (above + below) };
}

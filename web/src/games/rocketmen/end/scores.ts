/** The final score taken apart: for each seat its points by source, and what each source is made of. */
import type { Outcome } from '../../../wire';
import type { LocationPicture } from '../picture';

export const SOURCES = ['missions', 'hazards', 'tokens', 'objectives', 'variants'] as const;
export type Source = (typeof SOURCES)[number];

export interface Item {
  /** The id of a location or of a variant; "" where the source itself says it all. */
  item: string;
  points: number;
}

/** In a solo game hazards move the marker at once, as missions do. */
export const HAZARDS = 'hazards';

export interface Bar {
  source: Source;
  points: number;
  items: Item[];
}

export interface Row {
  seat: number;
  total: number;
  won: boolean;
  bars: Bar[];
}

/** The best first; the rival of a solo game has won where nobody else has. */
export function rowsOf(outcome: Outcome, locations: readonly LocationPicture[]): Row[] {
  return outcome.totals
    .map((total, seat): Row => {
      const owner = outcome.owners[seat] ?? -1;
      const bars = SOURCES.map((source) => barOf(outcome, seat, source, locations));
      return {
        seat,
        total,
        won: owner >= 0 && outcome.winners.includes(owner),
        bars: bars.filter(({ points }) => points),
      };
    })
    .sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}

function barOf(outcome: Outcome, seat: number, source: Source, locations: readonly LocationPicture[]): Bar {
  const scores = outcome.scores.filter((score) => score.seat === seat && score.source === source);
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  if (source !== 'missions') return { source, points, items: scores.map(({ item, points }) => ({ item, points })) };
  const items = arrivalsOf(seat, locations);
  const rest = points - items.reduce((sum, each) => sum + each.points, 0);
  return { source, points, items: rest ? [...items, { item: HAZARDS, points: rest }] : items };
}

/** Where a seat has arrived, and what its place there was worth. */
function arrivalsOf(seat: number, locations: readonly LocationPicture[]): Item[] {
  return locations
    .filter(({ arrived }) => arrived.includes(seat))
    .map(({ location, arrived, points }) => ({ item: location, points: points[arrived.indexOf(seat)] ?? 0 }))
    .sort((a, b) => b.points - a.points);
}

export interface Scale {
  /** Points from end to end of the longest bars. */
  length: number;
  /** Where nothing is, from 0 to 1: points below it lie before. */
  zero: number;
}

/** So that all bars fit, those below nothing too. */
export function scaleOf(rows: readonly Row[]): Scale {
  const sum = (row: Row, sign: 1 | -1) => row.bars.reduce((total, { points }) => total + Math.max(0, sign * points), 0);
  const above = Math.max(1, ...rows.map((row) => sum(row, 1)));
  const below = Math.max(0, ...rows.map((row) => sum(row, -1)));
  return { length: above + below, zero: below / (above + below) };
}

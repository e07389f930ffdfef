/** Where points come from, in the order in which they are told, and what missions are made of. */
import { barOf, rowsOf as rows, type Bar, type Item, type Row } from '../../../board/end/scores';
import type { Outcome } from '../../../wire';
import type { Picture } from '../picture';

export const SOURCES = ['missions', 'hazards', 'tokens', 'objectives', 'variants'];

/** In a solo game hazards move the marker at once, as missions do. */
export const HAZARDS = 'hazards';

export function rowsOf(outcome: Outcome, picture: Picture): Row[] {
  return rows(outcome, (seat) =>
    SOURCES.map((source) => {
      const bar = barOf(outcome, seat, source);
      return source === 'missions' ? withArrivals(bar, arrivalsOf(seat, picture)) : bar;
    }).filter(({ points }) => points),
  );
}

function withArrivals({ source, points }: Bar, items: readonly Item[]): Bar {
  const rest = points - items.reduce((sum, each) => sum + each.points, 0);
  return { source, points, items: rest ? [...items, { item: HAZARDS, points: rest }] : items };
}

/** Where a seat has arrived, and what its place there was worth. */
function arrivalsOf(seat: number, { locations, outlook }: Picture): Item[] {
  return locations
    .filter(({ arrived }) => arrived.includes(seat))
    .map(({ location, arrived }) => ({ item: location, points: outlook.brought[location]![arrived.indexOf(seat)]! }))
    .sort((a, b) => b.points - a.points);
}

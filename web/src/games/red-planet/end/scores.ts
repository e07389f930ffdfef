/** Where points come from, in the order in which they are told. */
import { barOf, rowsOf as rows, type Row } from '../../../board/end/scores';
import type { Outcome } from '../../../wire';

export const SOURCES = ['tokens', 'missions', 'ice-monopoly', 'discoveries'];

export function rowsOf(outcome: Outcome): Row[] {
  return rows(outcome, (seat) =>
    SOURCES.map((source) => barOf(outcome, seat, source)).filter(({ items }) => items.length),
  );
}

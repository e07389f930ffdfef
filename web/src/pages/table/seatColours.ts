/** The colours of the seats of a table, by what its players have chosen. */
import { assignColours } from '../../lib/seats';
import type { Position, TableShown } from '../../wire';

interface SeatSeen {
  player?: number;
  neutral?: boolean;
}

/** Players and seats are mostly the same; in the two-player game each player has a neutral colour besides. */
export function seatColoursAt({ seats }: TableShown, position: Position | null): number[] {
  const seen: readonly SeatSeen[] = (position?.picture['seats'] as SeatSeen[] | undefined) ?? seats;
  return assignColours(seen.map(({ player, neutral }, at) => (neutral ? null : (seats[player ?? at]?.colour ?? null))));
}

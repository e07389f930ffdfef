/** Where every ship of the box is now. */
import type { Pack } from '../../../lib/pack';
import type { Picture } from '../picture';

export type Whereabouts = 'deck' | 'docked' | 'discarded' | 'out';

export interface ShipRow {
  id: string;
  capacity: number;
  where: Whereabouts;
}

export interface Route {
  /** A zone, or "unknown". */
  to: string;
  ships: ShipRow[];
}

/** By destination, in the order of the pack's zones; those of unknown destination last. */
export function routesOf(
  pack: Pack,
  picture: Pick<Picture, 'ship-deck' | 'ship-discards' | 'ships-out' | 'docks'>,
): Route[] {
  const docked = picture.docks.flatMap((dock) => dock.ship ?? []);
  const whereIs = (id: string): Whereabouts => {
    if (docked.includes(id)) return 'docked';
    if (picture['ship-discards'].includes(id)) return 'discarded';
    return picture['ship-deck'].includes(id) ? 'deck' : 'out';
  };
  const routes = [...pack.entries('zone').map(({ id }) => id), 'unknown'].map((to): Route => {
    const ships = pack.entries('ship').filter((ship) => ship.word('to') === to);
    const rows = ships.map((ship) => ({ id: ship.id, capacity: ship.number('capacity'), where: whereIs(ship.id) }));
    return { to, ships: rows.sort((a, b) => a.capacity - b.capacity) };
  });
  return routes.filter(({ ships }) => ships.length);
}

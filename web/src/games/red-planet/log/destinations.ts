/** Where ships were bound when something happened to them: a destination token counts, not what is printed on the card. */
import type { Event } from '../../../wire';

const TOKENS: ReadonlySet<string> = new Set(['destination-given', 'destination-set']);

/** The zone by event, for what happened to a ship with a token. */
export function destinationsIn(events: readonly Event[]): ReadonlyMap<Event, string> {
  const found = new Map<Event, string>();
  const bound = new Map<string, string>();
  for (const event of events) {
    const { dock, zone, ship } = event.parts;
    if (!dock) continue;
    if (event.fact === 'ship-docked') bound.delete(dock);
    else if (TOKENS.has(event.fact) && zone) bound.set(dock, zone);
    else if (ship && bound.has(dock)) found.set(event, bound.get(dock)!);
  }
  return found;
}

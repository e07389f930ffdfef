/** A picture after something has happened in it: so that what has been acted out stays, until the next picture is told.
 *
 * This is bookkeeping, not rules: whatever an event doesn't say stays as it is, and the server's next picture is the truth.
 */
import type { Pack } from '../../../lib/pack';
import type { Event } from '../../../wire';
import {
  UNSEEN,
  type DockPicture,
  type DockedShip,
  type Kind,
  type Picture,
  type SeatPicture,
  type ZonePicture,
} from '../picture';

type Parts = Readonly<Record<string, string>>;

/** A picture that can be changed piece by piece without touching the one it was made from. */
class Draft {
  picture: Picture;

  constructor(before: Picture) {
    this.picture = { ...before, seats: [...before.seats], docks: [...before.docks], zones: [...before.zones] };
  }

  seat(word: string | undefined, change: (seat: SeatPicture) => Partial<SeatPicture>): void {
    const at = Number(word) - 1;
    const seat = this.picture.seats[at];
    if (seat) this.picture.seats[at] = { ...seat, ...change(seat) };
  }

  zone(id: string | undefined, change: (zone: ZonePicture) => Partial<ZonePicture>): void {
    const at = this.picture.zones.findIndex(({ zone }) => zone === id);
    const zone = this.picture.zones[at];
    if (zone) this.picture.zones[at] = { ...zone, ...change(zone) };
  }

  ship(dock: string | undefined, change: (ship: DockedShip) => Partial<DockedShip>): void {
    const at = dockNumber(dock);
    const ship = this.picture.docks[at];
    if (ship && ship.ship !== null) this.picture.docks[at] = { ...ship, ...change(ship) };
  }

  dock(dock: string | undefined, ship: DockPicture): void {
    const at = dockNumber(dock);
    if (at in this.picture.docks) this.picture.docks[at] = ship;
  }

  /** Astronauts come to a place, or leave it. */
  crowd(place: string | undefined, seat: string | undefined, number: number): void {
    const more = (counts: readonly number[]) =>
      counts.map((count, at) => (at === Number(seat) - 1 ? Math.max(0, count + number) : count));
    if (/^d\d+$/.test(place ?? '')) this.ship(place, ({ crew }) => ({ crew: more(crew) }));
    else this.zone(place, ({ astronauts }) => ({ astronauts: more(astronauts) }));
  }

  lost(seat: string | undefined, number: number): void {
    this.seat(seat, ({ lost }) => ({ lost: lost + number }));
  }

  supply(seat: string | undefined, number: number): void {
    this.seat(seat, ({ supply }) => ({ supply: supply + number }));
  }
}

function dockNumber(dock: string | undefined): number {
  return Number(dock?.slice(1)) - 1;
}

function more(tokens: Readonly<Record<Kind, number>>, kind: string | undefined, number: number): Record<Kind, number> {
  return { ...tokens, [kind as Kind]: tokens[kind as Kind] + number };
}

function docked(pack: Pack, id: string, seats: number): DockedShip {
  const entry = pack.entry('ship', id);
  const to = entry.word('to') === 'unknown' ? null : entry.word('to');
  return {
    ship: id,
    capacity: entry.number('capacity'),
    launched: false,
    printed: to,
    destination: to,
    tokens: [],
    crew: Array<number>(seats).fill(0),
  };
}

const DEEDS: Readonly<Record<string, (draft: Draft, parts: Parts, number: number, pack: Pack) => void>> = {
  'round-begun': (draft, { round }) => Object.assign(draft.picture, { round: Number(round), phase: 'round' }),
  'production-begun': (draft, { production }) => Object.assign(draft.picture, { phase: `production-${production}` }),
  'first-player': (draft, { seat }) => Object.assign(draft.picture, { first: Number(seat) - 1 }),
  'ship-docked': (draft, { dock, ship }, _, pack) =>
    draft.dock(dock, docked(pack, ship ?? '', draft.picture.seats.length)),
  'destination-given': (draft, { dock, zone = '' }) =>
    draft.ship(dock, ({ tokens }) => ({ destination: zone, tokens: [...tokens, zone] })),
  'destination-set': (draft, { dock, zone = '' }) =>
    draft.ship(dock, ({ tokens }) => ({ destination: zone, tokens: [...tokens, zone] })),
  'astronauts-boarded': (draft, { seat, dock }, number) => {
    draft.supply(seat, -number);
    draft.crowd(dock, seat, number);
  },
  'ship-launched': (draft, { dock }) => draft.ship(dock, () => ({ launched: true })),
  'ship-landed': (draft, { dock }) => draft.dock(dock, { ship: null }),
  'ship-discarded': (draft, { dock }) => draft.dock(dock, { ship: null }),
  'ship-removed': (draft, { dock }) => draft.dock(dock, { ship: null }),
  'ship-destroyed': (draft, { dock }) => draft.dock(dock, { ship: null }),
  'crew-lost': (draft, { seat, dock }, number) => {
    draft.crowd(dock, seat, -number);
    draft.lost(seat, number);
  },
  'astronauts-landed': (draft, { seat, zone }, number) => draft.crowd(zone, seat, number),
  'astronaut-moved': (draft, { seat, from, to }) => {
    draft.crowd(from, seat, -1);
    draft.crowd(to, seat, 1);
  },
  'astronaut-killed': (draft, { owner, zone }) => {
    draft.crowd(zone, owner, -1);
    draft.lost(owner, 1);
  },
  'astronaut-replaced': (draft, { seat, owner, place }) => {
    draft.crowd(place, owner, -1);
    draft.lost(owner, 1);
    draft.supply(seat, -1);
    draft.crowd(place, seat, 1);
  },
  'astronaut-lost-here': (draft, { seat, zone }) => {
    draft.crowd(zone, seat, -1);
    draft.lost(seat, 1);
  },
  'astronaut-rescued': (draft, { seat, zone }) => {
    draft.lost(seat, -1);
    draft.crowd(zone, seat, 1);
  },
  'resource-turned-up': (draft, { zone, kind }) => draft.zone(zone, () => ({ resource: kind as Kind })),
  'tokens-placed': (draft, { zone, kind }, number) =>
    draft.zone(zone, ({ tokens }) => ({ tokens: more(tokens, kind, number) })),
  'tokens-taken': (draft, { seat, zone, kind }, number) => {
    draft.zone(zone, ({ tokens }) => ({ tokens: more(tokens, kind, -number) }));
    draft.seat(seat, ({ tokens }) => ({ tokens: more(tokens, kind, number) }));
  },
  'tokens-gained': (draft, { seat, kind }, number) =>
    draft.seat(seat, ({ tokens }) => ({ tokens: more(tokens, kind, number) })),
  'discovery-placed': (draft, { zone }) => draft.zone(zone, () => ({ discovery: UNSEEN })),
  'discovery-revealed': (draft, { zone, card = UNSEEN }) => {
    draft.zone(zone, () => ({ discovery: card }));
    draft.picture['discoveries-revealed'] = true;
  },
  'character-revealed': (draft, { seat, character = '' }) => draft.seat(seat, () => ({ chosen: character })),
  'event-drawn': (draft) => Object.assign(draft.picture, { 'event-deck': draft.picture['event-deck'] - 1 }),
};

export function applied(picture: Picture, event: Event, pack: Pack): Picture {
  const deed = DEEDS[event.fact];
  if (!deed) return picture;
  const draft = new Draft(picture);
  deed(draft, event.parts, Number(event.parts['number'] ?? 1), pack);
  return draft.picture;
}

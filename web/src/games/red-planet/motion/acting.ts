/** What each event looks like while it happens. */
import { pause } from '../../../board/motion/flight';
import type { Event } from '../../../wire';
import type { Kind } from '../picture';
import { climb, drop, explode, fly, land, nodeAt, scatter, spotOf, type Spot } from './flights';
import { astronaut, burst, card, destination, token } from './things';

const BEAT = 60;
/** Long enough for the name of a card that is turned up. */
const READING = 1200;

type Acting = (parts: Readonly<Record<string, string>>, number: number, board: HTMLElement) => Promise<unknown>;

const spot = (anchor: string): Spot | null => spotOf(nodeAt(anchor));
const placeAnchor = (place: string | undefined) => (/^d\d+$/.test(place ?? '') ? `dock:${place}` : `zone:${place}`);
const rocketAt = (dock: string | undefined) => nodeAt(`dock:${dock}`)?.querySelector('svg') ?? null;
/** Where a seat's astronauts stand in a zone; its middle if there are none yet. */
const standing = (zone: string | undefined, seat: string | undefined) =>
  spot(`crew:${zone}:${seat}`) ?? spot(`zone:${zone}`);

/** The seats of a rocket that are still free, the lowest first. */
function freeSeats(dock: string | undefined): (Spot | null)[] {
  const holes = rocketAt(dock)?.querySelectorAll('[data-free]') ?? [];
  return [...holes].map(spotOf);
}

const repeated = (number: number, one: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: number }, (_, at) => one(at)));

const ACTING: Readonly<Record<string, Acting>> = {
  'round-begun': (_, __, board) => pause(620, board),
  'production-begun': (_, __, board) => pause(900, board),
  'reveal-begun': (_, __, board) => pause(900, board),
  'character-called': (_, __, board) => pause(420, board),
  'character-revealed': (_, __, board) => pause(800, board),
  'ship-docked': (_, __, board) => pause(140, board),
  'astronauts-boarded': ({ seat, dock }, number, board) => {
    const free = freeSeats(dock);
    return repeated(number, (at) =>
      fly(astronaut(Number(seat)), spot(`seat:${seat}`), free[at] ?? spot(`dock:${dock}`), board, at * BEAT),
    );
  },
  'ship-launched': ({ dock }) => climb(rocketAt(dock)),
  'ship-landed': ({ dock, zone }) => land(rocketAt(dock), spot(`zone:${zone}`)),
  'ship-destroyed': ({ dock }, _, board) => explode(rocketAt(dock), burst(), board),
  'astronauts-landed': ({ seat, zone }, number, board) =>
    scatter(
      Array.from({ length: number }, () => astronaut(Number(seat))),
      standing(zone, seat),
      board,
    ),
  'astronaut-moved': ({ seat, from, to }, _, board) =>
    fly(astronaut(Number(seat)), standing(from, seat), standing(to, seat), board),
  'astronaut-killed': ({ owner, zone }, _, board) =>
    fly(astronaut(Number(owner)), standing(zone, owner), spot('lost'), board, 0, 300),
  'astronaut-replaced': async ({ seat, owner, place }, _, board) => {
    const there = spot(`crew:${place}:${owner}`) ?? spot(placeAnchor(place));
    await fly(astronaut(Number(owner)), there, spot('lost'), board, 0, 300);
    await fly(astronaut(Number(seat)), spot(`seat:${seat}`), there, board);
  },
  'crew-lost': ({ seat, dock }, number, board) =>
    repeated(number, (at) => fly(astronaut(Number(seat)), spot(`dock:${dock}`), spot('lost'), board, at * BEAT, 300)),
  'astronaut-lost-here': ({ seat, zone }, _, board) =>
    fly(astronaut(Number(seat)), standing(zone, seat), spot('lost'), board, 0, 300),
  'astronaut-rescued': ({ seat, zone }, _, board) =>
    fly(astronaut(Number(seat)), spot('lost'), standing(zone, seat), board),
  'resource-turned-up': (_, __, board) => pause(260, board),
  'event-drawn': ({ seat }, _, board) => fly(card(), spot('deck:events'), spot(`seat:${seat}`), board),
  'discovery-placed': ({ seat, zone }, _, board) => fly(card(), spot(`seat:${seat}`), spot(`zone:${zone}`), board),
  'discovery-seen': (_, __, board) => pause(READING, board),
  'discovery-revealed': (_, __, board) => pause(READING, board),
  'destination-set': ({ dock, zone }, _, board) =>
    fly(destination(), spot(`zone:${zone}`), spot(`dock:${dock}`), board),
  'destination-given': ({ dock, zone }, _, board) =>
    fly(destination(), spot(`zone:${zone}`), spot(`dock:${dock}`), board),
  'tokens-placed': ({ zone, kind }, number, board) =>
    repeated(number, (at) => drop(token(kind as Kind), spot(`zone:${zone}`), board, at * BEAT)),
  'tokens-taken': ({ seat, zone, kind }, number, board) =>
    repeated(number, (at) => fly(token(kind as Kind), spot(`zone:${zone}`), spot(`seat:${seat}`), board, at * BEAT)),
  'tokens-gained': ({ seat, kind }, number, board) =>
    repeated(number, (at) => fly(token(kind as Kind), spot('map'), spot(`seat:${seat}`), board, at * BEAT)),
};

/** Resolves when everything has landed: whether there was anything to see of it. */
export async function actOut({ fact, parts }: Event, board: HTMLElement): Promise<boolean> {
  await ACTING[fact]?.(parts, Number(parts['number'] ?? 1), board);
  return fact in ACTING;
}

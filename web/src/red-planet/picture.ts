/** What a view of Mission: Red Planet looks like; made by games/red_planet/picture.py. */

export type Kind = 'ice' | 'sylvanite' | 'celerium';
export const KINDS: readonly Kind[] = ['ice', 'sylvanite', 'celerium'];
export const UNSEEN = '?';

export interface SeatPicture {
  seat: number;
  player: number;
  neutral: boolean;
  supply: number;
  lost: number;
  tokens: Record<Kind, number>;
  hand: string[];
  played: string[];
  chosen: string | null;
  ready: boolean;
  answer: number | null;
  cards: string[];
  'first-mission': string | null;
  dealt: string[];
  'given-back': string[];
  removed: string[];
}

export interface EmptyDock {
  ship: null;
}

export interface DockedShip {
  ship: string;
  capacity: number;
  launched: boolean;
  printed: string | null;
  destination: string | null;
  tokens: string[];
  crew: number[];
}

export type DockPicture = EmptyDock | DockedShip;

export interface ZonePicture {
  zone: string;
  resource: Kind | null;
  astronauts: number[];
  tokens: Record<Kind, number>;
  discovery: string | null;
  'seen-by': number[];
}

/** What follows from the rules; made by the game's outlook.py. */
export interface Outlook {
  /** The tracker's steps in order: '1', …, 'production-1', 'reveal', 'final'. */
  track: string[];
  /** How many tokens an explored zone gets at each production. */
  tokens: Record<string, number>;
}

export interface Picture {
  player: number;
  round: number;
  phase: string;
  first: number;
  called: string | null;
  seats: SeatPicture[];
  docks: DockPicture[];
  zones: ZonePicture[];
  tokens: Record<Kind, number>;
  'resources-face-down': Record<Kind, number>;
  destinations: Record<string, number>;
  'ship-deck': string[];
  'ship-discards': string[];
  'ships-out': string[];
  'event-deck': number;
  'event-discards': string[];
  'shown-at-setup': string[];
  drawn: string | null;
  'discoveries-revealed': boolean;
  outlook: Outlook;
}

// Made by `python -m marsbound.server.wire.typescript`; change picture_types.py in its rules instead.

export const KINDS = ["ice", "sylvanite", "celerium"] as const;

export interface Picture {
  player: number;
  round: number;
  phase: string;
  first: number;
  called: string | null;
  seats: SeatPicture[];
  docks: DockPicture[];
  zones: ZonePicture[];
  tokens: Tokens;
  "resources-face-down": Tokens;
  /** The destination tokens left, by zone. */
  destinations: Record<string, number>;
  "ship-deck": string[];
  "ship-discards": string[];
  "ships-out": string[];
  "event-deck": number;
  "event-discards": string[];
  "shown-at-setup": string[];
  drawn: string | null;
  "discoveries-revealed": boolean;
  outlook: Outlook;
}

export interface SeatPicture {
  seat: number;
  player: number;
  neutral: boolean;
  supply: number;
  lost: number;
  tokens: Tokens;
  hand: string[];
  played: string[];
  /** "?" if it is hidden. */
  chosen: string | null;
  ready: boolean;
  /** To a question asked together, by its number; null if there is none to see. */
  answer: number | null;
  /** "?" for each that is hidden. */
  cards: string[];
  "first-mission": string | null;
  dealt: string[];
  "given-back": string[];
  removed: string[];
}

export type Tokens = Record<Kind, number>;

export type Kind = "ice" | "sylvanite" | "celerium";

export type DockPicture = EmptyDock | DockedShip;

export interface EmptyDock {
  ship: null;
}

export interface DockedShip {
  ship: string;
  capacity: number;
  launched: boolean;
  /** The destination on the card; null if its crew chooses. */
  printed: string | null;
  destination: string | null;
  /** The destination tokens on it, by zone. */
  tokens: string[];
  /** By seat. */
  crew: number[];
}

export interface ZonePicture {
  zone: string;
  resource: Kind | null;
  /** By seat. */
  astronauts: number[];
  tokens: Tokens;
  /** "?" if it is hidden. */
  discovery: string | null;
  /** The players who know it. */
  "seen-by": number[];
}

export interface Outlook {
  /** The tracker's steps in order: 1, …, production-1, reveal, final. */
  track: string[];
  /** How many tokens an explored zone gets at each production. */
  tokens: Record<string, number>;
  /** What a point token of each kind is worth. */
  values: Tokens;
}

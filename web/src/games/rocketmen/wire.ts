// Made by `python -m marsbound.server.wire.typescript`; change picture_types.py in its rules instead.

export const ACHIEVEMENTS = ["money", "science", "rocket", "hand"] as const;

export const COMPONENTS = ["money", "computers", "composites", "biotech", "science", "rockets"] as const;

export const COSTS = ["money", "computers", "composites", "biotech", "any"] as const;

export const DESTINATIONS = ["earth", "moon", "mars"] as const;

export interface Picture {
  player: number;
  round: number;
  first: number;
  active: number;
  ending: boolean;
  /** Full rounds in a row without progress. */
  stalled: number;
  finished: boolean;
  variants: string[];
  tokens: DestinationTokens;
  market: (string | null)[];
  engines: Cards;
  "teal-deck": Cards;
  "pink-deck": Cards;
  removed: Cards;
  locations: LocationPicture[];
  payment: PaymentPicture;
  launch: LaunchPicture | null;
  rival: RivalPicture | null;
  seats: SeatPicture[];
  outlook: Outlook;
}

export interface DestinationTokens {
  moon: number | null;
  mars: number | null;
}

export type Cards = Record<string, number>;

export interface LocationPicture {
  location: string;
  rockets: number;
  /** By order of arrival. */
  points: number[];
  /** Seats in that order; the rival of a solo game is the seat after the last. */
  arrived: number[];
}

export interface PaymentPicture {
  basket: string[];
  "owed-money": number;
  "owed-components": number;
  credit: number;
  "free-placements": number;
  draws: number;
  "engines-bought": number;
}

export interface LaunchPicture {
  /** For whoever flies; null for everybody else. */
  odds: OddsPicture | null;
  to: Destination;
  rocket: number;
  distance: number;
  drawn: number;
  draws: number;
  last: number | null;
  copied: string | null;
  /** How many cards of each value are left. */
  "success-deck": number[];
  seen: (number | "?")[];
  offered: number[];
  /** What the next success card may be, as far as the reader knows; empty if none is to come. */
  next: NextCard[];
}

export interface OddsPicture {
  success: number;
  points: number;
  best: string;
  deeds: Record<string, DeedOdds>;
}

export interface DeedOdds {
  points: number;
  success: number;
}

export type Destination = "earth" | "moon" | "mars";

export interface NextCard {
  value: number;
  chance: number;
  /** Where it takes the rocket. */
  field: number;
  arrives: boolean;
}

export interface RivalPicture {
  score: number;
  missions: number;
  to: Destination | null;
  location: string | null;
  field: number;
}

export interface SeatPicture {
  seat: number;
  score: number;
  missions: number;
  plan: string | null;
  pad: Cards;
  stored: Cards;
  "hand-size": number;
  /** Empty for whoever may not see it. */
  hand: Cards;
  "command-centre-size": number;
  "command-centre": Cards;
  "play-area": Cards;
  depot: Cards;
  scrapyard: Cards;
  achievements: Record<Achievement, number>;
  used: UsedMarkers;
  "hand-limit": number;
  "rocket-points": number;
  "pad-gives": Record<Component, number>;
  /** "?" for each that is hidden. */
  objectives: string[];
}

export type Achievement = "money" | "science" | "rocket" | "hand";

export interface UsedMarkers {
  money: number;
  science: number;
}

export type Component = "money" | "computers" | "composites" | "biotech" | "science" | "rockets";

export interface Outlook {
  /** Those that are flown to in this game. */
  destinations: Destination[];
  /** Points that begin the end; 0 where something else does. */
  goal: number;
  /** How many missions somebody can complete. */
  missions: number;
  /** How many can come to a location. */
  places: number;
  /** Those with a token for who is first there. */
  tokens: Destination[];
  /** How likely success cards alone carry a rocket there, drawn to the last, by how far it came by itself. */
  chances: Record<Destination, number[]>;
  /** By location: what it brings whoever comes there next. */
  worth: Cards;
  /** By location: what it brought who has come there, in their order. */
  brought: Record<string, number[]>;
  /** The missions in the reader's hand: locations they can go to. */
  "bound-for": Record<string, string[]>;
  /** Rounds without progress that end the game; 0 where none do. */
  "stalled-limit": number;
  /** By seat: the cards that give something else now than is printed on them. */
  gives: Record<string, Gives>[];
  prices: Record<string, Costs>;
  /** What the reader's hand and markers give, if all of them pay. */
  purse: Gives;
  owed: Costs;
  paid: Gives;
  /** By seat. */
  launches: LaunchOffer[][];
  /** By seat: how far the rocket would come by itself. */
  lift: Record<Destination, number>[];
  /** Before lift-off: the odds with each card that may be copied, "-" for none. */
  copies: Record<string, DeedOdds>;
  "abort-loses": number;
}

export type Gives = Partial<Record<Component, number>>;

export type Costs = Partial<Record<Cost, number>>;

export type Cost = "money" | "computers" | "composites" | "biotech" | "any";

export interface LaunchOffer {
  destination: Destination;
  location: string;
  /** Rocket points that it takes. */
  rockets: number;
  /** How many of them the pad still lacks: as long as any, it can't fly. */
  missing: number;
  /** How far the rocket comes before the first success card. */
  lift: number;
  /** With the best play, as if there were rocket points enough. */
  odds: DeedOdds;
}

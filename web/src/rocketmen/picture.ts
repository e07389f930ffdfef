/** What a view of Rocketmen looks like; made by games/rocketmen/picture.py. */

export const DESTINATIONS = ['earth', 'moon', 'mars'] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const COMPONENTS = ['money', 'computers', 'composites', 'biotech', 'science', 'rockets'] as const;
/** "any" is a cost only: one of computers, composites, biotech. */
export type Component = (typeof COMPONENTS)[number] | 'any';
export const ACHIEVEMENTS = ['money', 'science', 'rocket', 'hand'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];
export const UNSEEN = '?';

export type Counts = Partial<Record<Component, number>>;

/** Cards by name, with their number. */
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
  'owed-money': number;
  'owed-components': number;
  credit: number;
  'free-placements': number;
  draws: number;
  'engines-bought': number;
}

export interface DeedOdds {
  points: number;
  success: number;
}

export interface OddsPicture extends DeedOdds {
  best: string;
  deeds: Record<string, DeedOdds>;
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
  'success-deck': number[];
  seen: (number | '?')[];
  offered: number[];
}

/** Where a planned mission can go. */
export interface LaunchOffer {
  destination: Destination;
  location: string;
  /** Rocket points that it takes. */
  rockets: number;
  /** How far the rocket comes before the first success card. */
  lift: number;
  /** With the best play, as if there were rocket points enough. */
  odds: DeedOdds;
}

/** What follows from the rules; made by the game's outlook.py. */
export interface Outlook {
  /** Those that are flown to in this game. */
  destinations: Destination[];
  /** Points that begin the end; 0 where something else does. */
  goal: number;
  /** How many missions somebody can complete. */
  missions: number;
  /** By seat: the cards that give something else now than is printed on them. */
  gives: Record<string, Counts>[];
  prices: Record<string, Counts>;
  /** What the reader's hand and markers give, if all of them pay. */
  purse: Counts;
  owed: Counts;
  paid: Counts;
  /** By seat. */
  launches: LaunchOffer[][];
  /** By seat: how far the rocket would come by itself. */
  lift: Record<Destination, number>[];
  /** Before lift-off: the odds with each card that may be copied, "-" for none. */
  copies: Record<string, DeedOdds>;
  'abort-loses': number;
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
  'hand-size': number;
  /** Empty for whoever may not see it. */
  hand: Cards;
  'command-centre-size': number;
  'command-centre': Cards;
  'play-area': Cards;
  depot: Cards;
  scrapyard: Cards;
  achievements: Record<Achievement, number>;
  used: { money: number; science: number };
  'hand-limit': number;
  'rocket-points': number;
  'pad-gives': Record<Exclude<Component, 'any'>, number>;
  objectives: string[];
}

export interface Picture {
  player: number;
  round: number;
  first: number;
  active: number;
  ending: boolean;
  finished: boolean;
  variants: string[];
  tokens: { moon: number | null; mars: number | null };
  market: (string | null)[];
  engines: Cards;
  'teal-deck': Cards;
  'pink-deck': Cards;
  removed: Cards;
  locations: LocationPicture[];
  payment: PaymentPicture;
  launch: LaunchPicture | null;
  rival: RivalPicture | null;
  outlook: Outlook;
  seats: SeatPicture[];
}

export function sizeOf(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0);
}

/** Every copy on its own, with a key that tells copies apart. */
export function copiesOf(cards: Cards): { card: string; key: string }[] {
  return Object.entries(cards).flatMap(([card, number]) => Array.from({ length: number }, (_, at) => ({ card, key: `${card} ${at}` })));
}

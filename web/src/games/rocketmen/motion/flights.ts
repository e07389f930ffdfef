/** Which way cards and markers go when something happens: the names of places, without a table. */
import type { Event } from '../../../wire';

export interface Flight {
  /** Anchors of where it begins and where it ends: the first of them that is on the table. */
  from: readonly string[];
  to: readonly string[];
  /** A card that nobody has seen lie anywhere: it is drawn, and held up for a moment beside the seat that plays it. */
  card?: string;
  /** A card that nobody sees. */
  back?: boolean;
  /** A mission marker of this seat, rather than the card that lies there. */
  marker?: string;
}

/** Where the reader's own cards go to. */
const OWN_PLACES: Readonly<Record<string, readonly string[]>> = {
  'paid-with': ['zone:area', 'depot'],
  'card-discarded': ['zone:area', 'depot'],
  'card-scrapped': ['scrapyard'],
  'card-kept': ['zone:area'],
  'mission-planned': ['zone:plan'],
  'card-placed': ['zone:pad'],
  'card-stored': ['zone:stored', 'zone:pad'],
};
/** What everybody sees somebody do with a card, and where it goes at their seat. */
const PLAYED: Readonly<Record<string, 'prepared' | 'seat'>> = {
  'paid-with': 'seat',
  'card-discarded': 'seat',
  'card-scrapped': 'seat',
  'card-kept': 'seat',
  'card-taken-back': 'seat',
  'pad-card-discarded': 'seat',
  'mission-discarded': 'seat',
  'mission-planned': 'prepared',
  'card-placed': 'prepared',
  'card-stored': 'prepared',
};
/** What the reader takes away from their rocket. */
const FROM_ROCKET: Readonly<Record<string, string>> = {
  'card-taken-back': 'hand',
  'pad-card-discarded': 'zone:area',
  'mission-discarded': 'zone:area',
};

/** Null for what doesn't go anywhere.  `own` says whether the hand on the table is that of whoever does it. */
export function flightOf({ fact, parts }: Event, own: boolean): Flight | null {
  const { card = '', seat = '', location = '' } = parts;
  const there = [`seat:${seat}`];
  switch (fact) {
    case 'card-bought':
    case 'hazard-taken':
      return { from: [`offer:${card}`, 'market'], to: own ? ['zone:area', 'hand'] : [`hand-of:${seat}`, ...there] };
    case 'cards-drawn':
      return own
        ? { from: ['deck'], to: ['hand'], back: true }
        : { from: [`deck-of:${seat}`, ...there], to: [`hand-of:${seat}`, ...there], back: true };
    case 'mission-completed':
      return { from: ['rocket', ...there], to: [`location:${location}`], marker: seat };
    case 'token-won':
      return { from: ['destinations'], to: there, marker: seat };
  }
  if (own && OWN_PLACES[fact]) return { from: [`hand:${card}`, 'hand'], to: OWN_PLACES[fact] };
  if (own && FROM_ROCKET[fact]) {
    const from = fact === 'mission-discarded' ? ['plan', 'zone:plan'] : [`pad:${card}`, 'zone:pad'];
    return { from, to: [FROM_ROCKET[fact]] };
  }
  const where = PLAYED[fact];
  if (!where) return null;
  return {
    from: [`hand-of:${seat}`, ...there],
    to: where === 'prepared' ? [`prepared:${seat}`, ...there] : there,
    card,
  };
}

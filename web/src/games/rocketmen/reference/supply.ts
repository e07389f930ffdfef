/** Where all copies of a card are, as far as everybody can know. */
import { sizeOf, type Cards, type Picture, type SeatPicture } from '../picture';

export interface Supply {
  card: string;
  /** Still to come to the market, or in an engine pile. */
  deck: number;
  market: number;
  /** With the players, wherever. */
  owned: number;
  gone: number;
}

const ZONES = ['pad', 'stored', 'hand', 'command-centre', 'play-area', 'depot'] as const;

function ownedBy(seat: SeatPicture, card: string): number {
  return ZONES.reduce((sum, zone) => sum + ((seat[zone] as Cards)[card] ?? 0), 0);
}

/** A scrapped card is out of play, though it may still count in the end. */
export function supplyOf(card: string, picture: Picture): Supply {
  const { seats } = picture;
  return {
    card,
    deck: (picture['teal-deck'][card] ?? 0) + (picture['pink-deck'][card] ?? 0) + (picture.engines[card] ?? 0),
    market: picture.market.filter((each) => each === card).length,
    owned: seats.reduce((sum, seat) => sum + ownedBy(seat, card), 0),
    gone: (picture.removed[card] ?? 0) + seats.reduce((sum, seat) => sum + (seat.scrapyard[card] ?? 0), 0),
  };
}

/** Those of a section that are in this game. */
export function suppliesOf(cards: readonly string[], picture: Picture): Supply[] {
  return cards
    .map((card) => supplyOf(card, picture))
    .filter(({ deck, market, owned, gone }) => deck + market + owned + gone > 0);
}

export function deckSizes(picture: Picture): { teal: number; pink: number } {
  return { teal: sizeOf(picture['teal-deck']), pink: sizeOf(picture['pink-deck']) };
}

/** A picture after something has happened in it: so that what has been acted out stays, until the next picture is told.
 *
 * This is bookkeeping, not rules: whatever an event doesn't say stays as it is, and the server's next picture is the truth.
 */
import type { Event, Position, Standing } from '../../../wire';
import type { Achievement, Cards, Picture, SeatPicture } from '../picture';

type Parts = Readonly<Record<string, string>>;

const seatAt = ({ seat }: Parts) => Number(seat) - 1;
const one = (cards: Cards, card: string) => ({ ...cards, [card]: (cards[card] ?? 0) + 1 });

function less(cards: Cards, card: string): Cards {
  const { [card]: number = 0, ...others } = cards;
  return number > 1 ? { ...cards, [card]: number - 1 } : others;
}

function withSeat(before: Picture, parts: Parts, change: (seat: SeatPicture) => Partial<SeatPicture>): Picture {
  const at = seatAt(parts);
  return { ...before, seats: before.seats.map((seat, each) => (each === at ? { ...seat, ...change(seat) } : seat)) };
}

/** Out of a hand, of which others know only how large it is. */
const played = (seat: SeatPicture, card: string) => ({
  hand: less(seat.hand, card),
  'hand-size': Math.max(0, seat['hand-size'] - 1),
});
const inArea = (seat: SeatPicture, card: string) => ({ 'play-area': one(seat['play-area'], card) });

function without(basket: readonly string[], card: string): string[] {
  const at = basket.indexOf(card);
  return basket.filter((_, each) => each !== at);
}

const DEEDS: Readonly<Record<string, (before: Picture, parts: Parts, card: string) => Picture>> = {
  'turn-begun': (before, parts) => ({ ...before, active: seatAt(parts), round: Number(parts['round']) }),
  'market-filled': (before, { slot }, card) => ({
    ...before,
    market: before.market.map((lies, at) => (slot === `m${at + 1}` ? card : lies)),
  }),
  'card-bought': (before, parts, card) => {
    const at = before.market.indexOf(card);
    const market = before.market.map((lies, each) => (each === at ? null : lies));
    const payment = { ...before.payment, basket: without(before.payment.basket, card) };
    return withSeat({ ...before, market, payment }, parts, (seat) => inArea(seat, card));
  },
  'paid-with': (before, parts, card) =>
    withSeat(before, parts, (seat) => ({ ...played(seat, card), ...inArea(seat, card) })),
  'card-discarded': (before, parts, card) =>
    withSeat(before, parts, (seat) => ({ ...played(seat, card), ...inArea(seat, card) })),
  'mission-planned': (before, parts, card) =>
    withSeat(before, parts, (seat) => ({ ...played(seat, card), plan: card })),
  'card-placed': (before, parts, card) =>
    withSeat(before, parts, (seat) => ({ ...played(seat, card), pad: one(seat.pad, card) })),
  'pad-card-discarded': (before, parts, card) =>
    withSeat(before, parts, (seat) => ({ pad: less(seat.pad, card), ...inArea(seat, card) })),
  'mission-discarded': (before, parts, card) =>
    withSeat(before, parts, (seat) => ({ plan: null, ...inArea(seat, card) })),
  'cards-drawn': (before, parts) =>
    withSeat(before, parts, (seat) => ({ 'hand-size': seat['hand-size'] + Number(parts['number']) })),
  'card-drawn': (before, parts, card) => withSeat(before, parts, (seat) => ({ hand: one(seat.hand, card) })),
  'mission-completed': (before, parts) => {
    const locations = before.locations.map((place) =>
      place.location === parts['location'] ? { ...place, arrived: [...place.arrived, seatAt(parts)] } : place,
    );
    return withSeat({ ...before, locations }, parts, (seat) => ({
      score: seat.score + Number(parts['points']),
      missions: seat.missions + 1,
      plan: null,
      scrapyard: seat.plan ? one(seat.scrapyard, seat.plan) : seat.scrapyard,
    }));
  },
  'achievement-won': (before, parts) => {
    const achievement = parts['achievement'] as Achievement;
    return withSeat(before, parts, ({ achievements }) => ({
      achievements: { ...achievements, [achievement]: achievements[achievement] + 1 },
    }));
  },
  'token-won': (before, parts) => ({
    ...before,
    tokens: { ...before.tokens, [parts['destination'] ?? '']: seatAt(parts) },
  }),
};

export function applied(before: Picture, { fact, parts }: Event): Picture {
  return DEEDS[fact]?.(before, parts, parts['card'] ?? '') ?? before;
}

/** The points beside the names, and who leads by them. */
export function scored(before: Standing, { fact, parts }: Event): Standing {
  if (fact !== 'mission-completed') return before;
  const points = Number(parts['points']);
  const seats = before.seats.map((each) =>
    each.seat === seatAt(parts) ? { ...each, points: each.points + points, total: each.total + points } : each,
  );
  const placed = seats.map((each) => ({
    ...each,
    place: 1 + seats.filter((other) => other.points > each.points).length,
  }));
  return { ...before, seats: placed };
}

export function after(position: Position, event: Event): Position {
  return {
    ...position,
    picture: { ...applied(position.picture as unknown as Picture, event) },
    standing: position.standing && scored(position.standing, event),
  };
}

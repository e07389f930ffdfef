/** The launch that is being told: who flies where, how far they are, which success cards have come. */
import type { Event } from '../../wire';
import type { Destination } from '../picture';

export interface Flight {
  seat: number;
  card: string;
  to: Destination;
  rocket: number;
  /** Success cards in the order they came; those ignored are marked. */
  drawn: { value: number; ignored: boolean }[];
  ended: 'completed' | 'failed' | 'aborted' | null;
  points: number;
}

const ENDS: Readonly<Record<string, Flight['ended']>> = {
  'mission-completed': 'completed',
  'launch-failed': 'failed',
  'launch-aborted': 'aborted',
};

/** Null if nobody has launched this turn. */
export function flightOf(events: readonly Event[]): Flight | null {
  const from = events.findLastIndex(({ fact }) => fact === 'launch-declared' || fact === 'turn-begun');
  const begun = events[from];
  if (!begun || begun.fact === 'turn-begun') return null;
  const flight: Flight = {
    seat: Number(begun.parts['seat']) - 1,
    card: begun.parts['card'] ?? '',
    to: begun.parts['destination'] as Destination,
    rocket: 0,
    drawn: [],
    ended: null,
    points: 0,
  };
  for (const { fact, parts } of events.slice(from + 1)) {
    if (fact === 'rocket-moved') flight.rocket = Number(parts['to']);
    else if (fact === 'success-drawn') flight.drawn.push({ value: Number(parts['value']), ignored: false });
    else if (fact === 'success-ignored') {
      const last = flight.drawn.at(-1);
      if (last) last.ignored = true;
    } else if (ENDS[fact]) {
      flight.ended = ENDS[fact]!;
      flight.points = Number(parts['points'] ?? 0);
    }
  }
  return flight;
}

/** How likely the next success card is each value, and whether that would reach the goal. */
export function nextCard(deck: readonly number[], missing: number): { value: number; chance: number; arrives: boolean }[] {
  const left = deck.reduce((sum, number) => sum + number, 0);
  return deck.map((number, value) => ({ value, chance: left ? number / left : 0, arrives: value >= missing }));
}

/** How many pad cards an abort costs: one less than success cards drawn, and no more than there are. */
export function abortCost(drawn: number, pad: number): number {
  return Math.min(Math.max(drawn - 1, 0), pad);
}

/** As a percentage; neither certain nor impossible unless it is. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
}

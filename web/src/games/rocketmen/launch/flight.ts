/** The launch that is being told: who flies where, how far they are, which success cards have come. */
import type { FluentNumber } from '@fluent/bundle';

import { share } from '../../../lib/text/numbers';
import type { Event } from '../../../wire';
import type { Destination } from '../picture';

export interface Step {
  /** What its success card says. */
  value: number;
  /** It was replaced by the next one. */
  ignored: boolean;
  /** What a card of the pad made of it: a 0 that counts for more. */
  counts: number | null;
  /** No success card, but an afterburner. */
  burn: boolean;
}

export interface Flight {
  seat: number;
  card: string;
  to: Destination;
  rocket: number;
  /** In the order they came. */
  steps: Step[];
  /** Success cards to choose the first one from. */
  offered: number[];
  ended: 'completed' | 'failed' | 'aborted' | null;
  points: number;
}

/** What a card of the pad does: its effect, and how much of it. */
export type EffectOf = (card: string) => { effect: string; number: number };

const ENDS: Readonly<Record<string, Flight['ended']>> = {
  'mission-completed': 'completed',
  'launch-failed': 'failed',
  'launch-aborted': 'aborted',
};

/** Null if nobody has launched this turn. */
export function flightOf(events: readonly Event[], effectOf: EffectOf): Flight | null {
  const from = events.findLastIndex(({ fact }) => fact === 'launch-declared' || fact === 'turn-begun');
  const begun = events[from];
  if (!begun || begun.fact === 'turn-begun') return null;
  const reader = new FlightReader({
    seat: Number(begun.parts['seat']) - 1,
    card: begun.parts['card'] ?? '',
    to: begun.parts['destination'] as Destination,
    rocket: 0,
    steps: [],
    offered: [],
    ended: null,
    points: 0,
  });
  for (const event of events.slice(from + 1)) reader.hear(event, effectOf);
  return reader.flight;
}

class FlightReader {
  /** How many cards are still to be offered instead of drawn. */
  private toOffer = 0;
  private effect = '';

  constructor(readonly flight: Flight) {}

  hear({ fact, parts }: Event, effectOf: EffectOf): void {
    const value = Number(parts['value']);
    if (fact === 'rocket-moved') this.move(Number(parts['number']), Number(parts['to']));
    else if (fact === 'effect-used') this.use(effectOf(parts['card'] ?? ''));
    else if (fact === 'success-drawn' && this.toOffer) this.offer(value);
    else if (fact === 'success-drawn') this.draw(value);
    else if (fact === 'success-ignored') this.change({ ignored: true });
    else if (ENDS[fact]) this.end(ENDS[fact]!, Number(parts['points'] ?? 0));
  }

  private move(fields: number, to: number): void {
    if (this.flight.offered.length) this.choose(fields);
    if (this.effect === 'zero-becomes') this.change({ counts: fields });
    if (this.effect === 'late-advance')
      this.flight.steps.push({ value: fields, ignored: false, counts: null, burn: true });
    this.effect = '';
    this.flight.rocket = to;
  }

  private use({ effect, number }: ReturnType<EffectOf>): void {
    this.choose(0);
    this.effect = effect;
    if (effect === 'choose-first') this.toOffer = number;
  }

  private offer(value: number): void {
    this.toOffer--;
    this.flight.offered.push(value);
  }

  private draw(value: number): void {
    this.choose(0);
    this.flight.steps.push({ value, ignored: false, counts: null, burn: false });
  }

  /** Of the offered cards this one was taken; nothing tells that it was a 0 but what comes next. */
  private choose(value: number): void {
    if (!this.flight.offered.length) return;
    this.flight.offered = [];
    this.flight.steps.push({ value, ignored: false, counts: null, burn: false });
  }

  private change(how: Partial<Step>): void {
    const at = this.flight.steps.findLastIndex(({ burn }) => !burn);
    if (at >= 0) this.flight.steps[at] = { ...this.flight.steps[at]!, ...how };
  }

  private end(how: NonNullable<Flight['ended']>, points: number): void {
    this.choose(0);
    this.flight.ended = how;
    this.flight.points = points;
  }
}

/** How many success cards count towards the most that may be drawn. */
export function countedOf({ steps }: Flight): number {
  return steps.filter(({ ignored, burn }) => !ignored && !burn).length;
}

/** As a percentage; neither certain nor impossible unless it is. */
export function percent(chance: number): FluentNumber {
  return share(chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance);
}

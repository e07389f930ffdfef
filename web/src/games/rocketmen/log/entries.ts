/** Which events are a line of the log, which of them together, and which begin something new. */
import type { Event } from '../../../wire';

export const HEADLINES: ReadonlySet<string> = new Set([
  'turn-begun',
  'end-begun',
  'round-without-progress',
  'game-stalled',
  'launch-declared',
]);
/** What tells the score. */
export const VERDICTS: ReadonlySet<string> = new Set(['points-scored', 'score-counted', 'game-won', 'game-lost']);
/** What a sentence about several events lists, all of them cards, or adds up. */
export const LISTED: ReadonlySet<string> = new Set([
  'card-drawn',
  'market-filled',
  'paid-with',
  'card-discarded',
  'pad-card-discarded',
]);
export const ADDED: Readonly<Record<string, string>> = { 'cards-drawn': 'number', 'objectives-dealt': 'number' };
/** What everybody hears besides what the one it concerns hears, which says more. */
const PUBLIC: Readonly<Record<string, string>> = { 'card-drawn': 'cards-drawn', 'objective-dealt': 'objectives-dealt' };

/** Events of one kind that follow one another, of one seat; without those of which more is told as well. */
export function entriesOf(events: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  events.forEach((event, at) => {
    const beside = [events[at - 1], events[at + 1]];
    if (
      beside.some((other) => other && saysMore(other, event)) ||
      isDone(event, events.slice(at + 1)) ||
      isPlain(event, events[at - 1])
    )
      return;
    const last = found.at(-1);
    if (last && goTogether(last.at(-1)!, event)) last.push(event);
    else found.push([event]);
  });
  return found;
}

function saysMore(event: Event, than: Event): boolean {
  return PUBLIC[event.fact] === than.fact && event.parts['seat'] === than.parts['seat'];
}

/** A card somebody wants, and has bought since. */
function isDone(event: Event, later: readonly Event[]): boolean {
  if (event.fact !== 'card-chosen') return false;
  const { seat, card } = event.parts;
  return later.some(({ fact, parts }) => fact === 'card-bought' && parts['seat'] === seat && parts['card'] === card);
}

/** The rocket moves as the success card says. */
function isPlain({ fact }: Event, before: Event | undefined): boolean {
  return fact === 'rocket-moved' && before?.fact === 'success-drawn';
}

function goTogether(one: Event, other: Event): boolean {
  return (
    one.fact === other.fact && (LISTED.has(one.fact) || one.fact in ADDED) && one.parts['seat'] === other.parts['seat']
  );
}

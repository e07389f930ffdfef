/** Which events are a line of the log, and which begin something new. */
import type { Event } from '../../../wire';

export const HEADLINES: ReadonlySet<string> = new Set([
  'round-begun',
  'production-begun',
  'reveal-begun',
  'discoveries-turned-up',
]);

/** What tells the score. */
export const VERDICTS: ReadonlySet<string> = new Set([
  'tokens-scored',
  'mission-scored',
  'discovery-scored',
  'ice-monopoly-scored',
  'score-counted',
  'game-won',
  'game-lost',
]);

/** That somebody has chosen is seen beside their name; that nobody reveals anything isn't worth a line. */
const UNTOLD: ReadonlySet<string> = new Set(['choice-sealed', 'no-action-left', 'character-called']);

/** What everybody hears besides what the one it concerns hears, which says more. */
const PUBLIC: Readonly<Record<string, string>> = {
  'card-dealt': 'cards-dealt',
  'event-seen': 'event-drawn',
  'discovery-seen': 'discovery-looked-at',
};
/** What says more comes so close. */
const NEAR = 3;

export function entriesOf(events: readonly Event[]): Event[][] {
  return events
    .filter((event, at) => {
      const near = events.slice(Math.max(0, at - NEAR), at + NEAR + 1);
      return !UNTOLD.has(event.fact) && !near.some((other) => saysMore(other, event));
    })
    .map((event) => [event]);
}

function saysMore({ fact, parts }: Event, than: Event): boolean {
  return PUBLIC[fact] === than.fact && parts['seat'] === than.parts['seat'];
}

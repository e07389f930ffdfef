/** What holds of what was told before something was taken back. */
import type { Event } from '../../wire';

/** How many of the events told so far stand at the beginning of those that hold now. */
export function stillHolding(told: readonly Event[], events: readonly Event[]): number {
  const differs = told.findIndex((event, at) => !isSame(event, events[at]));
  return differs < 0 ? told.length : differs;
}

/** By what they say: a server that was away tells everything anew. */
function isSame(one: Event, other: Event | undefined): boolean {
  if (one === other || !other) return one === other;
  return (
    one.step === other.step && one.fact === other.fact && JSON.stringify(one.parts) === JSON.stringify(other.parts)
  );
}

/** What a choice would lead to, sorted by where on the board one can see it. */
import type { Event } from '../../../wire';

export interface Consequences {
  /** Docks whose ship would launch, and those whose ship would be destroyed. */
  launching: ReadonlySet<string>;
  doomed: ReadonlySet<string>;
  /** Of each place, "d2" or "hellas", by how many astronauts each seat would have more or fewer. */
  changes: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

export function consequencesOf(events: readonly Event[]): Consequences {
  const launching = new Set<string>();
  const doomed = new Set<string>();
  const changes = new Map<string, Map<number, number>>();
  const change = (place: string | undefined, seat: string | undefined, number: number): void => {
    if (!place || !seat) return;
    const there = changes.get(place) ?? new Map<number, number>();
    changes.set(place, there);
    there.set(Number(seat) - 1, (there.get(Number(seat) - 1) ?? 0) + number);
  };
  for (const { fact, parts } of events) {
    const { seat, owner, dock, zone, place, from, to } = parts;
    const number = Number(parts['number'] ?? 1);
    if (fact === 'ship-launched' && dock) launching.add(dock);
    if (fact === 'ship-destroyed' && dock) doomed.add(dock);
    if (fact === 'astronauts-boarded') change(dock, seat, number);
    if (fact === 'astronaut-moved') {
      change(from, seat, -1);
      change(to, seat, 1);
    }
    if (fact === 'astronaut-killed') change(zone, owner, -1);
    if (fact === 'astronaut-replaced') {
      change(place, owner, -1);
      change(place, seat, 1);
    }
    if (fact === 'astronaut-rescued') change(zone, seat, 1);
  }
  return { launching, doomed, changes };
}

/** What was said at a table, and how much of it one hasn't read. */
import type { LiveTable } from '../table/live.svelte';

export class Conversation {
  private read = $state(-1);

  constructor(private readonly table: LiveTable) {}

  /** Whether there is, or could be, anybody to talk to. */
  readonly wanted = $derived.by(() => {
    const { table, person, notes, yours } = this.table;
    if (!table) return false;
    const others = table.seats.some(
      (seat) => seat.kind === 'open' || (seat.kind === 'person' && seat.person !== person),
    );
    return others || table.onlookers.length > (yours.length ? 0 : 1) || notes.some(({ kind }) => kind === 'said');
  });

  readonly unread = $derived.by(() => {
    const { notes, person } = this.table;
    return notes.filter((note) => note.kind === 'said' && note.person !== person && note.number > this.read).length;
  });

  /** Everything up to now has been looked at. */
  markRead(): void {
    this.read = this.table.notes.at(-1)?.number ?? this.read;
  }
}

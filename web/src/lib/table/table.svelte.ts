/** A table as one person knows it: what is shown, asked, told.  Live from a socket, or still from a fixture. */
import type { Clock, Event, Hint, News, Note, Position, Problem, TableShown } from '../../wire';
import type { Line } from '../connection/socket';

export abstract class TableState {
  table = $state.raw<TableShown | null>(null);
  yours = $state.raw<readonly number[]>([]);
  /** What the eyes that look see now. */
  position = $state.raw<Position | null>(null);
  /** All that those eyes have heard. */
  events = $state.raw<readonly Event[]>([]);
  clocks = $state.raw<readonly Clock[] | null>(null);
  notes = $state.raw<readonly Note[]>([]);
  previews = $state.raw<Readonly<Record<string, readonly Event[]>>>({});
  hint = $state.raw<Hint | null>(null);
  hintWanted = $state(false);
  problem = $state.raw<Problem | null>(null);
  line = $state<Line>('connecting');
  /** Whether something said is still unanswered. */
  waiting = $state(false);
  /** Whether the last thing this person did was to take something back. */
  undone = $state(false);
  /** Whoever wants to show news one after the other takes them from here. */
  onNews: ((news: News) => void) | null = null;

  /** The player that this person answers for; -1 for an onlooker. */
  get you(): number {
    return this.position?.eye ?? this.yours[0] ?? -1;
  }

  abstract answer(choice: string): void;
  abstract undo(steps: number): void;
  abstract askHint(): void;
  abstract close(): void;

  protected take(news: News): void {
    this.events = [...this.events.slice(0, news.kept), ...news.events];
    this.position = news.position;
    this.clocks = news.clocks;
    this.previews = {};
    this.hint = null;
    this.hintWanted = false;
    this.problem = null;
    this.onNews?.(news);
  }
}

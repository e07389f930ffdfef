/** Shows news one after the other: first what happened, then what is seen now.  Pressing anywhere skips. */
import { settings } from '../settings.svelte';
import type { TableState } from '../table/table.svelte';
import type { Event, News, Position } from '../../wire';

const LONG_QUEUE = 4;

/** Acts out one event; resolves when that is over. */
export type Act = (event: Event) => Promise<void>;

export class Playback {
  private position = $state.raw<Position | null>(null);
  /** All that has been shown to happen so far. */
  heard = $state.raw<readonly Event[]>([]);
  /** What is happening just now. */
  event = $state.raw<Event | null>(null);
  playing = $state(false);
  private queue: News[] = [];
  private skipping = false;
  private ended = false;

  constructor(
    private readonly table: TableState,
    private readonly act: Act,
    private readonly board: () => HTMLElement,
  ) {
    table.onNews = (news) => this.take(news);
    this.position = table.position;
    this.heard = table.events;
  }

  get shown(): Position {
    return this.position ?? this.table.position!;
  }

  /** Everything on its way arrives at once; what is told after it isn't acted out. */
  skip(): void {
    this.skipping = true;
    for (const animation of this.board().getAnimations({ subtree: true })) {
      if (animation.id === 'flight') animation.finish();
    }
  }

  end(): void {
    this.ended = true;
    this.table.onNews = null;
  }

  private take(news: News): void {
    this.queue.push(news);
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    for (let news = this.queue.shift(); news && !this.ended; news = this.queue.shift()) {
      const hurry = this.skipping || this.queue.length > LONG_QUEUE || document.hidden || settings.lessMotion;
      const before = this.heard.slice(0, news.kept);
      this.heard = before;
      if (!hurry) await this.actOut(news.events);
      this.heard = [...before, ...news.events];
      this.position = news.position;
    }
    this.event = null;
    this.skipping = false;
    this.playing = false;
  }

  private async actOut(events: readonly Event[]): Promise<void> {
    for (const event of events) {
      if (this.skipping || this.ended) return;
      this.event = event;
      this.heard = [...this.heard, event];
      await this.act(event);
    }
  }
}

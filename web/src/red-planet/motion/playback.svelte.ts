/** Shows news one after the other: first what happened, then what is seen now.  Pressing anywhere skips. */
import { settings } from '../../lib/settings.svelte';
import type { TableState } from '../../lib/table/table.svelte';
import type { Event, News, Position } from '../../wire';
import { flightsOf } from './flights';

const LONG_QUEUE = 4;

export class Playback {
  private position = $state.raw<Position | null>(null);
  /** All that has been shown to happen so far. */
  heard = $state.raw<readonly Event[]>([]);
  /** What is happening just now, for the reveal and for who listens. */
  event = $state.raw<Event | null>(null);
  playing = $state(false);
  private queue: News[] = [];
  private skipping = false;
  private ended = false;

  constructor(
    private readonly table: TableState,
    private readonly board: () => HTMLElement,
  ) {
    table.onNews = (news) => this.take(news);
    this.position = table.position;
    this.heard = table.events;
  }

  get shown(): Position {
    return this.position ?? this.table.position!;
  }

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
      const undone = news.position.version > 0 && news.events.length === 0;
      const hurry = this.skipping || this.queue.length > LONG_QUEUE || document.hidden;
      const before = this.heard.slice(0, news.kept);
      this.heard = before;
      if (!undone && !hurry && !settings.lessMotion) await this.act(news.events);
      this.heard = [...before, ...news.events];
      this.position = news.position;
    }
    this.event = null;
    this.skipping = false;
    this.playing = false;
  }

  private async act(events: readonly Event[]): Promise<void> {
    for (const event of events) {
      if (this.skipping || this.ended) return;
      this.event = event;
      this.heard = [...this.heard, event];
      await flightsOf(event, this.board());
    }
  }
}

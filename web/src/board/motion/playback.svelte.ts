/** Shows news one after the other: first what happened, then what is seen now.  Pressing anywhere skips. */
import { settings } from '../../lib/settings.svelte';
import type { TableState } from '../../lib/table/table.svelte';
import type { Event, Frame, News, Position } from '../../wire';
import { pause } from './flight';

/** So much may wait to be shown: what several bots do in a row, in the longest games.  Whose time runs sees less. */
const LONG_QUEUE = 60;
const LONG_QUEUE_ON_THE_CLOCK = 4;
/** How long one looks at what is watched again without motion. */
const LOOK = 900;

/** Acts out one event; resolves when that is over, to whether there was anything to see. */
export type Act = (event: Event) => Promise<boolean>;

/** How many events have been acted out, and of which of them there was nothing to see. */
interface Acted {
  acted: number;
  unseen: readonly Event[];
}
const NOTHING: Acted = { acted: 0, unseen: [] };

/** A position that is only looked at: nothing is asked, and nobody waits for nature. */
function looked(position: Position): Position {
  return { ...position, question: null, undoable: 0, waiting: position.waiting.filter((player) => player >= 0) };
}

export class Playback {
  private position = $state.raw<Position | null>(null);
  /** All that has been shown to happen so far. */
  heard = $state.raw<readonly Event[]>([]);
  /** What is happening just now. */
  event = $state.raw<Event | null>(null);
  playing = $state(false);
  /** Whether what has been seen before is shown once more. */
  watching = $state(false);
  /** What has happened without being acted out, until somebody presses something. */
  unacted = $state.raw<readonly Event[]>([]);
  private queue: News[] = [];
  /** Whether somebody has seen enough of what is being told. */
  skipping = false;
  private ended = false;
  /** Whether everything is shown however long it takes: who learns a game wants to see it. */
  patient = false;
  /** Somebody may have something to say about an event: then it is waited for. */
  pause: ((event: Event) => Promise<void> | null) | null = null;
  /** Whether nobody would see it acted out, because something else is looked at. */
  isOutOfSight: () => boolean = () => false;

  constructor(
    private readonly table: TableState,
    private readonly act: Act,
    private readonly board: () => HTMLElement,
    /** What is seen after an event, as far as the event tells; the next position told is the truth. */
    private readonly after: (position: Position, event: Event) => Position = (position) => position,
  ) {
    table.onNews = this.take;
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
    if (this.table.onNews === this.take) this.table.onNews = null; // another board may have been set up already
  }

  /** Shows again what lies behind, from the first of these frames on; what is told meanwhile comes after it. */
  async watch([first, ...frames]: readonly Frame[]): Promise<void> {
    if (!first || this.playing) return;
    const { shown, heard } = this;
    this.playing = this.watching = this.table.acting = true;
    this.unacted = [];
    this.heard = heard.filter(({ step }) => step <= first.step);
    this.position = looked(first.position);
    for (const { events, position } of frames) {
      if (this.skipping || this.ended) break;
      await this.actOut(events);
      this.position = looked(position);
    }
    this.unacted = [];
    [this.position, this.heard] = [shown, heard];
    this.watching = false;
    await this.play();
  }

  private readonly take = (news: News): void => {
    this.queue.push(news);
    if (this.table.atOnce && this.playing) this.skip();
    if (!this.playing) void this.play();
  };

  private async play(): Promise<void> {
    this.playing = this.table.acting = true;
    for (let news = this.queue.shift(); news && !this.ended; news = this.queue.shift()) {
      const behind = !this.patient && this.queue.length > (news.clocks ? LONG_QUEUE_ON_THE_CLOCK : LONG_QUEUE);
      const passed =
        this.table.atOnce || this.skipping || behind || document.hidden || settings.lessMotion || this.isOutOfSight();
      const before = this.heard.slice(0, news.kept);
      this.heard = before;
      const { acted, unseen } = passed ? NOTHING : await this.actOut(news.events);
      const rest = news.events.slice(acted);
      this.heard = [...before, ...news.events];
      this.position = news.position;
      if (this.table.atOnce) this.unacted = [];
      else this.unacted = [...(this.table.past ? [] : this.unacted), ...unseen, ...rest];
      for (const event of rest) await this.think(event);
    }
    this.event = null;
    this.skipping = false;
    this.playing = this.table.acting = false;
  }

  private async think(event: Event): Promise<void> {
    const pause = this.pause?.(event);
    if (!pause) return;
    this.event = event;
    await pause;
  }

  /** Until somebody has had enough of it. */
  private async actOut(events: readonly Event[]): Promise<Acted> {
    let acted = 0;
    const unseen: Event[] = [];
    for (const event of events) {
      if (this.skipping || this.ended) break;
      this.event = this.table.happening = event;
      this.heard = [...this.heard, event];
      if (settings.lessMotion) await this.look(event);
      else if (!(await this.act(event))) unseen.push(event);
      this.position = this.after(this.shown, event);
      await this.think(event);
      acted++;
    }
    return { acted, unseen };
  }

  /** Without motion: its things are outlined for a moment, which skipping ends like any flight. */
  private async look(event: Event): Promise<void> {
    this.unacted = [event];
    await pause(LOOK, this.board());
  }
}

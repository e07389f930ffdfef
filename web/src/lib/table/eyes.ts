/** What each of one's eyes has been told, and how much of it this screen has shown: several people may share a screen. */
import type { Event, News, Position, Seen } from '../../wire';

export interface Told {
  events: readonly Event[];
  position: Position;
}

/** What was on the screen when somebody else sat down, and how many of its events still hold. */
interface Left extends Told {
  kept: number;
}

export class Eyes {
  private readonly told = new Map<number, Told>();
  private readonly left = new Map<number, Left>();

  hear(news: News): Told {
    const before = this.told.get(news.eye)?.events ?? [];
    const told = { events: [...before.slice(0, news.kept), ...news.events], position: news.position };
    this.told.set(news.eye, told);
    const left = this.left.get(news.eye);
    if (left) left.kept = Math.min(left.kept, news.kept);
    return told;
  }

  of(eye: number): Told | null {
    return this.told.get(eye) ?? null;
  }

  seen(): Seen[] {
    return [...this.told].map(([eye, { position }]) => ({ eye, version: position.version }));
  }

  /** These eyes turn away from what is shown. */
  leave(eye: number, shown: Told): void {
    this.left.set(eye, { ...shown, kept: shown.events.length });
  }

  /** What these eyes saw last, and what has happened since, as one piece of news. */
  back(eye: number): { shown: Told; since: News | null } | null {
    const told = this.told.get(eye);
    if (!told) return null;
    const left = this.left.get(eye);
    this.left.delete(eye);
    if (!left || left.position.version === told.position.version) return { shown: told, since: null };
    const { kept } = left;
    return {
      shown: left,
      since: {
        type: 'news',
        eye,
        kept,
        events: told.events.slice(kept),
        position: told.position,
        clocks: null,
        away: null,
        thinking: null,
      },
    };
  }
}

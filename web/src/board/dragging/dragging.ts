/** Dragging things to where they shall go, as a second way: it picks and answers what pressing does.
 *
 * Whatever answers point at can be dragged if `BoardChoosing.dropsFrom` knows where to; `data-drag` makes a thing that
 * can't be pressed draggable.  While it is, what would take it has `data-takes`, and what it is over `data-over`.
 */
import './dragging.css';

import { tick } from 'svelte';

import { settings } from '../../lib/settings.svelte';
import type { BoardChoosing } from '../choosing/choosing.svelte';
import { dropAt, type Drop } from './drops';
import { verdictOn, type Press } from './gesture';
import { Ghost } from './ghost';

interface Pressed extends Press {
  key: string;
  thing: Element;
  pointer: number;
  byTouch: boolean;
  question: object | null;
  drops: readonly Drop[];
}

/** Over a tab so long, and what it shows comes to the front. */
const OPENS = 350;

export class Dragging {
  private pressed: Pressed | null = null;
  private ghost: Ghost | null = null;
  private over: Element | null = null;
  private opening: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly choosing: BoardChoosing,
    /** Whatever explains a thing gets out of the way. */
    private readonly hush: () => void,
  ) {}

  /** Until the function that it returns is called; something may be pressed already, and on its way. */
  listen(pressed: PointerEvent | null = null, moved: PointerEvent | null = null): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointerdown', this.press, { signal });
    addEventListener('pointermove', this.move, { signal });
    addEventListener('pointerup', this.drop, { signal });
    addEventListener('pointercancel', () => this.cancel(), { signal });
    addEventListener('blur', () => this.cancel(), { signal });
    addEventListener('keydown', this.type, { signal, capture: true });
    addEventListener('touchmove', this.hold, { signal, passive: false });
    addEventListener('contextmenu', this.hold, { signal });
    addEventListener('dragstart', this.still, { signal });
    if (pressed) this.press(pressed);
    if (moved) this.move(moved);
    return () => {
      stop.abort();
      this.cancel();
    };
  }

  private readonly press = (event: PointerEvent): void => {
    this.cancel();
    const thing = event.target instanceof Element ? event.target.closest('[data-points], [data-drag]') : null;
    const key = thing?.getAttribute('data-drag') ?? thing?.getAttribute('data-points');
    if (!thing || !key || event.button !== 0 || !event.isPrimary) return;
    const drops = this.choosing.dropsFrom(key);
    if (!drops.length) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const byTouch = event.pointerType === 'touch';
    const scrolls = byTouch && !thing.hasAttribute('data-drag');
    const { question } = this.choosing;
    this.pressed = { key, thing, pointer, drops, x, y, byTouch, scrolls, at: event.timeStamp, question };
  };

  private readonly move = (event: PointerEvent): void => {
    const { pressed } = this;
    if (pressed?.pointer !== event.pointerId) return;
    if (this.choosing.question !== pressed.question) return this.cancel();
    if (!this.ghost) {
      const verdict = verdictOn(pressed, event.clientX, event.clientY, event.timeStamp);
      if (verdict === 'scroll') this.pressed = null;
      if (verdict !== 'drag') return;
      this.begin(pressed);
    }
    this.hush();
    this.ghost?.move(event.clientX, event.clientY);
    this.look(event.clientX, event.clientY);
  };

  private begin(pressed: Pressed): void {
    this.ghost = new Ghost(pressed.thing, pressed.x, pressed.y);
    document.documentElement.dataset['dragging'] = '';
    this.choosing.pickUp(pressed.key);
    // what is picked may open places that weren't there before
    void tick().then(() => this.mark(pressed.drops));
  }

  private mark(drops: readonly Drop[]): void {
    if (!this.ghost) return;
    for (const { at } of drops) for (const place of document.querySelectorAll(at)) place.setAttribute('data-takes', '');
  }

  private look(x: number, y: number): void {
    const under = document.elementFromPoint(x, y);
    const place = dropAt(this.pressed!.drops, under)?.place ?? null;
    const tab = place ? null : (under?.closest<HTMLElement>('[role="tab"], .panes button') ?? null);
    if ((place ?? tab) === this.over) return;
    clearTimeout(this.opening);
    this.over?.removeAttribute('data-over');
    this.over = place ?? tab;
    place?.setAttribute('data-over', '');
    const { drops } = this.pressed!;
    if (tab)
      this.opening = setTimeout(() => {
        tab.click();
        void tick().then(() => this.mark(drops));
      }, OPENS);
  }

  private readonly drop = (event: PointerEvent): void => {
    const { pressed, ghost, choosing } = this;
    if (pressed?.pointer !== event.pointerId) return;
    if (!ghost) return this.end(false);
    swallowClick();
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const found = choosing.question === pressed.question ? dropAt(pressed.drops, under) : null;
    if (found) {
      this.end(false);
      choosing.narrow(pressed.key, found.drop.choices, pressed.byTouch);
      return;
    }
    const refusal = choosing.refusalOf(under?.closest('[data-points]')?.getAttribute('data-points') ?? '');
    this.cancel();
    choosing.refused = refusal;
  };

  /** It is where it was, and nothing is picked. */
  private cancel(): void {
    if (this.ghost) this.choosing.release();
    this.end(!settings.lessMotion);
  }

  private end(back: boolean): void {
    clearTimeout(this.opening);
    this.ghost?.end(back);
    this.ghost = this.pressed = this.over = null;
    delete document.documentElement.dataset['dragging'];
    for (const name of ['data-takes', 'data-over'])
      for (const place of document.querySelectorAll(`[${name}]`)) place.removeAttribute(name);
  }

  private readonly type = (event: KeyboardEvent): void => {
    if (!this.ghost || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  /** The page doesn't scroll, and no menu comes, while something is in hand. */
  private readonly hold = (event: Event): void => {
    const { pressed } = this;
    const rested = pressed?.scrolls && verdictOn(pressed, pressed.x, pressed.y + 7, event.timeStamp) === 'drag';
    if ((this.ghost || rested) && event.cancelable) event.preventDefault();
  };

  /** Browsers drag pictures and links by themselves. */
  private readonly still = (event: Event): void => {
    if (this.pressed) event.preventDefault();
  };
}

/** Letting go isn't pressing. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

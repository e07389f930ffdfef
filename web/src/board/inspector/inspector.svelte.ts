/** What somebody wants to know more about: the thing under the pointer, the focus, or a long press. */

import type { Component } from 'svelte';
import { on } from 'svelte/events';

/** What a game's part that tells about a thing is given. */
export interface InspectedProps<Subject> {
  subject: Subject;
  /** Only what one chooses by. */
  brief?: boolean;
}
/** That part, fetched when it is wanted. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own subjects
export type Inspected = () => Promise<{ default: Component<InspectedProps<any>> }>;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const PATIENCE = 420;
const LONG_PRESS = 480;

export class Inspector<Subject> {
  subject = $state.raw<Subject | null>(null);
  box = $state.raw<Box | null>(null);
  /** Whether a thing is told about elsewhere: nothing has to lie over the board then. */
  elsewhere: (node: Element) => boolean = () => false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show it soon, unless one has left by then. */
  showSoon(subject: Subject, node: Element, patience = PATIENCE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.elsewhere(node) || this.show(subject, node), patience);
  }

  show(subject: Subject, node: Element): void {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    this.subject = subject;
    this.box = { left, top, right, bottom };
  }

  close(): void {
    clearTimeout(this.timer);
    this.subject = null;
    this.box = null;
  }

  /** An attachment: resting on the element, focusing it or pressing it long opens what there is to know about a thing. */
  explains(subject: Subject) {
    return (node: Element): (() => void) => {
      let pressedLong = false;
      let isNew = true;
      // what only comes to lie under a pointer that rests, when a dialog closes for example, tells nothing
      const move = (event: Event) => {
        if (isNew && (event as PointerEvent).pointerType === 'mouse') this.showSoon(subject, node);
        isNew = false;
      };
      const down = (event: Event) => {
        pressedLong = false;
        if ((event as PointerEvent).pointerType === 'mouse') return this.close();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.show(subject, node), LONG_PRESS);
        setTimeout(() => (pressedLong = this.subject === subject), LONG_PRESS + 20);
      };
      // a long press asks and doesn't choose
      const click = (event: Event) => {
        if (pressedLong) event.stopImmediatePropagation();
      };
      const focus = () => {
        if (node.matches(':focus-visible')) this.showSoon(subject, node, 700);
      };
      const leave = () => {
        isNew = true;
        this.close();
      };
      const heard: [string, (event: Event) => void, boolean?][] = [
        ['pointermove', move],
        ['pointerdown', down],
        ['pointerleave', leave],
        ['pointercancel', leave],
        ['focus', focus],
        ['blur', leave],
        ['click', click, true],
        ['contextmenu', (event) => pressedLong && event.preventDefault()],
      ];
      // not addEventListener: an element that is taken away blurs in the middle of drawing
      const deaf = heard.map(([name, listener, capture]) => on(node, name, listener, { capture: capture ?? false }));
      return () => {
        for (const stop of deaf) stop();
        leave();
      };
    };
  }
}

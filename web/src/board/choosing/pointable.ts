/** An attachment that makes a part of a board answer to pointer, touch and keyboard. */

import { on } from 'svelte/events';

/** Whoever keeps what is pointed at. */
export interface Pointed {
  resting: string | null;
  point(key: string, byTouch: boolean): void;
}

/** Pressing or activating the element points at a thing; resting on it previews what would happen. */
export function pointable(pointed: Pointed, key: string) {
  return (node: Element): (() => void) => {
    const press = (event: Event) => {
      event.stopPropagation();
      pointed.point(key, (event as PointerEvent).pointerType === 'touch');
    };
    const type = (event: Event) => {
      const { key: pressed } = event as KeyboardEvent;
      if (pressed !== 'Enter' && pressed !== ' ') return;
      event.preventDefault();
      press(event);
    };
    const rest = () => (pointed.resting = key);
    const leave = () => {
      if (pointed.resting === key) pointed.resting = null;
    };
    // a finger points by pressing: what is told before would move the board away under it
    const hovering = (then: () => void) => (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') then();
    };
    const focus = () => {
      if (node.matches(':focus-visible')) rest();
    };
    const heard: [string, (event: Event) => void][] = [
      ['click', press],
      ['pointerenter', hovering(rest)],
      ['pointerleave', hovering(leave)],
      ['focus', focus],
      ['blur', leave],
    ];
    if (!(node instanceof HTMLButtonElement)) heard.push(['keydown', type]);
    // not addEventListener: an element that is taken away blurs in the middle of drawing
    const deaf = heard.map(([name, listener]) => on(node, name, listener));
    node.setAttribute('data-points', key); // tests find by it what can be pressed
    return () => {
      for (const stop of deaf) stop();
      node.removeAttribute('data-points');
      leave();
    };
  };
}

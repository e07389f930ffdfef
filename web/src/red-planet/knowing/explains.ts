/** An attachment: resting on the element, focusing it or pressing it long opens what there is to know about a thing. */
import { knowing, type Subject } from './knowing.svelte';

const LONG_PRESS = 480;

export function explains(subject: Subject) {
  return (node: Element): (() => void) => {
    let pressedLong = false;
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') knowing.wish(subject, node);
    };
    const down = (event: Event) => {
      pressedLong = false;
      if ((event as PointerEvent).pointerType === 'mouse') return knowing.forget();
      knowing.wish(subject, node, LONG_PRESS);
      setTimeout(() => (pressedLong = knowing.subject === subject), LONG_PRESS + 20);
    };
    // a long press asks and doesn't choose
    const click = (event: Event) => {
      if (pressedLong) event.stopImmediatePropagation();
    };
    const focus = () => {
      if (node.matches(':focus-visible')) knowing.wish(subject, node, 700);
    };
    const leave = () => knowing.forget();
    const heard: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', enter],
      ['pointerdown', down],
      ['pointerleave', leave],
      ['pointercancel', leave],
      ['focus', focus],
      ['blur', leave],
      ['click', click, true],
      ['contextmenu', (event) => pressedLong && event.preventDefault()],
    ];
    for (const [name, listener, capture] of heard) node.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of heard) node.removeEventListener(name, listener, capture);
    };
  };
}

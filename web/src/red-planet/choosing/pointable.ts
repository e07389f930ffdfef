/** An attachment that makes a part of the board answer to pointer, touch and keyboard. */
import type { Choosing } from './choosing.svelte';

/** Pressing or activating the element points at a thing; resting on it previews what would happen. */
export function pointable(choosing: Choosing, key: string) {
  return (node: Element): (() => void) => {
    const press = (event: Event) => {
      event.stopPropagation();
      choosing.point(key, (event as PointerEvent).pointerType === 'touch');
    };
    const type = (event: Event) => {
      const { key: pressed } = event as KeyboardEvent;
      if (pressed !== 'Enter' && pressed !== ' ') return;
      event.preventDefault();
      press(event);
    };
    const rest = () => (choosing.resting = key);
    const leave = () => {
      if (choosing.resting === key) choosing.resting = null;
    };
    const heard: [string, (event: Event) => void][] = [
      ['click', press],
      ['pointerenter', rest],
      ['pointerleave', leave],
      ['focus', rest],
      ['blur', leave],
    ];
    if (!(node instanceof HTMLButtonElement)) heard.push(['keydown', type]);
    for (const [name, listener] of heard) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
      leave();
    };
  };
}

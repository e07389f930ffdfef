import type { Attachment } from 'svelte/attachments';

/**
 * The direction in which a large part of the page runs. As an attribute in the markup Svelte would write it anew with
 * every change below it (a way around an old fault of a browser), and the browser would style, lay out and paint all of
 * it again.
 */
export function runs(direction: 'ltr' | 'rtl'): Attachment<HTMLElement> {
  return (node) => {
    node.dir = direction;
  };
}

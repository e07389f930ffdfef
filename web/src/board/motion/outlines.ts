/** What has changed without being seen to change stays outlined; `board.css` says how that looks. */
import './outlines.css';

const OUTLINED = 'data-changed';

/** Outlines the things with these anchors until it is ended. */
export function outlineChanged(root: HTMLElement, anchors: Iterable<string>): () => void {
  const nodes = [...anchors].flatMap((anchor) => [...root.querySelectorAll(`[data-anchor="${anchor}"]`)]);
  for (const node of nodes) node.setAttribute(OUTLINED, '');
  return () => {
    for (const node of nodes) node.removeAttribute(OUTLINED);
  };
}

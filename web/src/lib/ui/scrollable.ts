/** An attachment for what may scroll: it takes the focus while there is more of it than one sees, so that keys can scroll it. */
export function scrollable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  look();
  return () => sizes.disconnect();
}

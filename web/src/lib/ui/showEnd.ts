/** Scroll a list to its newest line: with the next frame, when the page is laid out anyway. */
export function showEnd(list: HTMLElement | undefined): void {
  requestAnimationFrame(() => list?.scrollTo({ top: list.scrollHeight }));
}

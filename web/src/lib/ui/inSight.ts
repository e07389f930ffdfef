/** What appears comes into sight: who pressed a button at the edge of the window would miss what is said below it. */
export function inSight(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}

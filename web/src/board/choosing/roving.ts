/** An attachment that makes one tab stop of many things: within a group the arrow keys go to whatever lies that way. */

type Way = 'left' | 'right' | 'up' | 'down';
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Of all things in a group those that match `items`; Tab comes to the first that matches `best`, if there is one. */
export function roving(items: string, best = items) {
  return (group: Element): (() => void) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(items)];
    const stopAt = (wanted: HTMLElement | undefined, found: readonly HTMLElement[]): void => {
      for (const item of found) {
        const stop = item === wanted ? 0 : -1;
        if (item.tabIndex !== stop || !item.hasAttribute('tabindex')) item.tabIndex = stop;
      }
    };
    const settle = (): void => {
      const found = all();
      const here = found.find((item) => item === document.activeElement);
      stopAt(here ?? found.find((item) => item.matches(best)) ?? found[0], found);
    };
    const focus = ({ target }: Event): void => {
      const found = all();
      const here = found.find((item) => item === target);
      if (here) stopAt(here, found);
    };
    const type = (event: Event): void => {
      const { key, target, defaultPrevented } = event as KeyboardEvent;
      const found = all();
      const here = found.find((item) => item === target);
      if (!here || defaultPrevented) return;
      const way = WAYS[key];
      const next = way
        ? nearest(here, found, way)
        : key === 'Home'
          ? found[0]
          : key === 'End'
            ? found.at(-1)
            : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const watch = new MutationObserver(settle);
    watch.observe(group, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-disabled', 'aria-selected', 'aria-pressed'],
    });
    group.addEventListener('focusin', focus);
    group.addEventListener('keydown', type);
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener('focusin', focus);
      group.removeEventListener('keydown', type);
    };
  };
}

/** What lies that way, and least aside; nothing if one is at the edge. */
export function nearest<T extends Element>(from: T, others: readonly T[], way: Way): T | undefined {
  const start = middleOf(from);
  let found: T | undefined;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const { x, y } = middleOf(other);
    const [dx, dy] = [x - start.x, y - start.y];
    const [ahead, aside] =
      way === 'left' ? [-dx, dy] : way === 'right' ? [dx, dy] : way === 'up' ? [-dy, dx] : [dy, dx];
    if (ahead < 2) continue;
    const distance = ahead + 2.2 * Math.abs(aside);
    if (distance < least) [least, found] = [distance, other];
  }
  return found;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Where a bubble goes: beside what it speaks of, never over it, and over as little as possible of what can be chosen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Where the thing is, seen from the bubble. */
  side: 'above' | 'below' | 'left' | 'right' | 'nowhere';
  /** Where along that side the arrow is. */
  arrow: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 10;
const CORNER = 22;

/** `free` is what the bubble may cover: the screen without what always lies over it. */
export function placed(thing: Box | null, size: Size, free: Box, wanted: readonly Box[]): Placed {
  const within = (left: number, top: number): Box => {
    const x = Math.max(free.left + EDGE, Math.min(left, free.right - EDGE - size.width));
    const y = Math.max(free.top + EDGE, Math.min(top, free.bottom - EDGE - size.height));
    return { left: x, top: y, right: x + size.width, bottom: y + size.height };
  };
  if (!thing) {
    const box = within((free.left + free.right - size.width) / 2, free.bottom - size.height - 3 * EDGE);
    return { left: box.left, top: box.top, side: 'nowhere', arrow: 0 };
  }
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const ways: [Placed['side'], Box][] = [
    ['below', within(middle.x - size.width / 2, thing.top - GAP - size.height)],
    ['above', within(middle.x - size.width / 2, thing.bottom + GAP)],
    ['left', within(thing.right + GAP, middle.y - size.height / 2)],
    ['right', within(thing.left - GAP - size.width, middle.y - size.height / 2)],
  ];
  const cost = (box: Box): number => 40 * shared(box, thing) + wanted.reduce((sum, each) => sum + shared(box, each), 0);
  const [side, box] = ways.reduce((best, way) => (cost(way[1]) < cost(best[1]) - 1 ? way : best));
  const along = side === 'above' || side === 'below' ? middle.x - box.left : middle.y - box.top;
  const length = side === 'above' || side === 'below' ? size.width : size.height;
  return {
    left: box.left,
    top: box.top,
    side: shared(box, thing) > 0 ? 'nowhere' : side,
    arrow: Math.max(CORNER, Math.min(along, length - CORNER)),
  };
}

/** How much two boxes cover of each other. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

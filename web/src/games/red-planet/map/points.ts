/** Points, outlines and a little chance that is the same every time: a map must not change when it is drawn again. */

export interface Point {
  x: number;
  y: number;
}

export type Chance = () => number;

/** Numbers from 0 to 1 that depend on a name alone. */
export function chanceOf(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}

/** A straight line broken into a coast: midpoints are pushed aside, ever less. */
export function coast(from: Point, to: Point, chance: Chance, roughness = 0.2, depth = 5): Point[] {
  if (depth === 0) return [from, to];
  const push = (chance() - 0.5) * roughness;
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * push,
    y: (from.y + to.y) / 2 + (to.x - from.x) * push,
  };
  const first = coast(from, middle, chance, roughness, depth - 1);
  return [...first.slice(0, -1), ...coast(middle, to, chance, roughness, depth - 1)];
}

export function reversed(points: readonly Point[]): Point[] {
  return [...points].reverse();
}

/** Lines end to end, each beginning where the last one ended. */
export function joined(...lines: (readonly Point[])[]): Point[] {
  return lines.flatMap((line, at) => (at === 0 ? [...line] : line.slice(1)));
}

export function pathOf(points: readonly Point[], closed = true): string {
  const words = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${words.join('L')}${closed ? 'Z' : ''}`;
}

/** Where a shape cut out of cardboard would balance. */
export function centreOf(outline: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]!;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** How far one can go to the left and to the right of a point without leaving an outline; nowhere from outside it. */
export function reach(outline: readonly Point[], from: Point): [number, number] {
  let left = Infinity;
  let right = Infinity;
  let crossed = 0;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]!;
    if (a.y > from.y === b.y > from.y) return;
    const x = a.x + ((from.y - a.y) / (b.y - a.y)) * (b.x - a.x);
    if (x > from.x) right = Math.min(right, x - from.x);
    else {
      left = Math.min(left, from.x - x);
      crossed++;
    }
  });
  return crossed % 2 ? [left, right] : [0, 0];
}

/** The same upwards and downwards. */
export function reachDown(outline: readonly Point[], from: Point): [number, number] {
  const turned = (point: Point): Point => ({ x: point.y, y: point.x });
  return reach(outline.map(turned), turned(from));
}

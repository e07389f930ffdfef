/** Where things are in a zone: its name, its resource and tokens, and one group of astronauts for each seat, in rows that
 * fit between the zone's borders. */
import type { Label, ZoneShape } from './atlas';
import { reach, reachDown, type Point } from './points';

export interface Group {
  seat: number;
  number: number;
}

export interface Standing extends Group, Point {
  /** Whole figures, or in a crowd badges with the same shape, colour and number. */
  as: Form;
  scale: number;
  /** Whether this seat has more than any other that is here. */
  most: boolean;
}

export interface Arrangement {
  /** How wide the name may be. */
  room: number;
  lines: string[];
  /** Where the last line of the name is written. */
  label: Label;
  /** The middle of the row with the resource. */
  middle: Point;
  crowd: Standing[];
}

export type Form = 'figure' | 'badge';

interface Size {
  as: Form;
  scale: number;
  width: number;
  height: number;
}

interface Tried extends Arrangement {
  fits: boolean;
}

export const LINE = 27;
const PLAQUES = 56;
const FIGURES = waysOf('figure', 62, 76, [1.16, 1.08, 1, 0.92, 0.84, 0.76]);
const BADGES = waysOf('badge', 56, 33, [1.1, 1, 0.9, 0.8]);
const MARGIN = 14;
/** How much of a zone stays free above and below: near the rim the light fades, and in the north there is ice. */
const EDGES: Readonly<Record<string, { rim: number; foot: number }>> = {
  outer: { rim: 24, foot: 14 },
  inner: { rim: 14, foot: 14 },
  moon: { rim: 10, foot: 6 },
};
/** Where else than around the middle things may stand. */
const ASIDE: readonly (readonly [number, number])[] = [0, 34].flatMap((down) =>
  [0, -36, 36, -64, 64].map((aside) => [aside, down] as const),
);
const MIDDLE = ASIDE.slice(0, 1);
const LARGE = 7;

export function groupsOf(astronauts: readonly number[]): Group[] {
  return astronauts.flatMap((number, seat) => (number ? [{ seat, number }] : []));
}

/** In how many rows and how large: from what is best to see to what always fits; another row is worth a little size. */
function waysOf(as: Form, width: number, height: number, scales: readonly number[]): { rows: number; size: Size }[] {
  return scales
    .flatMap((scale) =>
      [1, 2, 3].map((rows) => ({ rows, size: { as, scale, width: width * scale, height: height * scale } })),
    )
    .sort((a, b) => b.size.scale - b.rows * 0.17 - (a.size.scale - a.rows * 0.17));
}

const known = new WeakMap<ZoneShape, Map<string, Arrangement>>();

/** Everything in a zone, one below the other around its middle.  What was arranged once is remembered. */
export function arranged(shape: ZoneShape, name: string, astronauts: readonly number[], letter: number): Arrangement {
  const ways = known.get(shape) ?? new Map<string, Arrangement>();
  known.set(shape, ways);
  const key = `${name} ${letter} ${astronauts.join()}`;
  const found = ways.get(key) ?? arrange(shape, name, astronauts, letter);
  ways.set(key, found);
  return found;
}

function arrange(shape: ZoneShape, name: string, astronauts: readonly number[], letter: number): Arrangement {
  const inOneLine = stacked(shape, [name], astronauts, 0);
  const words = name.split(' ');
  if (words.length < 2 || name.length * letter <= inOneLine.room - MARGIN) return inOneLine;
  return stacked(shape, [words[0]!, words.slice(1).join(' ')], astronauts, letter);
}

/** As large as it fits: every size is tried in one, two and three rows, each row in the middle of the room it has. */
function stacked(shape: ZoneShape, lines: string[], astronauts: readonly number[], letter: number): Tried {
  const groups = groupsOf(astronauts);
  const width = Math.max(...lines.map((line) => line.length)) * letter;
  for (const ways of [FIGURES, BADGES]) {
    // rather aside than with a name that runs over a border, rather that than much smaller
    const large = ways.slice(0, LARGE);
    for (const [shifts, sizes, room] of [
      [MIDDLE, large, width],
      [ASIDE, large, width],
      [MIDDLE, ways, 0],
      [ASIDE, ways, 0],
    ] as const) {
      for (const { rows, size } of sizes) {
        for (const shift of shifts) {
          const found = tried(shape, lines, groups, rows, size, shift);
          if (found.fits && found.room >= room) return found;
        }
      }
    }
  }
  return tried(shape, lines, groups, 3, BADGES.at(-1)!.size, MIDDLE[0]!);
}

function tried(
  { side, centre, outline, label }: ZoneShape,
  lines: string[],
  groups: readonly Group[],
  rows: number,
  { as, scale, width: groupWidth, height: rowHeight }: Size,
  [aside, lower]: readonly [number, number],
): Tried {
  const head = lines.length * LINE + PLAQUES;
  const height = head + rows * rowHeight;
  const { rim, foot } = EDGES[side] ?? EDGES['outer']!;
  const x = centre.x + aside;
  const [up, down] = reachDown(outline, { x, y: centre.y });
  const lowest = centre.y + down - foot - height;
  const highest = centre.y - up + rim;
  const top = Math.max(highest, Math.min(centre.y - height / 2 - 4 + lower, lowest));
  const perRow = Math.ceil(groups.length / rows);
  const named = roomAt(outline, x, top, top + lines.length * LINE);
  const [most = 0, second = 0] = groups.map(({ number }) => number).sort((a, b) => b - a);
  let fits = highest <= lowest || !groups.length;
  const crowd = Array.from({ length: rows }, (_, row) => groups.slice(row * perRow, (row + 1) * perRow)).flatMap(
    (members, row) => {
      const y = top + head + row * rowHeight;
      const room = roomAt(outline, x, y + 0.15 * rowHeight, y + rowHeight - 4);
      const width = members.length * groupWidth;
      fits &&= !members.length || width <= room.width - MARGIN / 2;
      return members.map((group, at): Standing => ({
        ...group,
        as,
        scale,
        x: room.middle + (at - (members.length - 1) / 2) * groupWidth,
        y: y + 0.54 * rowHeight,
        most: group.number === most && second > 0 && second < most,
      }));
    },
  );
  return {
    lines,
    label: { ...label, x: named.middle, y: top + lines.length * LINE - 6 },
    middle: { x: x + Math.max(-30, Math.min(30, named.middle - x)), y: top + lines.length * LINE + PLAQUES / 2 },
    crowd,
    fits,
    room: named.width,
  };
}

/** The room left and right of a line between two heights. */
function roomAt(outline: readonly Point[], x: number, top: number, bottom: number): { width: number; middle: number } {
  const reaches = [top, (top + bottom) / 2, bottom].map((y) => reach(outline, { x, y }));
  const left = Math.min(...reaches.map(([each]) => each));
  const right = Math.min(...reaches.map(([, each]) => each));
  return { width: left + right, middle: x + (right - left) / 2 };
}

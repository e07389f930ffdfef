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
  /** The row under the name: the resource, point tokens by kind, a discovery; smaller where there is little room. */
  row: Point[];
  small: number;
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
const TOKEN = 46;
const SMALLEST = 0.6;
/** How far below the line of its name letters and their halo reach. */
const DESCENT = 8;
const TILTS = [1, 0.75, 0.5, 0.25, 0];
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
/** How much smaller a name may be written. */
const READABLE = 0.72;

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
export function arranged(
  shape: ZoneShape,
  name: string,
  astronauts: readonly number[],
  letter: number,
  things = 0,
): Arrangement {
  const ways = known.get(shape) ?? new Map<string, Arrangement>();
  known.set(shape, ways);
  const key = `${name} ${letter} ${astronauts.join()} ${things}`;
  const found = ways.get(key) ?? withRow(shape, arrange(shape, name, astronauts, letter), letter, things);
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
  for (const least of [READABLE * width, 0]) {
    for (const ways of [FIGURES, BADGES]) {
      // rather aside than with a name that runs over a border, rather that than much smaller
      const large = ways.slice(0, LARGE);
      for (const [shifts, sizes, room] of [
        [MIDDLE, large, width],
        [ASIDE, large, width],
        [MIDDLE, ways, least],
        [ASIDE, ways, least],
      ] as const) {
        for (const { rows, size } of sizes) {
          for (const shift of shifts) {
            const found = tried(shape, lines, groups, rows, size, shift);
            if (found.fits && found.room >= room) return found;
          }
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
    row: [{ x: x + Math.max(-30, Math.min(30, named.middle - x)), y: top + lines.length * LINE + PLAQUES / 2 }],
    small: 1,
    crowd,
    fits,
    room: named.width,
  };
}

/** With so many things beside the resource: all of them within the zone's borders, so that they cover no neighbour's name,
 * and a name that leans no more than they leave room for. */
function withRow({ outline }: ZoneShape, found: Arrangement, letter: number, things: number): Arrangement {
  const { x: middle, y } = found.row[0]!;
  const whole = PLAQUES + things * TOKEN;
  const reaches = [y - PLAQUES / 4, y, y + PLAQUES / 3].map((at) => reach(outline, { x: middle, y: at }));
  const left = middle - Math.min(...reaches.map(([each]) => each));
  const right = middle + Math.min(...reaches.map(([, each]) => each));
  const small = Math.max(SMALLEST, Math.min(1, (right - left - 6) / whole));
  const half = (whole * small) / 2;
  const centre =
    left + half > right - half ? (left + right) / 2 : Math.max(left + half, Math.min(middle, right - half));
  const start = centre - half + (PLAQUES / 2) * small;
  const row = Array.from({ length: things + 1 }, (_, at) => ({
    x: start + (at ? 50 + (at - 1) * TOKEN : 0) * small,
    y: at ? y - 3 * small : y,
  }));
  return { ...found, row, small, label: { ...found.label, tilt: leaning(found, row, small, letter) } };
}

/** As much of its tilt as leaves the last line of a name clear of what lies below. */
function leaning({ lines, label, room }: Arrangement, row: readonly Point[], small: number, letter: number): number {
  const width = Math.min(room, lines.at(-1)!.length * letter);
  const clear = (tilt: number) =>
    row.every(({ x, y }, at) => {
      const radius = (at ? 18 : 26) * small;
      const nearest = Math.max(-width / 2, Math.min(width / 2, x - label.x));
      return [-radius, -radius / 2, 0, radius / 2, radius].every((aside) => {
        const along = nearest + aside;
        if (Math.abs(along) > width / 2) return true;
        const top = y - Math.sqrt(Math.max(0, radius ** 2 - (label.x + along - x) ** 2));
        return label.y + along * Math.sin(tilt) + DESCENT <= top + 6;
      });
    });
  return label.tilt * (TILTS.find((part) => clear(label.tilt * part)) ?? 0);
}

/** The room left and right of a line between two heights. */
function roomAt(outline: readonly Point[], x: number, top: number, bottom: number): { width: number; middle: number } {
  const reaches = [top, (top + bottom) / 2, bottom].map((y) => reach(outline, { x, y }));
  const left = Math.min(...reaches.map(([each]) => each));
  const right = Math.min(...reaches.map(([, each]) => each));
  return { width: left + right, middle: x + (right - left) / 2 };
}

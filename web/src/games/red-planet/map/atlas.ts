/** The map of Mars, drawn from what a pack says about its zones.
 *
 * Outer zones lie around the rim, clockwise from the north in the pack's order; inner ones share the middle, each facing
 * the outer zones it touches.  A pack's owner may give other borders than lines in the sand can have: two zones that
 * touch without being next to each other are joined by a canal, two neighbours that don't touch are parted by a ridge.
 */
import type { Pack } from '../../../lib/pack';
import { centreOf, chanceOf, coast, joined, pathOf, reversed, type Point } from './points';

export const SIZE = 1000;
export const CENTRE = SIZE / 2;
export const RADIUS = 412;
/** How far the middle reaches: three zones need more room than two. */
export const CORE = { few: 206, many: 238 };
export const MOON: Disc = { x: 893, y: 108, radius: 98 };

/** What is drawn of the plate: all of it where there is a moon, else no more sky above and below than the ring needs. */
export function frameOf({ zones }: Atlas): { top: number; height: number } {
  const top = zones.some(({ side }) => side === 'moon') ? 0 : 46;
  return { top, height: SIZE - 2 * top };
}

export interface Disc extends Point {
  radius: number;
}

export interface ZoneShape {
  id: string;
  side: string;
  outline: Point[];
  path: string;
  centre: Point;
  /** Where its name is written. */
  label: Label;
}

export interface Label extends Point {
  tilt: number;
  bend: number;
}

export interface Border {
  zones: [string, string];
  path: string;
  /** A border that the eye sees but astronauts can't cross. */
  ridge: boolean;
}

export interface Canal {
  zones: [string, string];
  path: string;
}

export interface Atlas {
  zones: ZoneShape[];
  borders: Border[];
  canals: Canal[];
}

interface ZoneEntry {
  id: string;
  side: string;
  touches: string[];
}

/** A point by its direction, clockwise from the north, and its distance from the middle. */
export function at(angle: number, distance: number): Point {
  return { x: CENTRE + Math.sin(angle) * distance, y: CENTRE - Math.cos(angle) * distance };
}

function arc(from: number, to: number, distance: number): Point[] {
  const steps = Math.max(2, Math.ceil((to - from) / 0.06));
  return Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps, distance));
}

export function atlasOf(pack: Pack): Atlas {
  const zones = pack.entries('zone').map((zone) => ({
    id: zone.id,
    side: zone.word('side'),
    touches: zone.words('touches'),
  }));
  return drawn(zones);
}

export function drawn(zones: readonly ZoneEntry[]): Atlas {
  const outer = zones.filter((zone) => zone.side === 'outer');
  const inner = zones.filter((zone) => zone.side === 'inner');
  const core = inner.length > 2 ? CORE.many : CORE.few;
  const facing = facings(outer, inner);
  const rim = rimAngles(outer, facing);
  const edges: { zones: [string, string]; points: Point[] }[] = [];
  const shapes = new Map<string, Point[]>();

  // spokes part the outer zones: spoke k lies before zone k
  const feet = rim.map((angle, k) => at(angle, core + (chanceOf(`${outer[k]!.id} foot`)() - 0.5) * 30));
  const spokes = rim.map((angle, k) => {
    const before = outer[(k + outer.length - 1) % outer.length]!.id;
    const points = coast(at(angle, RADIUS), feet[k]!, chanceOf(`${before} ${outer[k]!.id}`), 0.34);
    edges.push({ zones: [before, outer[k]!.id], points });
    return points;
  });

  // the coast of the middle, piece by piece, and which inner zone each piece belongs to
  const pieces: { inner: string | null; points: Point[] }[] = [];
  outer.forEach((zone, k) => {
    const from = rim[k]!;
    const to = k + 1 < rim.length ? rim[k + 1]! : rim[0]! + 2 * Math.PI;
    const faced = facing[k]!;
    const own: Point[][] = [];
    let start = feet[k]!;
    faced.forEach((id, part) => {
      const last = part === faced.length - 1;
      const angle = from + ((to - from) * (part + 1)) / faced.length;
      const end = last ? feet[(k + 1) % feet.length]! : at(angle, core + 12);
      const points = coast(start, end, chanceOf(`${zone.id} ${id ?? ''} shore`), 0.22);
      own.push(points);
      pieces.push({ inner: id, points });
      if (id) edges.push({ zones: [zone.id, id], points });
      start = end;
    });
    const shore = joined(...own);
    const next = spokes[(k + 1) % spokes.length]!;
    shapes.set(zone.id, joined(arc(from, to, RADIUS), next, reversed(shore), reversed(spokes[k]!)).slice(0, -1));
  });

  for (const { id, outline, shared } of middles(inner, pieces)) {
    shapes.set(id, outline);
    edges.push(...shared);
  }
  for (const zone of zones.filter(({ side }) => side === 'moon')) shapes.set(zone.id, moonOutline());

  const drawnZones = zones.flatMap(({ id, side }) => {
    const outline = shapes.get(id);
    return outline ? [shapeOf(id, side, outline)] : [];
  });
  return { zones: drawnZones, borders: bordersOf(zones, edges), canals: canalsOf(zones, edges, drawnZones) };
}

/** For each outer zone the inner ones that it looks at, clockwise. */
function facings(outer: readonly ZoneEntry[], inner: readonly ZoneEntry[]): (string | null)[][] {
  if (!inner.length) return outer.map(() => [null]);
  const touched = outer.map((zone) => inner.map(({ id }) => id).filter((id) => zone.touches.includes(id)));
  return touched.map((own, k) => {
    const before = touched[(k + outer.length - 1) % outer.length]!;
    const after = touched[(k + 1) % outer.length]!;
    if (!own.length) return [before.at(-1) ?? after[0] ?? inner[0]!.id];
    // what the zone before looks at too comes first, what only the next one looks at comes last
    const place = (id: string) => (before.includes(id) ? 0 : 1) + (after.includes(id) ? 1 : 0);
    return [...own].sort((a, b) => place(a) - place(b));
  });
}

/** The direction in which each outer zone begins; those that look at several inner ones are wider. */
function rimAngles(outer: readonly ZoneEntry[], facing: readonly (string | null)[][]): number[] {
  const weights = facing.map((faced) => 1 + 0.16 * (faced.length - 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let angle = (-Math.PI * weights[0]!) / whole;
  return outer.map((_, k) => {
    const start = angle;
    angle += (2 * Math.PI * weights[k]!) / whole;
    return start;
  });
}

interface Middle {
  id: string;
  outline: Point[];
  shared: { zones: [string, string]; points: Point[] }[];
}

/** The inner zones: each has its piece of the coast, and meets the others along lines through the middle. */
function middles(inner: readonly ZoneEntry[], pieces: readonly { inner: string | null; points: Point[] }[]): Middle[] {
  const runs: { id: string; points: Point[] }[] = [];
  for (const piece of pieces) {
    if (!piece.inner) continue;
    const last = runs.at(-1);
    if (last?.id === piece.inner) last.points = joined(last.points, piece.points);
    else runs.push({ id: piece.inner, points: [...piece.points] });
  }
  if (runs.length > 1 && runs[0]!.id === runs.at(-1)!.id) {
    const last = runs.pop()!;
    runs[0]!.points = joined(last.points, runs[0]!.points);
  }
  // a zone can have one coast only: the longest one counts
  const kept = runs.filter((run) =>
    runs.every((other) => other.id !== run.id || other.points.length <= run.points.length),
  );
  if (kept.length === 1) return [{ id: kept[0]!.id, outline: kept[0]!.points, shared: [] }];
  const heart = heartOf(kept.map(({ points }) => points));
  const rays = kept.map((run) => coast(run.points[0]!, heart, chanceOf(`${run.id} ray`), 0.3));
  return kept.map((run, at) => {
    const before = kept[(at + kept.length - 1) % kept.length]!;
    const next = rays[(at + 1) % rays.length]!;
    return {
      id: run.id,
      outline: joined(run.points, [run.points.at(-1)!, ...next], reversed(rays[at]!)).slice(0, -1),
      shared: inner.length > 1 ? [{ zones: [before.id, run.id] as [string, string], points: rays[at]! }] : [],
    };
  });
}

/** Where the inner zones meet: not quite in the middle, but away from the small ones, so that all have room. */
function heartOf(coasts: readonly (readonly Point[])[]): Point {
  const whole = coasts.reduce((sum, points) => sum + points.length, 0);
  const pulls = coasts.map((points) => {
    const middle = points[Math.floor(points.length / 2)]!;
    const share = points.length / whole - 1 / coasts.length;
    return { x: (middle.x - CENTRE) * share, y: (middle.y - CENTRE) * share };
  });
  const pull = (axis: 'x' | 'y') => pulls.reduce((sum, each) => sum + each[axis], 0) * 2.4;
  return { x: CENTRE + pull('x'), y: CENTRE + pull('y') };
}

function moonOutline(): Point[] {
  return Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * 2 * Math.PI;
    const wobble = 1 + 0.025 * Math.sin(angle * 3 + 1) + 0.02 * Math.sin(angle * 5);
    return { x: MOON.x + Math.cos(angle) * MOON.radius * wobble, y: MOON.y + Math.sin(angle) * MOON.radius * wobble };
  });
}

function shapeOf(id: string, side: string, outline: Point[]): ZoneShape {
  const centre = side === 'moon' ? { x: MOON.x, y: MOON.y } : centreOf(outline);
  return { id, side, outline, path: pathOf(outline), centre, label: labelOf(side, centre) };
}

/** Names follow the planet's own curve, but never so steeply that they couldn't be read. */
function labelOf(side: string, centre: Point): Label {
  const dx = side === 'moon' ? 0 : (centre.x - CENTRE) / RADIUS;
  const dy = side === 'moon' ? -0.5 : (centre.y - CENTRE) / RADIUS;
  return { ...centre, tilt: -dx * dy * 0.75, bend: -dy * 26 };
}

/** A gentle arc for one line of a name, raised by so much. */
export function labelCurve({ x, y, tilt, bend }: Label, raised: number): string {
  const half = 180;
  const middle = { x: x + raised * Math.sin(tilt), y: y - raised * Math.cos(tilt) };
  const end = (sign: number): string => {
    const across = { x: sign * half * Math.cos(tilt), y: sign * half * Math.sin(tilt) };
    return `${(middle.x + across.x).toFixed(1)} ${(middle.y + across.y + bend / 2).toFixed(1)}`;
  };
  return `M${end(-1)}Q${middle.x.toFixed(1)} ${(middle.y - bend / 2).toFixed(1)} ${end(1)}`;
}

function touching(zones: readonly ZoneEntry[], a: string, b: string): boolean {
  return zones.some((zone) => zone.id === a && zone.touches.includes(b));
}

function bordersOf(
  zones: readonly ZoneEntry[],
  edges: readonly { zones: [string, string]; points: Point[] }[],
): Border[] {
  return edges.map((edge) => ({
    zones: edge.zones,
    path: pathOf(edge.points, false),
    ridge: !touching(zones, ...edge.zones),
  }));
}

/** What touches by the pack but not on the map. */
function canalsOf(
  zones: readonly ZoneEntry[],
  edges: readonly { zones: [string, string] }[],
  shapes: readonly ZoneShape[],
): Canal[] {
  const seen = (a: string, b: string) =>
    edges.some(({ zones: [one, other] }) => (one === a && other === b) || (one === b && other === a));
  return zones.flatMap((zone, k) =>
    zones.slice(k + 1).flatMap((other): Canal[] => {
      const from = shapes.find(({ id }) => id === zone.id)?.centre;
      const to = shapes.find(({ id }) => id === other.id)?.centre;
      if (!from || !to || !touching(zones, zone.id, other.id) || seen(zone.id, other.id)) return [];
      return [
        { zones: [zone.id, other.id], path: pathOf(coast(from, to, chanceOf(zone.id + other.id), 0.1, 3), false) },
      ];
    }),
  );
}

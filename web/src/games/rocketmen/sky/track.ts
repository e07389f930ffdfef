/** Where the fields of the flight track are: along one arc from the ground to Mars. */

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  /** Degrees that the way turns from straight up. */
  angle: number;
}

export interface Track {
  width: number;
  height: number;
  spots: Spot[];
  /** From one field to the next. */
  gap: number;
  earth: Point & { radius: number };
  moon: Point & { radius: number };
  mars: Point & { radius: number };
  /** The arc as a path. */
  path: string;
}

/** For a sky of a size, and so many fields beyond the ground. */
export function trackOf(width: number, height: number, fields: number): Track {
  const from = { x: width * 0.085, y: height * 0.74 };
  const over = { x: width * 0.3, y: -height * 0.22 };
  const to = { x: width * 0.885, y: height * 0.62 };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * over.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * over.y + t ** 2 * to.y,
  });
  const angle = (t: number): number => {
    const dx = 2 * (1 - t) * (over.x - from.x) + 2 * t * (to.x - over.x);
    const dy = 2 * (1 - t) * (over.y - from.y) + 2 * t * (to.y - over.y);
    return (Math.atan2(dx, -dy) * 180) / Math.PI;
  };
  const places = evenly(at, fields);
  const spots = places.map((t) => ({ ...rounded(at(t)), angle: Math.round(angle(t)) }));
  const size = Math.min(height, width * 0.3);
  return {
    width,
    height,
    spots,
    gap: Math.hypot(spots[1]!.x - spots[0]!.x, spots[1]!.y - spots[0]!.y),
    earth: { ...rounded({ x: width * 0.05, y: height * 0.74 + size * 0.86 }), radius: Math.round(size * 0.84) },
    moon: { ...rounded({ x: width * 0.655, y: height * 0.74 }), radius: Math.round(size * 0.15) },
    mars: { ...rounded({ x: width * 0.94, y: height * 0.6 }), radius: Math.round(size * 0.27) },
    path: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${over.x.toFixed(1)} ${over.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
  };
}

/** How wide a letter is, as a part of its height. */
const LETTER = 0.58;

/** How large letters may be so that no name reaches the next one. */
export function lettersWithRoom(track: Track, names: readonly { field: number; name: string }[]): number {
  const rooms = names.slice(1).map(({ field, name }, at) => {
    const before = names[at]!;
    const apart = track.spots[field]!.x - track.spots[before.field]!.x;
    return (2 * apart) / ((name.length + before.name.length + 1) * LETTER);
  });
  return Math.min(...rooms, track.height * 0.16);
}

/** Where a name has room: above its field and those beside it that it reaches, or below where the sky is too low. */
export function nameSpot(track: Track, field: number, name: string, letters: number, radius: number): Point {
  const { x, y } = track.spots[field]!;
  const half = (name.length * letters * LETTER) / 2;
  const within = Math.max(half, Math.min(track.width - half - 4, x));
  const own = y - radius * 2.1;
  const beside = track.spots.filter((spot, at) => at !== field && Math.abs(spot.x - within) < half + radius);
  const touched = beside.some((spot) => spot.y - radius < own + 2 && spot.y + radius > own - letters);
  const above = touched ? Math.min(own, ...beside.map((spot) => spot.y - radius - 4)) : own;
  return { x: within, y: above > letters ? above : y + radius * 2.1 + letters * 0.7 };
}

/** Places on the arc that are equally far from one another. */
function evenly(at: (t: number) => Point, fields: number): number[] {
  const steps = 400;
  const lengths = [0];
  for (let k = 1; k <= steps; k++) {
    const [a, b] = [at((k - 1) / steps), at(k / steps)];
    lengths.push(lengths[k - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = lengths[steps]!;
  return Array.from({ length: fields + 1 }, (_, field) => {
    const wanted = (field / fields) * total;
    return (
      Math.max(
        0,
        lengths.findIndex((length) => length >= wanted - 1e-9),
      ) / steps
    );
  });
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

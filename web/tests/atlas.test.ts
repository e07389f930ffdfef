import { describe, expect, it } from 'vitest';

import { Pack } from '../src/lib/pack';
import { atlasOf, drawn, type Atlas } from '../src/games/red-planet/map/atlas';
import { reach } from '../src/games/red-planet/map/points';
import { pack } from './fixtures';

const GAMES = ['red-planet-first', 'red-planet-second'];

function sorted(pairs: readonly (readonly [string, string])[]): string[] {
  return [...new Set(pairs.map((pair) => [...pair].sort().join(' ')))].sort();
}

function touching(game: string): string[] {
  const zones = new Pack(pack(game)).entries('zone');
  return sorted(zones.flatMap((zone) => zone.words('touches').map((other) => [zone.id, other] as const)));
}

/** Borders that the eye sees: two outlines with a point in common that isn't just a corner. */
function seen(atlas: Atlas): string[] {
  const points = new Map(atlas.zones.map((zone) => [zone.id, new Set(zone.outline.map(({ x, y }) => `${x} ${y}`))]));
  const ids = [...points.keys()];
  const pairs = ids.flatMap((a, k) =>
    ids.slice(k + 1).flatMap((b): [string, string][] => {
      const common = [...points.get(a)!].filter((point) => points.get(b)!.has(point));
      return common.length > 2 ? [[a, b]] : [];
    }),
  );
  return sorted(pairs);
}

describe.each(GAMES)('the map of %s', (game) => {
  const atlas = atlasOf(new Pack(pack(game)));

  it('has a shape for every zone', () => {
    expect(atlas.zones.map(({ id }) => id)).toEqual(new Pack(pack(game)).entries('zone').map(({ id }) => id));
  });

  it('shows exactly the borders of the pack', () => {
    expect(seen(atlas)).toEqual(touching(game));
    expect(sorted(atlas.borders.map(({ zones }) => zones))).toEqual(touching(game));
  });

  it('needs neither ridges nor canals', () => {
    expect(atlas.borders.filter(({ ridge }) => ridge)).toEqual([]);
    expect(atlas.canals).toEqual([]);
  });

  it('puts the middle of every zone inside it', () => {
    for (const zone of atlas.zones) expect(Math.min(...reach(zone.outline, zone.centre)), zone.id).toBeGreaterThan(30);
  });

  it('is the same every time', () => {
    expect(atlasOf(new Pack(pack(game)))).toEqual(atlas);
  });
});

describe('a corrected pack', () => {
  const zones = new Pack(pack('red-planet-second')).entries('zone').map((zone) => ({
    id: zone.id,
    side: zone.word('side'),
    touches: zone.words('touches'),
  }));
  const without = (a: string, b: string) =>
    zones.map((zone) => ({
      ...zone,
      touches: zone.touches.filter((other) => !(zone.id === a && other === b) && !(zone.id === b && other === a)),
    }));

  it('parts neighbours that do not touch by a ridge', () => {
    const atlas = drawn(without('hellas', 'tritonis-sinus'));
    expect(atlas.borders.filter(({ ridge }) => ridge).map(({ zones: pair }) => pair)).toEqual([
      ['tritonis-sinus', 'hellas'],
    ]);
  });

  it('joins zones that touch from afar by a canal', () => {
    const far = zones.map((zone) => ({
      ...zone,
      touches:
        zone.id === 'hellas'
          ? [...zone.touches, 'ausonia']
          : zone.id === 'ausonia'
            ? [...zone.touches, 'hellas']
            : zone.touches,
    }));
    expect(drawn(far).canals.map(({ zones: pair }) => pair)).toEqual([['ausonia', 'hellas']]);
  });
});

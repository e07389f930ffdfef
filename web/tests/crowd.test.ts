import { describe, expect, it } from 'vitest';

import { Pack } from '../src/lib/pack';
import { atlasOf } from '../src/games/red-planet/map/atlas';
import { arranged, groupsOf, LINE, type Arrangement } from '../src/games/red-planet/map/crowd';
import { reach } from '../src/games/red-planet/map/points';
import { pack } from './fixtures';

const LETTER = 14.2;
const CROWDS = [[1], [3, 1], [2, 2, 2], [1, 1, 1, 4], [1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 1]];

describe.each(['red-planet-first', 'red-planet-second'])('astronauts in the zones of %s', (game) => {
  const { zones } = atlasOf(new Pack(pack(game)));

  it.each(CROWDS)('stand inside the zone and apart (%s …)', (...crowd) => {
    for (const zone of zones) {
      const { crowd: standing } = arranged(zone, 'Some Zone', crowd, LETTER);
      expect(standing.length).toBe(crowd.length);
      for (const one of standing) {
        expect(Math.min(...reach(zone.outline, one)), `${zone.id} ${crowd}`).toBeGreaterThan(0);
        for (const other of standing) {
          if (other === one) continue;
          const apart = Math.hypot(other.x - one.x, other.y - one.y);
          expect(apart, `${zone.id} ${crowd}`).toBeGreaterThan((one.as === 'figure' ? 54 : 30) * one.scale);
        }
      }
    }
  });

  it('breaks a long name into two lines, never more', () => {
    for (const zone of zones) {
      expect(arranged(zone, 'Ab', [], LETTER).lines).toEqual(['Ab']);
      expect(arranged(zone, 'Extraordinarily Overlong Name', [], LETTER).lines).toEqual([
        'Extraordinarily',
        'Overlong Name',
      ]);
    }
  });
});

interface Spot {
  x: number;
  y: number;
  radius: number;
}
/** Dots along the middle of every line of a name, as it is drawn. */
function lettersOf({ lines, label, room }: Arrangement): Spot[] {
  return lines.flatMap((line, at) => {
    const width = Math.min(line.length * LETTER, Math.max(room, line.length * LETTER * 0.72));
    const raised = (lines.length - 1 - at) * LINE;
    const [x, y] = [label.x + raised * Math.sin(label.tilt), label.y - raised * Math.cos(label.tilt)];
    return Array.from({ length: line.length }, (_, letter): Spot => {
      const along = (letter + 0.5) * (width / line.length) - width / 2;
      const bent = (label.bend / 2) * (along / 180) ** 2;
      return { x: x + along * Math.cos(label.tilt), y: y + along * Math.sin(label.tilt) + bent - 8, radius: 9 };
    });
  });
}
function thingsOf({ row, small, crowd }: Arrangement): Spot[] {
  const lying = row.map(({ x, y }, at) => ({ x, y, radius: (at ? 16 : 26) * small }));
  // heads: a figure's is above its middle
  const standing = crowd.map(({ x, y, as, scale }) => ({
    x,
    y: y - (as === 'figure' ? 14 : 0) * scale,
    radius: 16 * scale,
  }));
  return [...lying, ...standing];
}
/** By how much two spots lie over each other. */
const over = (a: Spot, b: Spot) => a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y);

describe.each(['red-planet-first', 'red-planet-second'])('the names of %s', (game) => {
  const { zones } = atlasOf(new Pack(pack(game)));
  const nameOf = (id: string) =>
    id
      .split('-')
      .map((word) => word[0]!.toUpperCase() + word.slice(1))
      .join(' ');

  it.each(CROWDS.map((crowd) => [crowd]))('are covered by nothing, whatever lies there: %j', (crowd) => {
    for (let things = 0; things <= 4; things++) {
      const all = zones.map((zone) => ({ zone, found: arranged(zone, nameOf(zone.id), crowd, LETTER, things) }));
      const letters = all.map(({ zone, found }) => ({ id: zone.id, spots: lettersOf(found) }));
      for (const { zone, found } of all) {
        for (const thing of thingsOf(found)) {
          for (const { id, spots } of letters) {
            const worst = Math.max(...spots.map((letter) => over(letter, thing)));
            expect(worst, `${things} things at ${zone.id} lie on the name of ${id}`).toBeLessThan(4);
          }
        }
      }
    }
  });
});

describe('who leads', () => {
  const zone = atlasOf(new Pack(pack('red-planet-second'))).zones[0]!;
  const leaders = (crowd: number[]) =>
    arranged(zone, 'Zone', crowd, LETTER)
      .crowd.filter(({ most }) => most)
      .map(({ seat }) => seat);

  it('is marked among several', () => expect(leaders([1, 3, 2])).toEqual([1]));
  it('is nobody in a tie', () => expect(leaders([2, 2, 1])).toEqual([]));
  it('is not marked alone', () => expect(leaders([0, 4, 0])).toEqual([]));
  it('skips seats that are not there', () =>
    expect(groupsOf([0, 2, 0, 1])).toEqual([
      { seat: 1, number: 2 },
      { seat: 3, number: 1 },
    ]));
});

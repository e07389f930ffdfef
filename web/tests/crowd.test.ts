import { describe, expect, it } from 'vitest';

import { Pack } from '../src/lib/pack';
import { atlasOf } from '../src/games/red-planet/map/atlas';
import { arranged, groupsOf } from '../src/games/red-planet/map/crowd';
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

// @vitest-environment jsdom
/** How the game stands, in words. */
import { beforeAll, describe, expect, it } from 'vitest';

import { aimWords, finalOf, placeWords, stateOf } from '../src/board/standing/standing';
import { language } from '../src/lib/text/language.svelte';
import type { Aim } from '../src/wire';

const AIM: Aim = {
  seat: 0,
  source: 'missions',
  item: 'eastern-influence',
  points: 2,
  most: 7,
  met: false,
  must: false,
  measure: 'zones',
  have: 2,
  of: 4,
  others: null,
  next: { at: 3, points: 4 },
  done: ['hellas', 'ausonia'],
  open: ['argyre'],
};

beforeAll(async () => {
  await language.need('red-planet');
  await language.speak('en');
});

describe('an aim', () => {
  it('says how far it is and what comes next', () => {
    expect(aimWords(AIM)).toBe('zones: 2 of 4, now 2 points, 4 points from 3 on');
  });

  it('that is a race names the others', () => {
    expect(aimWords({ ...AIM, others: 3, next: null })).toBe('zones: 2, the best of the others 3, now 2 points');
  });

  it('that has to be fulfilled says so', () => {
    expect(aimWords({ ...AIM, must: true })).toBe('zones: 2 of 4, must be fulfilled');
  });

  it('is met, begun, open, or missed once the game is over', () => {
    expect(stateOf({ ...AIM, met: true }, false)).toBe('met');
    expect(stateOf(AIM, false)).toBe('begun');
    expect([false, true].map((over) => stateOf({ ...AIM, points: 0 }, over))).toEqual(['open', 'missed']);
    expect(stateOf({ ...AIM, met: true, points: -3 }, false)).toBe('missed');
  });
});

describe('a seat', () => {
  it('has points and a place', () => {
    const seat = { seat: 0, points: 6, place: 1, total: 10, parts: [] };
    expect(placeWords(seat)).toBe('6 points, in the lead');
    expect(placeWords({ ...seat, place: 3 })).toBe('6 points, place 3');
  });

  it('has in the end what all counts together, and of two with as much the winner is ahead', () => {
    const seats = [
      { seat: 0, points: 6, place: 1, total: 9, parts: [] },
      { seat: 1, points: 2, place: 3, total: 9, parts: [] },
      { seat: 2, points: 3, place: 2, total: 7, parts: [] },
    ];
    const outcome = { totals: [9, 9, 7], winners: [1], scores: [], owners: [0, 1, -1] };
    expect(seats.map((each) => finalOf(each, outcome)).map(({ points, place }) => [points, place])).toEqual([
      [9, 2],
      [9, 1],
      [7, 3],
    ]);
  });
});

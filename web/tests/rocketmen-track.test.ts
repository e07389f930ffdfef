import { describe, expect, it } from 'vitest';

import { lettersWithRoom, nameSpot, trackOf } from '../src/games/rocketmen/sky/track';

describe('the flight track', () => {
  it.each([
    [960, 170],
    [390, 118],
    [1500, 240],
  ])('has its fields in sight, apart and in order (%i × %i)', (width, height) => {
    const { spots } = trackOf(width, height, 13);
    expect(spots).toHaveLength(14);
    spots.forEach((spot, field) => {
      expect(spot.x > 0 && spot.x < width && spot.y > 8 && spot.y < height).toBe(true);
      const before = spots[field - 1];
      if (before) expect(Math.hypot(spot.x - before.x, spot.y - before.y)).toBeGreaterThan(14);
      if (before) expect(spot.x).toBeGreaterThan(before.x);
    });
  });

  it.each([
    [700, 250],
    [390, 118],
  ])('has letters as large as names beside each other leave room for (%i × %i)', (width, height) => {
    const track = trackOf(width, height, 13);
    const names = [
      { field: 8, name: 'Earth orbit' },
      { field: 10, name: 'Moon' },
    ];
    const letters = lettersWithRoom(track, names);
    const [orbit, moon] = names.map(({ field, name }) => nameSpot(track, field, name, letters, 10).x);
    const halves = (('Earth orbit'.length + 'Moon'.length) * letters * 0.58) / 2;
    expect(moon! - orbit!).toBeGreaterThan(halves);
    expect(letters).toBeLessThan(height / 6);
    expect(lettersWithRoom(track, [{ field: 8, name: 'Orbit' }, names[1]!])).toBeGreaterThanOrEqual(letters);
  });

  it('keeps a long name within the sky and off the fields beside its own', () => {
    const track = trackOf(390, 150, 8);
    const { x, y } = nameSpot(track, 8, 'מסלול סביב כדור הארץ', 11, 7);
    expect(x + 60).toBeLessThan(390);
    const reached = track.spots.filter((spot) => Math.abs(spot.x - x) < 60);
    expect(reached.length).toBeGreaterThan(1);
    for (const spot of reached) expect(spot.y - 7 > y || spot.y + 7 < y - 11).toBe(true);
  });
});

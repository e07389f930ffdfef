import { describe, expect, it } from 'vitest';

import { Pack } from '../src/lib/pack';
import { consequencesOf } from '../src/games/red-planet/choosing/consequences';
import { scaleOf, type Row } from '../src/board/end/scores';
import { destinationsIn } from '../src/games/red-planet/log/destinations';
import { applied } from '../src/games/red-planet/motion/applied';
import { seated } from '../src/games/red-planet/pad/crew';
import type { DockedShip, Picture } from '../src/games/red-planet/picture';
import { placesOf } from '../src/games/red-planet/reference/cards';
import { routesOf } from '../src/games/red-planet/reference/ships';
import type { Event } from '../src/wire';
import { fixture, pack } from './fixtures';

const box = new Pack(pack('red-planet-second'));
const picture = fixture('second-place').position.picture as unknown as Picture;
const event = (fact: string, parts: Record<string, string> = {}): Event => ({ fact, parts, step: 0 });
const zone = (shown: Picture, id: string) => shown.zones.find((each) => each.zone === id)!;

describe('a picture in which something has happened', () => {
  it('shows who boarded, and leaves the one before as it was', () => {
    const before = JSON.stringify(picture);
    const boarded = applied(picture, event('astronauts-boarded', { seat: '1', dock: 'd1', number: '2' }), box);
    expect((boarded.docks[0] as DockedShip).crew[0]).toBe((picture.docks[0] as DockedShip).crew[0]! + 2);
    expect(boarded.seats[0]!.supply).toBe(picture.seats[0]!.supply - 2);
    expect(JSON.stringify(picture)).toBe(before);
  });

  it('follows a ship from the deck to Mars', () => {
    const facts = [
      event('ship-docked', { dock: 'd1', ship: 'hellas-3' }),
      event('astronauts-boarded', { seat: '2', dock: 'd1', number: '3' }),
      event('ship-launched', { dock: 'd1' }),
    ];
    const launched = facts.reduce((shown, each) => applied(shown, each, box), picture);
    expect(launched.docks[0]).toMatchObject({ ship: 'hellas-3', destination: 'hellas', capacity: 3, launched: true });
    const landing = [
      event('ship-landed', { dock: 'd1', zone: 'hellas', ship: 'hellas-3' }),
      event('astronauts-landed', { seat: '2', zone: 'hellas', number: '3' }),
    ];
    const landed = landing.reduce((shown, each) => applied(shown, each, box), launched);
    expect(landed.docks[0]).toEqual({ ship: null });
    expect(zone(landed, 'hellas').astronauts[1]).toBe(zone(picture, 'hellas').astronauts[1]! + 3);
  });

  it('hands out tokens, and counts the lost', () => {
    const placed = applied(picture, event('tokens-placed', { zone: 'hellas', kind: 'ice', number: '2' }), box);
    const taken = applied(placed, event('tokens-taken', { seat: '1', zone: 'hellas', kind: 'ice', number: '2' }), box);
    expect(zone(taken, 'hellas').tokens).toEqual(zone(picture, 'hellas').tokens);
    expect(taken.seats[0]!.tokens.ice).toBe(picture.seats[0]!.tokens.ice + 2);
    const replaced = applied(picture, event('astronaut-replaced', { seat: '1', owner: '2', place: 'hellas' }), box);
    expect(replaced.seats[1]!.lost).toBe(picture.seats[1]!.lost + 1);
    expect(zone(replaced, 'hellas').astronauts[0]).toBe(zone(picture, 'hellas').astronauts[0]! + 1);
  });

  it('is the same one if an event says nothing about it', () => {
    expect(applied(picture, event('game-won', { seat: '1' }), box)).toBe(picture);
  });
});

describe('where a ship flies', () => {
  const docked = event('ship-docked', { dock: 'd1', ship: 'hellas-3' });
  const launched = event('ship-launched', { dock: 'd1', ship: 'hellas-3' });

  it('is what its token says, the last one of several', () => {
    const landed = event('ship-landed', { dock: 'd1', ship: 'hellas-3', zone: 'ausonia' });
    const tokens = [
      event('destination-given', { dock: 'd1', zone: 'phobos' }),
      event('destination-set', { dock: 'd1', zone: 'ausonia', seat: '1' }),
    ];
    const found = destinationsIn([docked, ...tokens, launched, landed]);
    expect([...found]).toEqual([
      [launched, 'ausonia'],
      [landed, 'ausonia'],
    ]);
  });

  it('is what its card says if it has none: tokens of another dock or of the ship before it do not count', () => {
    const others = [
      event('destination-given', { dock: 'd2', zone: 'phobos' }),
      event('destination-given', { dock: 'd1', zone: 'phobos' }),
    ];
    expect(destinationsIn([...others, docked, launched]).size).toBe(0);
  });
});

describe('a rocket', () => {
  it('keeps everybody in their seat when somebody comes or goes', () => {
    expect(seated([], [1, 0, 2])).toEqual([0, 2, 2]);
    expect(seated([2, 2], [1, 0, 2])).toEqual([2, 2, 0]);
    expect(seated([2, 0, 2], [1, 0, 1])).toEqual([2, 0]);
  });
});

describe('what a choice would lead to', () => {
  it('is sorted by where one sees it', () => {
    const { launching, changes } = consequencesOf([
      event('astronauts-boarded', { seat: '1', dock: 'd2', number: '2' }),
      event('ship-launched', { dock: 'd2' }),
      event('astronaut-moved', { seat: '1', from: 'hellas', to: 'ausonia' }),
    ]);
    expect([...launching]).toEqual(['d2']);
    expect(changes.get('d2')!.get(0)).toBe(2);
    expect([changes.get('hellas')!.get(0), changes.get('ausonia')!.get(0)]).toEqual([-1, 1]);
  });
});

describe('the reference', () => {
  const late = fixture('second-late-six').position.picture as unknown as Picture;

  it('knows where every ship is', () => {
    const routes = routesOf(box, late);
    const ships = routes.flatMap((route) => route.ships);
    expect(ships).toHaveLength(36);
    expect(
      ships
        .filter(({ where }) => where === 'deck')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...late['ship-deck']].sort());
    expect(ships.filter(({ where }) => where === 'docked')).toHaveLength(late.docks.length);
    expect(routes.at(-1)!.to).toBe('unknown');
  });

  it('knows of cards what the reader knows', () => {
    expect(placesOf(box.entry('mission', 'moon-base'), late, 0)).toEqual([{ at: 'yours' }]);
    expect(placesOf(box.entry('mission', 'heroic-sacrifice'), late, 0)).toEqual([]);
    expect(placesOf(box.entry('mission', 'moon-base'), late, 1)).toEqual([]);
  });
});

describe('the final score', () => {
  it('has room for points below nothing', () => {
    const row = (tokens: number, discoveries: number): Row => ({
      seat: 0,
      total: tokens + discoveries,
      won: false,
      bars: [
        { source: 'tokens', points: tokens, items: [] },
        { source: 'discoveries', points: discoveries, items: [] },
      ],
    });
    expect(scaleOf([row(17, -3), row(9, 3)])).toEqual({ length: 20, zero: 0.15 });
    expect(scaleOf([row(10, 5)])).toEqual({ length: 15, zero: 0 });
  });
});

// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { TargetsFound } from '../src/board/choosing/targets';
import { anchoredAt, dropAt, pointedAt } from '../src/board/dragging/drops';
import { REST, verdictOn } from '../src/board/dragging/gesture';
import { dropsFrom as fromRedPlanet, SUPPLY } from '../src/games/red-planet/choosing/drops';
import { targetsOf as redPlanet } from '../src/games/red-planet/choosing/targets';
import { dropsFrom as fromRocketmen } from '../src/games/rocketmen/choosing/drops';
import { targetsOf as rocketmen } from '../src/games/rocketmen/choosing/targets';
import type { Question } from '../src/wire';
import { fixture } from './fixtures';

const questionOf = (name: string): Question => fixture(name).position.question!;
const LAY = { padWith: () => [], location: () => null };

describe('a press becomes a drag', () => {
  const press = { x: 100, y: 100, at: 1000, scrolls: false };
  const finger = { ...press, scrolls: true };

  test('by a pointer that moves a little', () => {
    expect(verdictOn(press, 103, 102, 1001)).toBe('wait');
    expect(verdictOn(press, 108, 100, 1001)).toBe('drag');
  });

  test('by a finger only after a rest: at once it scrolls', () => {
    expect(verdictOn(finger, 100, 120, 1050)).toBe('scroll');
    expect(verdictOn(finger, 102, 104, 1050)).toBe('wait');
    expect(verdictOn(finger, 100, 120, 1000 + REST)).toBe('drag');
  });
});

describe('where it is let go', () => {
  test('the innermost place takes it', () => {
    document.body.innerHTML = '<div data-anchor="map"><p data-points="zone:hellas"><b></b></p></div>';
    const drops = [
      { at: anchoredAt('map'), choices: ['a'] },
      { at: pointedAt('zone:hellas'), choices: ['b'] },
    ];
    expect(dropAt(drops, document.querySelector('b'))!.drop.choices).toEqual(['b']);
    expect(dropAt(drops, document.querySelector('div'))!.drop.choices).toEqual(['a']);
    expect(dropAt(drops, document.body)).toBeNull();
    expect(dropAt(drops, null)).toBeNull();
  });
});

describe('at a table of Mission: Red Planet', () => {
  const dropsOf = (question: Question, key: string) => fromRedPlanet(question, redPlanet(question, []), key);

  test('an astronaut goes to every ship that may be boarded, and to no other', () => {
    const question = questionOf('first-board');
    const boarded = dropsOf(question, SUPPLY);
    expect(boarded.map(({ at }) => at)).toEqual(
      ['d1', 'd2', 'd3', 'd4', 'd5'].map((dock) => pointedAt(`dock:${dock}`)),
    );
    expect(boarded[1]!.choices).toEqual(['d2']);
  });

  test('no astronaut is dragged where none boards', () => {
    expect(dropsOf(questionOf('second-kill'), SUPPLY)).toEqual([]);
  });

  test('a character is played at the question or on the map; one that is played already stays', () => {
    const question = questionOf('second-choose');
    expect(dropsOf(question, 'character:soldier')).toEqual([
      { at: anchoredAt('question'), choices: ['soldier'] },
      { at: anchoredAt('map'), choices: ['soldier'] },
    ]);
    expect(dropsOf(question, 'character:nobody')).toEqual([]);
  });

  test('an astronaut of a zone goes to its neighbours', () => {
    const question = questionOf('second-move');
    const moved = dropsOf(question, `crew:ausonia:${question.seat + 1}`);
    expect(moved.flatMap(({ choices }) => choices)).toContain('ausonia>mare-serpentis');
    expect(moved.map(({ at }) => at)).toContain(pointedAt('zone:mare-serpentis'));
    expect(moved.every(({ choices }) => choices.every((choice) => choice.startsWith('ausonia>')))).toBe(true);
  });

  test('what is complete with one press is only pressed', () => {
    expect(dropsOf(questionOf('second-token'), 'zone:ausonia')).toEqual([]);
  });
});

describe('at a table of Rocketmen', () => {
  const dropsOf = (question: Question, key: string) => fromRocketmen(question, rocketmen(question, null, LAY), key);

  test('a mission goes to the plan, and a card of the market to one’s own', () => {
    const question = questionOf('rocketmen-start');
    expect(dropsOf(question, 'hand:hotel')).toContainEqual({
      at: `${pointedAt('zone:plan')},${anchoredAt('zone:plan')}`,
      choices: ['plan:hotel'],
    });
    const [bought] = dropsOf(questionOf('rocketmen-turn'), 'market:m3');
    expect(bought).toEqual({ at: `${anchoredAt('hand')},${anchoredAt('zone:area')}`, choices: ['buy:m3'] });
  });

  test('what can only be pressed goes nowhere', () => {
    expect(fromRocketmen(questionOf('rocketmen-fly'), new TargetsFound().all, 'fly:abort')).toEqual([]);
  });
});

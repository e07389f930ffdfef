// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { addressOf } from '../src/board/replay/address';
import Controls from '../src/board/replay/Controls.svelte';
import { Player } from '../src/board/replay/player.svelte';
import { notSaid } from '../src/board/replay/commentary';
import { commentaryOn as redPlanetCommentary } from '../src/games/red-planet/replay';
import { loadRecording, Recording } from '../src/board/replay/recording';
import { eyeOf, ReplayTable, seatOf } from '../src/board/replay/replay.svelte';
import { commentaryOn as rocketmenCommentary } from '../src/games/rocketmen/replay';
import { apart, asideOf, pathOf, scaleOf, seriesOf } from '../src/board/replay/series';
import { LANGUAGES } from '../src/lib/text/bundles';
import { language, t } from '../src/lib/text/language.svelte';
import { gamesIn, sharesOf } from '../src/pages/replays/shares';
import {
  EVERYTHING,
  NATURE,
  ONLOOKER,
  type Event,
  type Frame,
  type News,
  type ReplayShown,
  type StatisticsRow,
} from '../src/wire';
import { facts, fixture, pack } from './fixtures';

const LEVELS = ['random', 'heuristic', 'expert'];
const NAMES = ['Ada', 'heuristic', 'expert@100ms', 'person'];
const SEATS = NAMES.map((name, player) => seatOf(name, player, LEVELS));

function event(fact: string, parts: Record<string, string> = {}): Event {
  return { fact, parts, step: 0 };
}

/** A game of a few steps that all look like one position. */
function frames(name: string, steps: { player: number; choice: string | null; events: Event[] }[]): Frame[] {
  const { position } = fixture(name);
  const seen = { ...position, eye: EVERYTHING };
  return [
    { step: 0, player: null, choice: null, events: [], position: seen },
    ...steps.map((step, at) => ({
      ...step,
      step: at + 1,
      position: { ...seen, step: at + 1, version: at + 1, over: at + 1 === steps.length },
    })),
  ];
}

const boarded = (seat: number) => event('astronauts-boarded', { seat: String(seat), dock: 'd2', number: '1' });
const second = () =>
  frames('second-place', [
    { player: NATURE, choice: 'x', events: [event('round-begun', { round: '1' })] },
    { player: 0, choice: 'd2', events: [boarded(1)] },
    { player: 1, choice: null, events: [boarded(2), event('production-begun', { production: '1' })] },
    { player: 2, choice: null, events: [event('choice-sealed', { seat: '3' })] },
  ]);

function shownAs(name: string): ReplayShown {
  const { table } = fixture(name);
  const { game, rules, options } = table;
  return {
    id: 'r-1',
    game,
    rules,
    options,
    pack: table.pack,
    seats: NAMES,
    bots: NAMES.map(() => null),
    steps: 4,
    outcome: null,
    seed: null,
    decided: [],
  };
}

function tableAt(step: number, list = second(), eye = EVERYTHING): ReplayTable {
  return new ReplayTable(shownAs('second-place'), SEATS, new Recording(eye, list), step);
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // jsdom lays nothing out
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await language.need('red-planet', 'rocketmen', 'replay');
  await language.speak('en');
});
afterEach(cleanup);

describe('a recording', () => {
  it('knows what had been heard by every step', () => {
    const recording = new Recording(EVERYTHING, second());
    expect([0, 1, 2, 3, 4].map((step) => recording.heardBy(step))).toEqual([0, 1, 2, 4, 5]);
    expect(recording.at(99).step).toBe(4);
    expect(recording.at(-1).step).toBe(0);
  });

  it('knows who answers next, or who did last where nature answers', () => {
    const list = second();
    list[3] = { ...list[3]!, player: NATURE };
    const recording = new Recording(EVERYTHING, list);
    expect([0, 1, 2, 3].map((step) => recording.answering(step))).toEqual([0, 0, 0, 2]);
  });

  it('is fetched in pieces', async () => {
    const all = Array.from({ length: 451 }, (_, step): Frame => ({ ...second()[0]!, step }));
    const asked: [number, number][] = [];
    const parts: number[] = [];
    const recording = await loadRecording(
      ONLOOKER,
      450,
      async (first, last) => {
        asked.push([first, last]);
        return all.slice(first, last + 1);
      },
      (part) => parts.push(part),
    );
    expect(asked).toEqual([
      [0, 199],
      [200, 399],
      [400, 450],
    ]);
    expect(recording.last).toBe(450);
    expect(parts.at(-1)).toBe(1);
    await expect(loadRecording(0, 10, async () => [])).rejects.toThrow('missing');
  });
});

describe('a replayed table', () => {
  it('tells a step on as news, elsewhere goes at once', () => {
    const table = tableAt(1);
    const news: News[] = [];
    table.onNews = (told) => news.push(told);
    table.go(2);
    expect([table.atOnce, news[0]!.kept, news[0]!.events.length]).toEqual([false, 1, 1]);
    table.go(4);
    expect([table.atOnce, news[1]!.kept, news[1]!.events.length]).toEqual([true, 2, 3]);
    table.go(1);
    expect([table.atOnce, news[2]!.kept, news[2]!.events.length]).toEqual([true, 1, 0]);
    expect(table.events.length).toBe(1);
    table.go(-5);
    expect(table.step).toBe(0);
    table.go(99);
    expect(table.step).toBe(4);
  });

  it('asks nothing, and names nobody who waits but players', () => {
    const table = tableAt(2);
    expect(table.position!.question).toBeNull();
    expect(table.past).toBe(true);
    expect(table.position!.eye).toBe(1);
    expect(tableAt(2, second(), ONLOOKER).position!.eye).toBe(ONLOOKER);
  });

  it('is the same step with other eyes', () => {
    const table = tableAt(3);
    table.look(
      new Recording(
        0,
        second().map((frame) => ({ ...frame, events: [] })),
      ),
    );
    expect([table.step, table.eye, table.events.length]).toEqual([3, 0, 0]);
  });

  it('tells bots from people by the names in the record', () => {
    expect(
      ['Ada', 'heuristic', 'expert@100ms', 'program:./bot', 'person'].map((name, at) => seatOf(name, at, LEVELS).kind),
    ).toEqual(['person', 'bot', 'bot', 'bot', 'open']);
  });
});

describe('addresses', () => {
  it('name the step, and the eyes unless all is open', () => {
    expect(addressOf('t-1', 45, EVERYTHING)).toBe('/replays/t-1?step=45');
    expect(addressOf('t-1', 45, 2)).toBe('/replays/t-1?step=45&eye=2');
  });

  it('ask for eyes that there are', () => {
    expect(['0', '3', '4', '-1', '-2', 'x', '1.5', null].map((word) => eyeOf(word, 4))).toEqual([
      0, 3, -3, -1, -3, -3, -3, -3,
    ]);
  });
});

describe('the chart', () => {
  it('goes up where points are won, and ends with what was counted', () => {
    const recording = new Recording(EVERYTHING, second());
    let step = 0;
    const series = seriesOf(recording, () => [Math.floor(step++ / 2), 0], {
      totals: [30, -4],
      winners: [0],
      scores: [],
      owners: [0, 1],
    });
    expect(series).toEqual([
      [0, 0, 1, 1, 30],
      [0, 0, 0, 0, -4],
    ]);
    const scale = scaleOf(series);
    expect(scale).toEqual({ least: -4, most: 30 });
    expect(pathOf([0, 0, 30], { least: 0, most: 30 })).toBe('M0 1H2V0H2');
    expect(asideOf([1, 0.95, 0.5, 0.9], 0.2)).toEqual([0, 1, 0, 2]);
  });

  it('numbers the rounds as closely as its letters allow', () => {
    const rounds = [1, 2, 3, 10, 11].map((number, at) => ({ number, at: [10, 18, 26, 60, 74][at]! }));
    const numbered = (letter: number) => apart(rounds, ({ at }) => at, letter).map(({ number }) => number);
    expect(numbered(7)).toEqual([1, 2, 3, 10]);
    expect(numbered(12)).toEqual([1, 3, 10]);
  });
});

describe.each(LANGUAGES)('what was answered, in %s', (code) => {
  it('is told for Mission: Red Planet', async () => {
    await language.speak(code);
    const table = tableAt(2);
    const commentary = redPlanetCommentary(table, pack('red-planet-second'), facts('red-planet-second'));
    expect(commentary.answer()).toMatch(/2/);
    expect(commentary.question()).toMatch(/\S/);
    expect(commentary.happened().length).toBe(1);
    expect(commentary.marks(table.recording).map(({ kind, step, number }) => [kind, step, number])).toEqual([
      ['round', 1, 1],
      ['production', 3, 1],
    ]);
    for (const mark of commentary.marks(table.recording)) expect(commentary.markName(mark)).toMatch(/1/);
    expect(commentary.points(table.frame.position).length).toBe(
      table.frame.position.picture['seats'] instanceof Array ? 4 : 0,
    );
    table.go(1);
    expect(commentary.pointed()).toContain('dock:d2');
    table.go(3);
    expect([commentary.answer(), commentary.question()]).toEqual(['', '']); // the choice of others isn't told
  });

  it('is told for Rocketmen', async () => {
    await language.speak(code);
    const { question } = fixture('rocketmen-turn').position;
    const choice = question!.choices[0]!;
    const list = frames('rocketmen-turn', [
      { player: NATURE, choice: 'x', events: [event('turn-begun', { seat: '1', round: '1' })] },
      { player: question!.seat, choice, events: [event('turn-begun', { seat: '2', round: '1' })] },
    ]);
    const table = new ReplayTable(shownAs('rocketmen-turn'), SEATS, new Recording(EVERYTHING, list), 2);
    const commentary = rocketmenCommentary(table, pack('rocketmen'), facts('rocketmen'));
    expect(commentary.answer()).toMatch(/\S/);
    expect(commentary.marks(table.recording).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['round', 0],
      ['turn', 1],
    ]);
    expect(commentary.happened().length).toBe(1);
  });
});

describe('the controls', () => {
  it('go through the game by button and by key', async () => {
    await language.speak('en');
    const table = tableAt(0);
    const commentary = redPlanetCommentary(table, pack('red-planet-second'), facts('red-planet-second'));
    const player = new Player(table, async () => undefined);
    const looked = vi.fn();
    render(Controls, {
      table,
      player,
      commentary,
      outcome: null,
      busy: false,
      invitation: undefined,
      onlook: looked,
      onscore: vi.fn(),
    });
    screen.getByLabelText('One step forward').click();
    await vi.waitFor(() => expect(table.step).toBe(1));
    await player.advance();
    await vi.waitFor(() => expect(screen.getByText('Ada: Dock 2')).toBeTruthy());
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('End');
    expect(table.step).toBe(4);
    press('ArrowLeft');
    expect(table.step).toBe(3);
    press('PageUp');
    expect(table.step).toBe(1);
    press('Home');
    expect(table.step).toBe(0);
    const eyes = screen.getByLabelText<HTMLSelectElement>('Seen through the eyes of');
    expect([...eyes.options].map(({ text }) => text)).toEqual([
      'All cards open',
      'As Ada saw it',
      'As Bot 2 saw it',
      'As Bot 3 saw it',
      'As Seat 4 saw it',
      'As a spectator saw it',
    ]);
    eyes.value = '1';
    eyes.dispatchEvent(new window.Event('change', { bubbles: true }));
    expect(looked).toHaveBeenCalledWith(1);
  });
});

describe.each(LANGUAGES)('what stands beside the step, in %s', (code) => {
  it("doesn't say again whose turn begins", async () => {
    await language.speak(code);
    const begun = event('turn-begun', { seat: '2', round: '1' });
    const drawn = event('success-drawn', { seat: '2', value: '3' });
    const list = frames('rocketmen-turn', [{ player: NATURE, choice: 'x', events: [drawn, begun] }]);
    const table = new ReplayTable(shownAs('rocketmen-turn'), SEATS, new Recording(EVERYTHING, list), 1);
    const commentary = rocketmenCommentary(table, pack('rocketmen'), facts('rocketmen'));
    const where = t('replay-where', {
      step: 1,
      steps: 1,
      phase: commentary.markName(commentary.marks(table.recording)[0]!),
    });
    expect(commentary.happened().length).toBe(2);
    expect(notSaid(where, commentary.happened())).toEqual([commentary.happened()[0]]);
    await language.speak('en');
  });
});

describe('statistics', () => {
  const row = (name: string, game: string, players: number, games: number, wins: number): StatisticsRow => ({
    kind: 'bot',
    name,
    game,
    players,
    games,
    wins,
    average: 0,
  });

  it('are compared with what chance would give', () => {
    const rows = [
      row('random', 'a', 4, 10, 1),
      row('expert', 'a', 4, 10, 5),
      row('expert', 'b', 1, 2, 2),
      row('expert', 'a', 2, 4, 3),
    ];
    expect(gamesIn(rows)).toEqual(['a', 'b']);
    expect(sharesOf(rows, 'a').map(({ row: { name, players }, share, fair }) => [name, players, share, fair])).toEqual([
      ['expert', 2, 0.75, 0.5],
      ['expert', 4, 0.5, 0.25],
      ['random', 4, 0.1, 0.25],
    ]);
    expect(sharesOf(rows, 'b')[0]!.fair).toBeNull();
  });
});

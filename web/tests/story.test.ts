// @vitest-environment jsdom
/** What happened: who it is told to, what stays outlined, a moment of it again, and how far one is ahead at the end. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import Pondering from '../src/board/choosing/Pondering.svelte';
import { marginWords } from '../src/board/end/margin';
import { changesOf } from '../src/board/log/changes';
import { entriesOf } from '../src/games/red-planet/log/entries';
import { Scene } from '../src/games/red-planet/scene.svelte';
import { loadTable } from '../src/games/games';
import { settings } from '../src/lib/settings.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import { LANGUAGES } from '../src/lib/text/bundles';
import { language } from '../src/lib/text/language.svelte';
import type { Event, Position } from '../src/wire';
import { facts, fixture, pack } from './fixtures';
import { KeptTable } from './kept';

const event = (fact: string, parts: Record<string, string> = {}, step = 0): Event => ({ fact, parts, step });
const boarded = (seat: string, dock: string, step = 0) =>
  event('astronauts-boarded', { seat, dock, number: '1' }, step);

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
  await language.need('red-planet', 'rocketmen');
  await language.speak('en');
});
beforeEach(() => (settings.motion = 'less'));
afterEach(cleanup);

function sceneOf(table: StillTable): Scene {
  const { game } = table.table!;
  const shown = { position: () => table.position!, events: () => table.events, event: () => null };
  return new Scene(table, pack(game), facts(game), shown);
}

describe('a production', () => {
  const gains = (gained: Position['gained']) => {
    const { position, ...given } = fixture('second-place');
    return sceneOf(new StillTable({ ...given, position: { ...position, gained } })).gains;
  };

  it('is a line of what everybody got, as the server says', () => {
    const seats = [{ seat: 1, points: 5 }, { seat: 0, points: 1 }]; // prettier-ignore
    expect(gains({ count: 2, seats })).toMatch(/^Production 2: .*\+5.*\+1/);
    expect(gains(null)).toBe('');
  });
});

describe('what is told to the reader', () => {
  const scene = () => sceneOf(new StillTable(fixture('second-place')));

  it('says "You" of what they do, and of what happens to what is theirs', () => {
    const { sentence } = { sentence: (each: Event) => scene().sentence(each) };
    expect(sentence(boarded('1', 'd2'))).toBe('You place 1 astronaut on the ship at Dock 2.');
    expect(sentence(boarded('2', 'd2'))).not.toContain('You');
    const killed = { seat: '2', owner: '1', zone: 'hellas' };
    expect(sentence(event('astronaut-killed', killed))).toContain('one of your astronauts');
    expect(sentence(event('game-won', { seat: '1' }))).toBe('You win.');
  });

  it.each(LANGUAGES)('names nobody "(you)" in a sentence: %s', async (code) => {
    await language.speak(code);
    const said = scene().sentence(event('cards-dealt', { seat: '1', number: '2' }));
    expect(said).not.toContain('(');
    await language.speak('en');
  });

  it('has one line for what everybody and the reader hear', () => {
    const dealt = { seat: '1', card: 'hellas-influence' };
    const told = [
      event('card-dealt', dealt),
      event('card-dealt', dealt),
      event('cards-dealt', { seat: '1', number: '2' }),
    ];
    const others = event('cards-dealt', { seat: '2', number: '2' });
    expect(entriesOf([...told, others]).map(([each]) => each!.fact)).toEqual([
      'card-dealt',
      'card-dealt',
      'cards-dealt',
    ]);
  });

  it('keeps who won until the score has been told', () => {
    const now = scene();
    const won = event('game-won', { seat: '2' });
    expect(now.hides(won)).toBe(true);
    expect(now.hides(boarded('1', 'd1'))).toBe(false);
    now.told = true;
    expect(now.hides(won)).toBe(false);
  });

  it('lists the newest changes, six at most, and names their places', () => {
    const now = scene();
    const events = ['d1', 'd2', 'd3', 'd4', 'd1', 'd2', 'd3'].map((dock) => boarded('2', dock));
    const { lines, more } = changesOf(now, [event('round-begun', { round: '2' }), ...events, event('game-won')]);
    expect([lines.length, more]).toEqual([6, 1]);
    expect(lines.at(-1)![0]).toBe(events.at(-1));
    expect(now.anchorsOf(events[0]!)).toEqual(['dock:d1']);
    expect(now.anchorsOf(event('astronaut-moved', { seat: '2', from: 'hellas', to: 'ausonia' }))).toEqual([
      'zone:hellas',
      'zone:ausonia',
    ]);
    expect(now.anchorsOf(event('event-drawn', { seat: '2' }))).toEqual(['seat:2']);
  });
});

describe.each(['second-place', 'rocketmen-turn'])('a table that remembers: %s', (name) => {
  async function shown(): Promise<KeptTable> {
    const given = fixture(name);
    const told = given.events.map((each, at) => ({ ...each, step: at + 1 }));
    const table = new KeptTable({
      ...given,
      events: told,
      position: { ...given.position, step: told.length, answered: 3 },
    });
    table.kept = told.map(({ step }) => {
      const { position } = given;
      return { step, player: 0, choice: null, events: [told[step - 1]!], position: { ...position, step } };
    });
    const { game } = given.table;
    render(await loadTable(game), { state: table, pack: pack(game), facts: facts(game) });
    return table;
  }
  const lines = () => [...document.querySelectorAll<HTMLElement>('.side .log button.line')];

  it('shows the moment of a line of the log, on which nothing can be chosen, and comes back', async () => {
    await shown();
    expect(document.querySelectorAll('.ask.yours')).toHaveLength(1);
    await fireEvent.click(lines().at(-2)!);
    await screen.findByText(/That was then: step \d+/, {}, { timeout: 30_000 });
    expect(document.querySelectorAll('.ask.yours')).toHaveLength(0);
    expect(document.querySelectorAll('[data-points][aria-disabled="false"]')).toHaveLength(0);
    expect(lines().filter((line) => line.ariaCurrent ?? line.getAttribute('aria-current'))).toHaveLength(1);
    await fireEvent.keyDown(window, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(/That was then/)).toBeNull());
    expect(document.querySelectorAll('.ask.yours')).toHaveLength(1);
  });

  it('says since when things have happened that one has not chosen', async () => {
    await shown();
    expect(screen.getByText('Since your last choice')).toBeTruthy();
  });

  it('says aloud what comes instead of what was taken back, even if nobody had time to hear that', async () => {
    const table = await shown();
    const spoken = () => document.querySelectorAll('[role="log"].unseen p').length;
    table.hear(event('first-player', { seat: '1' }));
    await waitFor(() => expect(spoken()).toBe(1));
    table.hearInstead(1);
    table.hear(event('first-player', { seat: '2' }));
    await waitFor(() => expect(spoken()).toBe(2));
    table.hearInstead(table.events.length, ...table.events.map((each) => structuredClone(each)));
    table.hear(event('first-player', { seat: '1' }));
    await waitFor(() => expect(spoken()).toBe(3));
  });

  it('has all that happened, a piece at a time', async () => {
    const table = await shown();
    table.hear(...Array.from({ length: 600 }, () => event('first-player', { seat: '2' }, 900)));
    await waitFor(() => expect(lines().length).toBeGreaterThan(200));
    const some = lines().length;
    await fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    await waitFor(() => expect(lines().length).toBeGreaterThan(some + 50));
  });

  it('may be told by the browser that it was scrolled when it is already gone', async () => {
    await shown();
    const list = document.querySelector('.log ol')!;
    const failed = vi.fn();
    window.addEventListener('error', failed);
    cleanup();
    await fireEvent.scroll(list);
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('outlines what changed without motion until something is pressed', async () => {
    const table = await shown();
    table.hear(event('first-player', { seat: '2' }));
    await waitFor(() => expect(document.querySelectorAll('[data-changed]').length).toBeGreaterThan(0));
    expect(document.querySelector('[data-changed]')!.getAttribute('data-anchor')).toBe('seat:2');
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(document.querySelectorAll('[data-changed]')).toHaveLength(0));
  });
});

describe('the margin', () => {
  const row = (seat: number, total: number, won = false) => ({ seat, total, won, bars: [] });
  const own = (seat: number) => seat === 0;

  it('is how far ahead or behind the reader is', () => {
    expect(marginWords([row(0, 33, true), row(2, 26)], own)).toBe('You win by 7.');
    expect(marginWords([row(2, 30, true), row(0, 26)], own)).toBe('Second, 4 behind.');
    expect(marginWords([row(2, 30, true), row(1, 28), row(0, 26)], own)).toBe('Third, 4 behind.');
    expect(marginWords([row(2, 30, true), row(0, 30)], own)).toBe('Second, on the same points.');
  });

  it('is nothing for onlookers, who share a victory or win a tie, and where nobody wins', () => {
    expect(marginWords([row(1, 33, true), row(2, 26)], own)).toBe('');
    expect(marginWords([row(0, 33, true), row(2, 33, true)], own)).toBe('');
    expect(marginWords([row(0, 33, true), row(2, 33)], own)).toBe('');
    expect(marginWords([row(0, 33), row(2, 32)], own)).toBe('');
  });
});

describe('bots that search', () => {
  it('are seen to think, and for how long still', async () => {
    render(Pondering, { pondering: { began: performance.now() - 2100, seconds: 5 } });
    expect(screen.getByText('3 sec')).toBeTruthy();
    expect(document.querySelector('.over')!.getAttribute('stroke-dasharray')).toMatch(/^0\.4/);
  });
});

describe('the speed of animations', () => {
  it('is remembered', async () => {
    Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true }); // jsdom has none
    settings.change({ pace: 'fast' });
    settings.pace = 'normal';
    await settings.begin();
    expect([settings.pace, settings.rate > 3]).toEqual(['fast', true]);
    settings.change({ pace: 'slow' });
    expect(settings.rate).toBeLessThan(1);
    settings.change({ pace: 'normal' });
  });
});

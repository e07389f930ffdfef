// @vitest-environment jsdom
/** A screen reader is told each thing at the moment it is shown: in order, nothing twice, nothing left out. */
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadTable } from '../src/games/games';
import { settings } from '../src/lib/settings.svelte';
import { language } from '../src/lib/text/language.svelte';
import type { Event } from '../src/wire';
import { facts, fixture, pack } from './fixtures';
import { KeptTable } from './kept';

const event = (fact: string, parts: Record<string, string> = {}, step = 900): Event => ({ fact, parts, step });
const begins = (round: string) => event('round-begun', { round });
const drawn = (card: string) => event('card-drawn', { seat: '1', card });
const turn = (seat: string) => event('turn-begun', { seat, round: '2' });

/** Whatever moves at the moment; it has arrived when a test says so. */
let underWay: (() => void)[] = [];
async function arrive(): Promise<void> {
  await waitFor(() => expect(underWay).not.toEqual([]));
  for (const each of underWay.splice(0)) each();
}

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
  await language.speak('en');
  // before the first test, whose time it would take
  await Promise.all([loadTable('red-planet-second'), loadTable('rocketmen')]);
  await Promise.all([import('../src/games/red-planet/motion/acting'), import('../src/games/rocketmen/motion/acting')]);
}, 300_000);
beforeEach(() => {
  settings.motion = 'full';
  underWay = [];
  Element.prototype.animate = function () {
    const finished = new Promise<void>((resolve) => underWay.push(resolve));
    return { finished } as unknown as Animation;
  };
  Element.prototype.getAnimations = () =>
    underWay.splice(0).map((finish) => ({ id: 'flight', finish }) as unknown as Animation);
});
afterEach(() => {
  settings.motion = 'less';
  cleanup();
});

async function shown(name: string): Promise<KeptTable> {
  const given = fixture(name);
  const table = new KeptTable({ ...given, position: { ...given.position, step: 900, answered: 3 } });
  const { game } = table.table!;
  render(await loadTable(game), { state: table, pack: pack(game), facts: facts(game) });
  return table;
}
const spoken = () => [...document.querySelectorAll('[role="log"].unseen p')].map((line) => line.textContent);
const hears = (lines: string[]) => waitFor(() => expect(spoken()).toEqual(lines));
const allArrive = (table: KeptTable) =>
  waitFor(() => {
    for (const each of underWay.splice(0)) each();
    expect(table.acting).toBe(false);
  });
const quiet = (table: KeptTable) => waitFor(() => expect(table.acting).toBe(false));

describe('what a screen reader is told', () => {
  it('comes one by one, while each thing is shown', async () => {
    const table = await shown('second-place');
    table.hear(begins('5'), begins('6'), begins('7'));
    await hears(['Round 5 begins.']);
    await arrive();
    await hears(['Round 5 begins.', 'Round 6 begins.']);
    await arrive();
    await hears(['Round 5 begins.', 'Round 6 begins.', 'Round 7 begins.']);
    expect(table.acting).toBe(true);
    await arrive();
    await quiet(table);
    expect(spoken()).toHaveLength(3);
  });

  it('comes at once when somebody has seen enough, and nothing twice', async () => {
    const table = await shown('second-place');
    table.hear(begins('5'), begins('6'));
    table.hear(begins('7'));
    await hears(['Round 5 begins.']);
    (document.querySelector('.board') as HTMLElement).click();
    await hears(['Round 5 begins.', 'Round 6 begins.', 'Round 7 begins.']);
    await quiet(table);
    expect(spoken()).toHaveLength(3);
  });

  it('comes at once without motion', async () => {
    settings.motion = 'less';
    const table = await shown('second-place');
    table.hear(begins('5'), begins('6'));
    await hears(['Round 5 begins.', 'Round 6 begins.']);
  });

  it('is one sentence about what belongs together, even if it comes in several news', async () => {
    const table = await shown('rocketmen-turn');
    table.hear(turn('2'), drawn('afterburner'));
    table.hear(drawn('hotel'), turn('1'));
    await waitFor(() => expect(spoken()).toHaveLength(1));
    await allArrive(table);
    expect(spoken()).toHaveLength(3);
    expect(spoken()[1]).toContain('Afterburner');
    expect(spoken()[1]).toContain('Hotel');
  });

  it('is silent while one watches again, and then goes on with what has happened since', async () => {
    const table = await shown('second-place');
    const frame = { player: 0, choice: null, events: [begins('5')], position: table.position! };
    table.kept = [2, 3].map((step) => ({ ...frame, step }));
    table.hear(begins('5'));
    await hears(['Round 5 begins.']);
    await arrive();
    await quiet(table);
    const [again] = await screen.findAllByRole('button', { name: 'Watch again' });
    again!.click();
    await waitFor(() => expect(underWay.length).toBeGreaterThan(0));
    table.hear(begins('8'), begins('9'));
    expect(spoken()).toEqual(['Round 5 begins.']);
    await arrive();
    await hears(['Round 5 begins.', 'Round 8 begins.']);
    await arrive();
    await hears(['Round 5 begins.', 'Round 8 begins.', 'Round 9 begins.']);
  });

  it('leaves out what was taken back before it was shown', async () => {
    const table = await shown('second-place');
    table.hear(begins('5'), begins('6'));
    await hears(['Round 5 begins.']);
    table.hearInstead(1, begins('7'));
    await allArrive(table);
    expect(spoken()).toEqual(['Round 5 begins.', 'Round 7 begins.']);
  });
});

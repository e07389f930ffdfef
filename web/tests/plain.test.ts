// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { gameOf, hasOwnTable, openBox } from '../src/games/games';
import { settings } from '../src/lib/settings.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import { LANGUAGES } from '../src/lib/text/bundles';
import { gameDescription, gameName, language } from '../src/lib/text/language.svelte';
import Table from '../src/games/plain/Table.svelte';
import type { Event } from '../src/wire';
import { fixture, pack } from './fixtures';

const TEXTS = {
  en: `game-pebbles = Pebbles
    .description = Take the best.
pebbles-event-pebble-taken = { $seat } takes { $pebble }
pebbles-pebble-agate = the agate
pebbles-reason-not-there = It isn't in the row.
web-undo = Not yours to say`,
  pl: 'pebbles-pebble-agate = agat',
};
const FACTS = {
  'pebble-taken': { parts: { seat: 'seat', pebble: 'pebble' }, reveals: false },
  'row-filled': { parts: { number: 'number' }, reveals: false },
};

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = vi.fn();
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
  settings.motion = 'less';
  await language.bring([TEXTS, {}]);
  await language.speak('en');
});
afterEach(cleanup);

function shown(): StillTable {
  const base = fixture('second-choose');
  const question = {
    ...base.position.question!,
    question: 'TakeAPebble',
    together: false,
    parts: ['pebble'],
    kinds: ['pebble'],
    deeds: {},
    choices: ['agate', 'grey-flint', '-'],
    refused: [{ reason: 'not-there', rule: 'T2', choices: ['basalt'] }],
  };
  const picture = {
    row: ['agate', 'grey-flint'],
    'in-the-bag': 3,
    worth: { agate: 9 },
    seats: [{ heap: [] }, { heap: ['basalt'] }],
    outlook: {},
  };
  const events: Event[] = [
    { fact: 'row-filled', parts: { number: '2' }, step: 0 },
    { fact: 'pebble-taken', parts: { seat: '2', pebble: 'agate' }, step: 0 },
  ];
  const state = new StillTable({
    ...base,
    table: { ...base.table, game: 'pebbles' },
    events,
    position: { ...base.position, question, picture },
  });
  render(Table, { state, pack: { ...pack('rocketmen'), game: 'pebbles' }, facts: FACTS });
  return state;
}

describe('a game that the page knows nothing about', () => {
  it('has a plain table, and editions have their family’s', () => {
    expect(hasOwnTable('pebbles')).toBe(false);
    expect(gameOf('pebbles').texts).toEqual([]);
    expect(gameOf('red-planet-third')).toBe(gameOf('red-planet-first'));
    expect(hasOwnTable('red-planetoid')).toBe(false);
  });

  it('is told in its own words, and in English where it has none', async () => {
    expect([gameName('pebbles'), gameDescription('pebbles')]).toEqual(['Pebbles', 'Take the best.']);
    for (const code of LANGUAGES) {
      await language.speak(code);
      expect(gameName('pebbles')).toBe('Pebbles');
      expect(language.text('pebbles-pebble-agate')).toBe(code === 'pl' ? 'agat' : 'the agate');
    }
    await language.speak('en');
  });

  it('replaces none of our words, and is called by its name until it has another', () => {
    expect(language.text('web-undo')).not.toBe('Not yours to say');
    expect([gameName('marbles'), gameDescription('marbles')]).toEqual(['marbles', '']);
  });

  it('shows what is seen, what has happened and what everybody has', () => {
    shown();
    expect(screen.getByText('in the bag').nextElementSibling?.textContent.trim()).toBe('3');
    expect(document.querySelector('.seen')?.textContent).toContain('agate, grey flint');
    expect(document.querySelector('.log')?.textContent).toContain('takes the agate');
    expect(document.querySelector('.log')?.textContent).toContain('row filled: number: 2');
  });

  it.each([
    ['grey flint', 'grey-flint'],
    ['No, thanks', '-'],
  ])('is answered by pressing "%s", once until the server has said more', (label, choice) => {
    const answer = vi.spyOn(shown(), 'answer').mockReturnValue(undefined);
    screen.getByText(label).click();
    expect(answer).toHaveBeenLastCalledWith(choice);
    screen.getByText('the agate', { selector: '.label' }).click();
    expect(answer).toHaveBeenCalledOnce();
  });

  it('says what is refused, why and by which rule', async () => {
    const state = shown();
    const answer = vi.spyOn(state, 'answer');
    const refused = document.querySelector<HTMLElement>('.options [aria-disabled="true"]')!;
    expect(refused.title).toBe("It isn't in the row. (Rule T2)");
    refused.click();
    expect(answer).not.toHaveBeenCalled();
    expect((await screen.findByText('Rule T2')).tagName).toBe('BUTTON');
  });

  it('has a box whose things are called by their names', async () => {
    const box = await openBox({ ...pack('rocketmen'), game: 'pebbles' });
    expect(box.name(box.pack.entries('location')[0]!)).toMatch(/^[^-]+$/);
    expect(box.told).toContain('location');
  });
});

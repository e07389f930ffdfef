// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import { language } from '../src/lib/text/language.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import RedPlanetTable from '../src/games/red-planet/Table.svelte';
import { facts, fixture, pack } from './fixtures';

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
  await language.need('red-planet');
  await language.speak('en');
});
afterEach(cleanup);

function shown(name: string): StillTable {
  const position = fixture(name);
  const { game } = position.table;
  const state = new StillTable(position);
  render(RedPlanetTable, { state, pack: pack(game), facts: facts(game) });
  return state;
}

/** By the beginning of its label; asking by role takes seconds on a board of this size. */
function button(label: string): HTMLElement {
  return document.querySelector<HTMLElement>(`button[aria-label^="${label}"]`)!;
}

describe('the table', () => {
  it.each(['second-keep', 'second-move', 'second-two', 'first-over'])('shows %s', (name) => {
    shown(name);
    expect(document.querySelectorAll('.zone').length).toBe(10);
  });

  it('answers by what is pressed on the board', () => {
    const state = shown('second-place');
    const answer = vi.spyOn(state, 'answer');
    button('Dock 3:').click();
    expect(answer).toHaveBeenCalledWith('d3');
  });

  it('answers by the list', () => {
    const state = shown('second-place');
    const answer = vi.spyOn(state, 'answer');
    screen.getByText('Dock 3').click();
    expect(answer).toHaveBeenCalledWith('d3');
  });

  it('says why a played character cannot be chosen', async () => {
    const state = shown('second-late-six');
    const answer = vi.spyOn(state, 'answer');
    button('2 Soldier, played').click();
    expect(answer).not.toHaveBeenCalled();
    expect(await screen.findByText(/This character is not in your hand/)).toBeTruthy();
    expect(screen.getByText(/^Rule /).tagName).toBe('BUTTON');
  });

  it('tells the end with every source of points', async () => {
    shown('second-over');
    expect(await screen.findByText('You win by 7.')).toBeTruthy();
  });
});

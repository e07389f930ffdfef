// @vitest-environment jsdom
/** The menu of a table, also while its server is away. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import AtTable from '../src/lib/online/AtTable.svelte';
import TableMenu from '../src/lib/online/TableMenu.svelte';
import type { Line } from '../src/lib/connection/socket';
import { language } from '../src/lib/text/language.svelte';

const table = vi.hoisted(() => ({
  line: 'open' as Line,
  eye: 0,
  yours: [0],
  person: 'p-1',
  shared: false,
  invitation: null,
  key: null,
  clocks: null,
  table: { status: 'running', private: true, clock: null, seats: [{ kind: 'person', person: 'p-1', bot_plays: null }] },
  do: vi.fn(),
}));
vi.mock('../src/lib/online/live', () => ({ useLive: () => ({ table }) }));
vi.mock('../src/lib/ui/fetchPart', async (original) => ({
  ...(await original<object>()),
  withTexts: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await language.speak('en');
  await language.need('online', 'lobby');
});
afterEach(cleanup);

const button = (name: string) => screen.getByText<HTMLButtonElement>(name);

describe('the menu of a table', () => {
  it('has everything while there is a server', () => {
    table.line = 'open';
    render(TableMenu, { onclose: vi.fn() });
    expect(button('Resign').disabled).toBe(false);
    expect(screen.queryByText(/^No connection to the server/)).toBeNull();
  });

  it.each<Line>(['broken', 'connecting', 'closed'])('says what has to wait for it while the line is %s', (line) => {
    table.line = line;
    render(TableMenu, { onclose: vi.fn() });
    expect(screen.getByText(/^No connection to the server/)).toBeTruthy();
    for (const needs of ['Take back choices', 'Let a bot play', 'Continue on another device', 'Resign'])
      expect(button(needs).disabled, needs).toBe(true);
    for (const works of ['Who is here', 'Settings', 'Leave the table for now'])
      expect(button(works).disabled, works).toBe(false);
  });

  it('opens at once where it has never come, and says why it is empty', async () => {
    render(AtTable);
    document.querySelector<HTMLButtonElement>('.corner button')!.click();
    expect(await screen.findByText('Connection lost. Trying again.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Table menu' })).toBeTruthy();
  });
});

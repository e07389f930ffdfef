// @vitest-environment jsdom
/** Hints, lessons and lines of the log lead to the rules behind them, as the game's table of links says. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { lessonsSeen } from '../src/board/guide/lessonsSeen.svelte';
import { NO_LINKS, rulesOfAnswer, rulesOfEvents, rulesOfParts } from '../src/board/rules/links';
import { loadTable } from '../src/games/games';
import { Scene as RocketmenScene } from '../src/games/rocketmen/scene.svelte';
import { router } from '../src/lib/router.svelte';
import { ruleShown } from '../src/lib/rules/ruleShown.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import { language } from '../src/lib/text/language.svelte';
import type { Event, Frame } from '../src/wire';
import { facts, fixture, links, pack } from './fixtures';

const SECOND = 'red-planet-second';
const event = (fact: string, parts: Record<string, string> = {}, step = 0): Event => ({ fact, parts, step });

/** A game whose earlier steps can be asked for. */
class KeptTable extends StillTable {
  override get keepsFrames(): boolean {
    return true;
  }
  override async frames(step: number): Promise<readonly Frame[]> {
    return [{ step, player: null, choice: null, events: [], position: this.position! }];
  }
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
  await language.need('red-planet', 'red-planet.guide', 'rocketmen', 'rocketmen.guide', 'bots');
  await language.speak('en');
});
beforeEach(() => {
  localStorage.clear();
  lessonsSeen.skip(SECOND);
  router.place = { path: ['tables', 't-1'], query: new URLSearchParams() };
});
afterEach(() => {
  cleanup();
  ruleShown.close();
});

async function table(name = 'second-choose', state = new KeptTable(fixture(name))) {
  const Table = await loadTable(SECOND);
  render(Table, { state, pack: pack(SECOND), facts: facts(SECOND), links: links(SECOND) });
  return state;
}

describe('the table of links', () => {
  const second = links(SECOND);
  const rocketmen = links('rocketmen');

  it('names what an event is about before what happened', () => {
    expect(rulesOfEvents(second, [event('character-revealed', { seat: '2', character: 'saboteur' })])).toEqual([
      'C9',
      'R3',
    ]);
    expect(rulesOfEvents(second, [event('mission-kept', { seat: '1', card: 'moon-base.2' })])).toEqual(['F6', 'S9']);
    expect(rulesOfEvents(NO_LINKS, [event('ship-launched')])).toEqual([]);
  });

  it('names the rules of a line that tells several events once, and few of them', () => {
    const cards = ['afterburner', 'backup', 'batteries', 'internet'];
    const entry = cards.map((card) => event('card-drawn', { seat: '1', card }));
    expect(rulesOfEvents(rocketmen, entry)).toEqual(['K1', 'K3', 'K11']);
    expect(rulesOfParts(second, ['zones', 'zones', 'ice'])).toEqual(['P2', 'F2']);
  });

  it('goes by the question, or by the deed where a question offers several', () => {
    expect(rulesOfAnswer(second, 'ChooseACharacter', ['pilot'])).toEqual(['C14', 'R2']);
    expect(rulesOfAnswer(rocketmen, 'Act', ['launch', 'moon'])).toEqual(['L1', 'L3']);
    expect(rulesOfAnswer(rocketmen, 'LoseAPadCard', ['afterburner'])).toEqual(['K1', 'L9']);
  });

  it('knows a card on offer by what it is', () => {
    const { position, table } = fixture('rocketmen-turn');
    const state = new StillTable(fixture('rocketmen-turn'));
    const shown = { position: () => position, events: () => [], event: () => null };
    const scene = new RocketmenScene(state, pack(table.game), facts(table.game), shown);
    scene.links = links(table.game);
    const at = scene.picture.market.findIndex((card) => card !== null);
    const card = scene.picture.market[at]!;
    const expected = rulesOfAnswer(scene.links, 'Act', ['buy', card]);
    expect(scene.rulesFor(position.question!, `buy:m${at + 1}`)).toEqual(expected);
    expect(scene.rulesFor(position.question!, '-')).toEqual([]);
  });
});

describe('at a table', () => {
  it('a hint links to the rules of what it advises and of what speaks for it', async () => {
    const state = await table();
    state.askHint();
    const hint = await screen.findByRole('region', { name: 'What a bot would do' });
    const named = within(hint)
      .getAllByRole('button', { name: /^Rule / })
      .map((each) => each.textContent);
    const choice = state.position!.question!.choices[0]!;
    const advised = rulesOfAnswer(links(SECOND), 'ChooseACharacter', [choice]);
    const [first, ...others] = advised.map((rule) => `Rule ${rule}`);
    expect(named).toEqual([first, 'Rule P2', 'Rule F2', ...others]);
    await fireEvent.click(within(hint).getByText(`Rule ${advised[0]}`));
    expect(ruleShown.named).toEqual({ game: SECOND, rule: advised[0] });
  });

  it('a line of the log shows its rules while it is pointed at or has the focus, and only then', async () => {
    const state = new KeptTable(fixture('second-choose'));
    state.events = [
      event('round-begun', { round: '2' }, 1),
      event('ship-launched', { dock: 'd1', ship: 'hellas-3' }, 2),
    ];
    await table('second-choose', state);
    const log = screen.getByRole('region', { name: 'What happened' });
    const line = within(log)
      .getByText(/^Launched from/)
      .closest('li')!;
    const rules = () => within(log).queryAllByRole('button', { name: /^Rule / });
    expect(rules()).toEqual([]);
    await fireEvent.pointerEnter(line);
    expect(rules().map((each) => each.textContent)).toEqual(['Rule R8', 'Rule R9']);
    await fireEvent.pointerLeave(log.querySelector('ol')!);
    expect(rules()).toEqual([]);
    await fireEvent.focusIn(within(log).getByText(/^Round 2/));
    expect(rules().map((each) => each.textContent)).toEqual(['Rule R1']);
  });

  it('an opened moment has the rules of its line', async () => {
    const state = new KeptTable(fixture('second-choose'));
    state.events = [event('ship-launched', { dock: 'd1', ship: 'hellas-3' }, 2)];
    await table('second-choose', state);
    await fireEvent.click(screen.getByText(/^Launched from/));
    await waitFor(() => expect(document.querySelector('.then')).toBeTruthy());
    const then = document.querySelector<HTMLElement>('.then')!;
    await fireEvent.click(within(then).getByText('Rule R9'));
    expect(ruleShown.named).toEqual({ game: SECOND, rule: 'R9' });
  });

  it('a lesson links to what it tells of', async () => {
    router.place = { path: ['tables', 't-1'], query: new URLSearchParams('guide') };
    lessonsSeen.forget(SECOND);
    for (const seen of ['welcome', 'mission']) lessonsSeen.see(SECOND, seen);
    await table();
    const lesson = await screen.findByRole('dialog', { name: 'Guide', hidden: true });
    const rules = within(lesson).getAllByText(/^Rule /);
    expect(rules.map((each) => each.textContent)).toEqual(['Rule R2', 'Rule R3', 'Rule R6']);
    await fireEvent.click(rules[1]!);
    expect(ruleShown.named).toEqual({ game: SECOND, rule: 'R3' });
    expect(lessonsSeen.hasSeen(SECOND, 'character')).toBe(false);
  });
});

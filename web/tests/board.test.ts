// @vitest-environment jsdom
/** What every table does alike. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { BoardChoosing } from '../src/board/choosing/choosing.svelte';
import type { Target, Targets } from '../src/board/choosing/targets';
import { loadTable } from '../src/games/games';
import { settings } from '../src/lib/settings.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import { language } from '../src/lib/text/language.svelte';
import type { News, Question } from '../src/wire';
import { facts, fixture, pack } from './fixtures';

const QUESTION = {
  choices: ['stay', 'east', 'west'],
  refused: [],
  together: false,
  chosen: null,
  quiet: ['west'],
  wasteful: { west: [{ fact: 'could-launch', parts: {} }] },
};
const REFUSAL = { reason: 'too-far', rule: 'T4' };
const TARGETS: Targets = new Map(
  [
    { key: 'home', choices: ['stay'], refusal: null },
    { key: 'rocket', choices: ['east', 'west'], refusal: null },
    { key: 'moon', choices: [], refusal: REFUSAL },
  ].map((target): [string, Target] => [target.key, target]),
);

class Choosing extends BoardChoosing {
  protected override targetsOf(): Targets {
    return TARGETS;
  }
}

function choosing(turn = () => '1') {
  const answer = vi.fn();
  const made = new Choosing(() => ({
    question: QUESTION as unknown as Question,
    busy: false,
    answer,
    preview: () => [],
    consequences: (choice) => [{ fact: `goes-${choice}`, parts: {} }],
    turn: turn(),
    settles: (choice) => choice === 'stay',
  }));
  return { made, answer };
}

describe('choosing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.confirmTurns = true;
  });
  afterEach(() => void vi.useRealTimers());

  it('what ends a turn wants a second press', () => {
    const { made, answer } = choosing();
    made.point('home');
    expect([made.held, answer.mock.calls]).toEqual(['stay', []]);
    made.point('home');
    expect(answer).toHaveBeenCalledWith('stay');
  });

  it('does it at once for who wants no second press', () => {
    settings.confirmTurns = false;
    const { made, answer } = choosing();
    made.press('stay');
    expect(answer).toHaveBeenCalledWith('stay');
  });

  it('what wastes something is asked about once a turn, whoever wants no second press too', () => {
    settings.confirmTurns = false;
    let turn = '1';
    const { made, answer } = choosing(() => turn);
    made.press('west');
    expect([made.held, made.wasted.length, answer.mock.calls]).toEqual(['west', 1, []]);
    made.release();
    made.press('west');
    expect(answer).toHaveBeenCalledTimes(1);
    turn = '2';
    made.press('west');
    expect(answer).toHaveBeenCalledTimes(1);
    made.press('west');
    expect(answer).toHaveBeenCalledTimes(2);
    expect([made.isQuiet('west'), made.isQuiet('east')]).toEqual([true, false]);
  });

  it('a finger shows first and does it then, on the board and by name', () => {
    settings.confirmTurns = false;
    const { made, answer } = choosing();
    made.point('home', true);
    expect([made.held, made.inspected, answer.mock.calls]).toEqual(['stay', 'home', []]);
    made.press('east', true);
    expect([made.held, answer.mock.calls]).toEqual(['east', []]);
    made.press('east', true);
    expect(answer).toHaveBeenCalledWith('east');
  });

  it('tells what one points at, and what is held when the pointer has left', () => {
    const { made } = choosing();
    made.point('home');
    expect([made.inspected, made.meant]).toEqual(['home', [{ fact: 'goes-stay', parts: {} }]]);
    made.resting = 'moon';
    expect([made.inspected, made.meant]).toEqual(['moon', []]); // it can't be chosen: what is held would mean something else
    made.resting = 'elsewhere'; // no part of the question
    expect(made.inspected).toBe('home');
    made.considered = 'east';
    expect([made.inspected, made.meant[0]?.fact]).toEqual(['rocket', 'goes-east']);
  });

  it('pressing what is picked again lets it go', () => {
    const { made } = choosing();
    made.point('rocket');
    expect(made.picked?.choices).toEqual(['east', 'west']);
    made.point('rocket');
    expect(made.picked).toBeNull();
  });

  it('a reason stays a moment when the pointer has left, and longer for who reads it', () => {
    const { made } = choosing();
    made.resting = 'moon';
    made.resting = null;
    expect(made.refusal).toEqual(REFUSAL);
    vi.advanceTimersByTime(3000);
    expect(made.refusal).toBeNull();
    made.resting = 'moon';
    made.resting = null;
    made.keepRefusal();
    vi.advanceTimersByTime(3000);
    expect(made.refusal).toEqual(REFUSAL);
  });
});

describe.each(['second-place', 'rocketmen-turn'])('the table of %s', (name) => {
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
    Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
    settings.motion = 'less';
    await language.speak('en');
  });
  afterEach(cleanup);

  async function shown(settling: string[] = []): Promise<StillTable> {
    const position = fixture(name);
    const { game } = position.table;
    const state = new StillTable({ ...position, table: { ...position.table, hints: true } });
    state.settling = settling;
    render(await loadTable(game), { state, pack: pack(game), facts: facts(game) });
    return state;
  }

  it('closes a hint by H and by Escape', async () => {
    const state = await shown();
    for (const key of [
      { key: 'h', code: 'KeyH' },
      { key: 'Escape', code: 'Escape' },
    ]) {
      state.askHint();
      expect(state.hint).not.toBeNull();
      await fireEvent.keyDown(window, key);
      expect(state.hint).toBeNull();
    }
  });

  it('is busy until the server has said more, be it of the same version', async () => {
    const state = await shown();
    const answer = vi.spyOn(state, 'answer').mockReturnValue(undefined);
    const ask = document.querySelector('.ask')!;
    const first = () => document.querySelector<HTMLElement>('.options button:not([aria-disabled="true"])')!;
    for (let presses = 0; !answer.mock.calls.length && presses < 3; presses++) await fireEvent.click(first());
    expect(answer).toHaveBeenCalledOnce();
    expect(ask.getAttribute('aria-busy')).toBe('true');
    const { position } = fixture(name);
    state.onNews!({ position: { ...position }, events: [], kept: 0 } as unknown as News);
    await vi.waitFor(() => expect(ask.getAttribute('aria-busy')).toBe('false'));
  });

  // the question of a turn of Rocketmen waits for its only answer
  it.runIf(name === 'second-place')(
    'holds out an only answer that is known to settle something beforehand',
    async () => {
      settings.confirmTurns = true;
      const { position } = fixture(name);
      const only = position.question!.choices[0]!;
      const state = await shown([only]);
      const question = { ...position.question!, choices: [only] };
      state.settling = [only];
      state.onNews!({
        position: { ...position, version: position.version + 1, question, draft: ['before'] },
        events: [],
        kept: 0,
      } as unknown as News);
      await vi.waitFor(() => expect(document.querySelector('.ask .buttons .strong')).not.toBeNull());
    },
  );

  it('asks again before somebody else goes on', async () => {
    settings.confirmTurns = true;
    const { choices } = fixture(name).position.question!;
    const state = await shown([...choices]);
    const answer = vi.spyOn(state, 'answer');
    const pressed = document.querySelector<HTMLElement>('.ask .strong, .options button')!;
    await fireEvent.click(pressed);
    expect(answer).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector<HTMLElement>('.ask .buttons .strong')!);
    expect(answer).toHaveBeenCalledOnce();
  });
});

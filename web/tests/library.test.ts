// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { openBox } from '../src/games/games';
import { sectionName } from '../src/lib/box/box';
import { LANGUAGES } from '../src/lib/text/bundles';
import { language, t } from '../src/lib/text/language.svelte';
import { filesOf } from '../src/pages/packs/files';
import { compare, otherEdition } from '../src/pages/rules/editions';
import { piecesOf, withFound } from '../src/lib/rules/pieces';
import { wordsIn } from '../src/lib/text/folded';
import type { RulesShown } from '../src/wire';
import { pack } from './fixtures';

const GAMES = ['red-planet-second', 'red-planet-first', 'rocketmen'];

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

describe('a line of the rules', () => {
  const rules = new Set(['R6', 'C9']);

  it('links the rules that it mentions', () => {
    expect(piecesOf('7 Travel Agent: place 3 (R6), not X9.', rules)).toEqual([
      { kind: 'text', text: '7 Travel Agent: place 3 (' },
      { kind: 'rule', text: 'R6' },
      { kind: 'text', text: '), not X9.' },
    ]);
  });

  it('marks what is our ruling, code and links', () => {
    expect(
      piecesOf(
        '*Our ruling:* see `short_ending` in the [content pack](../reference/packs.md) or [there](x.html).',
        rules,
      ),
    ).toEqual([
      { kind: 'ruling', text: 'Our ruling:' },
      { kind: 'text', text: ' see ' },
      { kind: 'code', text: 'short_ending' },
      { kind: 'text', text: ' in the ' },
      { kind: 'link', text: 'content pack', href: '#/packs' },
      { kind: 'text', text: ' or there.' },
    ]);
  });

  it('lets what is searched for stand out, whatever it is', () => {
    const found = withFound(piecesOf('Place one (or 2) astronauts (R6).', rules), ['(or', 'astro']);
    expect(found.filter(({ kind }) => kind === 'found').map(({ text }) => text)).toEqual(['(or', 'astro']);
    expect(found.map(({ text }) => text).join('')).toBe('Place one (or 2) astronauts (R6).');
  });

  it('lets it stand out as it is written, however it was typed', () => {
    const found = (text: string, search: string) =>
      withFound(piecesOf(text, rules), wordsIn(search)).flatMap(({ kind, text }) => (kind === 'found' ? [text] : []));
    expect(found('Рекрутёр и ещё один', 'РЕКРУТЕР еще')).toEqual(['Рекрутёр', 'ещё']);
    expect(found('Żołnierz: „Łódź” w porcie', 'zolnierz "lodz"')).toEqual(['Żołnierz', '„Łódź”']);
    expect(found('חליפה רב־תכליתית, בסיס א׳', "רב-תכליתית א'")).toEqual(['רב־תכליתית', 'א׳']);
    expect(found('perche\u0301 no', 'perché')).toEqual(['perche\u0301']);
  });
});

describe('two editions', () => {
  const book = (game: string, rules: RulesShown['sections'][number]['rules']): RulesShown => ({
    game,
    title: '',
    intro: '',
    language: 'en',
    sections: [{ letter: 'C', title: '', intro: '', language: 'en', rules }],
  });
  const line = (id: string, ...counterparts: [string, string][]) => ({
    id,
    text: id,
    ruling: false,
    language: 'en',
    outdated: false,
    counterparts: counterparts.map(([other, kind]) => ({ game: 'red-planet-second', id: other, kind })),
  });
  const first = book('red-planet-first', [
    line('C1', ['C3', 'same']),
    line('C2', ['C1', 'changed'], ['C3', 'same']),
    line('C4'),
  ]);
  const second = book('red-planet-second', [line('C1'), line('C2'), line('C3')]);

  it('are compared both ways, though only one names the other', () => {
    const told = (rules: RulesShown, other: RulesShown) =>
      [...compare(rules, other)].map(([id, { kind, others }]) => [id, kind, others.map((each) => each.id).join()]);
    expect(told(first, second)).toEqual([
      ['C1', 'same', 'C3'],
      ['C2', 'changed', 'C1,C3'],
      ['C4', 'only', ''],
    ]);
    expect(told(second, first)).toEqual([
      ['C1', 'changed', 'C2'],
      ['C2', 'only', ''],
      ['C3', 'same', 'C1,C2'],
    ]);
  });

  it('are named by the server, the one that is compared with first', () => {
    const games = [
      { name: 'a', editions: ['b', 'c'] },
      { name: 'd', editions: [] },
    ];
    expect(['a', 'd', 'unknown'].map((game) => otherEdition(game, games))).toEqual(['b', null, null]);
  });
});

describe("an owner's files", () => {
  it('are a pack and its texts', () => {
    const { toml, texts, unknown } = filesOf([
      { name: 'my-box.pl.ftl' },
      { name: 'my-box.toml' },
      { name: 'MY-BOX.HE.FTL' },
    ]);
    expect([toml?.name, [...texts.keys()], unknown]).toEqual(['my-box.toml', ['pl', 'he'], []]);
  });

  it('are one pack at a time, and nothing else', () => {
    expect(
      filesOf([{ name: 'a.toml' }, { name: 'b.toml' }, { name: 'cat.png' }]).unknown.map(({ name }) => name),
    ).toEqual(['b.toml', 'cat.png']);
    expect(filesOf([{ name: 'a.txt' }]).toml).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', (code) => {
  it.each(GAMES)('everything in the box of %s has a name, and a section with one', async (game) => {
    const box = await openBox(pack(game));
    await language.speak(code);
    for (const { section } of box.pack.shown.entries) {
      expect(sectionName(game, section)).not.toBe(section);
      for (const entry of box.pack.entries(section)) {
        expect(box.name(entry)).toMatch(/\S/);
        expect(typeof box.text(entry)).toBe('string');
      }
    }
    for (const section of box.told)
      for (const entry of box.pack.entries(section)) if (section !== 'ship') expect(box.text(entry)).toMatch(/\S/);
  });
});

describe('a pack that brings its own words', () => {
  it('is called by them, until another one comes', async () => {
    await language.speak('en');
    await openBox({ ...pack('red-planet-second'), texts: { en: 'card-moon-base = The Old Moon Base' } });
    expect(t('card-moon-base')).toBe('The Old Moon Base');
    await openBox(pack('red-planet-second'));
    expect(t('card-moon-base')).toBe('Moon Base');
  });
});

// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import {
  format,
  isolated,
  keptTogether,
  LANGUAGES,
  loadBundle,
  type LanguageCode,
  type Part,
} from '../src/lib/text/bundles';
import { folded, hasAll, wordsIn } from '../src/lib/text/folded';
import { language, listed } from '../src/lib/text/language.svelte';
import { share } from '../src/lib/text/numbers';
import { Scene } from '../src/games/red-planet/scene.svelte';
import { questionSentence, sentence, answerWords } from '../src/games/red-planet/sentences';
import { StillTable } from '../src/lib/table/still.svelte';
import { withoutComments } from '../texts';
import { facts, fixture, NAMES, pack, ROOT } from './fixtures';

const GAMES: Part[] = ['red-planet', 'red-planet.guide', 'rocketmen', 'rocketmen.guide'];
const PARTS: Part[] = ['common', 'web', 'levels', 'bots', 'online', 'lobby', 'replay', 'library', 'guide', ...GAMES];
const SOURCES = join(ROOT, 'web/src');

/** The ids that the sources ask for by their full names. */
function idsInSources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf-8').matchAll(/\bt\(\s*(?:[^'"`)]*\?\s*)?'([a-z][a-z0-9.-]+)'/g)].map(
      (match) => match[1]!,
    ),
  );
  return [...new Set(found)].sort();
}

describe.each(LANGUAGES)('in %s', (code) => {
  it('every text that the page asks for is there', async () => {
    const bundle = await loadBundle(code, PARTS);
    expect(idsInSources().length).toBeGreaterThan(60);
    expect(idsInSources().filter((id) => !bundle.hasMessage(id.split('.')[0]!))).toEqual([]);
  });

  it('a key is named beside a button, not in its words: who has only fingers has none', () => {
    const texts = readFileSync(join(ROOT, `src/marsbound/text/${code}/web.ftl`), 'utf-8');
    expect(texts).not.toMatch(/\((Esc|Enter|[A-Z])\)/);
  });

  it('names that run the other way are isolated, and others left alone', async () => {
    const bundle = await loadBundle(code, PARTS);
    const said = (seat: string) => format(bundle, 'event-first-player', { seat });
    for (const name of ['דנה', 'Dana (דנה)', 'دانا', 'Anna']) {
      expect(said(name).includes(`\u2068${name}\u2069`), name).toBe(code === 'he' || name !== 'Anna');
    }
  });

  it('names one after another keep their order', async () => {
    await language.speak(code);
    expect(listed(['דנה', 'רון'])).toMatch(code === 'he' ? /^דנה, רון$/ : /^\u2068דנה\u2069, \u2068רון\u2069$/);
    expect(listed(['Anna', 'Ron'])).toMatch(code === 'he' ? /^\u2068Anna\u2069, \u2068Ron\u2069$/ : /^Anna, Ron$/);
    expect(isolated(listed(['דנה', 'Ron']), code)).toBe(listed(['דנה', 'Ron']));
  });

  it('what is made of isolated parts alone runs like the sentence it stands in', async () => {
    const bundle = await loadBundle(code, PARTS);
    const said = (part: string) => format(bundle, 'hint-part', { part, points: '+2' });
    expect(said('דנה').startsWith('\u200f')).toBe(code === 'he');
    expect(said('Anna').startsWith('\u200f')).toBe(false);
  });

  it('a percent sign stays with its number', async () => {
    const bundle = await loadBundle(code, PARTS);
    const told = { he: '\u206863%\u2069', ru: '63\u00a0%', en: '63%', pl: '63%', it: '63%' }[code];
    expect(format(bundle, 'hint-choice', { choice: 'x', percent: share(0.63), points: 2 })).toContain(`${told},`);
  });

  it('every fixture is told in sentences', async () => {
    await language.need('red-planet');
    await language.speak(code);
    for (const name of NAMES) {
      const position = fixture(name);
      const { game } = position.table;
      const scene = new Scene(new StillTable(position), pack(game), facts(game), {
        position: () => position.position,
        events: () => position.events,
        event: () => null,
      });
      for (const event of position.events) expect(sentence(scene, event)).toMatch(/\S/);
      const { question } = position.position;
      if (!question) continue;
      expect(questionSentence(scene, question)).toMatch(/\S/);
      for (const choice of [...question.choices, ...question.refused.flatMap(({ choices }) => choices)]) {
        expect(answerWords(scene, question, choice)).toMatch(/\S/);
      }
    }
  });
});

describe('a direction', () => {
  // The build makes a list of languages of each, which lacks those that a folder brings.
  it('is asked of no style by :dir() or :lang()', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((file) =>
      /\.(svelte|css)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const asked = /[^\s{};]*:(?:dir|lang)\([^)]*\)[^;{}]*\{/;
    expect(files.filter((file) => asked.test(readFileSync(join(SOURCES, file), 'utf-8')))).toEqual([]);
  });
});

describe('what is searched', () => {
  const cases = JSON.parse(readFileSync(join(ROOT, 'tests/text/folded.json'), 'utf-8')) as [string, string][];

  it.each(cases)('is folded: %s', (written, typed) => {
    expect(folded(written)).toBe(typed);
    expect(hasAll(written, wordsIn(typed))).toBe(true);
    expect(hasAll(written, [...wordsIn(typed), 'q'])).toBe(false);
  });
});

describe('spaces that do not break', () => {
  const cases = JSON.parse(readFileSync(join(ROOT, 'tests/text/kept_together.json'), 'utf-8')) as [
    LanguageCode,
    string,
    string,
  ][];

  it.each(cases)('in %s: %s', (code, typed, shown) => {
    expect(keptTogether(typed, code)).toBe(shown);
  });

  it('are in every sentence', async () => {
    const bundle = await loadBundle('pl', ['rocketmen']);
    expect(format(bundle, 'rocketmen-effect-scrap-and-draw', { number: 2 })).toContain('z\u00a0ręki');
  });
});

describe.each(LANGUAGES)('money in %s', (code) => {
  it('has its sign before it, and stays together', async () => {
    const bundle = await loadBundle(code, ['rocketmen']);
    expect(format(bundle, 'rocketmen-money', { amount: 30 })).toBe('$30');
    expect(format(bundle, 'rocketmen-board-credit', { amount: 30 })).toContain(
      code === 'he' ? '\u2068$30\u2069' : '$30',
    );
  });
});

it('what the page leaves out of its messages is none of their words', () => {
  const folder = join(ROOT, 'src/marsbound');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.ftl'));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const whole = readFileSync(join(folder, file), 'utf-8');
    const kept = withoutComments(whole);
    expect(kept, file).not.toMatch(/^#/m);
    expect(new FluentResource(kept).body, file).toEqual(new FluentResource(whole).body);
  }
});

it('an empty line within a message is kept', () => {
  expect(withoutComments('# about\n\na = one\n\n    two\n\n\n# b\nb = three\n')).toBe(
    'a = one\n\n    two\nb = three\n',
  );
});

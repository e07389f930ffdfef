// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { format, LANGUAGES, loadBundle, type Part } from '../src/lib/text/bundles';
import { language } from '../src/lib/text/language.svelte';
import { Scene } from '../src/red-planet/scene.svelte';
import { questionSentence, sentence, answerWords } from '../src/red-planet/sentences';
import { StillTable } from '../src/lib/table/still.svelte';
import { facts, fixture, NAMES, pack, ROOT } from './fixtures';

const PARTS: Part[] = ['common', 'web', 'red-planet', 'levels', 'bots', 'online', 'replay', 'library', 'guide'];
const SOURCES = join(ROOT, 'web/src');

/** The ids that the sources ask for by their full names. */
function idsInSources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf-8').matchAll(/\bt\(\s*(?:[^'"`)]*\?\s*)?'([a-z][a-z0-9.-]+)'/g)].map((match) => match[1]!),
  );
  return [...new Set(found)].sort();
}

describe.each(LANGUAGES)('in %s', (code) => {
  it('every text that the page asks for is there', async () => {
    const bundle = await loadBundle(code, PARTS);
    expect(idsInSources().length).toBeGreaterThan(60);
    expect(idsInSources().filter((id) => !bundle.hasMessage(id.split('.')[0]!))).toEqual([]);
  });

  it('names are isolated where text runs the other way', async () => {
    const bundle = await loadBundle(code, PARTS);
    expect(format(bundle, 'web-seed', { seed: 'x' }).includes('\u2068')).toBe(code === 'he');
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

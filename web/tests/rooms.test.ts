/** The rooms of the page: each knows only those below it, and no game knows another. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from './fixtures';

const SOURCES = join(ROOT, 'web/src');
const ROOMS = ['lib', 'board', 'games', 'pages'];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((file) =>
  /\.(svelte|ts)$/.test(file),
);

/** What a file imports, at once or when it is needed, from the folder of all sources. */
function importsOf(file: string): string[] {
  const found = [...readFileSync(join(SOURCES, file), 'utf-8').matchAll(IMPORT)];
  return found.map(([, path]) => normalize(join(dirname(file), path!)));
}

const roomOf = (file: string): number => ROOMS.indexOf(file.split(sep)[0]!);
const gameOf = (file: string): string => (roomOf(file) === ROOMS.indexOf('games') ? (file.split(sep)[1] ?? '') : '');
const all = files.flatMap((file) => importsOf(file).map((used) => ({ file, used })));

it('the rooms are all there', () => {
  for (const room of ROOMS) expect(all.filter(({ file }) => file.startsWith(room)).length, room).toBeGreaterThan(10);
});

it('each room knows only those below it: lib, board, games, pages', () => {
  expect(all.filter(({ file, used }) => roomOf(file) >= 0 && roomOf(used) > roomOf(file))).toEqual([]);
});

it('no game knows another, and nobody outside knows one by name', () => {
  const isOwn = (file: string, game: string) => gameOf(file) === game || file === join('games', 'games.ts');
  const named = all.filter(({ used }) => gameOf(used) && gameOf(used) !== 'games');
  expect(named.filter(({ file, used }) => !isOwn(file, gameOf(used)))).toEqual([]);
});

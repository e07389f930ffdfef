/** The positions that fixtures/make.py took from real games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Fixture } from '../src/lib/table/still.svelte';
import type { FactShown, PackShown, RuleLinks } from '../src/wire';

const FOLDER = join(import.meta.dirname, '../fixtures');
export const ROOT = join(import.meta.dirname, '../..');

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf-8')) as T;
}

export const NAMES = readdirSync(FOLDER)
  .filter((file) => /^(first|second)-.*\.json$/.test(file))
  .map((file) => file.replace('.json', ''));

export const fixture = (name: string) => read<Fixture>(name);
export const pack = (game: string) => read<PackShown>(`pack-${game}`);
export const facts = (game: string) => read<Record<string, FactShown>>(`facts-${game}`);
export const links = (game: string) => read<RuleLinks>(`links-${game}`);

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);
const found = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(join(SOURCES, name), 'utf8')));

describe('a change on the table', () => {
  test('does not turn the whole board around again: its direction is attached', () => {
    expect(found(/<main[^>]*\sdir=/)).toEqual([]);
  });
  test('does not have the whole page styled again: nothing asks :has() of its root', () => {
    expect(found(/(body|html|:root):has\(/)).toEqual([]);
  });
  test('does not have everything styled again that is somewhere: what :has() is asked for has a name', () => {
    expect(found(/:has\([^{;]*\)+ *[>~+ ] *(\*|:not\()/)).toEqual([]);
  });
});

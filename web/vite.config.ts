import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { lucide } from './icons.ts';
import { licences } from './licences.ts';
import { texts } from './texts.ts';

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null };

const needs = new Map<string, ReadonlySet<string>>();
/** All that a module imports, and what that imports, without what is only fetched when needed. */
function neededBy(module: string, graph: Graph): ReadonlySet<string> {
  const known = needs.get(module);
  if (known) return known;
  const found = new Set([fileURLToPath(new URL(module, import.meta.url))]);
  for (const id of found) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  needs.set(module, found);
  return found;
}

const TABLE = './src/pages/Table.svelte';
const SOURCES = fileURLToPath(new URL('./src', import.meta.url));
/** Of each game its table; those that the page knows nothing about share the plain one. */
const TABLES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, name] = /^games[/\\]([^/\\]+)[/\\]Table\.svelte$/.exec(file) ?? [];
  return name ? [{ name, table: `./src/${file}` }] : [];
});
const GAMES = TABLES.filter(({ name }) => name !== 'plain');

function group(name: string, priority: number, holds: (id: string, graph: Graph) => boolean) {
  return { name: (id: string, graph: Graph) => (holds(id, graph) ? name : null), debugName: name, priority };
}

// A hundred crumbs take longer to fetch than to run: the front page is one file, a table two more, whatever the game.
const GROUPS = [
  { name: 'front', tags: ['$initial' as const], priority: 3 },
  group(
    'table',
    2,
    (id, graph) => neededBy(TABLE, graph).has(id) || GAMES.every(({ table }) => neededBy(table, graph).has(id)),
  ),
  ...TABLES.map(({ name, table }) => group(name, 1, (id, graph) => neededBy(table, graph).has(id))),
];

const server = process.env.MARSBOUND_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  base: './',
  plugins: [lucide(), texts(), svelte(), licences()],
  build: {
    outDir: '../src/marsbound/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // inlined fonts and pictures would need a laxer content security policy
    modulePreload: { polyfill: false },
    license: { fileName: 'licences/software.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        // the front page names 155 others: shorter names weigh less, and seven letters suffice to tell versions apart
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the texts lie beside the Python sources
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});

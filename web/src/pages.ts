/** The pages but the front page, by the first word of the address; each is fetched when somebody goes there. */
import type { Component } from 'svelte';

import type { Place } from './lib/router.svelte';
import type { Part } from './lib/text/bundles';

export interface PageProps {
  place: Place;
}

export interface Page {
  load: () => Promise<{ default: Component<PageProps> }>;
  /** What it says, beside what every page does. */
  texts: readonly Part[];
}

export const FRONT_TEXTS: readonly Part[] = ['levels'];

const PAGES: Readonly<Record<string, Page | undefined>> = {
  tables: { load: () => import('./pages/Table.svelte'), texts: ['online', 'levels'] },
  host: { load: () => import('./pages/Host.svelte'), texts: ['lobby', 'levels'] },
  replays: { load: () => import('./pages/Replays.svelte'), texts: ['replay', 'levels'] },
  rules: { load: () => import('./pages/Rules.svelte'), texts: ['library'] },
  packs: { load: () => import('./pages/Packs.svelte'), texts: ['library'] },
  about: { load: () => import('./pages/About.svelte'), texts: ['library', 'levels'] },
  guide: { load: () => import('./pages/Guide.svelte'), texts: ['guide', 'levels'] },
  ...(import.meta.env.MODE === 'production' ? {} : { dev: { load: () => import('./pages/Dev.svelte'), texts: [] } }),
};

/** The page that a place is on; undefined is the front page. */
export function pageAt(place: Place): Page | undefined {
  return PAGES[place.path[0] ?? ''];
}

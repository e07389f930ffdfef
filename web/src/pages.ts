/** The pages but the front page, by the first word of the address; each is fetched when somebody goes there. */
import type { Component } from 'svelte';

import type { Place } from './lib/router.svelte';

export interface PageProps {
  place: Place;
}

type Load = () => Promise<{ default: Component<PageProps> }>;

export const PAGES: Readonly<Record<string, Load | undefined>> = {
  tables: () => import('./pages/Table.svelte'),
  host: () => import('./pages/Host.svelte'),
  replays: () => import('./pages/Replays.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  packs: () => import('./pages/Packs.svelte'),
  about: () => import('./pages/About.svelte'),
  guide: () => import('./pages/Guide.svelte'),
  ...(import.meta.env.MODE === 'production' ? {} : { dev: () => import('./pages/Dev.svelte') }),
};

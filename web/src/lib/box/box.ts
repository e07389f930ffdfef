/** What is in a box, in the words of its game: names and texts for the entries of a content pack. */
import type { Component } from 'svelte';

import type { PackShown } from '../../wire';
import { familyOf } from '../family';
import type { Entry, Pack } from '../pack';
import type { Part } from '../text/bundles';
import { language, t } from '../text/language.svelte';

export interface Box {
  pack: Pack;
  /** The sections that players meet as cards and the like, in the order in which one wants to read them. */
  told: readonly string[];
  name(entry: Entry): string;
  /** What it does; "" where there is nothing to say. */
  text(entry: Entry): string;
  /** A picture, for entries that have one; null where no entry has. */
  Art: Component<{ entry: Entry }> | null;
  drawn(entry: Entry): boolean;
}

interface Kind {
  parts: Part[];
  load(): Promise<{ boxOf(pack: PackShown): Box }>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'red-planet': { parts: ['red-planet'], load: () => import('./red-planet') },
  rocketmen: { parts: ['rocketmen'], load: () => import('./rocketmen') },
};
const PLAIN: Kind = { parts: [], load: () => import('./plain') };

export async function openBox(pack: PackShown): Promise<Box> {
  const kind = familyOf(pack.game, KINDS) ?? PLAIN;
  const [{ boxOf }] = await Promise.all([kind.load(), language.need('library', ...kind.parts)]);
  await language.use(pack.texts);
  return boxOf(pack);
}

/** "Ships"; a section that nobody wrote a word for is called by its id. */
export function sectionName(game: string, section: string): string {
  const found = [`library-section-${section}-of-${game}`, `library-section-${section}`].find((id) => language.has(id));
  return found ? t(found) : section;
}

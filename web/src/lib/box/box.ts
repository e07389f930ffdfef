/** What is in a box, in the words of its game: names and texts for the entries of a content pack. */
import type { Component } from 'svelte';

import type { Entry, Pack } from '../pack';
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

/** "Ships"; a section that nobody wrote a word for is called by its id. */
export function sectionName(game: string, section: string): string {
  const found = [`library-section-${section}-of-${game}`, `library-section-${section}`].find((id) => language.has(id));
  return found ? t(found) : section;
}

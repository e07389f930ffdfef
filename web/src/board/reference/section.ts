/** A section of a game's reference. */
import type { Snippet } from 'svelte';

export interface Section {
  id: string;
  /** In the reader's language. */
  title: string;
  body: Snippet;
}

/** The section that all games share. */
export const KEYS = 'keys';

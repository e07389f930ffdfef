/** Rules as pictures: a game draws them, each with three numbered things that its texts explain. */
import type { Component } from 'svelte';

export interface Drawn {
  /** As its messages call the game. */
  family: string;
  pictures: readonly string[];
  Drawing: Component<{ picture: string; game: string }>;
}

/** The texts of a picture: its title, and what stands at each number. */
export function textsOf(family: string, picture: string): { title: string; steps: string[] } {
  const id = `drawn-${family}-${picture}`;
  return { title: id, steps: ['first', 'second', 'third'].map((step) => `${id}.${step}`) };
}

/** What an edition has in other words: "….second-in-first" of red-planet-first. */
export function ofEdition(step: string, { family }: Drawn, game: string, has: (id: string) => boolean): string {
  const own = `${step}-in-${game.slice(family.length + 1)}`;
  return has(own) ? own : step;
}

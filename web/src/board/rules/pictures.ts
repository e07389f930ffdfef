/** Rules as pictures: a game draws them, each with three numbered things that its texts explain. */
import type { Component } from 'svelte';

export interface Drawn {
  /** As its messages call the game. */
  family: string;
  pictures: readonly string[];
  Drawing: Component<{ picture: string }>;
}

/** The texts of a picture: its title, and what stands at each number. */
export function textsOf(family: string, picture: string): { title: string; steps: string[] } {
  const id = `drawn-${family}-${picture}`;
  return { title: id, steps: ['first', 'second', 'third'].map((step) => `${id}.${step}`) };
}

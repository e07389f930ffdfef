/** Words for whatever a game has: its own texts where it brings any, else the names of the notation. */
import { language, t } from '../../lib/text/language.svelte';
import type { Variables } from '../../lib/text/bundles';

/** "fingers-raised" as "fingers raised"; a number keeps its sign. */
export function inWords(name: string): string {
  return /^-?\d+$/.test(name) ? name : name.replaceAll(/[-_]/g, ' ');
}

/** "TakeAPebble" as "take-a-pebble". */
export function kebab(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
}

export class Words {
  constructor(
    readonly game: string,
    readonly seat: (seat: number) => string,
  ) {}

  said(message: string, otherwise: string, variables?: Variables): string {
    const own = `${this.game}-${message}`;
    return language.has(own) ? t(own, variables) : otherwise;
  }

  named(kind: string, name: string): string {
    return this.said(`${kind}-${name}`, inWords(name));
  }

  /** A part of an event or of an answer, by its kind and its word in the notation. */
  thing(kind: string, word: string): string | number {
    if (!/^-?\d+$/.test(word)) return this.named(kind, word);
    return kind === 'seat' ? this.seat(Number(word) - 1) : Number(word);
  }
}

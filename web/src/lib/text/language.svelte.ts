/** The language being spoken.  Whatever calls `t` speaks the new language as soon as it has loaded. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import {
  format,
  isLanguage,
  isolated,
  isRightToLeft,
  loadBundle,
  type LanguageCode,
  type Part,
  type Variables,
} from './bundles';

const FALLBACK: LanguageCode = 'en';

class Language {
  code = $state<LanguageCode>('en');
  ready = $state(false);
  private bundle = $state.raw(new FluentBundle('en'));
  private parts = new Set<Part>(['common', 'web']);
  private wanted: LanguageCode = 'en';
  private loading: Promise<void> = Promise.resolve();
  private own: Readonly<Record<string, string>> = {};
  private brought: readonly Readonly<Record<string, string>>[] = [];

  get direction(): 'ltr' | 'rtl' {
    return isRightToLeft(this.code) ? 'rtl' : 'ltr';
  }

  /** Parts that will be needed: they come with the first ones. */
  expect(parts: Iterable<Part>): void {
    for (const part of parts) this.parts.add(part);
  }

  async speak(code: LanguageCode): Promise<void> {
    this.wanted = code;
    let bundle: FluentBundle;
    let parts: number;
    do {
      parts = this.parts.size; // somebody may ask for more meanwhile
      bundle = await loadBundle(code, this.parts);
    } while (parts !== this.parts.size);
    if (this.wanted !== code) return; // another one was chosen meanwhile
    for (const texts of this.brought) {
      // none of them replaces what is there; what a game has no words for is told in English
      for (const source of [texts[code], texts[FALLBACK]]) if (source) bundle.addResource(new FluentResource(source));
    }
    const own = this.own[code];
    if (own) bundle.addResource(new FluentResource(own), { allowOverrides: true });
    this.bundle = bundle;
    this.code = code;
    this.ready = true;
    document.documentElement.lang = code;
    document.documentElement.dir = this.direction;
  }

  /** Make sure that the messages of a game are there. */
  async need(...parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.parts.has(part));
    this.expect(missing);
    if (missing.length) {
      this.loading = this.speak(this.wanted).catch((error: unknown) => {
        for (const part of missing) this.parts.delete(part); // whoever asks again shall have it fetched again
        this.loading = Promise.resolve();
        throw error;
      });
    }
    await this.loading; // somebody else may have asked for the same, and still be waiting
  }

  /** What an owner's pack calls its things, by language; {} of a pack that brings no words. */
  async use(texts: Readonly<Record<string, string>>): Promise<void> {
    if (JSON.stringify(texts) === JSON.stringify(this.own)) return;
    this.own = texts;
    await this.speak(this.wanted);
  }

  /** What games that aren't part of marsbound say, each by language. */
  async bring(games: readonly Readonly<Record<string, string>>[]): Promise<void> {
    this.brought = games.filter((texts) => Object.keys(texts).length);
    if (this.brought.length) await this.speak(this.wanted);
  }

  /** Whether there is a message ("dock"), or an attribute of it ("event-game-won.you"). */
  has(id: string): boolean {
    const [name = '', attribute] = id.split('.');
    return attribute ? this.bundle.getMessage(name)?.attributes[attribute] !== undefined : this.bundle.hasMessage(name);
  }

  text(id: string, variables?: Variables): string {
    try {
      return format(this.bundle, id, variables);
    } catch (error) {
      if (import.meta.env.MODE === 'test') throw error;
      console.error(error);
      return id;
    }
  }
}

export const language = new Language();

/** The sentence of a message in the reader's language. */
export function t(id: string, variables?: Variables): string {
  return language.text(id, variables);
}

/** What a game is called; until somebody has told its texts, as commands call it. */
export function gameName(game: string): string {
  return language.has(`game-${game}`) ? t(`game-${game}`) : game;
}

export function gameDescription(game: string): string {
  return language.has(`game-${game}`) ? t(`game-${game}.description`) : '';
}

/** Names one after another: "Ada, Bot 2". */
export function listed(names: readonly string[]): string {
  return names.map((name) => isolated(name, language.code)).join(t('list-separator')) || t('none');
}

export function preferredLanguage(): LanguageCode {
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? 'en';
}

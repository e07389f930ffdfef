/** The language being spoken.  Whatever calls `t` speaks the new language as soon as it has loaded. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import { format, isLanguage, isolated, isRightToLeft, loadBundle, type LanguageCode, type Part, type Variables } from './bundles';

class Language {
  code = $state<LanguageCode>('en');
  ready = $state(false);
  private bundle = $state.raw(new FluentBundle('en'));
  private parts = new Set<Part>(['common', 'web']);
  private wanted: LanguageCode = 'en';
  private loading: Promise<void> = Promise.resolve();
  private own: Readonly<Record<string, string>> = {};

  get direction(): 'ltr' | 'rtl' {
    return isRightToLeft(this.code) ? 'rtl' : 'ltr';
  }

  /** Parts that will be needed: they come with the first ones. */
  expect(parts: Iterable<Part>): void {
    for (const part of parts) this.parts.add(part);
  }

  async speak(code: LanguageCode): Promise<void> {
    this.wanted = code;
    const bundle = await loadBundle(code, this.parts);
    if (this.wanted !== code) return; // another one was chosen meanwhile
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

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
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

/** Names one after another: "Ada, Bot 2". */
export function listed(names: readonly string[]): string {
  return names.map((name) => isolated(name, language.code)).join(t('list-separator')) || t('none');
}

export function preferredLanguage(): LanguageCode {
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? 'en';
}

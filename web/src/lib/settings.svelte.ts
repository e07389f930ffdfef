/** What this browser remembers of its user's preferences. */
import { isLanguage, type LanguageCode } from './text/bundles';
import { fetchFonts } from './text/fonts';
import { language, preferredLanguage } from './text/language.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'less';
export type Pace = 'slow' | 'normal' | 'fast';

/** How many times as fast as usual things move on the board. */
const RATES: Readonly<Record<Pace, number>> = { slow: 0.5, normal: 1, fast: 5 };

interface Stored {
  language: LanguageCode;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  confirmTurns: boolean;
  letterKeys: boolean;
  sound: boolean;
  volume: number;
  textSize: number;
  notify: boolean;
}

const KEY = 'marsbound.settings';
/** Of letters, in per cent of what the browser has. */
export const TEXT_SIZES: readonly number[] = [100, 115, 130, 150];

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  pace = $state<Pace>('normal');
  /** Whether a turn waits for a last look before it counts. */
  confirmTurns = $state(true);
  /** Whether single letters do something at a table: who dictates would rather not. */
  letterKeys = $state(true);
  /** Off until asked for. */
  sound = $state(false);
  /** From 0 to 100. */
  volume = $state(60);
  textSize = $state(100);
  /** Whether the system says when it is one's turn; the browser has to allow it too. */
  notify = $state(false);

  /** Take over what was stored; has to be called once, before anything is shown. */
  async begin(): Promise<void> {
    const found = stored();
    this.theme = found.theme ?? 'system';
    this.motion = found.motion ?? 'system';
    this.pace = found.pace && found.pace in RATES ? found.pace : 'normal';
    this.confirmTurns = found.confirmTurns ?? true;
    this.letterKeys = found.letterKeys ?? true;
    this.sound = found.sound ?? false;
    this.volume = found.volume ?? 60;
    this.textSize = TEXT_SIZES.find((size) => size === found.textSize) ?? 100;
    this.notify = found.notify ?? false;
    this.show();
    const code = found.language && isLanguage(found.language) ? found.language : preferredLanguage();
    fetchFonts(code);
    await language.speak(code);
  }

  get lessMotion(): boolean {
    if (this.motion !== 'system') return this.motion === 'less';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  get rate(): number {
    return RATES[this.pace];
  }

  async speak(code: LanguageCode): Promise<void> {
    await language.speak(code);
    this.keep();
  }

  change(change: Partial<Omit<Stored, 'language'>>): void {
    Object.assign(this, change);
    this.show();
    this.keep();
  }

  private show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.lessMotion ? 'less' : 'full';
    root.style.fontSize = this.textSize === 100 ? '' : `${this.textSize}%`;
  }

  private keep(): void {
    const { theme, motion, pace, confirmTurns, letterKeys, sound, volume, textSize, notify } = this;
    const kept: Stored = {
      language: language.code,
      theme,
      motion,
      pace,
      confirmTurns,
      letterKeys,
      sound,
      volume,
      textSize,
      notify,
    };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();

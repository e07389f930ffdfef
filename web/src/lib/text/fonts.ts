/** Fonts come when a text needs them; asked for beforehand, they spare the page being laid out twice. */
import type { LanguageCode } from './bundles';

const TEXT = '1rem "Rubik Variable"';
const TITLE = '1rem "Playfair Display Variable"';
const HEBREW_TITLE = '1rem "Frank Ruhl Libre Variable"';

/** Of each font letters that a language has; each stands for the file that it is in. */
type Letters = Readonly<Record<string, string>>;
const LATIN: Letters = { [TEXT]: 'a', [TITLE]: 'a' };
/** Those with letters that are in other files. */
const LETTERS: Readonly<Partial<Record<LanguageCode, Letters>>> = {
  pl: { [TEXT]: 'aą', [TITLE]: 'aą' },
  ru: { [TEXT]: 'aя', [TITLE]: 'aя' },
  he: { [TEXT]: 'aא', [HEBREW_TITLE]: 'א' },
};

export function fetchFonts(language: LanguageCode): void {
  for (const [font, letters] of Object.entries(LETTERS[language] ?? LATIN)) {
    document.fonts.load(font, letters).catch(() => {}); // without it another font is shown
  }
}

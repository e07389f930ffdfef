/** Fonts come when a text needs them; asked for beforehand, they spare the page being laid out twice. */
import { about, broughtFile, type LanguageCode } from './bundles';

const TEXT = '1rem "Rubik Variable"';
const TITLE = '1rem "Playfair Display Variable"';
const HEBREW_TITLE = '1rem "Frank Ruhl Libre Variable"';

const HEBREW = /[\u0590-\u05ff]/g;

/** Letters of a language stand for the files that they are in. */
export function fetchFonts(language: LanguageCode): void {
  const { letters, font } = about(language);
  const hebrew = letters.match(HEBREW)?.join('');
  const wanted = { [TEXT]: letters, ...(hebrew ? { [HEBREW_TITLE]: hebrew } : { [TITLE]: letters }) };
  for (const [name, some] of Object.entries(wanted)) {
    document.fonts.load(name, some).catch(() => {}); // without it another font is shown
  }
  if (font) bringFont(new FontFace(`marsbound ${language}`, `url("${broughtFile(language, font)}")`));
}

/** Before all others: it has what they lack. */
function bringFont(face: FontFace): void {
  document.fonts.add(face);
  const { style } = document.documentElement;
  for (const name of ['--text', '--title']) {
    style.setProperty(name, `"${face.family}", ${getComputedStyle(document.documentElement).getPropertyValue(name)}`);
  }
}

/** Fonts come when a text needs them; asked for beforehand, they spare the page being laid out twice. */
import { about, broughtFile, type LanguageCode } from './bundles';

const TEXT = '1rem "Rubik Variable"';
const TITLE = '1rem "Playfair Display Variable"';
const HEBREW_TITLE = '1rem "Frank Ruhl Libre Variable"';

const HEBREW = /[\u0590-\u05ff]/g;

/** Letters of a language stand for the files that they are in. */
export function fetchFonts(language: LanguageCode): void {
  const { letters } = about(language);
  const hebrew = letters.match(HEBREW)?.join('');
  const wanted = { [TEXT]: letters, ...(hebrew ? { [HEBREW_TITLE]: hebrew } : { [TITLE]: letters }) };
  for (const [name, some] of Object.entries(wanted)) {
    document.fonts.load(name, some).catch(() => {}); // without it another font is shown
  }
}

/** A font that a language brings stands before all others: it has what they lack. */
export function wearFont(language: LanguageCode): void {
  const { font } = about(language);
  const { style } = document.documentElement;
  const family = `marsbound-${language}`;
  for (const name of ['--text', '--title']) {
    style.removeProperty(name);
    if (font)
      style.setProperty(name, `${family}, ${getComputedStyle(document.documentElement).getPropertyValue(name)}`);
  }
  if (!font || [...document.fonts].some((face) => face.family === family)) return;
  const face = new FontFace(family, `url("${broughtFile(language, font)}")`);
  document.fonts.add(face);
  face.load().catch(() => {});
}

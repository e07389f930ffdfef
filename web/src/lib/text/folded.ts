/**
 * A text as it is searched: whoever types needn't know of capitals, accents and points, of the dots of a ё, nor how a
 * language writes dashes and quotation marks. Python does the same (src/marsbound/text/folded.py).
 */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/[\p{M}\u200e\u200f\u2066-\u2069]/gu, ''],
  [/ł/g, 'l'],
  [/[־‐‑–—−]/g, '-'],
  [/[׳’‘]/g, "'"],
  [/[״“”„«»]/g, '"'],
  [/\s/g, ' '],
];

export const folded = (text: string): string =>
  WRITTEN.reduce((found, [written, typed]) => found.replace(written, typed), text.normalize('NFD').toLowerCase());

export const wordsIn = (search: string): string[] => folded(search).split(' ').filter(Boolean);

export function hasAll(text: string, words: readonly string[]): boolean {
  const found = folded(text);
  return words.every((word) => found.includes(word));
}

/** A text in parts: every second one is what one of the words was found as. */
export function splitAt(text: string, words: readonly string[]): string[] {
  const letters = [...text];
  const typed = letters.map(folded);
  const at = typed.flatMap((letter, index) => [...letter].map(() => index)); // which letter each typed one comes from
  const wanted = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  const parts: string[] = [];
  let from = 0;
  for (const { 0: word, index } of typed.join('').matchAll(wanted)) {
    const [start, end] = [at[index]!, at[index + word.length] ?? letters.length]; // its points and accents too
    parts.push(letters.slice(from, start).join(''), letters.slice(start, end).join(''));
    from = end;
  }
  return [...parts, letters.slice(from).join('')];
}

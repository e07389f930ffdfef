/** Words aren't broken without a hyphen, and a name has two lines: letters are made small enough for that. */
const LINES = 2.2; // where a line is full by a letter or two, a third one does no harm

/** How many letters of common width a line of this name must hold. */
export function lettersAcross(name: string): number {
  return Math.max(1, widthOf(name) / LINES, ...name.split(/[\s-]+/).map(widthOf));
}

/** How many letters of common width a name has. */
export function widthOf(words: string): number {
  const letters = (which: RegExp) => words.match(which)?.length ?? 0;
  return words.length + 0.1 * letters(/[а-яё]/gi) + 0.35 * letters(/[mwмшщжюфы]/gi) - 0.4 * letters(/[fijlrt]/g);
}

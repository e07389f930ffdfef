/** Words aren't broken without a hyphen, and a name has two lines: letters are made small enough for that. */
const LINES = 2.2; // where a line is full by a letter or two, a third one does no harm

/** How many letters of common width a line of this name must hold. */
export function lettersAcross(name: string): number {
  return Math.max(1, widthOf(name) / LINES, ...name.split(/[\s-]+/).map(widthOf));
}

function widthOf(words: string): number {
  const letters = (which: RegExp) => words.match(which)?.length ?? 0;
  return words.length + 0.1 * letters(/[а-яё]/gi) + 0.35 * letters(/[mwмшщжюфы]/gi) - 0.4 * letters(/[fijlrt]/g);
}

const VOWELS = 'aeiouyąęóаеёиоуыэюя';
/** Letters that are one sound: no line ends between them. */
const TOGETHER = /^([csrd]z|ch|dź|dż|qu|gl|gn)$/;
const LONG = 9;
const SHORTEST = 4;

/** With soft hyphens in long words, before the last consonant of a syllable's beginning: cards in a full hand are narrow. */
export function softened(name: string): string {
  return name.replace(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu, (word) => {
    if (word.length <= LONG) return word;
    const isVowel = (at: number) => VOWELS.includes(word[at]!.toLowerCase());
    return [...word]
      .map((letter, at) => {
        const inside = at >= SHORTEST && word.length - at >= SHORTEST;
        const begins = inside && !isVowel(at) && isVowel(at + 1) && !TOGETHER.test(word.slice(at - 1, at + 1));
        return begins ? `\u00ad${letter}` : letter;
      })
      .join('');
  });
}

/** Where a long word may end a line, in languages whose syllables are consonants before vowels. */
const VOWELS = 'aeiouyаеиоуыэюя'; // with whatever stands over or below them, but in й
/** Letters that are one sound: no line ends between them. */
const TOGETHER = /^([csrd]z|ch|dź|dż|qu|gl|gn)$/;
const SHORTEST = 3;

/** With soft hyphens in words of more letters than that, where a syllable begins: for names on narrow cards. */
export function softened(name: string, long = 9): string {
  return name.replace(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu, (word) => {
    if (word.length <= long) return word;
    const isVowel = (at: number) =>
      word[at]!.toLowerCase() !== 'й' && VOWELS.includes(word[at]!.normalize('NFD')[0]!.toLowerCase());
    return [...word]
      .map((letter, at) => {
        const inside = at >= SHORTEST && word.length - at >= SHORTEST;
        const begins = inside && !isVowel(at) && isVowel(at + 1) && !TOGETHER.test(word.slice(at - 1, at + 1));
        return begins ? `\u00ad${letter}` : letter;
      })
      .join('');
  });
}

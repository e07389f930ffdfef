/** "Missions: 5" in one line: the number at the end doesn't begin the next one. */
export const withItsNumber = (words: string): string => words.replace(/ (?=\S*$)/, '\u00a0');

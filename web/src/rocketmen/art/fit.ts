/** How long the longest word of a name is: letters are made small enough for it, since words aren't broken. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
}

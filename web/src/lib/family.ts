/** Editions of a game begin with its name, as its folder does: red-planet-first and red-planet-second are of red-planet. */

export function familyOf<T>(game: string, families: Readonly<Record<string, T>>): T | undefined {
  const found = Object.keys(families).find((family) => game === family || game.startsWith(`${family}-`));
  return found === undefined ? undefined : families[found];
}

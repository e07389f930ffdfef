/** Where a thing that is dragged may be let go. */

export interface Drop {
  /** A selector of what takes it. */
  at: string;
  /** The answers that letting go there leaves open. */
  choices: readonly string[];
}

/** A thing that answers point at, by its key. */
export const pointedAt = (key: string): string => `[data-points="${key}"]`;
/** A place on the board, whether it can be pressed or not. */
export const anchoredAt = (key: string): string => `[data-anchor="${key}"]`;

/** Of things that lie in each other the innermost that takes it. */
export function dropAt(drops: readonly Drop[], under: Element | null): { drop: Drop; place: Element } | null {
  let found: { drop: Drop; place: Element } | null = null;
  for (const drop of drops) {
    const place = under?.closest(drop.at);
    if (place && (!found || found.place.contains(place))) found = { drop, place };
  }
  return found;
}

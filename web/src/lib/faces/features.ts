/** What a bot's face is made of: six heads, one for each seat, and six hats, one for each level; eyes and mouths vary with both. */
export const HEADS = ['dome', 'box', 'capsule', 'lens', 'hexagon', 'bell'] as const;
export const HATS = ['spring', 'propeller', 'gauge', 'dish', 'star', 'crown'] as const;
export const EYES = ['dots', 'goggles', 'visor', 'monocle', 'lamps', 'slits'] as const;
export const MOUTHS = ['smile', 'grille', 'line', 'speaker', 'zigzag', 'bolt'] as const;

export type Look = 'brass' | 'flat';

export interface Features {
  head: (typeof HEADS)[number];
  hat: (typeof HATS)[number];
  eyes: (typeof EYES)[number];
  mouth: (typeof MOUTHS)[number];
}

const PER_LEVEL = HEADS.length;

/** Of a face as the server numbers it, 0 to 35: six for each level, one for each seat. */
export function featuresOf(face: number): Features {
  const seat = face % PER_LEVEL;
  const level = Math.floor(face / PER_LEVEL) % HATS.length;
  return {
    head: HEADS[seat]!,
    hat: HATS[level]!,
    eyes: EYES[(seat + level) % EYES.length]!,
    mouth: MOUTHS[(seat + 2 * level) % MOUTHS.length]!,
  };
}

/** The outline of each head in a field of 64 by 64, without its hat. */
export const OUTLINES: Readonly<Record<Features['head'], string>> = {
  dome: 'M14 54V36a18 18 0 0 1 36 0v18a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3Z',
  box: 'M16 22h32a4 4 0 0 1 4 4v27a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Z',
  capsule: 'M18 33a14 14 0 0 1 28 0v12a14 12 0 0 1-28 0Z',
  lens: 'M32 20c14 0 23 8 23 18.500S46 57 32 57 9 49 9 38.500 18 20 32 20Z',
  hexagon: 'M21 20h22l11 18.500L43 57H21L10 38.500Z',
  bell: 'M32 19c10 0 14 8 15 18l4 16a3 3 0 0 1-3 4H16a3 3 0 0 1-3-4l4-16c1-10 5-18 15-18Z',
};

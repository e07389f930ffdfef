/** The drawn rules: four pictures a family, each with three numbered things that its texts explain. */
export const PICTURES = {
  'red-planet': ['setup', 'round', 'launch', 'production'],
  rocketmen: ['setup', 'turn', 'launch', 'deck'],
} as const;

export type Family = keyof typeof PICTURES;
export type PictureOf<F extends Family> = (typeof PICTURES)[F][number];

/** The texts of a picture: its title, and what stands at each number. */
export function textsOf<F extends Family>(family: F, picture: PictureOf<F>): { title: string; steps: string[] } {
  const id = `drawn-${family}-${picture}`;
  return { title: id, steps: ['first', 'second', 'third'].map((step) => `${id}.${step}`) };
}

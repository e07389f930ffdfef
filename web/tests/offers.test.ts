/** Which options of a game mean something, by how many play. */
import { describe, expect, it } from 'vitest';

import { optionsFor } from '../src/pages/home/offers';
import type { GameShown } from '../src/wire';

describe('the options on offer', () => {
  const several = ['normal', 'battle_for_earth'];
  const game = {
    fewest: 1,
    options: [
      { name: 'mode', values_for: [[], several, several] },
      { name: 'difficulty', values_for: [['normal', 'easy', 'hard'], [], []] },
      { name: 'variants', values_for: [[], ['none', 'drawn'], ['none', 'drawn']] },
    ],
  } as unknown as GameShown;

  it('are the difficulty for one, modes and variants for several', () => {
    expect(optionsFor(game, 1).map(({ name }) => name)).toEqual(['difficulty']);
    expect(optionsFor(game, 3)).toEqual([
      { name: 'mode', values: several },
      { name: 'variants', values: ['none', 'drawn'] },
    ]);
  });
});

/** Which options a game offers to so many players: some belong to playing alone, some to company. */
import type { GameShown } from '../../wire';

export interface Offered {
  name: string;
  values: string[];
}

export function optionsFor(game: Pick<GameShown, 'fewest' | 'options'>, players: number): Offered[] {
  return game.options
    .map(({ name, values_for }) => ({ name, values: [...(values_for[players - game.fewest] ?? [])] }))
    .filter(({ values }) => values.length > 0);
}

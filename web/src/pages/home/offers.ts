/** Which options a game offers to so many players: some belong to playing alone, some to company. */
import type { GameShown } from '../../wire';

export interface Offered {
  name: string;
  values: string[];
}

/** Of Rocketmen: alone one plays solo, at a difficulty; the other modes and the variants are for several. */
export function optionsFor(game: GameShown, players: number): Offered[] {
  if (game.name !== 'rocketmen') return game.options.map(({ name, values }) => ({ name, values: [...values] }));
  if (players === 1) return game.options.filter(({ name }) => name === 'difficulty').map(({ name, values }) => ({ name, values: [...values] }));
  return game.options
    .filter(({ name }) => name !== 'difficulty')
    .map(({ name, values }) => ({ name, values: values.filter((value) => value !== 'solo') }));
}

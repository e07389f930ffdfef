/** Rocketmen, all modes. */
import type { Game } from '../../board/game';

const game: Game = {
  texts: ['rocketmen'],
  table: () => import('./Table.svelte'),
  box: () => import('./box'),
  replay: () => import('./replay'),
};
export default game;

/** Rocketmen, all modes. */
import type { Game } from '../../board/game';

const game: Game = {
  texts: ['rocketmen'],
  faces: 'flat',
  table: () => import('./Table.svelte'),
  box: () => import('./box'),
  drawn: () => import('./rules/drawn'),
  replay: () => import('./replay'),
};
export default game;

/** Any game that the page knows nothing about. */
import type { Game } from '../../board/game';

const game: Game = {
  texts: [],
  faces: 'flat',
  table: () => import('./Table.svelte'),
  box: () => import('./box'),
  replay: () => import('./replay'),
};
export default game;

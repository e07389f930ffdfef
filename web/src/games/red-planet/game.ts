/** Mission: Red Planet, both editions. */
import type { Game } from '../../board/game';

const game: Game = {
  texts: ['red-planet'],
  table: () => import('./Table.svelte'),
  box: () => import('./box'),
  replay: () => import('./replay'),
};
export default game;

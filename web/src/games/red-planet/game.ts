/** Mission: Red Planet, both editions. */
import type { Game } from '../../board/game';

const game: Game = {
  texts: ['red-planet'],
  faces: 'brass',
  table: () => import('./Table.svelte'),
  box: () => import('./box'),
  drawn: () => import('./rules/drawn'),
  replay: () => import('./replay'),
};
export default game;

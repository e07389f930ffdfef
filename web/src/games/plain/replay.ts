/** A game that the page knows nothing about, in the words of a replay. */
import { commentary, type CommentaryMaker } from '../../board/replay/commentary';
import { Scene } from './scene.svelte';

export const commentaryOn: CommentaryMaker = (table, { game }, facts) =>
  commentary(
    table,
    (shown) => new Scene(table, game, facts, shown),
    () => ({ keysOf: () => [], points: () => [], marks: () => [], markName: () => '' }),
  );

/** Mission: Red Planet in the words of a replay. */
import { commentary, type CommentaryMaker, type Mark } from '../../board/replay/commentary';
import type { Recording } from '../../board/replay/recording';
import { t } from '../../lib/text/language.svelte';
import { keysOf } from './choosing/targets';
import { Scene } from './scene.svelte';

export const commentaryOn: CommentaryMaker = (table, pack, facts) =>
  commentary(
    table,
    (shown) => new Scene(table, pack, facts, shown),
    () => ({
      keysOf: (question, choice) => question.parts.flatMap((_, part) => keysOf(question, choice, part)),
      points: ({ standing }) => standing!.seats.map(({ points }) => points),
      marks: marksOf,
      markName: ({ kind, number }) => t(`phase-${kind}`, { number }),
    }),
  );

function marksOf({ frames }: Recording): Mark[] {
  return frames.flatMap(({ step, events }) =>
    events.flatMap(({ fact, parts }): Mark[] => {
      if (fact === 'round-begun') return [{ step, kind: 'round', number: Number(parts['round']), seat: null }];
      if (fact === 'production-begun')
        return [{ step, kind: 'production', number: Number(parts['production']), seat: null }];
      return fact === 'reveal-begun' ? [{ step, kind: 'reveal', number: 0, seat: null }] : [];
    }),
  );
}

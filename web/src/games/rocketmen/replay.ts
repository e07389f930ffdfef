/** Rocketmen in the words of a replay. */
import { commentary, type CommentaryMaker, type Mark } from '../../board/replay/commentary';
import type { Recording } from '../../board/replay/recording';
import { keysOf } from './choosing/targets';
import type { Picture } from './picture';
import { Scene } from './scene.svelte';

export const commentaryOn: CommentaryMaker = (table, pack, facts) =>
  commentary(
    table,
    (shown) => new Scene(table, pack, facts, shown),
    (now) => ({
      keysOf: (question, choice) => keysOf(question, choice, { padWith: () => [], location: () => null }),
      points: ({ picture }) => {
        const { seats, rival } = picture as unknown as Picture;
        return [...seats.map(({ score }) => score), ...(rival ? [rival.score] : [])];
      },
      marks: marksOf,
      markName: ({ number, seat }) =>
        now.words.text('event-turn-begun', { round: number, seat: now.seatName(seat ?? 0) }),
    }),
  );

/** Turns; the first of a round begins it. */
function marksOf({ frames }: Recording): Mark[] {
  let round = 0;
  return frames.flatMap(({ step, events }) =>
    events
      .filter(({ fact }) => fact === 'turn-begun')
      .map(({ parts }): Mark => {
        const number = Number(parts['round']);
        const begins = number > round;
        round = number;
        return { step, kind: begins ? 'round' : 'turn', number, seat: Number(parts['seat']) - 1 };
      }),
  );
}

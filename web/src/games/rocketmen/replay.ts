/** Rocketmen in the words of a replay. */
import { keysOf } from './choosing/targets';
import { runs } from './log/entries';
import type { Picture } from './picture';
import { Scene } from './scene.svelte';
import { answerWords, questionSentence, sentence } from './sentences';
import type { Recording } from '../../board/replay/recording';
import type { Mark, CommentaryMaker } from '../../board/replay/commentary';

export const commentaryOn: CommentaryMaker = (table, pack, facts) => {
  const nothing = { events: () => [], event: () => null };
  const before = new Scene(table, pack, facts, { position: () => table.before.position, ...nothing });
  const now = new Scene(table, pack, facts, { position: () => table.frame.position, ...nothing });

  /** What was asked of whoever answered, if these eyes know. */
  const asked = () => {
    const { question } = before.position;
    const { player, choice } = table.frame;
    return question && choice !== null && question.seat === player ? { question, choice } : null;
  };

  return {
    question: () => {
      const found = asked();
      return found ? questionSentence(before, found.question) : '';
    },
    answer: () => {
      const found = asked();
      return found ? answerWords(before, found.question, found.choice) : '';
    },
    happened: () => runs(table.frame.events).map((run) => sentence(now, ...run)),
    pointed: () => {
      const { question } = now.position;
      const next = table.recording.at(table.step + 1);
      if (!question || next.choice === null || next.step === table.step) return [];
      return keysOf(question, next.choice, { padWith: () => [], location: () => null });
    },
    points: ({ picture }) => {
      const { seats, rival } = picture as unknown as Picture;
      return [...seats.map(({ score }) => score), ...(rival ? [rival.score] : [])];
    },
    marks: marksOf,
    markName: ({ number, seat }) =>
      now.words.text('event-turn-begun', { round: number, seat: now.seatName(seat ?? 0) }),
    seatName: (seat) => now.seatName(seat),
    seatOf: (player) => player,
  };
};

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

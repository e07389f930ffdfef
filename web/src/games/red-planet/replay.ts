/** Mission: Red Planet in the words of a replay. */
import { keysOf } from './choosing/targets';
import { worthTelling } from './log/entries';
import { KINDS, type Kind, type Picture } from './picture';
import { Scene } from './scene.svelte';
import { answerWords, questionSentence, sentence } from './sentences';
import { t } from '../../lib/text/language.svelte';
import type { Recording } from '../../board/replay/recording';
import type { Mark, CommentaryMaker } from '../../board/replay/commentary';

export const commentaryOn: CommentaryMaker = (table, pack, facts) => {
  const nothing = { events: () => [], event: () => null };
  const before = new Scene(table, pack, facts, { position: () => table.before.position, ...nothing });
  const now = new Scene(table, pack, facts, { position: () => table.frame.position, ...nothing });
  const values = before.pack.entry('tokens', 'tokens').value('values') as Record<Kind, number>;

  /** What was asked of whoever answered, if these eyes know. */
  const asked = () => {
    const { question } = before.position;
    const { player, choice } = table.frame;
    return question && choice !== null && before.picture.seats[question.seat]?.player === player
      ? { question, choice }
      : null;
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
    happened: () => table.frame.events.filter(worthTelling).map((event) => sentence(now, event)),
    pointed: () => {
      const { question } = now.position;
      const next = table.recording.at(table.step + 1);
      if (!question || next.choice === null || next.step === table.step) return [];
      return question.parts.flatMap((_, part) => keysOf(question, next.choice!, part));
    },
    points: ({ picture }) =>
      (picture as unknown as Picture).seats.map(({ tokens }) =>
        KINDS.reduce((sum, kind) => sum + tokens[kind] * values[kind], 0),
      ),
    marks: marksOf,
    markName: ({ kind, number }) => t(`phase-${kind}`, { number }),
    seatName: (seat) => now.seatName(seat),
    seatOf: (player) => now.mainSeat(player),
  };
};

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

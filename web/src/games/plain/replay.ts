/** A game that the page knows nothing about, in the words of a replay. */
import { Scene } from './scene.svelte';
import type { CommentaryMaker } from '../../board/replay/commentary';

export const commentaryOn: CommentaryMaker = (table, pack, facts) => {
  const nothing = { events: () => [], event: () => null };
  const before = new Scene(table, pack.game, facts, { position: () => table.before.position, ...nothing });
  const now = new Scene(table, pack.game, facts, { position: () => table.frame.position, ...nothing });

  /** What was asked of whoever answered, if these eyes know. */
  const asked = () => {
    const { question } = before.position;
    const { player, choice } = table.frame;
    return question && choice !== null && question.seat === player ? { question, choice } : null;
  };

  return {
    question: () => {
      const found = asked();
      return found ? before.question(found.question) : '';
    },
    answer: () => {
      const found = asked();
      return found ? before.answer(found.question, found.choice) : '';
    },
    happened: () => table.frame.events.map((event) => now.sentence(event)),
    pointed: () => [],
    points: () => [],
    marks: () => [],
    markName: () => '',
    seatName: (seat) => now.seatName(seat),
    seatOf: (player) => player,
  };
};

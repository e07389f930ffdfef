/** Everything that can be answered, and what the rules forbid, as a list. */
import type { BoardChoosing } from '../../board/choosing/choosing.svelte';
import { DECLINED } from '../../board/choosing/declined';
import { readHint } from '../../board/choosing/hint';
import type { OptionShown } from '../../board/choosing/options';
import type { Scene } from './scene.svelte';

const MOST_REFUSED = 40;

export function optionsShown(scene: Scene, choosing: BoardChoosing): OptionShown[] {
  const { question, held } = choosing;
  if (!question) return [];
  const { hint } = scene.state;
  const hinted = hint && readHint(hint.hint)?.choice;
  const taken = held ?? question.chosen;
  const open = question.choices
    .filter((choice) => choice !== DECLINED)
    .map((choice) => ({
      id: choice,
      label: scene.answerWords(question, choice),
      strong: choice === hinted,
      ...(question.together || held ? { pressed: choice === taken } : {}),
      press: (byTouch: boolean) => choosing.press(choice, byTouch),
      rest: (here: boolean) => (choosing.considered = here ? choice : null),
    }));
  const refused = question.refused
    .flatMap(({ choices, ...refusal }) => choices.map((choice) => ({ choice, refusal })))
    .slice(0, MOST_REFUSED)
    .map(({ choice, refusal }) => ({
      id: choice,
      label: scene.answerWords(question, choice),
      refusal,
      press: () => undefined,
    }));
  return [...open, ...refused];
}

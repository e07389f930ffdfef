/** What a choice promises: the odds of a launch, of a deed in flight, of a card that is copied. */
import { partsOf, type Question } from '../../../wire';
import { percent } from '../launch/flight';
import type { DeedOdds } from '../picture';
import type { Scene } from '../scene.svelte';

export function oddsOf(scene: Scene, question: Question, choice: string): DeedOdds | null {
  const { launch, outlook } = scene.picture;
  if (question.question === 'Fly') return launch?.odds?.deeds[choice] ?? null;
  if (question.question.endsWith('CopyACard')) return outlook.copies[choice] ?? null;
  const { deed, destination } = partsOf(question, choice);
  if (deed !== 'launch') return null;
  const offer = scene.launchesOf(scene.own).find((each) => each.destination === destination);
  return offer && !offer.missing ? offer.odds : null;
}

/** In words; "" for what promises nothing that can be reckoned. */
export function promiseOf(scene: Scene, question: Question, choice: string): string {
  const odds = oddsOf(scene, question, choice);
  if (!odds) return '';
  return scene.words.text('odds', {
    chance: scene.words.text('chance', { percent: percent(odds.success) }),
    points: scene.figure(odds.points),
  });
}

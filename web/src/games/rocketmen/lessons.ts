/** What a first game of Rocketmen tells, and when. */
import type { Lesson } from '../../board/guide/guide.svelte';
import type { Event } from '../../wire';
import type { Choosing } from './choosing/choosing.svelte';
import type { Scene } from './scene.svelte';

export function lessonsOf(scene: Scene, choosing: Choosing): Lesson[] {
  const asks = (name: string) => () => choosing.question?.question === name;
  const acts = asks('Act');
  const flies = asks('Fly');
  const can = (deed: string) =>
    acts() && Boolean(choosing.question?.choices.some((choice) => choice.startsWith(`${deed}:`)));
  const isOwn = ({ parts }: Event) => Number(parts['seat']) - 1 === scene.you;
  const own = (fact: string) => (event: Event) => event.fact === fact && isOwn(event);
  const drawn = () => scene.picture.launch?.drawn ?? 0;
  /** The first thing on the table that can be chosen and is called so. */
  const open = (start: string) =>
    [...choosing.targets.keys()].find((key) => key.startsWith(start) && choosing.isOpen(key)) ?? null;
  const hazard = () => scene.picture.market.findIndex((card) => card !== null && scene.words.type(card) === 'hazard');
  const plans = () => acts() && scene.own.plan !== null;
  /** Whether the rocket could be launched anywhere. */
  const ready = () => scene.launchesOf(scene.own).some(({ missing }) => !missing);
  return [
    { id: 'welcome', about: () => 'sky', when: acts, first: true },
    { id: 'plan', about: () => 'hand', when: () => can('plan'), first: true },
    { id: 'hand', about: () => 'purse', when: () => acts() && scene.own.plan !== null },
    { id: 'flight-plan-later', about: () => 'flight-plan', when: () => plans() && !ready(), first: true },
    { id: 'flight-plan', about: () => 'flight-plan', when: () => plans() && ready(), first: true },
    { id: 'pad', about: () => 'zone:pad', when: () => can('pad') },
    { id: 'market', about: () => 'market', when: () => can('buy') },
    { id: 'engines', about: () => open('engine:'), when: () => can('buy-engine') },
    { id: 'end-turn', about: () => 'question', when: () => acts() && scene.own.plan !== null && !can('pad') },
    { id: 'pay', about: () => 'payment', when: asks('PayTheRest') },
    { id: 'pay-for-placing', about: () => 'question', when: asks('PayForPlacing') },
    {
      id: 'objectives',
      about: () => `seat:${scene.you + 1}`,
      when: () => acts() && scene.picture.round > 1 && scene.own.objectives.length > 0,
    },
    {
      id: 'rivals',
      about: () => `seat:${scene.you === 0 ? 2 : 1}`,
      when: () => acts() && scene.picture.round > 2 && scene.picture.seats.length > 1,
    },
    {
      id: 'hazard',
      about: () => `market:m${hazard() + 1}`,
      when: () => acts() && scene.picture.round > 2 && hazard() >= 0,
    },
    { id: 'launch', about: () => 'flight-plan', when: () => can('launch') },
    { id: 'fly', about: () => 'launch', when: () => flies() && drawn() === 0 },
    { id: 'go-on', about: () => 'launch', when: () => flies() && drawn() > 0 },
    { id: 'lose', about: () => 'zone:pad', when: asks('LoseAPadCard') },
    { id: 'keep-plan', about: () => 'zone:plan', when: asks('KeepThePlan') },
    { id: 'limit', about: () => 'hand', when: asks('DiscardOverTheLimit') },
    { id: 'shuffled', about: () => 'deck', after: own('deck-shuffled') },
    { id: 'watch', about: () => 'sky', after: (event) => event.fact === 'launch-declared' && !isOwn(event) },
    { id: 'completed', about: (event) => `location:${event?.parts['location']}`, after: own('mission-completed') },
    { id: 'achievement', about: (event) => `marker:${event?.parts['achievement']}`, after: own('achievement-won') },
    { id: 'failed', about: () => 'sky', after: own('launch-failed') },
    { id: 'end-begun', after: (event) => event.fact === 'end-begun' },
  ];
}

/** What speaks for a choice, in words: what the card does, where the mission leads, what the odds are. */
import { listed, t } from '../../../lib/text/language.svelte';
import { partsOf, type Question } from '../../../wire';
import type { Scene } from '../scene.svelte';
import { promiseOf } from './odds';

type Tell = (scene: Scene, thing: string) => string[];

const paying: Tell = () => [t('web-rocketmen-hint-pay')];
const toPad: Tell = (scene, card) => {
  const { money: _, ...gives } = scene.gives(card, scene.own);
  const given = scene.words.components(gives);
  return [
    Object.values(gives).some(Boolean) ? t('web-rocketmen-hint-pad', { components: given }) : '',
    effect(scene, card),
  ];
};
const buying: Tell = (scene, card) => {
  if (scene.words.type(card) === 'hazard') return [scene.words.cardText(card)];
  return [
    t('web-rocketmen-hint-buy', { components: scene.words.components(scene.gives(card, scene.own)) }),
    effect(scene, card),
  ];
};
const inMarket =
  (tell: Tell): Tell =>
  (scene, slot) => {
    const card = scene.picture.market[Number(slot.slice(1)) - 1];
    return card ? tell(scene, card) : [];
  };

const toPlan: Tell = (scene, card) => {
  const entry = scene.words.entry(card);
  const places = scene.picture.outlook['bound-for'][card] ?? [];
  const worth = places.map((id) =>
    t('web-rocketmen-hint-place', { location: scene.words.location(id), points: scene.worth(id) }),
  );
  const wanted = places.filter((id) => scene.wants(id)).map((id) => scene.words.location(id));
  return [
    t('web-rocketmen-hint-plan', {
      places: listed(worth),
      achievement: scene.words.achievement(entry.word('achievement')),
    }),
    wanted.length ? t('web-rocketmen-hint-wanted', { locations: listed(wanted) }) : '',
  ];
};

const TOLD: Readonly<Record<string, Tell>> = {
  plan: toPlan,
  'plan-paid': toPlan,
  pad: toPad,
  'pad-paid': toPad,
  free: toPad,
  'free-bought': toPad,
  buy: inMarket(buying),
  add: inMarket(buying),
  'buy-engine': buying,
  'add-engine': buying,
  use: (scene, card) => [effect(scene, card)],
  discard: () => [t('web-rocketmen-hint-discard')],
  unpad: () => [t('web-rocketmen-hint-unpad')],
  'drop-plan': () => [t('web-rocketmen-hint-drop-plan')],
  remove: () => [t('web-rocketmen-hint-remove')],
  pay: paying,
  marker: paying,
  'pay-for-me': paying,
  end: (scene) => [t('web-rocketmen-hint-end', { number: scene.own['hand-limit'] })],
};

function effect(scene: Scene, card: string): string {
  return scene.words.effectOf(card) === 'none' && !scene.words.isPermanent(card) ? '' : scene.words.cardText(card);
}

/** Sentences; none where nothing but the bot's experience speaks for it. */
export function reasonsFor(scene: Scene, question: Question, choice: string): string[] {
  const { deed, ...parts } = partsOf(question, choice);
  const odds = promiseOf(scene, question, choice);
  const told = TOLD[deed ?? '']?.(scene, Object.values(parts)[0] ?? '') ?? [];
  return [...(odds ? [t('web-rocketmen-hint-odds', { odds })] : []), ...told].filter(Boolean);
}

/** Events, questions and answers as sentences in the reader's language. */
import { DECLINED } from '../../board/choosing/declined';
import { t } from '../../lib/text/language.svelte';
import type { Variables } from '../../lib/text/bundles';
import { partsOf, type Consequence, type Event, type Question } from '../../wire';
import type { Scene } from './scene.svelte';

/** Questions whose frame remembers what they are about, and as what kind of thing. */
const REMEMBERED: Readonly<Record<string, 'dock' | 'zone'>> = {
  PickADestination: 'dock',
  PutADestinationToken: 'dock',
  ExchangeADestination: 'dock',
  FleeTheStorm: 'zone',
};

/** "DestroyADockedShip" as "destroy-a-docked-ship". */
export function kebab(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
}

export function sentence(scene: Scene, event: Event, destinations = scene.destinations): string {
  const kinds = scene.facts[event.fact]?.parts ?? {};
  const variables: Variables = {};
  for (const [part, word] of Object.entries(event.parts))
    variables[part] = scene.words.thing(kinds[part] ?? part, word);
  const bound = destinations.get(event);
  if (bound) variables['ship'] = scene.words.ship(event.parts['ship'] ?? '', bound);
  return t(scene.formOf(`event-${event.fact}`, event.parts), variables);
}

/** What a choice would mean. */
export function consequenceWords(scene: Scene, { fact, parts }: Consequence): string {
  const kinds = scene.consequenceKinds[fact]?.parts ?? {};
  const variables: Variables = {};
  for (const [part, word] of Object.entries(parts)) variables[part] = scene.words.thing(kinds[part] ?? part, word);
  return t(`consequence-${fact}`, variables);
}

export function questionSentence(scene: Scene, question: Question): string {
  const variables: Variables = { seat: scene.seatName(question.seat), time: question.time, times: question.times };
  const kind = REMEMBERED[question.question];
  if (kind === 'dock') variables['dock'] = scene.words.dock(`d${question.memo + 1}`);
  if (kind === 'zone') variables['zone'] = scene.words.zone(scene.words.zoneIds[question.memo] ?? '');
  const { drawn } = scene.picture;
  if (question.question === 'PlaceTheDiscovery' && drawn) variables['card'] = scene.words.card(drawn);
  const asked = t(`question-${kebab(question.question)}`, variables);
  if (!scene.picture.seats[question.seat]?.neutral) return asked;
  return t('question-for', { seat: scene.seatName(question.seat), question: asked });
}

export function answerWords(scene: Scene, question: Question, choice: string): string {
  if (choice === DECLINED) return t(question.time === 1 ? 'answer-decline' : 'answer-done');
  const parts = partsOf(question, choice);
  const words = question.parts.map((part) => parts[part] ?? '');
  const [kind, next] = question.kinds;
  const first = words[0] ?? '';
  if (kind === 'study')
    return first === 'draw' ? t('answer-draw') : t('answer-look', { zone: scene.words.zone(first) });
  if (kind === 'character') return `${scene.words.characterNumber(first)} ${scene.words.character(first)}`;
  const things = words.map((word, at) => String(scene.words.thing(question.kinds[at] ?? '', word)));
  if (next === 'zone') return t('answer-move', { from: things[0] ?? '', to: things[1] ?? '' });
  if (next === 'seat')
    return t(scene.formOf('answer-astronaut-at', { seat: words[1] ?? '' }), {
      place: things[0] ?? '',
      seat: things[1] ?? '',
    });
  return things[0] ?? '';
}

/** An answer on the button that gives it. */
export function heldWords(scene: Scene, question: Question, choice: string): string {
  if (question.kinds[0] === 'character') return t('web-play-character', { character: scene.words.character(choice) });
  return answerWords(scene, question, choice);
}

/** "Round 3", "Production 1" … */
export function phaseName(scene: Scene): string {
  const { phase, round } = scene.picture;
  const [name = '', number = ''] = phase.split('-');
  if (name === 'round') return round ? t('phase-round', { number: round }) : t('phase-setup');
  return t(`phase-${name}`, { number: Number(number) });
}

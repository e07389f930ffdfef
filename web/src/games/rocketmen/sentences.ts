/** Events, questions and answers as sentences in the reader's language. */
import { DECLINED } from '../../board/choosing/declined';
import { language, t } from '../../lib/text/language.svelte';
import type { Variables } from '../../lib/text/bundles';
import { partsOf, type Consequence, type Event, type Question } from '../../wire';
import { percent } from './launch/flight';
import { ADDED, LISTED } from './log/entries';
import type { LaunchOffer } from './picture';
import type { Scene } from './scene.svelte';

/** "PayTheRest" as "pay-the-rest". */
export function kebab(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
}

/** One sentence for events of a kind that follow one another. */
export function sentence(scene: Scene, ...run: readonly Event[]): string {
  const [event, ...others] = run;
  if (!event) return '';
  if (event.fact === 'choice-sealed')
    return t(scene.formOf('event-choice-sealed', event.parts), { seat: String(wordOf(scene, event, 'seat')) });
  const variables: Variables = {};
  for (const part of Object.keys(event.parts)) variables[part] = wordOf(scene, event, part);
  const added = ADDED[event.fact];
  if (added) variables[added] = run.reduce((sum, each) => sum + Number(each.parts[added]), 0);
  const message = `rocketmen-event-${event.fact}`;
  if (!others.length || !LISTED.has(event.fact)) return t(scene.formOf(message, event.parts), variables);
  const cards: Record<string, number> = {};
  for (const { parts } of run) cards[parts['card']!] = (cards[parts['card']!] ?? 0) + 1;
  return t(scene.formOf(`${message}.several`, event.parts), { ...variables, card: scene.words.cards(cards) });
}

function wordOf(scene: Scene, event: Event, part: string): string | number {
  return scene.words.thing(scene.facts[event.fact]?.parts[part] ?? part, event.parts[part] ?? '');
}

/** What a choice would mean. */
export function consequenceWords(scene: Scene, { fact, parts }: Consequence): string {
  const kinds = scene.consequenceKinds[fact]?.parts ?? {};
  const variables: Variables = {};
  for (const [part, word] of Object.entries(parts))
    variables[part] =
      kinds[part] === 'percent' ? chanceWords(scene, Number(word) / 100) : scene.words.thing(kinds[part] ?? part, word);
  return scene.words.text(`consequence-${fact}`, variables);
}

export function questionSentence(scene: Scene, question: Question): string {
  const { payment, launch } = scene.picture;
  const variables: Variables = { money: payment['owed-money'], components: payment['owed-components'] };
  if (launch)
    Object.assign(variables, {
      destination: scene.words.destination(launch.to),
      rocket: launch.rocket,
      distance: launch.distance,
      can: scene.words.text(`in-flight-${possibleInFlight(question)}`),
    });
  return scene.words.text(`question-${kebab(question.question)}`, variables);
}

/** What can be done in flight besides using a card of the pad, and what the sentence calls it. */
const FLYING: Readonly<Record<string, string>> = { 'go-on': 'draw', abort: 'abort', 'give-up': 'leave' };

/** What the question in flight is about: to draw, to abort, to leave it, to use a card. */
export function possibleInFlight({ choices }: Question): string {
  const plain = choices.flatMap((choice) => FLYING[choice] ?? []).at(-1) ?? 'draw';
  return choices.every((choice) => choice in FLYING) ? plain : `${plain}-or-use`;
}

export function answerWords(scene: Scene, question: Question, choice: string): string {
  if (choice === DECLINED) return t(question.time === 1 ? 'web-decline' : 'web-done');
  const { deed, ...parts } = partsOf(question, choice);
  const [kind, word] = Object.entries(parts)[0] ?? ['', ''];
  if (deed === undefined) return thingNamed(scene, question.kinds[0] ?? kind, word);
  return scene.words.text(`deed-${deed}`, kind ? { thing: thingNamed(scene, kind, word) } : {});
}

/** The same in fewer words, where it stands among others: "Buy: Internet". */
export function optionWords(scene: Scene, question: Question, choice: string): string {
  const { deed, ...parts } = partsOf(question, choice);
  const [kind, word] = Object.entries(parts)[0] ?? ['', ''];
  if (deed === 'drop-plan') return t('web-rocketmen-drop-plan');
  if (!deed || !kind) return answerWords(scene, question, choice);
  return t('web-rocketmen-option', { deed: deedGroup(scene, deed), thing: thingNamed(scene, kind, word) });
}

/** What an answer is about, without what is done with it. */
export function thingWords(scene: Scene, question: Question, choice: string): string {
  const { deed: _, ...parts } = partsOf(question, choice);
  const [kind, word] = Object.entries(parts)[0] ?? ['', ''];
  return kind ? thingNamed(scene, kind, word) : answerWords(scene, question, choice);
}

/** What an answer is about; a place of the market is called by the card that lies there. */
function thingNamed(scene: Scene, kind: string, word: string): string {
  if (kind === 'number') return scene.words.text('success', { value: word });
  const card = kind === 'slot' ? scene.picture.market[Number(word.slice(1)) - 1] : null;
  return card ? scene.words.card(card) : String(scene.words.thing(kind, word));
}

/** What kind of deed, without its thing: "Buy". */
export function deedGroup(scene: Scene, deed: string): string {
  return scene.words.text(language.has(`rocketmen-deed-${deed}`) ? `deed-${deed}.group` : 'deed-use.group');
}

export function reasonWords(reason: string): string {
  return t(`rocketmen-reason-${reason}`);
}

export function chanceWords(scene: Scene, chance: number): string {
  return scene.words.text('chance', { percent: percent(chance) });
}

/** How likely a mission arrives; what can't fly yet has no chance. */
export function oddsWords(scene: Scene, { missing, rockets, odds }: LaunchOffer): string {
  return missing
    ? t('web-rocketmen-once', { number: rockets })
    : t('web-rocketmen-odds', { chance: chanceWords(scene, odds.success) });
}

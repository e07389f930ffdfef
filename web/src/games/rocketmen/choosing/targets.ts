/** What lies on the table for each possible answer, so that one can point at it.
 *
 * A target's key names a thing: "hand:hotel", "market:m3", "engine:heavy-stage", "pad:backup", "plan", "destination:moon",
 * "location:moon-base", "marker:money", "deck", "fly:go-on", "success:2"; "zone:pad" is where a picked card may go.
 */
import { DECLINED } from '../../../board/choosing/declined';
import { TargetsFound, type Picked, type Refusal, type Targets } from '../../../board/choosing/targets';
import { partsOf, type Question } from '../../../wire';

/** What the reader's board looks like, as far as answers don't say it. */
export interface Lay {
  /** Cards of the reader's pad that have an effect. */
  padWith(effect: string): readonly string[];
  /** Where the planned mission goes at a destination. */
  location(destination: string): string | null;
}

/** Which card of the pad a deed in flight uses. */
const EFFECTS: Readonly<Record<string, string>> = {
  afterburner: 'late-advance',
  'look-ahead': 'reorder',
  'plan-in-detail': 'choose-first',
  'draw-anew': 'redraw',
  'count-a-zero': 'zero-becomes',
};
const FLYING: ReadonlySet<string> = new Set(['go-on', 'abort', 'give-up', ...Object.keys(EFFECTS)]);
/** Where the card of a deed lies; elsewhere it is in hand. */
const PLACES: Readonly<Record<string, string>> = { 'free-bought': 'area', unstore: 'stored', unpad: 'pad' };
/** Where it goes. */
export const ZONES: Readonly<Record<string, string>> = {
  plan: 'zone:plan',
  'plan-paid': 'zone:plan',
  pad: 'zone:pad',
  'pad-paid': 'zone:pad',
  free: 'zone:pad',
  'free-bought': 'zone:pad',
  store: 'zone:stored',
  'store-paid': 'zone:stored',
  discard: 'zone:area',
  unpad: 'zone:area',
};
const CARDS_OF: Readonly<Record<string, string>> = {
  TakeFromThePlayArea: 'area',
  MustCopyACard: 'copy',
  MayCopyACard: 'copy',
  LoseAPadCard: 'pad',
  DiscardAPermanent: 'pad',
  KeepOnePadCard: 'pad',
};
/** Deeds that a single stray press shouldn't do. */
const CAREFUL: ReadonlySet<string> = new Set(['discard', 'unpad', 'drop-plan', 'remove', 'launch']);

export function deedOf(question: Question, choice: string): string {
  return partsOf(question, choice)['deed'] ?? '';
}

export function isCareful(question: Question, choice: string): boolean {
  return CAREFUL.has(deedOf(question, choice));
}

/** The things that an answer points at. */
export function keysOf(question: Question, choice: string, lay: Lay): string[] {
  const parts = partsOf(question, choice);
  const { deed } = parts;
  if (deed === undefined) {
    const word = Object.values(parts)[0] ?? '';
    const kind = question.kinds[0];
    if (kind === 'card') return [`${CARDS_OF[question.question] ?? 'hand'}:${word}`];
    return [kind === 'number' ? `success:${word}` : `answer:${word}`];
  }
  if (FLYING.has(deed)) return [`fly:${deed}`, ...lay.padWith(EFFECTS[deed] ?? '').map((card) => `pad:${card}`)];
  if (parts['slot']) return [`market:${parts['slot']}`];
  if (parts['engine']) return [`engine:${parts['engine']}`];
  if (parts['achievement']) return [`marker:${parts['achievement']}`];
  if (parts['card']) return [`${PLACES[deed] ?? 'hand'}:${parts['card']}`];
  if (parts['destination']) {
    const location = lay.location(parts['destination']);
    return [`destination:${parts['destination']}`, ...(location ? [`location:${location}`] : []), 'plan'];
  }
  if (deed === 'draw') return ['deck'];
  return [deed === 'drop-plan' ? 'plan' : `deed:${deed}`];
}

export function targetsOf(question: Question, picked: Picked | null, lay: Lay): Targets {
  const found = new TargetsFound();
  const byDeed = picked?.key.startsWith('deed:');
  const zonesOf = (choice: string) => [ZONES[deedOf(question, choice)] ?? []].flat();
  for (const choice of byDeed ? picked!.choices : question.choices) {
    if (choice !== DECLINED) found.open(keysOf(question, choice, lay), choice);
  }
  if (picked && !byDeed) for (const choice of picked.choices) found.open(zonesOf(choice), choice);
  found.refuse(question, (choice) => {
    const keys = keysOf(question, choice, lay);
    return picked && keys.includes(picked.key) ? [...keys, ...zonesOf(choice)] : keys;
  });
  return found.all;
}

/** Reasons that need no words: anybody sees that a card isn't there, and who plays with others isn't alone. */
export const PLAIN_TO_SEE: ReadonlySet<string> = new Set([
  'not-in-hand',
  'not-on-pad',
  'not-stored',
  'not-on-a-rivals-pad',
  'not-among-them',
  'no-effect-from-hand',
  'no-free-placement',
  'no-yard',
  'no-draw-pending',
  'no-marker',
  'nothing-planned',
  'no-rival-mission',
  'solo-only',
]);

export interface RefusedChoice extends Refusal {
  choice: string;
}

/** What else one might expect to do with a thing, and why it can't be done. */
export function refusedWith(question: Question, key: string, lay: Lay): RefusedChoice[] {
  return question.refused
    .filter(({ reason }) => !PLAIN_TO_SEE.has(reason))
    .flatMap(({ reason, rule, choices }) =>
      choices
        .filter((choice) => keysOf(question, choice, lay).includes(key))
        .map((choice) => ({ choice, reason, rule })),
    );
}

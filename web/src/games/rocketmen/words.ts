/** Names and texts for what is in the box of Rocketmen, in the reader's language. */
import { Pack, type Entry } from '../../lib/pack';
import { language, listed, t } from '../../lib/text/language.svelte';
import type { Variables } from '../../lib/text/bundles';
import type { Cards, Counts } from './picture';

const CARD_SECTIONS = ['mission', 'resource', 'engine', 'hazard'];
const TOKENS = ['moon-token', 'mars-token'];
/** Fields of an effect in the pack, and what its message calls them. */
const EFFECT_FIELDS: readonly [string, string][] = [
  ['number', 'number'],
  ['value', 'value'],
  ['each', 'each'],
  ['at-most', 'most'],
];

export type CardType = 'mission' | 'resource' | 'engine' | 'hazard';

const begun = (sentence: string) => sentence.charAt(0).toLocaleUpperCase(language.code) + sentence.slice(1);

export class Words {
  constructor(
    readonly pack: Pack,
    readonly seat: (seat: number) => string,
  ) {}

  /** One of the game's own messages. */
  text(message: string, variables?: Variables): string {
    return t(`rocketmen-${message}`, variables);
  }

  /** A part of an event or of an answer, by its kind and its word in the notation. */
  thing(kind: string, word: string): string | number {
    if (kind === 'number') return Number(word);
    if (kind === 'seat') return this.seat(Number(word) - 1);
    if (kind === 'card' || kind === 'engine') return this.card(word);
    if (kind === 'slot') return this.text('slot', { number: Number(word.slice(1)) });
    if (kind === 'objective') return this.objective(word);
    if (kind === 'solo') return this.text('solo-card', { number: word.replace('solo-', '') });
    if (kind === 'yes') return t(word === 'yes' ? 'web-rocketmen-keep-plan' : 'web-rocketmen-drop-plan'); // asked of nothing else
    return this.named(kind, word);
  }

  /** A pack may have entries that nobody wrote a text for: those are called by their ids. */
  named(kind: string, id: string): string {
    const message = `rocketmen-${kind}-${id}`;
    if (language.has(message)) return t(message);
    const words = id.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  card(id: string): string {
    return this.named('card', id);
  }

  entry(card: string): Entry {
    const found = this.pack.find(card, ...CARD_SECTIONS);
    if (!found) throw new Error(`pack ${this.pack.shown.name} has no card "${card}"`);
    return found;
  }

  type(card: string): CardType {
    return this.entry(card).row.section as CardType;
  }

  effectOf(card: string): string {
    const entry = this.entry(card);
    return entry.has('effect') ? entry.word('effect') : 'none';
  }

  isPermanent(card: string): boolean {
    return this.entry(card).value('permanent') === true;
  }

  destination(id: string): string {
    return this.named('destination', id);
  }

  location(id: string): string {
    return this.named('location', id);
  }

  /** What is built at a location, in one word. */
  kind(id: string): string {
    return language.has(`rocketmen-kind-${id}`) ? this.text(`kind-${id}.short`) : this.named('kind', id);
  }

  achievement(id: string): string {
    return this.named('achievement', id);
  }

  zone(id: string): string {
    return this.named('zone', id);
  }

  objective(id: string): string {
    const [first = '', second = ''] = this.pack.entry('objective', id).words('goals');
    return this.text('objective', { first: this.goal(first), second: this.goal(second) });
  }

  goal(id: string): string {
    return TOKENS.includes(id) ? this.named('goal', id) : this.location(id);
  }

  objectiveText(id: string, solo: boolean): string {
    if (solo) return this.text('objective.text-solo');
    const entry = this.pack.entry('objective', id);
    return this.text('objective.text', { one: entry.number('one'), both: entry.number('both') });
  }

  variantText(id: string): string {
    const entry = this.pack.entry('variant', id);
    return this.text(`variant-${id}.text`, entry.has('points') ? { points: entry.number('points') } : {});
  }

  /** "$10, 1 computer"; "none" for nothing. */
  components(counts: Counts): string {
    const found = Object.entries(counts).filter(([, number]) => number);
    return listed(
      found.map(([component, number]) =>
        component === 'any'
          ? this.text('component-any.short', { number })
          : this.text(`component-${component}`, { number }),
      ),
    );
  }

  /** Names, copies together: "Hotel, Internet ×2". */
  cards(cards: Cards): string {
    return listed(
      Object.entries(cards).map(([id, number]) =>
        number === 1 ? this.card(id) : this.text('times', { card: this.card(id), number }),
      ),
    );
  }

  /** What a card is good for besides its components, in a few words; "" for nothing. */
  summary(card: string): string {
    const entry = this.entry(card);
    const type = this.type(card);
    if (type === 'mission') return this.missionText(entry);
    if (type === 'hazard') return t('count-points', { points: entry.number('points') });
    return this.effect(card, '.short');
  }

  /** The same in full, as a sentence. */
  cardText(card: string): string {
    const entry = this.entry(card);
    const type = this.type(card);
    if (type === 'mission') return begun(this.missionText(entry));
    if (type === 'hazard') return this.text('hazard-points', { points: entry.number('points') });
    return this.effect(card, '');
  }

  private missionText(entry: Entry): string {
    return this.text('board-mission', {
      destinations: listed(entry.words('destinations').map((id) => this.destination(id))),
      achievement: this.achievement(entry.word('achievement')),
    });
  }

  private effect(card: string, attribute: '' | '.short'): string {
    const entry = this.entry(card);
    const effect = this.effectOf(card);
    const parts: string[] = [];
    if (effect !== 'none') {
      const given: Variables = {};
      for (const [field, name] of EFFECT_FIELDS) if (entry.has(field)) given[name] = entry.number(field);
      if (entry.has('hazard')) given['hazard'] = this.card(entry.word('hazard'));
      parts.push(this.text(`effect-${effect}${attribute}`, given));
    }
    if (this.isPermanent(card))
      parts.push(attribute ? this.text('permanent') : `${this.text('permanent')}: ${this.text('permanent.text')}`);
    return attribute ? parts.join(t('list-separator')) : parts.join(' ');
  }
}

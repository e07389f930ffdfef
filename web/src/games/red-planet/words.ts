/** Names and texts for what is in a box of Mission: Red Planet, in the reader's language. */
import { Pack, type Entry } from '../../lib/pack';
import { language, listed, t } from '../../lib/text/language.svelte';
import type { Variables } from '../../lib/text/bundles';

const CARD_SECTIONS = ['discovery', 'mission', 'action'];
const FEW = 3;
const SIDES: readonly [string, readonly string[]][] = [
  ['zones-all', ['outer', 'inner', 'moon']],
  ['zones-mars', ['outer', 'inner']],
  ['zones-outer', ['outer']],
  ['zones-inner', ['inner']],
];

export class Words {
  readonly characters: readonly string[];
  readonly zoneIds: readonly string[];

  constructor(
    readonly pack: Pack,
    readonly seat: (seat: number) => string,
  ) {
    this.characters = pack.entries('character').map((entry) => entry.id);
    this.zoneIds = pack.entries('zone').map((entry) => entry.id);
  }

  get firstEdition(): boolean {
    return this.pack.game === 'red-planet-first';
  }

  /** A part of an event or of an answer, by its kind and its word in the notation. */
  thing(kind: string, word: string): string | number {
    if (kind === 'number') return Number(word);
    if (kind === 'zone') return this.zone(word);
    if (kind === 'dock') return this.dock(word);
    if (kind === 'seat') return this.seat(Number(word) - 1);
    if (kind === 'ship') return this.ship(word);
    if (kind === 'card') return this.card(word);
    if (kind === 'character') return this.character(word);
    if (kind === 'kind') return this.kind(word);
    if (kind === 'place') return this.place(word);
    throw new Error(`no words for a ${kind}: ${word}`);
  }

  zone(id: string): string {
    return this.named(`zone-${id}`, id);
  }

  kind(id: string): string {
    return t(`kind-${id}`);
  }

  dock(word: string): string {
    return t('dock', { number: Number(word.slice(1)) });
  }

  place(word: string): string {
    return this.zoneIds.includes(word) ? this.zone(word) : t('place-ship', { dock: this.dock(word) });
  }

  /** As its card says, or with the destination that a token gives it. */
  ship(id: string, destination?: string): string {
    const entry = this.pack.entry('ship', id);
    const capacity = entry.number('capacity');
    const to = destination ?? entry.word('to');
    if (to === 'unknown') return t(this.firstEdition ? 'ship-manual' : 'ship-unknown', { capacity });
    return t('ship-to', { zone: this.zone(to), capacity });
  }

  character(id: string): string {
    return t(`character-${id}`);
  }

  characterNumber(id: string): number {
    return this.pack.entry('character', id).number('number');
  }

  characterText(id: string): string {
    const entry = this.pack.entry('character', id);
    const numbers: Variables = {};
    for (const field of ['places', 'moves']) if (entry.has(field)) numbers[field] = entry.number(field);
    return t(`character-${id}.${this.firstEdition ? 'text-first' : 'text'}`, numbers);
  }

  card(word: string): string {
    const { id } = this.cardEntry(word);
    return this.named(`card-${id}`, id);
  }

  /** Copies of a card have a number after a dot. */
  cardEntry(word: string): Entry {
    const id = word.split('.')[0]!;
    const found = this.pack.find(id, ...CARD_SECTIONS);
    if (!found) throw new Error(`pack ${this.pack.shown.name} has no card "${id}"`);
    return found;
  }

  cardType(word: string): string {
    const { section } = this.cardEntry(word).row;
    return t(section === 'mission' && this.firstEdition ? 'type-bonus' : `type-${section}`);
  }

  /** What a card does and when, composed of what the pack says. */
  cardText(word: string): string {
    const entry = this.cardEntry(word);
    const effect = this.effect(entry);
    if (!entry.has('moment') || entry.word('moment') === 'none') return effect;
    return t('moment-and-effect', { moment: t(`moment-${entry.word('moment')}`), effect });
  }

  private effect(entry: Entry): string {
    const variant = ['alone', 'ties'].find((field) => entry.has(field));
    const name = variant ? `${entry.word('effect')}-${entry.word(variant)}` : entry.word('effect');
    const given: Variables = {};
    if (entry.has('zones')) given['zones'] = this.zoneList(entry.words('zones'));
    if (entry.has('kind')) given['kind'] = this.kind(entry.word('kind'));
    if (entry.has('points')) {
      const points = entry.value('points');
      given['points'] = Array.isArray(points) ? points.join('/') : Number(points);
    }
    if (entry.has('amount')) given['amount'] = entry.number('amount');
    if (entry.has('count')) given['count'] = entry.number('count');
    if (entry.has('at-most')) given['most'] = entry.number('at-most');
    return t(`effect-${name}`, given);
  }

  /** By name; many of them as "all outer zones" and the like. */
  private zoneList(ids: readonly string[]): string {
    if (ids.length > FEW) {
      const zones = this.pack.entries('zone');
      for (const [message, sides] of SIDES) {
        const wanted = zones.filter((zone) => sides.includes(zone.word('side'))).map((zone) => zone.id);
        if (wanted.length === ids.length && wanted.every((id) => ids.includes(id))) return t(message);
      }
    }
    return listed(ids.map((id) => this.zone(id)));
  }

  /** A pack may have entries that nobody wrote a text for: those are called by their ids. */
  private named(message: string, id: string): string {
    if (language.has(message)) return t(message);
    const words = id.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
}

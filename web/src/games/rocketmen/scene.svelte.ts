/** What all parts of the table share: the picture that is shown, and words for its things. */
import { useScene as use, type Shown, type WhyNot } from '../../board/scene.svelte';
import { TellingScene } from '../../board/telling';
import { gainsInWords } from '../../board/standing/gains';
import { seatedName } from '../../lib/names';
import { Pack, type Entry } from '../../lib/pack';
import { language, t } from '../../lib/text/language.svelte';
import type { TableState } from '../../lib/table/table.svelte';
import { partsOf, type FactShown, type PackShown, type Question } from '../../wire';
import { PLAIN_TO_SEE } from './choosing/targets';
import { flightOf, type Flight } from './launch/flight';
import { entriesOf, HEADLINES, VERDICTS } from './log/entries';
import type { Counts, Destination, LaunchOffer, LocationPicture, Picture, SeatPicture } from './picture';
import {
  answerWords,
  consequenceWords,
  deedGroup,
  questionSentence,
  reasonWords,
  sentence,
  thingWords,
} from './sentences';
import type { Subject } from './subject';
import { Words } from './words';

export class Scene extends TellingScene<Subject> {
  readonly pack: Pack;
  readonly words: Words;
  protected override readonly telling = { entriesOf, sentence, questionSentence, answerWords, consequenceWords };
  override readonly headlines = HEADLINES;
  override readonly verdicts = VERDICTS;
  /** The seat whose whole board somebody looks at. */
  looked = $state<number | null>(null);

  constructor(state: TableState, pack: PackShown, facts: Readonly<Record<string, FactShown>>, shown: Shown) {
    super(state, pack.game, facts, shown);
    this.pack = new Pack(pack);
    this.words = new Words(this.pack, (seat) => this.seatName(seat));
  }

  readonly picture: Picture = $derived(this.position.picture as unknown as Picture);

  look(seat: number): void {
    this.inspector.close();
    this.looked = seat;
  }

  /** The launch under way, or the one of this turn. */
  readonly flight: Flight | null = $derived(
    flightOf(this.events, (card) => {
      const entry = this.words.entry(card);
      return { effect: this.words.effectOf(card), number: entry.has('number') ? entry.number('number') : 0 };
    }),
  );

  /** The location that it is bound for. */
  readonly boundFor: string | null = $derived(
    this.flight && !this.position.over ? this.locationAt(this.flight.to, this.flight.card) : null,
  );

  /** The board that lies before the reader: their own, or for an onlooker that of whoever plays. */
  readonly own: SeatPicture = $derived(
    this.picture.seats[this.you >= 0 ? this.you : Math.max(0, this.picture.active)]!,
  );

  readonly solo = $derived(this.picture.rival !== null);
  readonly destinations: readonly Destination[] = $derived(this.picture.outlook.destinations);
  readonly earthOnly = $derived(this.destinations.length === 1);

  /** Points that begin the end; 0 where something else does. */
  readonly goal = $derived(this.picture.outlook.goal);
  readonly mostMissions = $derived(this.picture.outlook.missions);

  /** Whether something is being bought, or a payment has left something to use. */
  get isPaying(): boolean {
    const { basket, credit, draws, 'free-placements': free } = this.picture.payment;
    return basket.length > 0 || credit > 0 || draws > 0 || free > 0;
  }

  override seatName(seat: number): string {
    if (seat >= this.picture.seats.length) return this.words.text('rival');
    const name = seatedName(this.state.table?.seats[seat], seat);
    return seat === this.you && !this.state.past ? t('seat-you', { seat: name }) : name;
  }

  /** How many success cards of each value there are. */
  get successDeck(): number[] {
    const found: number[] = [];
    for (const entry of this.pack.entries('success')) found[entry.number('value')] = entry.number('copies');
    return Array.from(found, (number) => number ?? 0);
  }

  /** Points to expect, as one reads them. */
  figure(points: number): string {
    const figure = (Math.round(points * 10) / 10 + 0).toLocaleString(language.code, { maximumFractionDigits: 1 });
    return figure.replace('-', '−'); // a hyphen is no minus
  }

  locationsOf(destination: Destination): LocationPicture[] {
    return this.picture.locations.filter(
      ({ location }) => this.locationEntry(location).word('destination') === destination,
    );
  }

  /** Where a mission goes at a destination. */
  locationAt(destination: string, mission: string): string {
    return `${destination}-${this.words.entry(mission).word('kind')}`;
  }

  locationEntry(id: string): Entry {
    return this.pack.entry('location', id);
  }

  distance(destination: Destination): number {
    return this.pack.entry('destination', destination).number('distance');
  }

  /** What a card costs the reader, or whoever is playing: hazards cost more the more one has scored. */
  cost(card: string): Counts {
    return this.picture.outlook.prices[card] ?? (this.words.entry(card).value('cost') as Counts);
  }

  /** Where a seat's planned mission can go, and what that promises. */
  launchesOf(seat: SeatPicture): readonly LaunchOffer[] {
    return seat.plan ? (this.picture.outlook.launches[seat.seat] ?? []) : [];
  }

  /** What a location brings by order of arrival, for as many as can come. */
  pointsAt({ points }: LocationPicture): readonly number[] {
    return points.slice(0, this.picture.outlook.places);
  }

  /** What a location brings whoever comes there next. */
  worth(location: string): number {
    return this.picture.outlook.worth[location] ?? 0;
  }

  /** Whether a goal of the reader's objectives is still to be reached. */
  wants(goal: string): boolean {
    return (
      this.you >= 0 &&
      this.aimsOf(this.own.seat).some(({ source, open }) => source === 'objectives' && open.includes(goal))
    );
  }

  /** The components a card gives a seat now. */
  gives(card: string, seat: SeatPicture | null): Counts {
    const printed = (this.words.entry(card).value('components') ?? {}) as Counts;
    return (seat && this.picture.outlook.gives[seat.seat]?.[card]) ?? printed;
  }

  /** A place of the market stands for the card that lies there. */
  protected override wordsOf(question: Question, choice: string): string[] {
    const { slot, ...parts } = partsOf(question, choice);
    const card = slot && this.picture.market[Number(slot.slice(1)) - 1];
    return [...Object.values(parts), ...(card ? [card] : [])];
  }

  /** Missions and hazards of the score track since the reader last chose. */
  override get gains(): string {
    const { gained } = this.position;
    return gained ? this.words.text('gains', { gains: gainsInWords(this, gained) }) : '';
  }

  override sourceName(source: string): string {
    return this.words.named('source', source);
  }

  override itemName(source: string, item: string): string {
    if (!item) return this.sourceName(source);
    if (source === 'objectives') return this.words.objective(item);
    return source === 'missions' ? this.words.location(item) : this.words.named('variant', item);
  }

  override aimKeys(word: string): readonly string[] {
    return [`location:${word}`, `destination:${word}`];
  }

  override subjectOf(key: string): Subject | null {
    const [kind = '', id = ''] = key.split(':');
    if (kind === 'location') return { type: 'location', id };
    if (kind === 'marker') return { type: 'achievement', id };
    const card = key === 'plan' ? this.own.plan : kind === 'market' ? this.picture.market[Number(id.slice(1)) - 1] : id;
    return card && this.pack.find(card, 'mission', 'resource', 'engine', 'hazard') ? { type: 'card', id: card } : null;
  }

  override reasonWords(reason: string): string {
    return reasonWords(reason);
  }

  /** "Plan: Base A, Mining": what is refused, deed by deed, without what anybody sees. */
  override whyNot(question: Question): WhyNot[] {
    const told = question.refused.filter(({ reason }) => !PLAIN_TO_SEE.has(reason));
    return told.map(({ reason, rule, choices }) => {
      const deedOf = (choice: string) => partsOf(question, choice)['deed'] ?? '';
      const lines = [...new Set(choices.map(deedOf))].map((deed) => {
        const same = choices.filter((choice) => deedOf(choice) === deed);
        if (!deed || same.length === 1) return this.namesOf(same, (choice) => answerWords(this, question, choice));
        const thing = this.namesOf(same, (choice) => thingWords(this, question, choice));
        return t('web-rocketmen-option', { deed: deedGroup(this, deed), thing });
      });
      return { reason, rule, lines };
    });
  }
}

export const useScene = (): Scene => use<Scene>();

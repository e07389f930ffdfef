/** What all parts of the table share: the picture that is shown, words for its things, the map. */
import { useScene as use, type Shown } from '../../board/scene.svelte';
import { gainsInWords } from '../../board/standing/gains';
import { TellingScene } from '../../board/telling';
import { seatedName } from '../../lib/names';
import { Pack } from '../../lib/pack';
import { t } from '../../lib/text/language.svelte';
import type { TableState } from '../../lib/table/table.svelte';
import type { Event, FactShown, PackShown, Question } from '../../wire';
import { entriesOf, HEADLINES, VERDICTS } from './log/entries';
import { destinationsIn } from './log/destinations';
import { atlasOf, type Atlas, type ZoneShape } from './map/atlas';
import type { Picture, SeatPicture, ZonePicture } from './picture';
import { answerWords, consequenceWords, heldWords, questionSentence, sentence } from './sentences';
import type { Subject } from './subject';
import { Words } from './words';

const isDock = (word: string) => /^d\d+$/.test(word);

export class Scene extends TellingScene<Subject> {
  readonly pack: Pack;
  readonly words: Words;
  readonly atlas: Atlas;
  protected override readonly telling = {
    entriesOf,
    sentence: (scene: Scene, event: Event) => sentence(scene, event),
    questionSentence,
    answerWords,
    consequenceWords,
  };
  override readonly headlines = HEADLINES;
  override readonly verdicts = VERDICTS;

  constructor(state: TableState, pack: PackShown, facts: Readonly<Record<string, FactShown>>, shown: Shown) {
    super(state, pack.game, facts, shown);
    this.pack = new Pack(pack);
    this.words = new Words(this.pack, (seat) => this.seatName(seat));
    this.atlas = atlasOf(this.pack);
  }

  /** The zone that something under the pointer speaks of: where a ship goes. */
  pointedZone = $state<string | null>(null);

  /** Where ships were bound that something has happened to. */
  readonly destinations: ReadonlyMap<Event, string> = $derived(destinationsIn(this.events));
  readonly picture: Picture = $derived(this.position.picture as unknown as Picture);

  /** The reader's own seat, not a neutral one. */
  readonly ownSeat: SeatPicture | undefined = $derived(
    this.picture.seats.find((seat) => seat.player === this.you && !seat.neutral),
  );

  /** What the discovery does that has been drawn and has to be put somewhere. */
  get drawnText(): string {
    const { drawn } = this.picture;
    return drawn && this.position.question?.question === 'PlaceTheDiscovery' ? this.words.cardText(drawn) : '';
  }

  isYours(seat: number): boolean {
    return this.picture.seats[seat]?.player === this.you;
  }

  /** The seat of a player that isn't a neutral colour. */
  override mainSeat(player: number): number {
    return this.picture.seats.find((seat) => seat.player === player && !seat.neutral)?.seat ?? player;
  }

  override playerOf(seat: number): number {
    return this.picture.seats[seat]?.player ?? seat;
  }

  playerName(player: number): string {
    return seatedName(this.state.table?.seats[player], player);
  }

  override seatName(seat: number): string {
    const picture = this.picture.seats[seat];
    const player = this.playerOf(seat);
    const name = this.playerName(player);
    if (picture?.neutral) return t('neutral-of', { seat: name });
    return player === this.you && !this.state.past ? t('seat-you', { seat: name }) : name;
  }

  zone(id: string): ZonePicture {
    return this.picture.zones.find((zone) => zone.zone === id)!;
  }

  shape(id: string): ZoneShape | undefined {
    return this.atlas.zones.find((zone) => zone.id === id);
  }

  override heldWords(question: Question, choice: string): string {
    return heldWords(this, question, choice);
  }

  override sourceName(source: string): string {
    return t(source === 'missions' && this.words.firstEdition ? 'source-bonuses' : `source-${source}`);
  }

  override itemName(source: string, item: string): string {
    if (source === 'tokens') return this.words.kind(item);
    return item ? this.words.card(item) : this.sourceName(source);
  }

  override aimKeys(zone: string): readonly string[] {
    return [`zone:${zone}`];
  }

  /** "crew:hellas:2" are astronauts in a zone or aboard a ship: they are told about with it. */
  override subjectOf(key: string): Subject | null {
    const [kind = '', id = ''] = key.split(':');
    if (kind === 'character' || kind === 'card') return { type: kind, id };
    if (kind === 'zone' || (kind === 'crew' && !isDock(id))) return { type: 'zone', id };
    const dock = isDock(id) ? Number(id.slice(1)) - 1 : -1;
    return this.picture.docks[dock]?.ship ? { type: 'ship', dock } : null;
  }

  override liesOver(subject: Subject | null): boolean {
    return subject?.type === 'ship';
  }

  override get gains(): string {
    const { gained } = this.position;
    return gained ? t('standing-gains', { production: gained.count, gains: gainsInWords(this, gained) }) : '';
  }

  override reasonWords(reason: string): string {
    return t(`reason-${reason}`);
  }
}

export const useScene = (): Scene => use<Scene>();

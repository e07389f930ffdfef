/** What all parts of the table share: the picture that is shown, words for its things, the map. */
import { BoardScene, useScene as use, type Shown } from '../../board/scene.svelte';
import { seatedName } from '../../lib/names';
import { Pack } from '../../lib/pack';
import { t } from '../../lib/text/language.svelte';
import type { TableState } from '../../lib/table/table.svelte';
import type { Event, FactShown, PackShown, Question } from '../../wire';
import { entriesOf, HEADLINES, VERDICTS } from './log/entries';
import { destinationsIn } from './log/destinations';
import { atlasOf, type Atlas, type ZoneShape } from './map/atlas';
import type { Picture, SeatPicture, ZonePicture } from './picture';
import { answerWords, heldWords, questionSentence, sentence } from './sentences';
import type { Subject } from './subject';
import { Words } from './words';

export class Scene extends BoardScene<Subject> {
  readonly pack: Pack;
  readonly words: Words;
  readonly atlas: Atlas;
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

  override entriesOf(events: readonly Event[]): Event[][] {
    return entriesOf(events);
  }

  override sentence(event: Event): string {
    return sentence(this, event);
  }

  override questionWords(question: Question): string {
    return questionSentence(this, question);
  }

  override answerWords(question: Question, choice: string): string {
    return answerWords(this, question, choice);
  }

  override heldWords(question: Question, choice: string): string {
    return heldWords(this, question, choice);
  }

  override reasonWords(reason: string): string {
    return t(`reason-${reason}`);
  }
}

export const useScene = (): Scene => use<Scene>();

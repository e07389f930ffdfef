/** What all parts of the table share: the picture that is shown, words for its things, the map. */
import { getContext, setContext } from 'svelte';

import { Inspector } from '../../board/inspector/inspector.svelte';
import { seatedName } from '../../lib/names';
import { Pack } from '../../lib/pack';
import { t } from '../../lib/text/language.svelte';
import type { TableState } from '../../lib/table/table.svelte';
import type { Event, FactShown, PackShown, Position } from '../../wire';
import type { Subject } from './subject';
import { destinationsIn } from './log/destinations';
import { atlasOf, type Atlas, type ZoneShape } from './map/atlas';
import type { Picture, SeatPicture, ZonePicture } from './picture';
import { Words } from './words';

const KEY = Symbol('scene');

/** What the table shows, which may be behind what it knows. */
export interface Shown {
  position(): Position;
  events(): readonly Event[];
  event(): Event | null;
}

export class Scene {
  readonly pack: Pack;
  readonly words: Words;
  readonly atlas: Atlas;
  readonly inspector = new Inspector<Subject>();

  constructor(
    readonly state: TableState,
    pack: PackShown,
    readonly facts: Readonly<Record<string, FactShown>>,
    private readonly shown: Shown,
  ) {
    this.pack = new Pack(pack);
    this.words = new Words(this.pack, (seat) => this.seatName(seat));
    this.atlas = atlasOf(this.pack);
  }

  /** The zone that something under the pointer speaks of: where a ship goes. */
  pointedZone = $state<string | null>(null);

  readonly position: Position = $derived.by(() => this.shown.position());
  /** What has happened up to what is shown. */
  readonly events: readonly Event[] = $derived.by(() => this.shown.events());
  /** Where ships were bound that something has happened to. */
  readonly destinations: ReadonlyMap<Event, string> = $derived(destinationsIn(this.events));
  /** What is happening just now. */
  readonly event: Event | null = $derived.by(() => this.shown.event());
  readonly picture: Picture = $derived(this.position.picture as unknown as Picture);

  get you(): number {
    return this.position.eye;
  }

  /** The reader's own seat, not a neutral one. */
  readonly ownSeat: SeatPicture | undefined = $derived(
    this.picture.seats.find((seat) => seat.player === this.you && !seat.neutral),
  );

  isYours(seat: number): boolean {
    return this.picture.seats[seat]?.player === this.you;
  }

  /** The seat of a player that isn't a neutral colour. */
  mainSeat(player: number): number {
    return this.picture.seats.find((seat) => seat.player === player && !seat.neutral)?.seat ?? player;
  }

  playerName(player: number): string {
    return seatedName(this.state.table?.seats[player], player);
  }

  seatName(seat: number): string {
    const picture = this.picture.seats[seat];
    const player = picture?.player ?? seat;
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
}

export function provideScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}

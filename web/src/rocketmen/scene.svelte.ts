/** What all parts of the table share: the picture that is shown, and words for its things. */
import { getContext, setContext } from 'svelte';

import { Knowing } from '../lib/knowing/knowing.svelte';
import { Pack, type Entry } from '../lib/pack';
import { t } from '../lib/text/language.svelte';
import type { TableState } from '../lib/table/table.svelte';
import type { Event, FactShown, PackShown, Position } from '../wire';
import type { Component, Destination, LocationPicture, Picture, SeatPicture } from './picture';
import { DESTINATIONS } from './picture';
import { Words } from './words';

const KEY = Symbol('scene');

/** What there is to know more about. */
export type Subject =
  | { type: 'card'; id: string }
  | { type: 'location'; id: string }
  | { type: 'objective'; id: string }
  | { type: 'variant'; id: string }
  | { type: 'achievement'; id: string }
  | { type: 'pile'; seat: number; zone: 'command-centre' | 'depot' | 'scrapyard' | 'play-area' | 'stored' };

/** What the table shows, which may be behind what it knows. */
export interface Shown {
  position(): Position;
  events(): readonly Event[];
  event(): Event | null;
}

export class Scene {
  readonly pack: Pack;
  readonly words: Words;
  readonly knowing = new Knowing<Subject>();

  constructor(
    readonly state: TableState,
    pack: PackShown,
    readonly facts: Readonly<Record<string, FactShown>>,
    private readonly shown: Shown,
  ) {
    this.pack = new Pack(pack);
    this.words = new Words(this.pack, (seat) => this.seatName(seat));
  }

  readonly position: Position = $derived.by(() => this.shown.position());
  /** What has happened up to what is shown. */
  readonly events: readonly Event[] = $derived.by(() => this.shown.events());
  /** What is happening just now. */
  readonly event: Event | null = $derived.by(() => this.shown.event());
  readonly picture: Picture = $derived(this.position.picture as unknown as Picture);

  get you(): number {
    return this.position.eye;
  }

  /** The board that lies before the reader: their own, or for an onlooker that of whoever plays. */
  readonly own: SeatPicture = $derived(this.picture.seats[this.you >= 0 ? this.you : Math.max(0, this.picture.active)]!);

  readonly solo = $derived(this.picture.rival !== null);
  readonly earthOnly = $derived.by(() => this.state.table?.options['mode'] === 'battle_for_earth');
  readonly destinations: readonly Destination[] = $derived(this.earthOnly ? ['earth'] : DESTINATIONS);
  /** How many can come to a location. */
  readonly places = $derived(this.solo ? 2 : this.picture.seats.length);

  /** Points that begin the end; 0 where something else does. */
  readonly goal = $derived.by(() => {
    const players = this.picture.seats.length;
    return this.solo || this.earthOnly ? 0 : this.pack.entry('numbers', 'numbers').number(`end-${players}`);
  });

  get mostMissions(): number {
    return this.earthOnly ? 4 : this.pack.entry('numbers', 'numbers').number('markers');
  }

  seatName(seat: number): string {
    if (seat >= this.picture.seats.length) return this.words.text('rival');
    const sitting = this.state.table?.seats[seat];
    const name = sitting?.kind === 'person' ? sitting.name : t(sitting?.kind === 'bot' ? 'bot-name' : 'seat-name', { number: seat + 1 });
    return seat === this.you ? t('seat-you', { seat: name }) : name;
  }

  locationsOf(destination: Destination): LocationPicture[] {
    return this.picture.locations.filter(({ location }) => this.locationEntry(location).word('destination') === destination);
  }

  locationEntry(id: string): Entry {
    return this.pack.entry('location', id);
  }

  distance(destination: Destination): number {
    return this.pack.entry('destination', destination).number('distance');
  }

  /** What a card costs the reader, or whoever is playing: hazards cost more the more one has scored. */
  cost(card: string): Partial<Record<Component, number>> {
    const cost = { ...(this.words.entry(card).value('cost') as Partial<Record<Component, number>>) };
    const marks = this.pack.entries('surcharge').filter((mark) => this.own.score >= mark.number('from'));
    if (this.words.type(card) === 'hazard' && marks.length) {
      cost.money = (cost.money ?? 0) + Math.max(...marks.map((mark) => mark.number('money')));
    }
    return cost;
  }

  /** The components a card gives a seat now. */
  gives(card: string, seat: SeatPicture | null): Partial<Record<Component, number>> {
    const entry = this.words.entry(card);
    const gives = { ...((entry.value('components') ?? {}) as Partial<Record<Component, number>>) };
    if (this.words.effectOf(card) === 'money-per-mission' && seat) {
      gives.money = Math.min(entry.number('each') * seat.missions, entry.number('at-most'));
    }
    return gives;
  }

  /** Whether one of an objective's goals is reached by a seat. */
  reached(goal: string, seat: number): boolean {
    const { tokens, locations } = this.picture;
    if (goal === 'moon-token') return tokens.moon === seat;
    if (goal === 'mars-token') return tokens.mars === seat;
    return locations.find(({ location }) => location === goal)?.arrived.includes(seat) ?? false;
  }
}

export function provideScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}

/** A table that is being set up: who shall sit where, who may come, which clock. */
import type { About, DaysClock, GameShown, LiveClock, NewSeat, NewTable } from '../../../wire';
import { coloursOf, swapped } from '../../home/colours';
import { newTable } from '../../home/setup';
import { preferredLevel, preferences } from '../../../lib/preferences.svelte';

export type Kind = NewSeat['kind'];
export type Company = 'online' | 'screen';
export type ClockMode = 'none' | 'live' | 'days';

export interface SeatSetUp {
  kind: Kind;
  name: string;
  level: string;
  colour: string;
}

export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

export class Hosting {
  company = $state<Company>('online');
  seats = $state.raw<readonly SeatSetUp[]>([]);
  open = $state(false);
  hints = $state(true);
  clockMode = $state<ClockMode>('none');
  bank = $state(15 * MINUTE);
  increment = $state(20);
  limit = $state(2 * DAY);
  private gameName = $state(preferences.game);

  constructor(readonly about: About) {
    this.setPlayers(Math.max(2, preferences.players));
  }

  get games(): GameShown[] {
    return this.about.games.filter(({ most }) => most > 1);
  }

  get game(): GameShown {
    return this.games.find(({ name }) => name === this.gameName) ?? this.games[0]!;
  }

  /** Company means two at least. */
  get numbers(): number[] {
    const { fewest, most } = this.game;
    return Array.from({ length: most + 1 }, (_, number) => number).filter((number) => number >= Math.max(2, fewest));
  }

  setGame(name: string): void {
    this.gameName = name;
    this.setPlayers(this.seats.length);
  }

  setPlayers(wanted: number): void {
    const numbers = this.numbers;
    const players = Math.min(numbers.at(-1)!, Math.max(numbers[0]!, wanted));
    const colours = coloursOf(
      this.seats.map(({ colour }) => colour),
      players,
    );
    this.seats = colours.map((colour, player) => ({ ...(this.seats[player] ?? this.newSeat(player)), colour }));
  }

  setCompany(company: Company): void {
    this.company = company;
    this.seats = this.seats.map((seat, player) => ({ ...seat, kind: this.kindOf(player) }));
  }

  change(player: number, change: Partial<SeatSetUp>): void {
    this.seats = this.seats.map((seat, at) => (at === player ? { ...seat, ...change } : seat));
  }

  setColour(player: number, colour: string): void {
    const colours = swapped(
      this.seats.map((seat) => seat.colour),
      player,
      colour,
    );
    this.seats = this.seats.map((seat, at) => ({ ...seat, colour: colours[at]! }));
  }

  private kindOf(player: number): Kind {
    if (!player || this.company === 'screen') return 'me';
    return 'open';
  }

  private newSeat(player: number): SeatSetUp {
    return {
      kind: this.kindOf(player),
      name: player ? '' : preferences.name,
      level: preferredLevel(this.about.levels),
      colour: '',
    };
  }

  get hasOpenSeats(): boolean {
    return this.seats.some(({ kind }) => kind === 'open');
  }

  get hasPeople(): boolean {
    return this.seats.some(({ kind }) => kind !== 'bot');
  }

  get clock(): LiveClock | DaysClock | null {
    if (this.clockMode === 'live') return { mode: 'live', bank: this.bank, increment: this.increment };
    if (this.clockMode === 'days') return { mode: 'days', limit: this.limit };
    return null;
  }

  /** What the server is asked for; nameless people at this screen are called as `nameOf` says. */
  wanted(nameOf: (player: number) => string): NewTable {
    const seats = this.seats.map(({ kind, name, level, colour }, player): NewSeat => {
      if (kind === 'bot') return { kind, level, colour };
      return kind === 'me' ? { kind, colour, name: name.trim() || nameOf(player) } : { kind, colour };
    });
    return {
      ...newTable({ game: this.game, seats, options: preferences.options, pack: preferences.packOf(this.game.name) }),
      private: !this.open,
      hints: this.hints,
      clock: this.clock,
      ready: !this.hasOpenSeats, // whoever waits for others says themselves when they are ready
    };
  }
}

/** How one likes to play; the next game is offered the same way. */
import type { GameShown } from '../wire';

const KEY = 'marsbound.wishes';
/** Who a newcomer should meet, best first: good company, quick to answer. */
const GOOD_COMPANY = ['heuristic', 'novice'];

/** Of one seat: what isn't said is as at every other. */
export interface SeatPreference {
  level?: string;
  colour?: string;
}

class Preferences {
  private kept = $state({
    game: '', // the first there is
    players: 4,
    level: '',
    name: '',
    seed: '',
    options: {} as Record<string, string>,
    packs: {} as Record<string, string>,
    seats: [] as SeatPreference[],
  });

  constructor() {
    try {
      Object.assign(this.kept, JSON.parse(localStorage.getItem(KEY) ?? '{}'), { seed: '' });
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  get game(): string {
    return this.kept.game;
  }
  set game(game: string) {
    this.keep({ game });
  }

  get players(): number {
    return this.kept.players;
  }
  set players(players: number) {
    this.keep({ players });
  }

  get level(): string {
    return this.kept.level;
  }
  /** For all bots: whatever single seats had is forgotten. */
  set level(level: string) {
    this.keep({ level, seats: this.kept.seats.map(({ colour }) => (colour ? { colour } : {})) });
  }

  get name(): string {
    return this.kept.name;
  }
  set name(name: string) {
    this.keep({ name });
  }

  get seed(): string {
    return this.kept.seed;
  }
  set seed(seed: string) {
    this.keep({ seed });
  }

  get options(): Readonly<Record<string, string>> {
    return this.kept.options;
  }

  option(name: string, value: string): void {
    this.keep({ options: { ...this.kept.options, [name]: value } });
  }

  /** The hash of the pack to play a game with; "" for its own. */
  packOf(game: string): string {
    return this.kept.packs[game] ?? '';
  }

  pack(game: string, hash: string): void {
    this.keep({ packs: { ...this.kept.packs, [game]: hash } });
  }

  get seats(): readonly SeatPreference[] {
    return this.kept.seats;
  }

  seat(player: number, change: SeatPreference): void {
    const seats = Array.from(
      { length: Math.max(player + 1, this.kept.seats.length) },
      (_, at) => this.kept.seats[at] ?? {},
    );
    seats[player] = { ...seats[player], ...change };
    this.keep({ seats });
  }

  /** Whoever has that colour gets the one that this seat had. */
  colours(colours: readonly string[]): void {
    colours.forEach((colour, player) => this.seat(player, { colour }));
  }

  private keep(change: Partial<typeof this.kept>): void {
    Object.assign(this.kept, change);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

export const preferences = new Preferences();

export function playersOf(game: GameShown): number[] {
  return Array.from({ length: game.most - game.fewest + 1 }, (_, at) => game.fewest + at);
}

/** For who plays for the first time. */
export function gentleLevel(levels: readonly string[]): string {
  return levels.includes('novice') ? 'novice' : preferredLevel(levels);
}

export function preferredLevel(levels: readonly string[]): string {
  return GOOD_COMPANY.find((name) => levels.includes(name)) ?? levels[0] ?? 'random';
}

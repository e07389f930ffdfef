/** How one likes to play; the next game is offered the same way. */
import type { GameShown } from '../../wire';

const KEY = 'marsbound.wishes';
/** What a newcomer should meet, best first. */
const GENTLE = ['novice', 'heuristic'];

class Wishes {
  private kept = $state({ game: 'red-planet-second', players: 4, level: '', name: '', seed: '', options: {} as Record<string, string> });

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
  set level(level: string) {
    this.keep({ level });
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

  private keep(wish: Partial<typeof this.kept>): void {
    Object.assign(this.kept, wish);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

export const wishes = new Wishes();

export function playersOf(game: GameShown): number[] {
  return Array.from({ length: game.most - game.fewest + 1 }, (_, at) => game.fewest + at);
}

export function preferredLevel(levels: readonly string[]): string {
  return GENTLE.find((name) => levels.includes(name)) ?? levels[0] ?? 'random';
}

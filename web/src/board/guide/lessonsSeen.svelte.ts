/** What this browser's user has been lessonsSeen already, game by game: nothing is told twice unless they ask for it. */

const KEY = 'marsbound.guide';

interface Kept {
  seen: string[];
  skipped: boolean;
}

const NOTHING: Kept = { seen: [], skipped: false };

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

class LessonsSeen {
  private games = $state.raw<Readonly<Record<string, Kept>>>(kept());

  hasSeen(game: string, lesson: string): boolean {
    return this.games[game]?.seen.includes(lesson) ?? false;
  }

  isSkipped(game: string): boolean {
    return this.games[game]?.skipped ?? false;
  }

  see(game: string, lesson: string): void {
    if (this.hasSeen(game, lesson)) return;
    const before = this.games[game] ?? NOTHING;
    this.keep(game, { ...before, seen: [...before.seen, lesson] });
  }

  skip(game: string): void {
    this.keep(game, { ...(this.games[game] ?? NOTHING), skipped: true });
  }

  /** Begin again: a guided game tells everything. */
  forget(game: string): void {
    this.keep(game, NOTHING);
  }

  private keep(game: string, what: Kept): void {
    this.games = { ...this.games, [game]: what };
    localStorage.setItem(KEY, JSON.stringify(this.games));
  }
}

export const lessonsSeen = new LessonsSeen();

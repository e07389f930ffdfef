/** Whether the bots think with the compiled engine: asked once, and again while it is being compiled. */
import type { EngineShown } from '../wire';
import { rest } from './connection/rest';

const PACE = 3000;

class Engine {
  private shown = $state.raw<EngineShown | null>(null);
  /** It was compiled while somebody looked on. */
  ready = $state.raw(false);
  private watched = false;

  watch(): void {
    if (this.watched) return;
    this.watched = true;
    void this.ask();
  }

  /** This level will soon think faster. */
  warmsUp(level: string | null): boolean {
    return this.shown?.state === 'compiling' && this.searches(level);
  }

  /** This level thinks slowly here, and will. */
  isSlow(level: string | null): boolean {
    return this.shown?.state === 'interpreted' && this.searches(level);
  }

  private searches(level: string | null): boolean {
    return level !== null && (this.shown?.searching.includes(level) ?? false);
  }

  private async ask(): Promise<void> {
    const compiling = this.shown?.state === 'compiling';
    try {
      this.shown = await rest.engine();
      this.ready = compiling && this.shown.state === 'compiled';
    } catch {
      // the bots play on without anybody knowing how fast; a table says by itself when the server is gone
      if (!compiling) return;
    }
    if (this.shown?.state === 'compiling') setTimeout(() => void this.ask(), PACE);
  }
}

export const engine = new Engine();

/** From where others come to this server: its own machine's address leads nobody else here. */
import type { Reach } from '../../wire';
import { Failure, rest } from '../connection/rest';

const HERE = new Set(['127.0.0.1', 'localhost', '[::1]']);

class Reaching {
  private known = $state.raw<Reach | null>(null);
  private wanted = $state('');
  /** Whether whoever looks sits at the server's machine: others have come by an address that works. */
  readonly here = HERE.has(location.hostname);

  /** Whether it has to be told who can open a link. */
  get needsWords(): boolean {
    return this.here && this.known?.who !== 'world';
  }
  /** What others can open, the likeliest first. */
  get urls(): readonly string[] {
    return this.known?.urls ?? [];
  }
  get canOpen(): boolean {
    return this.known?.can_open ?? false;
  }
  /** Whether the network was let in, and could be kept out again. */
  get isOpen(): boolean {
    return this.known?.open ?? false;
  }
  /** The one of them that links begin with; '' if links lead nobody here. */
  get url(): string {
    return this.urls.includes(this.wanted) ? this.wanted : (this.urls[0] ?? '');
  }
  set url(url: string) {
    this.wanted = url;
  }

  /** What links for others begin with. */
  get beginning(): string {
    return this.here && this.url ? `${this.url}/` : `${location.origin}${location.pathname}`;
  }

  async look(): Promise<void> {
    if (!this.here) return;
    try {
      this.known = await rest.reach();
    } catch (error) {
      // behind something that passes requests on nobody counts as being here
      if (!(error instanceof Failure)) throw error;
    }
  }

  async change(open: boolean): Promise<void> {
    this.known = await rest.changeReach(open);
  }
}

export const reach = new Reaching();

import type { StandingSubject } from '../../board/standing/standing';

/** What there is to know more about on this table. */
export type Subject =
  | { type: 'card'; id: string }
  | { type: 'location'; id: string }
  | { type: 'objective'; id: string }
  | { type: 'variant'; id: string }
  | { type: 'achievement'; id: string }
  | StandingSubject
  | { type: 'pile'; seat: number; zone: 'command-centre' | 'depot' | 'scrapyard' | 'play-area' | 'stored' };

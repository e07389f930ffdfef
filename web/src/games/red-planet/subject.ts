import type { StandingSubject } from '../../board/standing/standing';

/** What there is to know more about on this table. */
export type Subject =
  | { type: 'zone'; id: string }
  | { type: 'ship'; dock: number }
  | { type: 'character'; id: string }
  | { type: 'card'; id: string }
  | StandingSubject;

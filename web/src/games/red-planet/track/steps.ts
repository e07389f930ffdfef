/** What the tracker passes, in order, as the game's script says. */
import type { Picture } from '../picture';

export interface Step {
  id: string;
  kind: 'round' | 'production' | 'reveal' | 'final';
  number: number;
  now: boolean;
  past: boolean;
}

type Seen = Pick<Picture, 'phase' | 'round' | 'outlook'>;

export function stepsOf({ phase, round, outlook }: Seen): Step[] {
  const now = outlook.track.indexOf(phase === 'round' ? String(round) : phase);
  return outlook.track.map((id, at) => {
    const [name = '', number = ''] = id.split('-');
    const round = Number(name);
    return {
      id,
      kind: round ? 'round' : (name as Step['kind']),
      number: round || Number(number) || 0,
      now: at === now,
      past: at < now,
    };
  });
}

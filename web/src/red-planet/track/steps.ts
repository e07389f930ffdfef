/** What the tracker passes, in order. */
import type { Picture } from '../picture';

export interface Step {
  id: string;
  kind: 'round' | 'production' | 'reveal' | 'final';
  number: number;
  now: boolean;
  past: boolean;
}

const TRACK = ['1', '2', '3', '4', '5', 'production-1', '6', '7', '8', 'production-2', '9', '10', 'reveal', 'production-3', 'final'];

export function stepsOf(picture: Pick<Picture, 'phase' | 'round'>): Step[] {
  const here = picture.phase === 'round' ? String(picture.round) : picture.phase;
  const now = TRACK.indexOf(here);
  return TRACK.map((id, at) => {
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

/** How many tokens an explored zone gets, as the tracker says. */
export function productionOf(number: number, options: Readonly<Record<string, string>>): number {
  return number === 3 && options['short_ending'] === 'yes' ? 1 : number;
}

/** How many tokens each explored zone gets at the next production; 0 if there is none any more. */
export function nextProduction(picture: Pick<Picture, 'phase' | 'round'>, options: Readonly<Record<string, string>>): number {
  const next = stepsOf(picture).find((step) => step.kind === 'production' && !step.past && !step.now);
  return next ? productionOf(next.number, options) : 0;
}

/** Where cards can be dragged: to the Mission Plan, the Launch Pad, the play area; from the market to one's own; the planned
 * mission to where it flies. */
import { anchoredAt, pointedAt, type Drop } from '../../../board/dragging/drops';
import type { Targets } from '../../../board/choosing/targets';
import { partsOf, type Question } from '../../../wire';
import { ZONES } from './targets';

const BOUGHT: ReadonlySet<string> = new Set(['buy', 'buy-engine', 'add', 'add-engine']);
/** What is bought comes to the play area, which a small window hides behind the hand. */
const OWN = ['hand', 'zone:area'].map(anchoredAt).join();

function placeOf(question: Question, choice: string): string | null {
  const { deed = '', destination } = partsOf(question, choice);
  if (BOUGHT.has(deed)) return OWN;
  const zone = ZONES[deed];
  if (zone) return [pointedAt(zone), anchoredAt(zone)].join();
  return deed === 'launch' && destination ? pointedAt(`destination:${destination}`) : null;
}

export function dropsFrom(question: Question, targets: Targets, key: string): Drop[] {
  const found = new Map<string, string[]>();
  for (const choice of targets.get(key)?.choices ?? []) {
    const at = placeOf(question, choice);
    if (at) found.set(at, [...(found.get(at) ?? []), choice]);
  }
  return [...found].map(([at, choices]) => ({ at, choices }));
}

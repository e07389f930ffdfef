/** How well a thing is known, best first. */
import type { EntryShown } from '../../wire';

export type Pedigree = EntryShown['pedigree'];
export const PEDIGREES: readonly Pedigree[] = ['rulebook', 'strong', 'weak', 'ours'];

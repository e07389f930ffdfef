/** What happens at a table besides the game, in words. */
import type { Note } from '../../wire';
import { personName } from '../names';
import { t } from '../text/language.svelte';

/** Notes about a proposal say in their text what it is about. */
const ABOUT: ReadonlySet<string> = new Set(['proposed', 'declined']);
const COUNTED: ReadonlySet<string> = new Set(['undone', 'rewound']);

export function noteWords({ kind, name: told, text }: Note): string {
  const name = personName(told);
  if (ABOUT.has(kind)) return t(`online-note-${kind}-${text}`, { name });
  if (COUNTED.has(kind)) return t(`online-note-${kind}`, { name, number: Number(text) });
  if (kind === 'handed') return t('online-note-handed', { name, level: t(`level-${text}`) });
  return t(`online-note-${kind}`, { name });
}

/** The keys of a table.  Letters are known by where they lie, so that they work under any alphabet. */
import { settings } from '../../lib/settings.svelte';

export type Shortcut = 'undo' | 'hint' | 'confirm' | 'why' | 'question' | 'reference' | 'keys' | 'release' | 'skip';

/** Codes of the keys, as `KeyboardEvent.code` has them. */
const LETTERS: Readonly<Record<string, Shortcut>> = {
  KeyU: 'undo',
  KeyH: 'hint',
  KeyC: 'confirm',
  KeyW: 'why',
  KeyQ: 'question',
  KeyR: 'reference',
  KeyK: 'keys',
};

/** What the list of keys tells, in its order; "" for keys that no shortcut stands behind. */
export const LISTED: readonly { keys: readonly string[]; text: string }[] = [
  { keys: ['Tab'], text: 'tab' },
  { keys: ['←', '↑', '→', '↓'], text: 'arrows' },
  { keys: ['Enter', 'Space'], text: 'choose' },
  { keys: ['Q'], text: 'question' },
  { keys: ['C'], text: 'confirm' },
  { keys: ['U'], text: 'undo' },
  { keys: ['H'], text: 'hint' },
  { keys: ['W'], text: 'why' },
  { keys: ['Esc'], text: 'release' },
  { keys: ['Space'], text: 'skip' },
  { keys: ['?', 'R'], text: 'reference' },
  { keys: ['K'], text: 'keys' },
];

export type Deeds = Partial<Record<Shortcut, () => void>>;

/** What a key press means at a table; null where it means something else, as in a text field. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog:modal'))
    return null;
  if (event.key === 'Escape') return 'release';
  if (event.key === ' ') return target?.closest('button, a, [role="button"], [role="tab"], summary') ? null : 'skip';
  if (!settings.letterKeys) return null;
  if (event.key === '?') return 'reference';
  return event.shiftKey ? null : (LETTERS[event.code] ?? null);
}

/** A listener for the window: `<svelte:window onkeydown={shortcuts(() => ({ undo, … }))} />`. */
export function shortcuts(deeds: () => Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    const shortcut = shortcutOf(event);
    const deed = shortcut ? deeds()[shortcut] : undefined;
    if (!deed) return;
    if (shortcut !== 'release') event.preventDefault();
    deed();
  };
}

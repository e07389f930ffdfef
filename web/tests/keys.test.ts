// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { nearest, roving } from '../src/board/choosing/roving';
import { shortcutOf, shortcuts } from '../src/board/choosing/shortcuts';
import { settings } from '../src/lib/settings.svelte';

const press = (
  key: string,
  code = '',
  target: Element = document.body,
  more: KeyboardEventInit = {},
): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'target', { value: target });
  return event;
};

beforeEach(() => (settings.letterKeys = true));
afterEach(() => document.body.replaceChildren());

describe('keys', () => {
  it('mean the same under every alphabet', () => {
    expect(shortcutOf(press('u', 'KeyU'))).toBe('undo');
    expect(shortcutOf(press('г', 'KeyU'))).toBe('undo');
    expect(shortcutOf(press('ו', 'KeyU'))).toBe('undo');
    expect(shortcutOf(press('?', 'Slash', document.body, { shiftKey: true }))).toBe('reference');
  });

  it('mean nothing where one writes, with other keys held, or switched off', () => {
    expect(shortcutOf(press('u', 'KeyU', document.createElement('input')))).toBeNull();
    expect(shortcutOf(press('u', 'KeyU', document.body, { ctrlKey: true }))).toBeNull();
    settings.letterKeys = false;
    expect(shortcutOf(press('u', 'KeyU'))).toBeNull();
    expect(shortcutOf(press('Escape'))).toBe('release');
  });

  it('do only what is possible now', () => {
    const undo = vi.fn();
    const listen = shortcuts(() => ({ undo }));
    listen(press('h', 'KeyH'));
    expect(undo).not.toHaveBeenCalled();
    const event = press('u', 'KeyU');
    listen(event);
    expect(undo).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('arrow keys', () => {
  /** Two rows of three. */
  function grid(): HTMLButtonElement[] {
    const group = document.createElement('div');
    document.body.append(group);
    return Array.from({ length: 6 }, (_, at) => {
      const node = document.createElement('button');
      const [left, top] = [(at % 3) * 100, Math.floor(at / 3) * 60];
      node.getBoundingClientRect = () =>
        ({ left, top, right: left + 90, bottom: top + 50, width: 90, height: 50 }) as DOMRect;
      group.append(node);
      return node;
    });
  }

  it('go to what lies that way', () => {
    const all = grid();
    expect(nearest(all[0]!, all, 'right')).toBe(all[1]);
    expect(nearest(all[1]!, all, 'down')).toBe(all[4]);
    expect(nearest(all[4]!, all, 'left')).toBe(all[3]);
    expect(nearest(all[0]!, all, 'up')).toBeUndefined();
  });

  it('move within a group that has one tab stop: what can be chosen, or where one is', () => {
    const all = grid();
    all[2]!.setAttribute('aria-disabled', 'false');
    const leave = roving('button', '[aria-disabled="false"]')(all[0]!.parentElement!);
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1, -1, -1]);
    all[2]!.focus();
    all[2]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(all[5]);
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, -1, 0]);
    leave();
  });
});

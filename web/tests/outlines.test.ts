// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { outline } from '../src/board/outlines';

afterEach(() => document.body.replaceChildren());

it('outlines what answers to the keys, until it is ended', () => {
  document.body.innerHTML = `
    <button data-anchor="zone:hellas"></button><button data-points="zone:argyre"></button>
    <button data-anchor="zone:ausonia"></button>`;
  const seen = () => [...document.querySelectorAll<HTMLElement>('button')].map(({ dataset }) => dataset['outlined']);
  const end = outline(
    document.body,
    new Map([
      ['zone:hellas', 'done'],
      ['zone:argyre', 'open'],
      ['zone:nowhere', 'open'],
    ]),
  );
  expect(seen()).toEqual(['done', 'open', undefined]);
  end();
  expect(seen()).toEqual([undefined, undefined, undefined]);
});

// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import DrawnRule from '../src/drawn-rules/DrawnRule.svelte';
import { PICTURES, textsOf, type Family, type PictureOf } from '../src/drawn-rules/pictures';
import Face from '../src/faces-of-bots/Face.svelte';
import { featuresOf } from '../src/faces-of-bots/features';
import { LANGUAGES, format, loadBundle } from '../src/lib/text/bundles';

const FACES = 36;

describe('faces of bots', () => {
  test('no two are alike', () => {
    const made = Array.from({ length: FACES }, (_, face) => JSON.stringify(featuresOf(face)));
    expect(new Set(made).size).toBe(FACES);
  });

  test('are decoration beside a name, or have a title', () => {
    expect(render(Face, { face: 3 }).container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
    expect(render(Face, { face: 3, look: 'flat', title: 'Jumble' }).getByRole('img', { name: 'Jumble' })).toBeTruthy();
  });
});

describe('drawn rules', () => {
  const all = (Object.keys(PICTURES) as Family[]).flatMap((family) =>
    PICTURES[family].map((picture) => [family, picture] as const),
  );

  test.each(all)('%s %s has three marks and three sentences in every language', async (family, picture) => {
    const drawn = picture as PictureOf<Family>;
    const { title, steps } = textsOf(family, drawn);
    for (const language of LANGUAGES) {
      const bundle = await loadBundle(language, [family]);
      const { container, unmount } = render(DrawnRule, {
        family,
        picture: drawn,
        say: (id: string) => format(bundle, id),
      });
      expect(container.querySelectorAll('.mark')).toHaveLength(steps.length);
      expect([...container.querySelectorAll('li')].map((each) => each.textContent)).toEqual(
        steps.map((id) => format(bundle, id)),
      );
      expect(container.querySelector('strong')!.textContent).toBe(format(bundle, title));
      unmount();
    }
  });
});

// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import DrawnRule from '../src/board/rules/DrawnRule.svelte';
import { ofEdition, textsOf } from '../src/board/rules/pictures';
import { drawn as redPlanet } from '../src/games/red-planet/rules/drawn';
import { drawn as rocketmen } from '../src/games/rocketmen/rules/drawn';
import { LANGUAGES, format, loadBundle } from '../src/lib/text/bundles';

describe('drawn rules', () => {
  const all = [redPlanet, rocketmen].flatMap((drawn) =>
    drawn.pictures.map((picture) => ({ drawn, picture, family: drawn.family })),
  );

  test.each(all)(
    '$family $picture has three marks and three sentences in every language',
    async ({ drawn, picture }) => {
      const { title, steps } = textsOf(drawn.family, picture);
      for (const language of LANGUAGES) {
        const bundle = await loadBundle(language, [drawn.family]);
        const say = (id: string) => format(bundle, id);
        const { container, unmount } = render(DrawnRule, { drawn, picture, say, game: drawn.family, has: () => false });
        expect(container.querySelectorAll('.mark')).toHaveLength(steps.length);
        expect([...container.querySelectorAll('li')].map((each) => each.textContent)).toEqual(steps.map(say));
        expect(container.querySelector('strong')!.textContent).toBe(say(title));
        unmount();
      }
    },
  );

  test.each(LANGUAGES)('the first edition counts up, in %s', async (language) => {
    const bundle = await loadBundle(language, ['red-planet']);
    const has = (id: string) => {
      const [name = '', attribute = ''] = id.split('.');
      return bundle.getMessage(name)?.attributes[attribute] !== undefined;
    };
    const called = (game: string) => ofEdition('drawn-red-planet-round.second', redPlanet, game, has);
    expect(called('red-planet-second')).toBe('drawn-red-planet-round.second');
    expect(format(bundle, called('red-planet-first'))).not.toBe(format(bundle, called('red-planet-second')));
  });
});

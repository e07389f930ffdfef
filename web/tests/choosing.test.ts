import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';

import { DECLINED } from '../src/board/choosing/declined';
import { Choosing } from '../src/games/red-planet/choosing/choosing.svelte';
import { optionsOf } from '../src/games/red-planet/choosing/options';
import { commonParts, targetsOf } from '../src/games/red-planet/choosing/targets';
import { fixture, NAMES } from './fixtures';

const asked = NAMES.filter((name) => fixture(name).position.question);

describe.each(asked)('the question of %s', (name) => {
  const question = fixture(name).position.question!;

  it('can be answered in every way by pointing', () => {
    const reached = new Set<string>();
    const point = (picked: readonly string[], depth: number): void => {
      for (const { choices } of targetsOf(question, picked).values()) {
        if (choices.length === 1) reached.add(choices[0]!);
        else if (choices.length && depth < question.parts.length) point(commonParts(question, choices), depth + 1);
      }
    };
    point([], 0);
    expect([...reached].sort()).toEqual(question.choices.filter((choice) => choice !== DECLINED).sort());
  });

  it('can be answered in every way by the list', () => {
    const reached: string[] = [];
    const read = (picked: readonly string[]): void => {
      for (const { choices } of optionsOf(question, picked)) {
        if (choices.length === 1) reached.push(choices[0]!);
        else read(commonParts(question, choices));
      }
    };
    read([]);
    expect(reached.sort()).toEqual(question.choices.filter((choice) => choice !== DECLINED).sort());
  });

  it('refuses only what leads nowhere', () => {
    for (const { choices, refusal } of targetsOf(question, []).values()) expect(Boolean(refusal)).toBe(!choices.length);
  });
});

describe('an astronaut to replace', () => {
  const question = fixture('second-replace').position.question!;

  it('is pointed at directly, or by the place first', () => {
    const targets = targetsOf(question, []);
    expect(targets.get('crew:syrtis-major:2')!.choices).toEqual(['syrtis-major:2']);
    expect(targets.get('zone:syrtis-major')!.choices).toEqual(['syrtis-major:2', 'syrtis-major:4']);
    expect(targets.get('zone:ausonia')!.choices).toEqual(['ausonia:4']);
    expect(
      [...targetsOf(question, ['syrtis-major']).keys()].filter((key) => key.startsWith('crew:syrtis-major')),
    ).toHaveLength(5);
  });

  it('says why it is not one of those', () => {
    expect(targetsOf(question, []).get('crew:ausonia:1')!.refusal).toEqual({ reason: 'your-own', rule: 'C10' });
  });
});

describe('what was held or picked', () => {
  it('is void as soon as something else is asked', () => {
    const asking = new SvelteMap([['now', fixture('second-replace').position.question!]]);
    const choosing = new Choosing(() => ({
      question: asking.get('now')!,
      busy: false,
      answer: () => undefined,
      preview: () => undefined,
      consequences: () => undefined,
      turn: '',
      settles: () => true,
    }));
    choosing.held = 'ausonia:4';
    choosing.picked = { key: 'zone:syrtis-major', choices: ['syrtis-major:2', 'syrtis-major:4'] };
    expect([choosing.held, choosing.picked?.key]).toEqual(['ausonia:4', 'zone:syrtis-major']);
    asking.set('now', fixture('second-place').position.question!);
    expect([choosing.held, choosing.picked]).toEqual([null, null]);
  });
});

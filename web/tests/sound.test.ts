// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { soundOf, soundOfAll } from '../src/lib/sound/heard';
import { settings, TEXT_SIZES } from '../src/lib/settings.svelte';

/** Counts what is made to be heard. */
let started = 0;
const gains: { value: number }[] = [];

class Param {
  value = 1;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Node {
  gain = new Param();
  frequency = new Param();
  connect<T>(to: T): T {
    return to;
  }
  start(): void {
    started++;
  }
  stop(): void {}
}
class Gain extends Node {
  constructor() {
    super();
    gains.push(this.gain);
  }
}

beforeEach(async () => {
  started = 0;
  gains.length = 0;
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('GainNode', Gain);
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
  for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) vi.stubGlobal(name, Node);
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = () => new Float32Array(1);
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      sampleRate = 8000;
      destination = {};
      resume = () => Promise.resolve();
    },
  );
});

async function fresh() {
  const { play } = await import('../src/lib/sound/sound');
  const { settings: own } = await import('../src/lib/settings.svelte');
  return { play, own };
}

describe('sounds', () => {
  test('are silent until wanted', async () => {
    const { play, own } = await fresh();
    play('place');
    await new Promise((go) => setTimeout(go, 20));
    expect(started).toBe(0);
    own.sound = true;
    for (const sound of ['place', 'card', 'token', 'launch', 'abort', 'landing'] as const) {
      started = 0;
      play(sound);
      await vi.waitFor(() => expect(started, sound).toBeGreaterThan(0));
    }
  });

  test('are as loud as one wants', async () => {
    const { play, own } = await fresh();
    own.sound = true;
    own.volume = 50;
    play('card');
    await vi.waitFor(() => expect(gains[0]?.value).toBe(0.25));
    own.volume = 0;
    play('card');
    await vi.waitFor(() => expect(gains[0]!.value).toBe(0));
  });

  test('tell what happens: of much at once the most telling', () => {
    expect(soundOf('card-bought')).toBe('card');
    expect(soundOf('launch-aborted')).toBe('abort');
    expect(soundOf('round-begun')).toBeNull();
    expect(soundOfAll(['cards-drawn', 'astronauts-boarded', 'ship-launched'])).toBe('launch');
    expect(soundOfAll(['round-begun'])).toBeNull();
  });
});

describe('size of letters', () => {
  test('is that of the root, and kept', async () => {
    settings.change({ textSize: 130 });
    expect(document.documentElement.style.fontSize).toBe('130%');
    const { own } = await fresh();
    await own.begin();
    expect(own.textSize).toBe(130);
    settings.change({ textSize: 100 });
    expect(document.documentElement.style.fontSize).toBe('');
    expect(TEXT_SIZES).toEqual([100, 115, 130, 150]);
  });
});

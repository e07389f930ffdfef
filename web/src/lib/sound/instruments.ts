/** How each sound is made, on the spot. */
import type { Maker, Sound } from './sound';

/** A bell-like tone that fades by itself. */
function tone(at: AudioContext, to: AudioNode, when: number, pitch: number, length: number, loudness: number): void {
  const oscillator = new OscillatorNode(at, { type: 'sine', frequency: pitch });
  const overtone = new OscillatorNode(at, { type: 'sine', frequency: pitch * 2.01 });
  const faded = fading(at, when, length, loudness);
  const quiet = new GainNode(at, { gain: 0.22 });
  oscillator.connect(faded).connect(to);
  overtone.connect(quiet).connect(faded);
  for (const node of [oscillator, overtone]) {
    node.start(when);
    node.stop(when + length + 0.05);
  }
}

/** Air rushing: noise through a filter that moves. */
function rush(
  at: AudioContext,
  to: AudioNode,
  when: number,
  length: number,
  pitches: [number, number],
  loudness: number,
): void {
  const noise = new AudioBufferSourceNode(at, { buffer: noiseOf(at, length) });
  const filter = new BiquadFilterNode(at, { type: 'lowpass', frequency: pitches[0], Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(pitches[1], when + length);
  noise
    .connect(filter)
    .connect(fading(at, when, length, loudness, Math.min(0.3, length / 4)))
    .connect(to);
  noise.start(when);
}

function fading(at: AudioContext, when: number, length: number, loudness: number, rise = 0.012): GainNode {
  const volume = new GainNode(at, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, when);
  volume.gain.exponentialRampToValueAtTime(loudness, when + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, when + length);
  return volume;
}

function noiseOf(at: AudioContext, length: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(at.sampleRate * length), sampleRate: at.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

export const MAKERS: Readonly<Record<Sound, Maker>> = {
  turn: (at, to, when) => {
    tone(at, to, when, 523.25, 0.7, 0.09);
    tone(at, to, when + 0.13, 783.99, 0.9, 0.08);
  },
  reveal: (at, to, when) => {
    tone(at, to, when, 392, 0.4, 0.06);
    tone(at, to, when + 0.1, 493.88, 0.6, 0.06);
  },
  place: (at, to, when) => {
    rush(at, to, when, 0.07, [1100, 240], 0.16);
    tone(at, to, when, 174.61, 0.14, 0.1);
  },
  card: (at, to, when) => rush(at, to, when, 0.16, [3800, 900], 0.13),
  token: (at, to, when) => {
    tone(at, to, when, 1174.66, 0.28, 0.04);
    tone(at, to, when + 0.06, 1567.98, 0.34, 0.035);
  },
  launch: (at, to, when) => rush(at, to, when, 1.3, [180, 1400], 0.5),
  landing: (at, to, when) => {
    rush(at, to, when, 0.5, [900, 120], 0.1);
    tone(at, to, when + 0.3, 98, 0.5, 0.12);
  },
  abort: (at, to, when) => {
    tone(at, to, when, 311.13, 0.3, 0.07);
    tone(at, to, when + 0.16, 233.08, 0.5, 0.07);
  },
  message: (at, to, when) => tone(at, to, when, 880, 0.35, 0.05),
  tick: (at, to, when) => tone(at, to, when, 1174.66, 0.09, 0.04),
  victory: (at, to, when) => {
    [261.63, 329.63, 392, 523.25].forEach((pitch, each) => tone(at, to, when + each * 0.07, pitch, 1.6, 0.06));
  },
  hurry: (at, to, when) => {
    tone(at, to, when, 659.25, 0.18, 0.06);
    tone(at, to, when + 0.22, 659.25, 0.18, 0.06);
  },
};

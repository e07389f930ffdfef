/** Soft sounds, made on the spot: your turn, cards that are turned up, a launch, a landing, a message.  Silent until somebody asks for sound. */
import { settings } from '../settings.svelte';

export type Sound = 'turn' | 'reveal' | 'launch' | 'landing' | 'message' | 'hurry' | 'tick' | 'victory';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    MAKERS[sound](context, context.currentTime + 0.02);
  } catch {
    // a machine without sound plays just as well
  }
}

/** A bell-like tone that fades by itself. */
function tone(at: AudioContext, when: number, pitch: number, length: number, loudness: number): void {
  const oscillator = new OscillatorNode(at, { type: 'sine', frequency: pitch });
  const overtone = new OscillatorNode(at, { type: 'sine', frequency: pitch * 2.01 });
  const volume = fading(at, when, length, loudness);
  const quiet = new GainNode(at, { gain: 0.22 });
  oscillator.connect(volume).connect(at.destination);
  overtone.connect(quiet).connect(volume);
  for (const node of [oscillator, overtone]) {
    node.start(when);
    node.stop(when + length + 0.05);
  }
}

/** Air rushing: noise through a filter that moves. */
function rush(at: AudioContext, when: number, length: number, from: number, to: number, loudness: number): void {
  const noise = new AudioBufferSourceNode(at, { buffer: noiseOf(at, length) });
  const filter = new BiquadFilterNode(at, { type: 'lowpass', frequency: from, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(to, when + length);
  noise
    .connect(filter)
    .connect(fading(at, when, length, loudness, 0.3))
    .connect(at.destination);
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

const MAKERS: Readonly<Record<Sound, (at: AudioContext, when: number) => void>> = {
  turn: (at, when) => {
    tone(at, when, 523.25, 0.7, 0.09);
    tone(at, when + 0.13, 783.99, 0.9, 0.08);
  },
  reveal: (at, when) => {
    tone(at, when, 392, 0.4, 0.06);
    tone(at, when + 0.1, 493.88, 0.6, 0.06);
  },
  launch: (at, when) => rush(at, when, 1.3, 180, 1400, 0.16),
  landing: (at, when) => {
    rush(at, when, 0.5, 900, 120, 0.1);
    tone(at, when + 0.3, 98, 0.5, 0.12);
  },
  message: (at, when) => tone(at, when, 880, 0.35, 0.05),
  tick: (at, when) => tone(at, when, 1174.66, 0.09, 0.04),
  victory: (at, when) => {
    [261.63, 329.63, 392, 523.25].forEach((pitch, each) => tone(at, when + each * 0.07, pitch, 1.6, 0.06));
  },
  hurry: (at, when) => {
    tone(at, when, 659.25, 0.18, 0.06);
    tone(at, when + 0.22, 659.25, 0.18, 0.06);
  },
};

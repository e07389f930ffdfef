/** Soft sounds, made on the spot: your turn, things that are placed, cards, tokens, a launch, a landing, a message.
 * Silent until somebody asks for sound. */
import { settings } from '../settings.svelte';

export type Sound =
  | 'turn'
  | 'reveal'
  | 'place'
  | 'card'
  | 'token'
  | 'launch'
  | 'landing'
  | 'abort'
  | 'message'
  | 'hurry'
  | 'tick'
  | 'victory';

export type Maker = (at: AudioContext, to: AudioNode, when: number) => void;

let context: AudioContext | null = null;
/** All sounds go through it: the volume. */
let volume: GainNode | null = null;

export function play(sound: Sound): void {
  // browsers keep a page silent, and complain, until somebody has touched it
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  // what makes them is fetched by whoever wants to hear something; a machine without sound plays just as well
  void import('./instruments').then(({ MAKERS }) => begin(MAKERS[sound])).catch(() => {});
}

function begin(make: Maker): void {
  context ??= new AudioContext();
  if (!volume) (volume = new GainNode(context)).connect(context.destination);
  volume.gain.value = (settings.volume / 100) ** 2; // as loud as it looks
  void context.resume();
  make(context, volume, context.currentTime + 0.02);
}

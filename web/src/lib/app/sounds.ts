// The sounds of a table, made of oscillators and noise: nothing is loaded. Quiet until switched on.

import { settings } from "./settings.svelte";
import { SOUNDS, type Sound, type Tone } from "./soundTable";

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || document.hidden) return;
  context ??= new AudioContext();
  // A browser keeps it still until somebody has touched the page.
  void context.resume();
  for (const tone of SOUNDS[sound]) sing(context, tone);
}

function sing(audio: AudioContext, { pitch, to, at, lasts, loud, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.4 * loud * settings.volume, begin);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
  const source = pitch === undefined ? hiss(audio) : audio.createOscillator();
  if (source instanceof OscillatorNode && pitch !== undefined) {
    source.type = wave ?? "sine";
    source.frequency.setValueAtTime(pitch, begin);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  }
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

function hiss(audio: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const wave = noise.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

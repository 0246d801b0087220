// Soft sounds, made in code: short sine tones with a gentle attack and a long fall. Loaded
// when sound is turned on. Browsers allow sound only after the player's first input.

import { setting } from '../saves/saves.js';

/** One tone: hertz, seconds after the start, seconds it lasts, and how loud (0 to 1). */
type Tone = readonly [hertz: number, after: number, lasts: number, gain: number];

const TONES = {
  step: [[196, 0, 0.05, 0.1]],
  push: [
    [147, 0, 0.12, 0.3],
    [110, 0.01, 0.1, 0.2],
  ],
  goal: [
    [523, 0, 0.25, 0.25],
    [784, 0.06, 0.3, 0.2],
  ],
  undo: [[294, 0, 0.07, 0.12]],
  blocked: [[98, 0, 0.08, 0.2]],
  deadlock: [
    [220, 0, 0.25, 0.2],
    [165, 0.12, 0.35, 0.2],
  ],
  solved: [
    [392, 0, 0.4, 0.2],
    [523, 0.12, 0.4, 0.2],
    [659, 0.24, 0.5, 0.2],
    [784, 0.36, 0.8, 0.2],
  ],
} satisfies Readonly<Record<string, readonly Tone[]>>;
export type SoundName = keyof typeof TONES;

let context: AudioContext | undefined;

function playTone(audio: AudioContext, out: AudioNode, [hertz, after, lasts, gain]: Tone): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const envelope = audio.createGain();
  tone.frequency.value = hertz;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(gain, start + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(envelope).connect(out);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}

export function playSound(name: SoundName): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const volume = context.createGain();
    volume.gain.value = Math.min(1, Math.max(0, Number(setting('volume')) / 100));
    volume.connect(context.destination);
    for (const tone of TONES[name]) playTone(context, volume, tone);
  } catch {
    // No sound device, or none allowed: the game continues without sound.
  }
}

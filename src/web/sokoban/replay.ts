// Replay: a timer that steps through the moves of the current run, so that a replay, undo and the slider are one and the
// same thing and nothing is ever lost by looking.

import { computed, signal } from '@preact/signals';
import { setSetting, setting } from '../saves/saves.js';
import { lineOf } from './sitting.js';
import { perform, table } from './table.js';

/** Milliseconds a move, and how the speed is called. */
export const SPEEDS = [
  [600, '½'],
  [300, '1'],
  [150, '2'],
  [90, '3'],
  [45, '6'],
] as const;
const USUAL = 1;

export const isPlaying = signal(false);
const speedIndex = computed(() => Math.min(SPEEDS.length - 1, Math.max(0, setting('speed', USUAL))));
export const speed = computed(() => SPEEDS[speedIndex.value] ?? SPEEDS[USUAL]);

export function changeSpeed(by: number): void {
  setSetting('speed', Math.min(SPEEDS.length - 1, Math.max(0, speedIndex.value + by)));
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function pause(): void {
  clearTimeout(timer);
  isPlaying.value = false;
}

/** Under reduced motion a replay steps once a second, without motion. */
function stepMillis(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 1000 : speed.value[0];
}

function tick(): void {
  const line = table.value && lineOf(table.value.sitting.game);
  if (!line || line.at >= line.moves.length) {
    pause();
    return;
  }
  const millis = stepMillis();
  perform({ kind: 'go-to', at: line.at + 1 }, false, Math.min(millis, 300));
  timer = setTimeout(tick, millis);
}

/** Plays on from here; at the end it begins again. */
export function play(): void {
  const line = table.value && lineOf(table.value.sitting.game);
  if (!line || line.moves.length === 0) return;
  pause();
  if (line.at >= line.moves.length) perform({ kind: 'go-to', at: 0 }, true);
  isPlaying.value = true;
  timer = setTimeout(tick, 200);
}

export function togglePlay(): void {
  if (isPlaying.value) pause();
  else play();
}

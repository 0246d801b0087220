// Replay: a timer that steps through the timeline of the game, so that a replay, undo, and the slider are one and the
// same thing and nothing is lost by watching.

import type { Direction } from '@masu/core/base/grid.js';
import { gameTimeline, type Timeline } from '@masu/engine/session/history.js';
import { computed, signal } from '@preact/signals';
import { scrollToBoard } from '../../board/focus.js';
import { focusPlay } from '../../board/focus-play.js';
import { setSetting, setting } from '../../saves/saves.js';
import { isMotionReduced } from '../../theme/theme.js';
import { performSokoban, sokobanSession } from './state.js';

/** Milliseconds per move, and the name of the speed. */
const SPEEDS = [
  [600, '½'],
  [300, '1'],
  [150, '2'],
  [90, '3'],
  [45, '6'],
] as const;
const DEFAULT = 1;

export const isPlaying = signal(false);
const speedIndex = computed(() => Math.min(SPEEDS.length - 1, Math.max(0, setting('speed'))));
export const speed = computed(() => SPEEDS[speedIndex.value] ?? SPEEDS[DEFAULT]);

export function changeSpeed(by: number): void {
  setSetting('speed', Math.min(SPEEDS.length - 1, Math.max(0, speedIndex.value + by)));
}

const timeline = (): Timeline<Direction> | undefined => sokobanSession.value && gameTimeline(sokobanSession.value);

let timer: ReturnType<typeof setTimeout> | undefined;

export function pause(): void {
  clearTimeout(timer);
  isPlaying.value = false;
}

/** With reduced motion, one move per second. */
function stepMillis(): number {
  return isMotionReduced() ? 1000 : speed.value[0];
}

function tick(): void {
  const now = timeline();
  if (!now || now.index >= now.total) {
    pause();
    return;
  }
  const millis = stepMillis();
  performSokoban({ kind: 'go-to', index: now.index + 1 }, false, Math.min(millis, 300));
  timer = setTimeout(tick, millis);
}

/** Plays from here; from the start when it is at the end. */
export function play(): void {
  const now = timeline();
  if (!now || now.total === 0) return;
  pause();
  if (now.index >= now.total) performSokoban({ kind: 'home' }, true);
  isPlaying.value = true;
  timer = setTimeout(tick, 200);
}

export function togglePlay(): void {
  if (isPlaying.value) pause();
  else play();
}

/**
 * Plays a solution from where `before` leads from the start of the level; without it, from here. It becomes part of the
 * game: undo brings the moves back.
 */
export function showSolution(moves: readonly Direction[], before?: readonly Direction[]): void {
  pause();
  scrollToBoard();
  // Space pauses now; it would press the button that was clicked, and begin again.
  focusPlay();
  if (before) performSokoban({ kind: 'restart' }, true);
  if (before && before.length > 0) performSokoban({ kind: 'show-moves', moves: before }, true);
  performSokoban({ kind: 'show-moves', moves, rewind: true }, true);
  play();
}

// The names of levels, by which records and running games are known. Worked out a few at a time between frames: a
// collection of a thousand levels must not hold the page up.

import { signal } from '@preact/signals';
import type { PuzzleId } from '../../base/puzzle.js';
import { type FutoshikiDraft, hashLevel, soundLevel as soundFutoshiki } from '../../futoshiki/index.js';
import { type Draft, levelHash, soundLevel } from '../../sokoban/index.js';

const SLICE_MILLIS = 8;
const known = new WeakMap<object, string>();
const waiting = new Map<object, PuzzleId>();
/** Counts up when more names are known, so that lists draw themselves again. */
export const hashesKnown = signal(0);
let running = false;

function hashOf(puzzle: PuzzleId, draft: object): string {
  if (puzzle === 'sokoban') {
    const sound = soundLevel(draft as Draft);
    return sound.ok ? levelHash(sound.value) : '';
  }
  const sound = soundFutoshiki(draft as FutoshikiDraft);
  return sound.ok ? hashLevel(sound.value) : '';
}

function work(): void {
  const until = performance.now() + SLICE_MILLIS;
  for (const [draft, puzzle] of waiting) {
    known.set(draft, hashOf(puzzle, draft));
    waiting.delete(draft);
    if (performance.now() > until) break;
  }
  running = waiting.size > 0;
  hashesKnown.value++;
  if (running) setTimeout(work, 16);
}

/** The level's name, or undefined until it is worked out; asking puts it in line. */
export function hashIfKnown(puzzle: PuzzleId, draft: unknown): string | undefined {
  const hash = known.get(draft as object);
  if (hash === undefined) {
    waiting.set(draft as object, puzzle);
    if (!running) setTimeout(work, 0);
    running = true;
  }
  return hash;
}

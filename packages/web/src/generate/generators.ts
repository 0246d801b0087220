// The puzzles whose levels the pages for all puzzles can generate: the panel of the levels page, and what makes the next
// level for a player. Both are loaded on first use. (The Futoshiki page has its generator beside the grid.)

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type LazyPart, lazyPart } from '../app/lazy.js';

interface LevelGenerator {
  readonly panel: LazyPart;
  /** A level of about this difficulty, as ratings have it, as a link; undefined if none was made. */
  generateNear(difficulty: number): Promise<{ readonly hash: string; readonly query: URLSearchParams } | undefined>;
}

export const GENERATORS: Readonly<Partial<Record<PuzzleId, LevelGenerator>>> = {
  sokoban: {
    panel: lazyPart(async () => (await import('./panel.js')).GenerateSokobanPanel),
    generateNear: async (difficulty) => (await import('./generating.js')).generateNear(difficulty),
  },
};

// The puzzles' names as a person reads them.

import type { PuzzleId } from './puzzle.js';

export const PUZZLE_NAMES: Readonly<Record<PuzzleId, string>> = { sokoban: 'Sokoban', futoshiki: 'Futoshiki' };

// What is known of the puzzles without loading them: their names as a person reads them, and what their solutions are.

import type { FiguresShape, PuzzleId } from './puzzle.js';

export const PUZZLE_NAMES: Readonly<Record<PuzzleId, string>> = { sokoban: 'Sokoban', futoshiki: 'Futoshiki' };

export const PUZZLE_FIGURES: Readonly<Record<PuzzleId, FiguresShape>> = {
  sokoban: { solution: 'moves', counts: ['moves', 'pushes'] },
  futoshiki: { solution: 'rows', counts: [] },
};

// What is known of the puzzles without loading them: their names as a person reads them, and what their solutions are.

import type { FiguresShape, PuzzleId } from './puzzle.js';
import { puzzleTable } from './puzzle-table.js';

const names = puzzleTable<Record<PuzzleId, string>>({ sokoban: 'Sokoban', futoshiki: 'Futoshiki' });
export const PUZZLE_NAMES = names.rows;
export const addPuzzleName = names.add;

const figures = puzzleTable<Record<PuzzleId, FiguresShape>>({
  sokoban: { solution: 'moves', counts: ['moves', 'pushes'] },
  futoshiki: { solution: 'rows', counts: [] },
});
export const PUZZLE_FIGURES = figures.rows;
export const addPuzzleFigures = figures.add;

// The puzzles that the full screen shows. Any other puzzle is played in line mode, by its rules.

import { PUZZLE_IDS, type PuzzleId } from '../../base/puzzle.js';
import { FUTOSHIKI_IN_TERMINAL } from './futoshiki.js';
import { SOKOBAN_IN_TERMINAL } from './sokoban.js';
import type { TerminalPuzzle } from './terminal-puzzle.js';

export const TERMINAL_PUZZLES: Readonly<Record<PuzzleId, TerminalPuzzle<PuzzleId>>> = {
  sokoban: SOKOBAN_IN_TERMINAL,
  futoshiki: FUTOSHIKI_IN_TERMINAL,
};

/** Whether a puzzle has a game on the full screen. */
export const hasScreen = (puzzle: PuzzleId): boolean => TERMINAL_PUZZLES[puzzle] !== undefined;

/** The puzzles of the full screen, in the order of menus. */
export const SCREEN_PUZZLES: readonly PuzzleId[] = PUZZLE_IDS.filter(hasScreen);

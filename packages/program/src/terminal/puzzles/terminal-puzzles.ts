// What each puzzle shows in the terminal, one object per puzzle. Any other puzzle is played in line mode, by its rules.

import { defined } from '@masu/core/base/defined.js';
import { clockTime } from '@masu/core/base/format.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { alignRight, columnsOfText } from '@masu/core/base/safe-text.js';
import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { futoshikiBoard, futoshikiBoardSize } from '../futoshiki/board.js';
import { FutoshikiPage } from '../futoshiki/page.js';
import { FutoshikiLines } from '../lines/futoshiki-lines.js';
import { SokobanLines } from '../lines/sokoban-lines.js';
import { partFor } from '../screen/viewport.js';
import { drawBoard } from '../sokoban/board.js';
import { boardExtent } from '../sokoban/layout.js';
import { SokobanPage } from '../sokoban/page.js';
import { texts } from '../texts/language.js';
import { ANY_VALUE, TERMINAL_SORTS, type TerminalPuzzle, TIGHT_FLOOR } from './terminal-puzzle.js';

const SOKOBAN_IN_TERMINAL: TerminalPuzzle<'sokoban'> = {
  page: (...facts) => new SokobanPage(...facts),
  lines: (host, level) => new SokobanLines(host, level),

  sorts: TERMINAL_SORTS,
  measured: 'boxes',
  measure: ({ goals }) => goals.length,
  sizeText: ({ width, height, goals }) => texts.levels.sizeAndBoxes(width, height, goals.length),
  pictureColumns: ({ width }) => 2 * width,
  /** Of a large level, the part around the player. */
  preview(level, room, { signs }) {
    const board = boardExtent(level);
    const cell = level.width * 2 <= room.columns && level.height <= room.lines ? 2 : 1;
    const shown = { rows: Math.min(board.rows, room.lines), columns: Math.min(board.columns, room.columns) };
    const part = partFor(board, shown, { at: level.start.player });
    const picture = drawBoard({ level, position: level.start, facing: 'down' }, signs, cell, part);
    return { picture, isPart: shown.rows < board.rows || shown.columns < board.columns };
  },
  listed({ start, walls }, optimum) {
    const floor = [...walls].filter((wall) => !wall).length;
    return { boxes: start.boxes.length, floor, ...defined({ length: optimum, optimum }) };
  },

  /** "39 moves, 7 pushes": the fewest of each. */
  recordText({ bestMoves, bestPushes }) {
    const { moves, pushes } = texts.levels;
    const columns = [columnsOfText(moves(999)) + 1, columnsOfText(pushes(99))] as const;
    return `${alignRight(moves(bestMoves.moves), columns[0])}, ${alignRight(pushes(bestPushes.pushes), columns[1])}`;
  },
  recordAbout: ({ bestMoves, bestPushes }) => texts.savedGames.record.sokoban(bestMoves.moves, bestPushes.pushes),
  solvedAt: ({ bestMoves, bestPushes }) => Math.max(bestMoves.at, bestPushes.at),

  fields: [
    { name: 'difficulty', values: SOKOBAN_GRADES, defaultValue: 'easy' },
    { name: 'boxes', values: [ANY_VALUE, '2', '3', '4', '5', '6', '7', '8'], defaultValue: ANY_VALUE },
    { name: 'rooms', values: [ANY_VALUE, '1', '2', '3'], defaultValue: ANY_VALUE },
    { name: 'floor', values: [ANY_VALUE, TIGHT_FLOOR], defaultValue: ANY_VALUE },
  ],
  generateJob: ({ difficulty, boxes, rooms, floor }, seed) => ({
    kind: 'generate',
    puzzle: 'sokoban',
    grade: SOKOBAN_GRADES.find((each) => each === difficulty) ?? 'easy',
    ...(boxes === ANY_VALUE ? {} : { boxes: Number(boxes) }),
    ...(rooms === ANY_VALUE ? {} : { rooms: Number(rooms) }),
    ...(floor === TIGHT_FLOOR ? { tight: true } : {}),
    seed,
    limits: {},
  }),
  generatedTitle: (_level, { grade, seed }) =>
    Object.entries(texts.generate.title).find(([id]) => id === grade)?.[1](seed) ?? '',
};

const FUTOSHIKI_IN_TERMINAL: TerminalPuzzle<'futoshiki'> = {
  page: (...facts) => new FutoshikiPage(...facts),
  lines: (host, level) => new FutoshikiLines(host, level),

  sorts: ['file', 'grade', 'boxes'],
  measured: 'size',
  measure: ({ size }) => size,
  sizeText: ({ size }) => texts.levels.size(size, size),
  pictureColumns: ({ size }) => futoshikiBoardSize(size, false).columns,
  preview(level, room) {
    const picture = futoshikiBoard({ level, digits: level.cells });
    const fits = picture.columns <= room.columns && picture.lines <= room.lines;
    return fits ? { picture, isPart: false } : undefined;
  },
  listed: ({ cells }) => ({ length: cells.filter((digit) => digit === 0).length }),

  recordText: ({ best }) => texts.levels.timed(clockTime(best.millis), best.hints),
  recordAbout: ({ best }) => texts.savedGames.record.futoshiki(clockTime(best.millis), best.hints),
  solvedAt: ({ best }) => best.at,

  fields: [
    { name: 'size', values: ['4', '5', '6', '7', '8', '9'], defaultValue: '6' },
    { name: 'difficulty', values: GRADES, defaultValue: 'easy' },
  ],
  generateJob: ({ size, difficulty }, seed) => ({
    kind: 'generate',
    puzzle: 'futoshiki',
    size: Number(size),
    grade: GRADES.find((each) => each === difficulty) ?? 'easy',
    seed,
    limits: {},
  }),
  generatedTitle: ({ size }, { grade, seed }) =>
    Object.entries(texts.generate.sizedTitle).find(([id]) => id === grade)?.[1](size, seed) ?? '',
};

export const TERMINAL_PUZZLES: Readonly<Record<PuzzleId, TerminalPuzzle<PuzzleId>>> = {
  sokoban: SOKOBAN_IN_TERMINAL,
  futoshiki: FUTOSHIKI_IN_TERMINAL,
};

/** Whether a puzzle has a game on the full screen. */
export const hasScreen = (puzzle: PuzzleId): boolean => TERMINAL_PUZZLES[puzzle] !== undefined;

/** The puzzles of the full screen, in the order of menus. */
export const SCREEN_PUZZLES: readonly PuzzleId[] = PUZZLE_IDS.filter(hasScreen);

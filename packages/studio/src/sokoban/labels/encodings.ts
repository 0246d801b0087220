// How boards and actions are written in labels: one row per preset, after what each learning environment uses.
//
//   boxoban      the letters of the Boxoban level files; actions as LURD letters, upper case for a push
//   gym-sokoban  `room_state` of gym-sokoban; actions by its ACTION_LOOKUP
//   jumanji      `variable_grid` of Jumanji's Sokoban; actions up, right, down, left from 0
//
// Numeric boards leave out what never changes, which the line of the level has as `fixed`: goals below a player or box.
// Every cell that the player can never reach is a wall, the outside of the board among them, as in those environments.

import type { ByDirection } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import type { LabelAction } from './state-labels.js';

export const LABEL_PRESETS = ['boxoban', 'gym-sokoban', 'jumanji'] as const;

export type LabelPreset = (typeof LABEL_PRESETS)[number];

export interface LabelEncoding {
  /** One text per row, of letters or of digits: one character per cell. */
  board(level: Level, position: Position): string[];
  /** The part of the board that never changes; absent if `board` has it. */
  fixed?(level: Level): string[];
  /** Whether a character of a row is a number. */
  readonly isNumeric: boolean;
  action(action: LabelAction): string | number;
}

const LETTERS: ByDirection<string> = { up: 'u', right: 'r', down: 'd', left: 'l' };

const GYM: ByDirection<number> = { up: 1, down: 2, left: 3, right: 4 };

/** gym-sokoban numbers pushes 1 to 4 and walks 5 to 8. */
const GYM_WALK = 4;

const JUMANJI: ByDirection<number> = { up: 0, right: 1, down: 2, left: 3 };

type Digits = Readonly<Record<string, string>>;

/** A position in board letters, with a wall on every cell that the player can never reach. */
export function labelRows(level: Level, position: Position): string[] {
  const { walls, width } = level;
  return showPosition(level, position).map((row, y) => {
    let letters = '';
    for (let x = 0; x < row.length; x++) letters += walls[y * width + x] ? '#' : row[x];
    return letters;
  });
}

/** The digit of each board letter in `room_state`. */
export const GYM_STATE: Digits = { '#': '0', ' ': '1', '.': '2', '*': '3', $: '4', '@': '5', '+': '5' };

export const GYM_FIXED: Digits = { '#': '0', ' ': '1', '.': '2', '*': '2', $: '1', '@': '1', '+': '2' };

export const JUMANJI_VARIABLE: Digits = { '#': '0', ' ': '0', '.': '0', '*': '4', $: '4', '@': '3', '+': '3' };

export const JUMANJI_FIXED: Digits = { '#': '1', ' ': '0', '.': '2', '*': '2', $: '0', '@': '0', '+': '2' };

const translated = (rows: readonly string[], digits: Digits): string[] =>
  rows.map((row) => {
    let text = '';
    for (const letter of row) text += digits[letter] ?? digits[' '];
    return text;
  });

const numeric = (state: Digits, fixed: Digits, action: LabelEncoding['action']): LabelEncoding => ({
  board: (level, position) => translated(labelRows(level, position), state),
  fixed: (level) => translated(labelRows(level, level.start), fixed),
  isNumeric: true,
  action,
});

export const LABEL_ENCODINGS: Readonly<Record<LabelPreset, LabelEncoding>> = {
  boxoban: {
    board: labelRows,
    isNumeric: false,
    action: ({ direction, isPush }) => (isPush ? LETTERS[direction].toUpperCase() : LETTERS[direction]),
  },
  'gym-sokoban': numeric(GYM_STATE, GYM_FIXED, ({ direction, isPush }) => GYM[direction] + (isPush ? 0 : GYM_WALK)),
  jumanji: numeric(JUMANJI_VARIABLE, JUMANJI_FIXED, ({ direction }) => JUMANJI[direction]),
};

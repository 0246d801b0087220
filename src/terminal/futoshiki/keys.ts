// The keys of Futoshiki, as one table. Digits are entered with digit keys, so lowercase letters are free for commands at
// every size. Numbers above 9 are typed as two digits, or as the capital letter that stands for them on the board.

import {
  COMMON_COMMANDS,
  commandByKey,
  DIGITS,
  difficultyKey,
  directionKeys,
  EXIT_KEYS,
  HISTORY_KEYS,
  type KeyRow,
  levelKeys,
  TIME_KEY,
} from '../game/game-keys.js';
import type { KeyHelp } from '../screen/page-layout.js';

export const FUTOSHIKI_KEY_COMMANDS = [
  ...COMMON_COMMANDS,
  'digit',
  'mark',
  'erase',
  'pencil',
  'fill-marks',
  'clear-marks',
  'auto-clear',
  'large',
  'check',
  'generate',
] as const;
export type FutoshikiKey = (typeof FUTOSHIKI_KEY_COMMANDS)[number];

/** Digits from 10 on, as the board shows them. N is another key. */
const LETTERS = [...'ABCDEFGHIJKLMOPQRSTUVW'];

export const FUTOSHIKI_KEYS: readonly KeyRow<FutoshikiKey>[] = [
  ...directionKeys('move the cursor'),
  { command: 'right', keys: ['tab'] },
  { command: 'left', keys: ['shift+tab'] },
  { command: 'down', keys: ['enter'] },
  {
    command: 'digit',
    keys: [...DIGITS, ...LETTERS],
    shown: 'digits  A B C …',
    about: 'enter a digit, or a mark in pencil mode; 10 and up as two digits or as the letter on the board',
  },
  {
    command: 'mark',
    // Shift and a digit can't be told apart from other keys on common layouts; Alt can.
    keys: DIGITS.map((digit) => `alt+${digit}`),
    shown: 'Alt + digit',
    about: 'enter a pencil mark in any mode',
  },
  { command: 'erase', keys: ['x', 'delete', '.', '-'], shown: 'x  Delete', about: 'erase' },
  { command: 'pencil', keys: ['m'], shown: 'm', about: 'pencil marks, on or off' },
  { command: 'fill-marks', keys: ['f'], shown: 'f', about: 'fill in all candidates' },
  { command: 'clear-marks', keys: ['o'], shown: 'o', about: 'remove conflicting marks' },
  { command: 'auto-clear', keys: ['g'], shown: 'g', about: 'clear pencil marks automatically, on or off' },
  { command: 'large', keys: ['v'], shown: 'v', about: 'large cells with the marks in them, on or off' },
  ...HISTORY_KEYS,
  { command: 'hint', keys: ['i'], shown: 'i', about: 'explain the next step' },
  { command: 'check', keys: ['c'], shown: 'c', about: 'check your digits against the solution' },
  TIME_KEY,
  difficultyKey(),
  { command: 'generate', keys: ['e'], shown: 'e', about: 'a new puzzle' },
  ...levelKeys('puzzle'),
];

export const futoshikiKey = commandByKey(FUTOSHIKI_KEYS);

export const futoshikiLine = (size: number): readonly KeyHelp[] => [
  { key: `1-${size}`, does: 'enter', weight: 1 },
  { key: 'm', does: 'marks' },
  { key: 'x', does: 'erase' },
  { key: 'u', does: 'undo', weight: 1 },
  { key: 'y', does: 'redo' },
  { key: 'i', does: 'hint', weight: 2 },
  { key: 'c', does: 'check' },
  ...EXIT_KEYS,
];

export const FUTOSHIKI_SOLVED_LINE: readonly KeyHelp[] = [
  { key: 'n', does: 'next' },
  { key: 'N', does: 'next unsolved' },
  { key: 'e', does: 'new puzzle' },
  { key: 'r', does: 'again' },
  ...EXIT_KEYS,
];

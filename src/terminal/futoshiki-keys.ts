// The keys of Futoshiki, as one table. Digits write, so letters are free for commands at every size; a size above 9
// takes its two-digit numbers digit by digit.

import type { KeyHelp } from './furniture.js';
import { type Key, keyName } from './keys.js';

export const FUTOSHIKI_COMMANDS = [
  'up',
  'right',
  'down',
  'left',
  'digit',
  'mark',
  'erase',
  'pencil',
  'fill-marks',
  'clear-marks',
  'auto-clear',
  'large',
  'undo',
  'redo',
  'restart',
  'undo-all',
  'redo-all',
  'hint',
  'check',
  'time',
  'next',
  'previous',
  'next-unsolved',
  'generate',
  'help',
  'back',
  'quit',
] as const;
export type FutoshikiCommand = (typeof FUTOSHIKI_COMMANDS)[number];

interface KeyRow {
  readonly command: FutoshikiCommand;
  readonly keys: readonly string[];
  readonly shown?: string;
  readonly about?: string;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** Shift and a digit, as the common layouts send it, is told apart by nobody; Alt is. */
const ALT_DIGITS = DIGITS.map((digit) => `alt+${digit}`);

export const FUTOSHIKI_KEYS: readonly KeyRow[] = [
  { command: 'up', keys: ['up', 'w', 'k'], shown: 'arrows  w a s d  h j k l', about: 'move the cursor' },
  { command: 'right', keys: ['right', 'd', 'l', 'tab'] },
  { command: 'down', keys: ['down', 's', 'j', 'enter'] },
  { command: 'left', keys: ['left', 'a', 'h', 'shift+tab'] },
  { command: 'digit', keys: DIGITS, shown: '1 to 9', about: 'write; pencil in while marking' },
  { command: 'mark', keys: ALT_DIGITS, shown: 'Alt + digit', about: 'pencil in, whatever is on' },
  { command: 'erase', keys: ['x', 'delete', '.', '-'], shown: 'x  Delete', about: 'erase' },
  { command: 'pencil', keys: ['m'], shown: 'm', about: 'pencil marks, on or off' },
  { command: 'fill-marks', keys: ['f'], shown: 'f', about: 'pencil in all that may stand' },
  { command: 'clear-marks', keys: ['o'], shown: 'o', about: 'clear the obvious marks' },
  { command: 'auto-clear', keys: ['g'], shown: 'g', about: 'a digit clears its marks in row and column, on or off' },
  { command: 'large', keys: ['v'], shown: 'v', about: 'large cells with the marks in them, on or off' },
  {
    command: 'undo',
    keys: ['u', 'z', 'backspace', 'ctrl+z'],
    shown: 'u  z  Backspace  Ctrl+z',
    about: 'undo; hold to repeat',
  },
  { command: 'redo', keys: ['y', 'ctrl+y', 'ctrl+shift+z'], shown: 'y  Ctrl+y', about: 'redo' },
  { command: 'restart', keys: ['r'], shown: 'r', about: 'back to the start; undo takes it back' },
  { command: 'undo-all', keys: ['home'], shown: 'Home  End', about: 'undo all, redo all' },
  { command: 'redo-all', keys: ['end'] },
  { command: 'hint', keys: ['i'], shown: 'i', about: 'hint, in words' },
  { command: 'check', keys: ['c'], shown: 'c', about: 'check what stands against the solution' },
  { command: 'time', keys: ['t'], shown: 't', about: 'time, on or off' },
  { command: 'generate', keys: ['e'], shown: 'e', about: 'a new puzzle' },
  { command: 'next', keys: ['n', 'pagedown'], shown: 'n  p  PageDown  PageUp', about: 'next puzzle, previous puzzle' },
  { command: 'previous', keys: ['p', 'pageup'] },
  { command: 'next-unsolved', keys: ['N'], shown: 'N', about: 'next unsolved puzzle' },
  { command: 'help', keys: ['?', 'f1'], shown: '?  F1', about: 'these keys' },
  { command: 'back', keys: ['escape'], shown: 'Escape', about: 'to the list of puzzles' },
  { command: 'quit', keys: ['q', 'ctrl+c', 'ctrl+d'], shown: 'q', about: 'quit; the game is kept' },
];

const BY_KEY = new Map(FUTOSHIKI_KEYS.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)));

export const futoshikiCommand = (key: Key): FutoshikiCommand | undefined => BY_KEY.get(keyName(key));

const WAY_OUT: readonly KeyHelp[] = [
  { key: '?', does: 'keys' },
  { key: 'q', does: 'quit' },
];

export const futoshikiLine = (size: number): readonly KeyHelp[] => [
  { key: size > 9 ? '1-9' : `1-${size}`, does: 'write' },
  { key: 'm', does: 'marks' },
  { key: 'x', does: 'erase' },
  { key: 'u', does: 'undo' },
  { key: 'y', does: 'redo' },
  { key: 'i', does: 'hint' },
  { key: 'c', does: 'check' },
  ...WAY_OUT,
];

export const FUTOSHIKI_SOLVED_LINE: readonly KeyHelp[] = [
  { key: 'n', does: 'next' },
  { key: 'N', does: 'next unsolved' },
  { key: 'e', does: 'new puzzle' },
  { key: 'r', does: 'again' },
  ...WAY_OUT,
];

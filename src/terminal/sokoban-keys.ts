// The keys of Sokoban, as one table: what is pressed, what it does, what the help says. The game, the line of keys
// and the help page all read it. The letters of LURD are not directions here: u undoes, l is right as in vi.

import type { KeyHelp } from './furniture.js';
import { type Key, keyName } from './keys.js';

export const SOKOBAN_COMMANDS = [
  'up',
  'right',
  'down',
  'left',
  'walk-far',
  'push-far',
  'undo',
  'redo',
  'restart',
  'undo-all',
  'redo-all',
  'hint',
  'dead-cells',
  'warnings',
  'bound',
  'time',
  'replay',
  'moves',
  'next',
  'previous',
  'next-unsolved',
  'keep-snapshot',
  'use-snapshot',
  'help',
  'back',
  'quit',
] as const;
export type SokobanCommand = (typeof SOKOBAN_COMMANDS)[number];

interface KeyRow {
  readonly command: SokobanCommand;
  /** Names as `keyName` gives them. */
  readonly keys: readonly string[];
  /** As the help shows them; absent where another row speaks for it. */
  readonly shown?: string;
  readonly about?: string;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const ARROWS = ['up', 'right', 'down', 'left'];

export const SOKOBAN_KEYS: readonly KeyRow[] = [
  { command: 'up', keys: ['up', 'w', 'k'], shown: 'arrows  w a s d  h j k l', about: 'walk, push' },
  { command: 'right', keys: ['right', 'd', 'l'] },
  { command: 'down', keys: ['down', 's', 'j'] },
  { command: 'left', keys: ['left', 'a', 'h'] },
  {
    command: 'walk-far',
    keys: ARROWS.map((arrow) => `ctrl+${arrow}`),
    shown: 'Ctrl + arrow',
    about: 'walk until something stands in the way',
  },
  {
    command: 'push-far',
    keys: ARROWS.map((arrow) => `shift+${arrow}`),
    shown: 'Shift + arrow',
    about: 'push until blocked',
  },
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
  {
    command: 'keep-snapshot',
    keys: DIGITS.flatMap((digit) => [`alt+${digit}`, `ctrl+${digit}`]),
    shown: 'Alt + digit',
    about: 'set a snapshot (also Ctrl + digit where the terminal sends it)',
  },
  { command: 'use-snapshot', keys: DIGITS, shown: 'digit', about: 'return to a snapshot' },
  { command: 'hint', keys: ['i'], shown: 'i', about: 'hint: a nudge, the box, the push, the whole way' },
  { command: 'warnings', keys: ['x'], shown: 'x', about: 'warning when stuck, on or off' },
  { command: 'dead-cells', keys: ['c'], shown: 'c', about: 'dead cells, on or off' },
  { command: 'bound', keys: ['b'], shown: 'b', about: 'fewest pushes left, on or off' },
  { command: 'time', keys: ['t'], shown: 't', about: 'time, on or off' },
  { command: 'replay', keys: ['v', 'space'], shown: 'v  Space', about: 'replay this game or a solution' },
  { command: 'moves', keys: ['e'], shown: 'e', about: 'the moves as text, to copy; paste plays moves' },
  { command: 'next', keys: ['n', 'pagedown'], shown: 'n  p  PageDown  PageUp', about: 'next level, previous level' },
  { command: 'previous', keys: ['p', 'pageup'] },
  { command: 'next-unsolved', keys: ['N'], shown: 'N', about: 'next unsolved level' },
  { command: 'help', keys: ['?', 'f1'], shown: '?  F1', about: 'these keys' },
  { command: 'back', keys: ['escape'], shown: 'Escape', about: 'to the list of levels' },
  { command: 'quit', keys: ['q', 'ctrl+c', 'ctrl+d'], shown: 'q', about: 'quit; the game is kept' },
];

const BY_KEY = new Map(SOKOBAN_KEYS.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)));

export const sokobanCommand = (key: Key): SokobanCommand | undefined => BY_KEY.get(keyName(key));

const WAY_OUT: readonly KeyHelp[] = [
  { key: '?', does: 'keys' },
  { key: 'q', does: 'quit' },
];

export const SOKOBAN_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo' },
  { key: 'y', does: 'redo' },
  { key: 'r', does: 'restart' },
  { key: 'i', does: 'hint' },
  { key: 'n', does: 'next' },
  { key: 'v', does: 'replay' },
  ...WAY_OUT,
];

export const STUCK_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo the push' },
  { key: 'y', does: 'redo' },
  { key: 'r', does: 'restart' },
  ...WAY_OUT,
];

export const SOLVED_LINE: readonly KeyHelp[] = [
  { key: 'n', does: 'next' },
  { key: 'N', does: 'next unsolved' },
  { key: 'v', does: 'replay' },
  { key: 'r', does: 'again' },
  { key: 'u', does: 'undo' },
  ...WAY_OUT,
];

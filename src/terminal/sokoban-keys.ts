// The keys of Sokoban, as one table. The letters of LURD are not directions here: u undoes, l is right as in vi.

import type { KeyHelp } from './furniture.js';
import {
  COMMON_COMMANDS,
  commandByKey,
  DIGITS,
  directionKeys,
  HISTORY_KEYS,
  type KeyRow,
  TIME_KEY,
  WAY_OUT,
  wayKeys,
} from './game-keys.js';

export const SOKOBAN_COMMANDS = [
  ...COMMON_COMMANDS,
  'walk-far',
  'push-far',
  'look',
  'dead-cells',
  'warnings',
  'bound',
  'replay',
  'moves',
  'keep-snapshot',
  'use-snapshot',
] as const;
export type SokobanCommand = (typeof SOKOBAN_COMMANDS)[number];

const ARROWS = ['up', 'right', 'down', 'left'];

export const SOKOBAN_KEYS: readonly KeyRow<SokobanCommand>[] = [
  ...directionKeys('walk, push'),
  {
    command: 'walk-far',
    keys: ARROWS.map((arrow) => `ctrl+${arrow}`),
    shown: 'Ctrl + arrow',
    about: 'walk until blocked',
  },
  {
    command: 'push-far',
    keys: ARROWS.map((arrow) => `shift+${arrow}`),
    shown: 'Shift + arrow',
    about: 'push until blocked',
  },
  {
    command: 'look',
    keys: ARROWS.map((arrow) => `alt+${arrow}`),
    shown: 'Alt + arrow',
    about: 'scroll a large level',
  },
  ...HISTORY_KEYS,
  {
    command: 'keep-snapshot',
    keys: DIGITS.flatMap((digit) => [`alt+${digit}`, `ctrl+${digit}`]),
    shown: 'Alt + digit',
    about: 'save a snapshot (also Ctrl + digit where the terminal sends it)',
  },
  { command: 'use-snapshot', keys: DIGITS, shown: 'digit', about: 'return to a snapshot' },
  { command: 'hint', keys: ['i'], shown: 'i', about: 'show the next step of the hint' },
  { command: 'warnings', keys: ['x'], shown: 'x', about: 'toggle deadlock warnings' },
  { command: 'dead-cells', keys: ['c'], shown: 'c', about: 'highlight dead squares' },
  { command: 'bound', keys: ['b'], shown: 'b', about: 'show minimum pushes left' },
  TIME_KEY,
  { command: 'replay', keys: ['v', 'space'], shown: 'v  Space', about: 'replay this game or a solution' },
  { command: 'moves', keys: ['e'], shown: 'e', about: 'the moves as text, to copy; paste plays moves' },
  ...wayKeys('level'),
];

export const sokobanCommand = commandByKey(SOKOBAN_KEYS);

export const SOKOBAN_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo', weight: 1 },
  { key: 'y', does: 'redo' },
  { key: 'r', does: 'restart' },
  { key: 'i', does: 'hint', weight: 2 },
  { key: 'n', does: 'next' },
  { key: 'v', does: 'replay' },
  ...WAY_OUT,
];

export const STUCK_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo', weight: 1 },
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

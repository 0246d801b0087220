// The keys of Sokoban, as one table. The letters of LURD are not directions here: u undoes, l is right as in vi.

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

export const SOKOBAN_KEY_COMMANDS = [
  ...COMMON_COMMANDS,
  'walk-far',
  'push-far',
  'scroll',
  'dead-squares',
  'warnings',
  'bound',
  'replay',
  'moves',
  'set-snapshot',
  'restore-snapshot',
] as const;
export type SokobanKey = (typeof SOKOBAN_KEY_COMMANDS)[number];

const ARROWS = ['up', 'right', 'down', 'left'];

export const SOKOBAN_KEYS: readonly KeyRow<SokobanKey>[] = [
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
    command: 'scroll',
    keys: ARROWS.map((arrow) => `alt+${arrow}`),
    shown: 'Alt + arrow',
    about: 'scroll a large level',
  },
  ...HISTORY_KEYS,
  {
    command: 'set-snapshot',
    keys: DIGITS.flatMap((digit) => [`alt+${digit}`, `ctrl+${digit}`]),
    shown: 'Alt + digit',
    about: 'save a snapshot (also Ctrl + digit where the terminal sends it)',
  },
  { command: 'restore-snapshot', keys: DIGITS, shown: 'digit', about: 'return to a snapshot' },
  { command: 'hint', keys: ['i'], shown: 'i', about: 'show the next step of the hint' },
  { command: 'warnings', keys: ['x'], shown: 'x', about: 'toggle deadlock warnings' },
  { command: 'dead-squares', keys: ['c'], shown: 'c', about: 'highlight dead squares' },
  { command: 'bound', keys: ['b'], shown: 'b', about: 'show minimum pushes left' },
  TIME_KEY,
  difficultyKey('g'),
  { command: 'replay', keys: ['v', 'space'], shown: 'v  Space', about: 'replay this game or a solution' },
  { command: 'moves', keys: ['e'], shown: 'e', about: 'the moves as text, to copy; paste plays moves' },
  ...levelKeys('level'),
];

export const sokobanKey = commandByKey(SOKOBAN_KEYS);

export const SOKOBAN_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo', weight: 1 },
  { key: 'y', does: 'redo' },
  { key: 'r', does: 'restart' },
  { key: 'i', does: 'hint', weight: 2 },
  { key: 'n', does: 'next' },
  { key: 'v', does: 'replay' },
  ...EXIT_KEYS,
];

export const DEADLOCK_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo', weight: 1 },
  { key: 'y', does: 'redo' },
  { key: 'r', does: 'restart' },
  ...EXIT_KEYS,
];

export const SOLVED_LINE: readonly KeyHelp[] = [
  { key: 'n', does: 'next' },
  { key: 'N', does: 'next unsolved' },
  { key: 'v', does: 'replay' },
  { key: 'r', does: 'again' },
  { key: 'u', does: 'undo' },
  ...EXIT_KEYS,
];

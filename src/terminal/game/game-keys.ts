// The keys that both puzzles share, and the shape of a key table: keys, command, and help text per row. The game, the
// line of keys, and the help page read the same rows.

import { type Key, keyName } from '../../keys/index.js';
import type { KeyHelp } from '../screen/page-layout.js';

export const COMMON_COMMANDS = [
  'up',
  'right',
  'down',
  'left',
  'undo',
  'redo',
  'restart',
  'undo-all',
  'redo-all',
  'hint',
  'time',
  'difficulty',
  'next',
  'previous',
  'next-unsolved',
  'help',
  'back',
  'quit',
] as const;
export type CommonCommand = (typeof COMMON_COMMANDS)[number];

export interface KeyRow<Command> {
  readonly command: Command;
  /** Names as `keyName` gives them. */
  readonly keys: readonly string[];
  /** As the help shows them; absent where another row speaks for it. */
  readonly shown?: string;
  readonly about?: string;
}

export const DIGITS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Directions; `about` is their help text. */
export const directionKeys = (about: string): readonly KeyRow<CommonCommand>[] => [
  { command: 'up', keys: ['up', 'w', 'k'], shown: 'arrows  w a s d  h j k l', about },
  { command: 'right', keys: ['right', 'd', 'l'] },
  { command: 'down', keys: ['down', 's', 'j'] },
  { command: 'left', keys: ['left', 'a', 'h'] },
];

export const HISTORY_KEYS: readonly KeyRow<CommonCommand>[] = [
  {
    command: 'undo',
    keys: ['u', 'z', 'backspace', 'ctrl+z'],
    shown: 'u  z  Backspace  Ctrl+z',
    about: 'undo; hold to repeat',
  },
  { command: 'redo', keys: ['y', 'ctrl+y', 'ctrl+shift+z'], shown: 'y  Ctrl+y', about: 'redo' },
  { command: 'restart', keys: ['r'], shown: 'r', about: 'restart (can be undone)' },
  { command: 'undo-all', keys: ['home'], shown: 'Home  End', about: 'undo all, redo all' },
  { command: 'redo-all', keys: ['end'] },
];

export const TIME_KEY: KeyRow<CommonCommand> = {
  command: 'time',
  keys: ['t'],
  shown: 't',
  about: 'show or hide the time',
};

/** `keys` beside =, which is free in both puzzles. */
export const difficultyKey = (...keys: readonly string[]): KeyRow<CommonCommand> => ({
  command: 'difficulty',
  keys: [...keys, '='],
  shown: [...keys, '='].join('  '),
  about: 'how hard it is, and why',
});

/** Keys to other levels, help, and the way out. */
export const levelKeys = (what: string): readonly KeyRow<CommonCommand>[] => [
  {
    command: 'next',
    keys: ['n', 'pagedown'],
    shown: 'n  p  PageDown  PageUp',
    about: `next ${what}, previous ${what}`,
  },
  { command: 'previous', keys: ['p', 'pageup'] },
  { command: 'next-unsolved', keys: ['N'], shown: 'N', about: `next unsolved ${what}` },
  { command: 'help', keys: ['?', 'f1'], shown: '?  F1', about: 'these keys' },
  { command: 'back', keys: ['escape'], shown: 'Escape', about: `to the list of ${what}s` },
  { command: 'quit', keys: ['q', 'ctrl+d'], shown: 'q  Ctrl+c', about: 'save and quit' },
];

/** Which command a key gives. */
export function commandByKey<Command>(rows: readonly KeyRow<Command>[]): (key: Key) => Command | undefined {
  const byKey = new Map(rows.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)));
  return (key) => byKey.get(keyName(key));
}

/** The last of every line of keys. */
export const EXIT_KEYS: readonly KeyHelp[] = [
  { key: '?', does: 'keys' },
  { key: 'q', does: 'quit' },
];

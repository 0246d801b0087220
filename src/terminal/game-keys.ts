// The keys both puzzles have in common, and what a table of keys is: what is pressed, what it does, what the help says.
// The game, the line of keys and the help page all read the same rows.

import type { KeyHelp } from './furniture.js';
import { type Key, keyName } from './keys.js';

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

/** Directions; `about` says what they do. */
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

/** To other levels and out; `what` is what the puzzle calls a level. */
export const wayKeys = (what: string): readonly KeyRow<CommonCommand>[] => [
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
export const WAY_OUT: readonly KeyHelp[] = [
  { key: '?', does: 'keys' },
  { key: 'q', does: 'quit' },
];

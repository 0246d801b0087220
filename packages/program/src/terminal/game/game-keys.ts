// The keys that both puzzles share, and the shape of a key table: keys, command, and help text per row. The game, the
// line of keys, and the help page read the same rows.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type Key, keyName } from '@masu/node-host/keys/terminal-keys.js';
import type { KeyHelp } from '../screen/page-layout.js';
import { texts } from '../texts/language.js';

export interface KeyRow<Command> {
  readonly command: Command;
  /** Names as `keyName` gives them. */
  readonly keys: readonly string[];
  /** The keys and their description in the help; absent if another row includes it. */
  readonly help?: () => readonly [shown: string, about: string];
}

/** The table of a game's keys; its type has every command. */
export const keyTable = <Command extends string>(rows: readonly KeyRow<Command>[]): readonly KeyRow<Command>[] => rows;

export const DIGITS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export const directionKeys = (help: NonNullable<KeyRow<string>['help']>) =>
  keyTable([
    { command: 'up', keys: ['up', 'w', 'k'], help },
    { command: 'right', keys: ['right', 'd', 'l'] },
    { command: 'down', keys: ['down', 's', 'j'] },
    { command: 'left', keys: ['left', 'a', 'h'] },
  ]);

export const HISTORY_KEYS = keyTable([
  { command: 'undo', keys: ['u', 'z', 'backspace', 'ctrl+z'], help: () => texts.keys.both.undo },
  { command: 'redo', keys: ['y', 'ctrl+y', 'ctrl+shift+z'], help: () => texts.keys.both.redo },
  { command: 'restart', keys: ['r'], help: () => texts.keys.both.restart },
  { command: 'undo-all', keys: ['home'], help: () => texts.keys.both.ends },
  { command: 'redo-all', keys: ['end'] },
]);

export const TIME_KEY: KeyRow<'time'> = { command: 'time', keys: ['t'], help: () => texts.keys.both.time };

/** Keys to other levels, help, and the way out. */
export const levelKeys = (puzzle: PuzzleId) =>
  keyTable([
    { command: 'finish', keys: ['enter'], help: () => texts.keys[puzzle].finish },
    { command: 'next', keys: ['n', 'pagedown'], help: () => texts.keys[puzzle].levels },
    { command: 'previous', keys: ['p', 'pageup'] },
    { command: 'next-unsolved', keys: ['N'], help: () => texts.keys[puzzle].unsolved },
    { command: 'help', keys: ['?', 'f1'], help: () => texts.keys.both.help },
    { command: 'back', keys: ['escape'], help: () => texts.keys[puzzle].back },
    { command: 'quit', keys: ['q', 'ctrl+d'], help: () => texts.keys.both.quit },
  ]);

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

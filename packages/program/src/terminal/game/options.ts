// The options a player can turn on and off, saved as settings under a name per puzzle.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { Store } from '../../saves/store.js';

type Options = Readonly<Record<string, boolean>>;

const settingKey = (puzzle: PuzzleId, name: string): string => `terminal.${puzzle}.${name}`;

/** The saved options; defaults for the others. */
export function loadOptions<T extends Options>(store: Store, puzzle: PuzzleId, defaults: T): T {
  const saved = Object.entries(defaults).map(([name, value]) => [name, store.setting(settingKey(puzzle, name), value)]);
  return Object.fromEntries(saved);
}

/** Toggles one option and saves it. */
export function toggleSavedOption<T extends Options>(
  store: Store,
  puzzle: PuzzleId,
  options: T,
  name: keyof T & string,
): T {
  const value = !options[name];
  store.saveSetting(settingKey(puzzle, name), value);
  return { ...options, [name]: value };
}

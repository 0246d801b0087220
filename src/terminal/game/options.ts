// The options a player can turn on and off, saved as settings under a name per puzzle.

import type { PuzzleId } from '../../base/puzzle.js';
import type { Store } from '../../saves/index.js';

type Options = Readonly<Record<string, boolean>>;

const keyOf = (puzzle: PuzzleId, name: string): string => `terminal.${puzzle}.${name}`;

/** The saved options; defaults for the others. */
export function loadOptions<T extends { readonly [K in keyof T]: boolean }>(
  store: Store,
  puzzle: PuzzleId,
  defaults: T,
): T {
  const entries = Object.entries(defaults as Options).map(([name, value]) => [
    name,
    store.setting(keyOf(puzzle, name), value),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Toggles one option and saves it. */
export function toggleSavedOption<T extends { readonly [K in keyof T]: boolean }>(
  store: Store,
  puzzle: PuzzleId,
  options: T,
  name: keyof T & string,
): T {
  const value = !options[name];
  store.saveSetting(keyOf(puzzle, name), value);
  return { ...options, [name]: value };
}

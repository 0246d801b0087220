// What a player can switch on and off, kept from one sitting to the next under a name for each puzzle.

import type { PuzzleId } from '../../base/puzzle.js';
import type { Store } from '../../saves/index.js';

type Choices = Readonly<Record<string, boolean>>;

const keyOf = (puzzle: PuzzleId, name: string): string => `terminal.${puzzle}.${name}`;

/** As they were left; `usual` for those never touched. */
export function loadChoices<T extends { readonly [K in keyof T]: boolean }>(
  store: Store,
  puzzle: PuzzleId,
  usual: T,
): T {
  const entries = Object.entries(usual as Choices).map(([name, value]) => [
    name,
    store.setting(keyOf(puzzle, name), value),
  ]);
  return Object.fromEntries(entries) as T;
}

/** The choices with one turned over, and kept so. */
export function turnChoice<T extends { readonly [K in keyof T]: boolean }>(
  store: Store,
  puzzle: PuzzleId,
  choices: T,
  name: keyof T & string,
): T {
  const value = !choices[name];
  store.saveSetting(keyOf(puzzle, name), value);
  return { ...choices, [name]: value };
}

// Where the pages of the menu lead; `Navigation` knows.

import type { PuzzleId } from '../../base/puzzle.js';
import type { SavedGame, SuccessWish } from '../../play/index.js';
import type { StoredCollection } from '../../saves/index.js';
import type { Grader } from '../game/grader.js';
import type { App, Status } from '../screen/page.js';

/** A level as saved data identifies it. */
export type SavedLevel = Pick<SavedGame, 'puzzle' | 'hash' | 'title' | 'level'>;

export interface PageHost {
  readonly app: App;
  readonly grader: Grader;
  play(collection: StoredCollection, index: number): void;
  /** Plays a level; false if it can't be read. */
  playSaved(level: SavedLevel): boolean;
  /** Plays the level that suits the player; false if there is none. */
  playNext(puzzle: PuzzleId, wish: SuccessWish): boolean;
  showLevels(collection: StoredCollection): void;
  paste(text: string, showStatus: (status: Status) => void): void;
  help(): void;
}

// What a page is to the program, and what the program is to a page. A page draws itself from its state and takes
// what the player does; it asks the world for another page, for the store, for a search.

import type { Engine } from '../jobs/index.js';
import type { Cells, Size } from './cells.js';
import type { TerminalEvent } from './keys.js';
import type { Library } from './library.js';
import type { Look } from './look.js';
import type { Store } from './store.js';
import type { Watcher } from './watcher.js';

export interface Page {
  frame(size: Size, look: Look): Cells;
  take(event: TerminalEvent): void;
  /** So many milliseconds went by while it was in view. */
  tick?(millis: number): void;
  /** How often it wants to be ticked; absent: never. */
  readonly tickMillis?: number | undefined;
  /** It comes into view, first or again. */
  enter?(): void;
  /** It goes out of view, or the program ends: save what is to be saved, stop what runs. */
  leave?(): void;
  /** False where text is there to be marked with the terminal's own mouse. */
  readonly wantsMouse?: boolean;
}

export interface World {
  readonly store: Store;
  readonly library: Library;
  /** Made when first needed: starting a worker costs more than a key may. */
  engine(): Engine;
  readonly watcher: Watcher;
  now(): number;
  size(): Size;
  open(page: Page): void;
  /** In place of the page in view. */
  replace(page: Page): void;
  /** To the page before; from the first one, the program ends. */
  back(): void;
  /** To the page before. False at the first one: Escape pressed once too often must not end the program. */
  escape(): boolean;
  quit(): void;
  /** Something changed by itself: draw soon. */
  draw(): void;
}

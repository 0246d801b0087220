// The interfaces between pages and the app. A page draws itself from its state and takes what the player does; the app
// opens other pages and provides the store, engines, and the clock.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import type { JobSlot } from '@masu/engine/session/job-runner.js';
import type { TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import type { Environment } from '../../host/host.js';
import type { LevelLibrary } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import type { Appearance } from './appearance.js';
import type { Cells, Size } from './cells.js';

export interface TerminalPage {
  frame(size: Size, appearance: Appearance): Cells;
  take(event: TerminalEvent): void;
  /** This many milliseconds passed while it was in view. */
  tick?(millis: number): void;
  /** How often it wants to be ticked; absent: never. */
  readonly tickMillis?: number | undefined;
  /** It comes into view, first or again. */
  enter?(): void;
  /** It goes out of view, or the program ends: save the game, stop what runs. */
  leave?(): void;
  /** False if the player selects text with the terminal's own mouse. */
  readonly wantsMouse?: boolean;
}

export interface App {
  readonly store: Store;
  readonly library: LevelLibrary;
  /**
   * Opened on first use. Insight and grading have their own, so that they and other searches don't wait for each other.
   */
  engine(slot?: JobSlot | 'grade'): Engine;
  now(): number;
  readonly env: Environment;
  size(): Size;
  open(page: TerminalPage): void;
  /** In place of the page in view. */
  replace(page: TerminalPage): void;
  /** To the page before; from the first one, the program ends. */
  back(): void;
  /** To the page before. False at the first one: Escape pressed once too often must not end the program. */
  escape(): boolean;
  quit(): void;
  /** Something changed without input: draw soon. */
  draw(): void;
}

/** What a list needs of the app. */
export type PageExits = Pick<App, 'size' | 'back' | 'escape'>;

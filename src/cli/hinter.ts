// What `masu hint` hands to the puzzle's own way of explaining.

import type { ExitCode } from './exit-codes.js';
import type { InputOptions, LevelFile, SoundLevel } from './input.js';
import type { Output } from './output.js';
import type { LimitOptions } from './solving.js';

export interface HintOptions extends InputOptions, LimitOptions {
  readonly moves?: string;
  readonly detail?: '1' | '2' | '3' | '4';
  readonly solver?: string;
  readonly json?: boolean;
}

/** Without --detail, for both puzzles: where to look, no more. */
export const DEFAULT_DETAIL = '1';

export interface HintRequest {
  readonly input: LevelFile;
  readonly level: SoundLevel;
  /** Where the moves lead. */
  readonly position: unknown;
  readonly moves: readonly unknown[];
  readonly options: HintOptions;
  readonly output: Output;
}

/** Prints the hint of one level. */
export type Hinter = (request: HintRequest) => Promise<ExitCode>;

// The request that `masu hint` passes to the hint function of a puzzle.

import type { PuzzleId } from '../../base/puzzle.js';
import type { MoveOf, PositionOf } from '../../jobs/index.js';
import type { PuzzleDefaults } from '../interface/command.js';
import type { ExitCode } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import type { InputOptions, LevelFile, ValidLevel } from '../levels/input.js';
import type { LimitOptions } from '../solving/solving.js';

export interface HintCommandOptions extends InputOptions, LimitOptions {
  readonly moves?: string;
  readonly detail?: '1' | '2' | '3' | '4';
  readonly solver?: string;
  readonly defaults?: PuzzleDefaults;
  readonly json?: boolean;
}

/** The default of --detail for both puzzles: where to look. */
export const DEFAULT_DETAIL = '1';

export interface HintRequest<Id extends PuzzleId> {
  readonly input: LevelFile<Id>;
  readonly level: ValidLevel<Id>;
  /** The position after the moves. */
  readonly position: PositionOf<Id>;
  readonly moves: readonly MoveOf<Id>[];
  readonly options: HintCommandOptions;
  readonly output: Output;
}

/** Prints the hint of one level. */
export type Hinter<Id extends PuzzleId> = (request: HintRequest<Id>) => Promise<ExitCode>;

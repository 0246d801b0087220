// A teaching search of single moves, recorded event by event for the lab and for lessons. The options are those of a
// teaching solver (`TeachingSolver.options`), so every figure is the one that the solver reports.

import type { Bounds } from '@masu/core/base/outcome.js';
import type { Position, SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { record } from '@masu/search/record.js';
import type { Recorded } from '@masu/search/recorded.js';
import { movesProblem, searchOptions, type TeachingOptions } from './solve-by-moves.js';

export interface RecordedMoves extends Recorded {
  /** The rules by which events of the kind `pruned` are numbered. */
  readonly rules: readonly string[];
}

/** Yields between slices. Limit the nodes; the recording has about six events per expansion. */
export function* recordMoves(
  board: SokobanBoard,
  options: TeachingOptions,
  ...bounds: Bounds
): Generator<void, RecordedMoves, void> {
  const problem = movesProblem(board, options);
  const recorded = yield* record(problem, searchOptions(options), ...bounds);
  return { ...recorded, rules: options.courseCorner ? ['course'] : (options.rules ?? []) };
}

/** Reads positions out of a recording: the level and the options must be the recording's own. */
export function positionReader(
  board: SokobanBoard,
  options: TeachingOptions,
): (recorded: Recorded, node: number) => Position {
  const problem = movesProblem(board, options);
  return ({ nodes }, node) => problem.unpack(nodes.states, node * nodes.words);
}

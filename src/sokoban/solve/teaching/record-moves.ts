// A teaching search of single moves, recorded event by event for the lab and for lessons. The options are those of a
// teaching solver (`TeachingSolver.options`), so every figure is the one that the solver reports.

import { DIRECTIONS } from '../../../base/grid.js';
import type { Bounds } from '../../../base/outcome.js';
import { type Recorded, record } from '../../../search/index.js';
import type { Ground, Position } from '../../rules/level.js';
import { movesProblem, searchOptions, type TeachingOptions } from './solve-by-moves.js';

export interface RecordedMoves extends Recorded {
  /** The rules by which events of the kind `pruned` are numbered. */
  readonly rules: readonly string[];
}

/** Yields between slices. Limit the nodes; the recording has about six events per expansion. */
export function* recordMoves(
  ground: Ground,
  options: TeachingOptions,
  ...bounds: Bounds
): Generator<void, RecordedMoves, void> {
  const problem = movesProblem(ground, options);
  const recorded = yield* record(problem, searchOptions(options), ...bounds);
  return { ...recorded, rules: options.courseCorner ? ['course'] : (options.rules ?? []) };
}

/** Reads positions out of a recording: the level and the options must be the recording's own. */
export function positionReader(
  ground: Ground,
  options: TeachingOptions,
): (recorded: Recorded, node: number) => Position {
  const problem = movesProblem(ground, options);
  return ({ nodes }, node) => problem.unpack(nodes.states, node * nodes.words);
}

/** The direction of an action of a recording. */
export const directionOf = (action: number): (typeof DIRECTIONS)[number] | undefined => DIRECTIONS[action];

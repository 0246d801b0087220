// Verifies a solver's answer by the rules alone: every move can be made, and every box is on a goal after the last one.

import { fail, ok, type Result } from '../../base/result.js';
import type { Level, Position, Solution } from './level.js';
import { type Frame, replay } from './replay.js';
import { isSolved } from './step.js';

/**
 * Replays the solution once; `see` gets each frame on the way. The empty solution is valid if every box begins on a
 * goal, although a game counts such a level as won only after a move.
 */
export function checkSolution(level: Level, solution: Solution, see?: (frame: Frame) => void): Result<true, string> {
  let position: Position = level.start;
  for (const frame of replay(level, solution, position)) {
    if (frame.step.kind === 'blocked') return fail(`Move ${frame.index} of the solution is blocked.`);
    see?.(frame);
    position = frame.position;
  }
  return isSolved(level, position) ? ok(true) : fail('A box is off its goal after the last move.');
}

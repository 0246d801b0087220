// A solution verified, counted, and written in LURD in a single replay: what a report says about it.

import { ok, type Result } from '../../base/result.js';
import { checkSolution } from '../rules/check-solution.js';
import type { Level, Solution } from '../rules/level.js';
import { lurdLetter } from './lurd.js';

/** A solution that was replayed. */
export interface VerifiedSolution {
  /** In LURD. */
  readonly solution: string;
  /** All its moves. */
  readonly moves: number;
  /** The pushes among them. */
  readonly pushes: number;
}

/**
 * A solution replayed, counted, and written in LURD; or a sentence that says where it fails.
 * @example
 * ```ts
 * const verified = verifySolution(level, ['right', 'right']);
 * console.log(verified.ok && verified.value.solution); // rR
 * ```
 */
export function verifySolution(level: Level, solution: Solution): Result<VerifiedSolution, string> {
  let text = '';
  let pushes = 0;
  const checked = checkSolution(level, solution, (frame) => {
    text += lurdLetter(frame);
    if (frame.step.kind === 'push') pushes++;
  });
  return checked.ok ? ok({ solution: text, moves: text.length, pushes }) : checked;
}

// A solution verified, counted, and written in LURD in a single replay: what a report says about it.

import { ok, type Result } from '../../base/result.js';
import { checkSolution } from '../rules/check-solution.js';
import type { Level, Solution } from '../rules/level.js';
import { lurdLetter } from './lurd.js';

export interface VerifiedSolution {
  /** In LURD. */
  readonly solution: string;
  readonly moves: number;
  readonly pushes: number;
}

export function verifySolution(level: Level, solution: Solution): Result<VerifiedSolution, string> {
  let text = '';
  let pushes = 0;
  const checked = checkSolution(level, solution, (frame) => {
    text += lurdLetter(frame);
    if (frame.step.kind === 'push') pushes++;
  });
  return checked.ok ? ok({ solution: text, moves: text.length, pushes }) : checked;
}

// Somebody's solutions against a file of levels. Needs no solver and no worker.

import { wrongArgument } from '../base/wrong-argument.js';
import type { LevelsRead } from '../jobs/index.js';
import { type Judged, type JudgeRules, judgeSubmission, makeLevelTable } from '../judge/index.js';

export interface JudgeOptions extends JudgeRules {
  /** The name of the submission, as a file would have it: `anna-L3.txt` is for level 3 (default: none). */
  readonly name?: string;
}

/**
 * Which level each answer in a text is for, and whether it solves it: one result per answer, at least one. The text may
 * be anything that `masu judge` reads: moves, one line per level, a file of solutions, grids of digits.
 * @example
 * ```ts
 * const [judged] = judge(levels, 'rR');
 * if (judged && 'solved' in judged) console.log(judged.level, judged.solved); // 1 true
 * ```
 */
export function judge(levels: LevelsRead, text: string, { name = '', ...rules }: JudgeOptions = {}): Judged[] {
  if (typeof text !== 'string') throw wrongArgument('a submission as text', text);
  return judgeSubmission(makeLevelTable(levels), { name, text }, rules);
}

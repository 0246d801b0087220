// Somebody's solutions against a file of levels. Needs no solver and no worker.

import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { JudgeRules } from '../judge/attempt.js';
import { type Judged, judgeSubmission } from '../judge/judge.js';
import { makeLevelTable } from '../judge/level-table.js';
import type { LevelsRead } from './read-levels.js';
import { mustBeTexts, mustHaveNames } from './run-options.js';

/** How answers are judged. */
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
export function judge(levels: LevelsRead, text: string, options: JudgeOptions = {}): Judged[] {
  if (typeof text !== 'string') throw wrongArgument('a submission as text', text);
  if (typeof options !== 'object' || options === null) throw wrongArgument('options as an object', options);
  mustHaveNames('option', options, ['name', 'allowBlocked']);
  mustBeTexts(options, 'name');
  const { name = '', ...rules } = options;
  if (rules.allowBlocked !== undefined && typeof rules.allowBlocked !== 'boolean')
    throw wrongArgument('true or false for allowBlocked', rules.allowBlocked);
  return judgeSubmission(makeLevelTable(levels), { name, text }, rules);
}

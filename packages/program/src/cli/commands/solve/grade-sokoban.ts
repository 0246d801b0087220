// Sokoban: how hard a level is, and why.

import { countOf } from '@masu/core/base/format.js';
import { difficultyNumber } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokoban } from '@masu/studio/sokoban/grade/grade.js';
import { reasonMessage } from '@masu/studio/sokoban/grade/reason-sentences.js';
import { EXIT, type ExitCode } from '../../interface/exit-codes.js';
import { withPauses } from '../../interface/interrupt.js';
import type { LevelGrader } from './grader.js';

const WITHOUT: Readonly<Record<'unsolvable' | 'gave-up', readonly [ExitCode, message: string]>> = {
  unsolvable: [EXIT.unsolvable, 'Proven unsolvable, so it has no grade.'],
  'gave-up': [EXIT.limit, 'No solution was found within the limits, so it has no grade.'],
};

/** Two decimals, rounded down: a share of 1 is printed only if all are deadlocks. */
const roundedShare = (part: number, whole: number): number => Math.floor((100 * part) / whole) / 100;

export const gradeSokobanLevel: LevelGrader<'sokoban'> = async (level, output) => {
  const grading = await withPauses(output.host, gradeSokoban(level));
  if (!grading) return undefined;
  const { verdict } = grading;
  if (verdict !== 'graded') {
    const [code, message] = WITHOUT[verdict];
    return { code, lines: [message], fields: { verdict, message } };
  }
  const { grade, units, isExact, figures, reach } = grading;
  const { boxes, pushes, boxChanges, gap } = figures;
  const reasons = grading.reasons.map(reasonMessage);
  const difficulty = difficultyNumber(units);
  const dead = reach && { deadShare: roundedShare(reach.dead, reach.reachable), positions: reach.reachable };
  const share = dead ?? { deadShare: null, positions: null };
  const facts = [
    `difficulty ${difficulty.toFixed(2)}${isExact ? '' : ', estimated'}`,
    countOf(pushes, 'push', 'pushes'),
    countOf(boxChanges, 'box change', 'box changes'),
    `${gap} over the lower bound`,
    ...(reach ? [`${Math.floor((100 * reach.dead) / reach.reachable)}% deadlocks (dead squares aside)`] : []),
  ];
  return {
    code: EXIT.ok,
    lines: [`${output.strong(grade)}; ${facts.join(', ')}`, ...reasons.map((reason) => `${reason}.`)],
    fields: {
      verdict,
      grade,
      difficulty,
      proven: isExact,
      exact: isExact,
      boxes,
      pushes,
      boxChanges,
      gap,
      ...share,
      reasons,
    },
  };
};

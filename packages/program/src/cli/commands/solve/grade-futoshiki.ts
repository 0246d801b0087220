// Futoshiki: how hard a puzzle is, by the hardest rule it needs, with the steps that prove it.

import { countOf } from '@masu/core/base/format.js';
import { cellCoordinates } from '@masu/core/base/grid.js';
import { cellName } from '@masu/core/futoshiki/rules/cell-name.js';
import type { Deduction } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { gradeSteps } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { whySeveral } from '@masu/solve/futoshiki/solve/explain/why-several.js';
import { whyUnsolvable } from '@masu/solve/futoshiki/solve/explain/why-unsolvable.js';
import { EXIT } from '../../interface/exit-codes.js';
import { withPauses } from '../../interface/interrupt.js';
import type { LevelGrader } from './grader.js';

/** How often each kind of step was taken, in the order of first use. */
function tally(steps: readonly Deduction[]): [name: string, times: number][] {
  const times = new Map<string, number>();
  for (const { name } of steps) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times];
}

function stepJson(size: number, { rule, name, place, eliminations, because, message }: Deduction): object {
  const at = (cell: number) => cellCoordinates(cell, size);
  const digits = (mask: number) => Array.from({ length: size }, (_, i) => i + 1).filter((d) => (mask >>> (d - 1)) & 1);
  return {
    rule,
    name,
    ...(place ? { cell: at(place.cell), digit: place.digit } : {}),
    eliminations: eliminations.map(({ cell, mask }) => ({ cell: at(cell), digits: digits(mask) })),
    because: because.map(at),
    message,
  };
}

export const gradeFutoshikiLevel: LevelGrader<'futoshiki'> = async (level, output) => {
  const { size } = level;
  const working = gradeSteps(level);
  // The first step counts the solutions without a pause, so Ctrl-C can't be handled until it is done.
  const grading = await withPauses(output.host, working, working.next());
  if (!grading) return undefined;
  const { verdict } = grading;
  if (verdict !== 'graded') {
    // Finding the reason has no pauses either, so Ctrl-C keeps its default behavior.
    const message = (verdict === 'unsolvable' ? whyUnsolvable(level) : whySeveral(level))?.message ?? '';
    const why = verdict === 'unsolvable' ? 'no solution, so no grade' : 'several solutions, so no grade';
    return { code: EXIT.unsolvable, lines: [`${why}. ${message}`], fields: { size, verdict, message } };
  }
  const { grade, steps } = grading;
  const kinds = tally(steps);
  const shown = kinds.map(([kind, times]) => `${kind} ${times}`).join(', ');
  const width = String(steps.length).length;
  const lines = steps.map(({ name: kind, place, message }, index) => {
    const put = place ? ` ${cellName(place.cell, size)} = ${place.digit}` : '';
    return `${String(index + 1).padStart(width)}. ${kind}${put}: ${message}`;
  });
  return {
    code: EXIT.ok,
    lines: [
      `${output.strong(grade)}; ${size} × ${size}, ${countOf(steps.length, 'step', 'steps')}: ${shown}`,
      ...lines,
    ],
    fields: {
      size,
      verdict,
      grade,
      rules: Object.fromEntries(kinds),
      steps: steps.map((step) => stepJson(size, step)),
    },
  };
};

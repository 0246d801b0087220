// Explains why a Futoshiki has no solution or more than one, for `masu solve`: in words and as JSON notes.

import type { PuzzleSolvers, ReportExplanation } from '../../../base/puzzle.js';
import { boardRows } from '../../rules/board-text.js';
import { clueName } from '../../rules/clue.js';
import { cellName, type FutoshikiGrid, type FutoshikiLevel, gridRows } from '../../rules/level.js';
import { whySeveral } from './why-several.js';
import { whyUnsolvable } from './why-unsolvable.js';

function severalWhy(level: FutoshikiLevel): ReportExplanation | undefined {
  const several = whySeveral(level);
  if (!several) return undefined;
  const { first, second, differing, clue, message } = several;
  const right = boardRows(level, second);
  const marked = boardRows(
    level,
    level.cells.map((_, cell) => (differing.includes(cell) ? (second[cell] as number) : 0)),
  );
  const lines = boardRows(level, first).map((row, i) => `${row}   ${right[i]}   ${marked[i]}`);
  const cells = differing.map((cell) => cellName(cell, level.size)).join(' ');
  return {
    lines: [message, 'Two solutions, and where they differ:', ...lines],
    notes: {
      why: message,
      other: gridRows(level.size, second).join(' '),
      differing: cells,
      ...(clue ? { clue: clueName(clue, level.size) } : {}),
    },
  };
}

type Explain = NonNullable<PuzzleSolvers<FutoshikiLevel, FutoshikiGrid>['explainReport']>;

export const explainReport: Explain = (level, report) => {
  if (report.verdict === 'solved' && report.solutions === 2) return severalWhy(level);
  if (report.verdict !== 'unsolvable') return undefined;
  const conflict = whyUnsolvable(level);
  if (!conflict) throw new Error('a puzzle proven unsolvable has a solution');
  const clues = conflict.clues.map((clue) => clueName(clue, level.size)).join('; ');
  return { lines: [conflict.message], notes: { why: conflict.message, clues } };
};

// Explains why a Futoshiki has no solution or more than one, for `masu solve`: in words and as JSON notes.

import type { Notes } from '../../base/outcome.js';
import {
  cellName,
  clueName,
  FUTOSHIKI,
  type FutoshikiGrid,
  type FutoshikiLevel,
  gridRows,
  whySeveral,
  whyUnsolvable,
} from '../../futoshiki/index.js';
import type { Report } from '../../jobs/index.js';

export interface Why {
  readonly lines: readonly string[];
  readonly notes: Notes;
}

const board = (level: FutoshikiLevel, digits: FutoshikiGrid): readonly string[] =>
  FUTOSHIKI.show(level, { digits, marks: digits.map(() => 0) });

function severalWhy(level: FutoshikiLevel): Why | undefined {
  const several = whySeveral(level);
  if (!several) return undefined;
  const { first, second, differing, clue, message } = several;
  const right = board(level, second);
  const marked = board(
    level,
    level.cells.map((_, cell) => (differing.includes(cell) ? (second[cell] as number) : 0)),
  );
  const lines = board(level, first).map((row, i) => `${row}   ${right[i]}   ${marked[i]}`);
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

/** Undefined if the report needs no explanation. */
export function whyFutoshiki(level: FutoshikiLevel, report: Report): Why | undefined {
  if (report.puzzle !== 'futoshiki') return undefined;
  if (report.verdict === 'solved' && report.solutions === 2) return severalWhy(level);
  if (report.verdict !== 'unsolvable') return undefined;
  const conflict = whyUnsolvable(level);
  if (!conflict) throw new Error('a puzzle proven unsolvable has a solution');
  const clues = conflict.clues.map((clue) => clueName(clue, level.size)).join('; ');
  return { lines: [conflict.message], notes: { why: conflict.message, clues } };
}

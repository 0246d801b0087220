// Explains why a puzzle has multiple solutions: two of them, the cells in which they differ, and one additional clue
// that would leave exactly one. Signs are tried first, since they give less away than digits.

import { defined } from '@masu/core/base/defined.js';
import type { Message } from '@masu/core/base/message.js';
import type { PuzzleSolvers, ReportExplanation } from '@masu/core/base/puzzle.js';
import { boardRows } from '@masu/core/futoshiki/rules/board-text.js';
import { cellName, gridRows } from '@masu/core/futoshiki/rules/cell-name.js';
import { type Clue, clueName, isClueTrue, possibleClues, withClue } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '../candidates/count.js';
import { cellsAt, clueFacts } from '../deductions/facts.js';
import { sayFutoshikiHint } from '../deductions/messages.js';
import { whyUnsolvable } from './why-unsolvable.js';

export interface Several extends Message {
  readonly first: FutoshikiGrid;
  readonly second: FutoshikiGrid;
  /** The cells in which the two differ. */
  readonly differing: readonly number[];
  /** A clue that would leave exactly one solution, if one alone can. */
  readonly clue?: Clue;
}

/** If the solutions differ in more cells than this, a message names one. */
const MAX_CELLS_SHOWN = 12;
/** How many solutions are sampled to skip clues that hold in two of them. */
const SAMPLE = 64;
/** The budget for testing clues, in cells visited: enough for all the clues of a 9 × 9 board. */
const MAX_WORK = 8_000_000;

/** A clue that leaves one solution. Clues that hold in two known solutions are skipped. */
function decidingClue(level: FutoshikiLevel, sample: readonly FutoshikiGrid[]): Clue | 'none' | 'not-found' {
  let work = 0;
  for (const clue of possibleClues(level)) {
    if (sample.filter((grid) => isClueTrue(clue, grid)).length > 1) continue;
    if (work > MAX_WORK) return 'not-found';
    const { solutions, nodes } = countSolutions(withClue(level, clue), 2);
    if (solutions.length === 1) return clue;
    work += (nodes + 1) * level.size ** 2;
  }
  return 'none';
}

/** Undefined if the level has fewer than two solutions. */
export function whySeveral(level: FutoshikiLevel): Several | undefined {
  const { size } = level;
  const sample = countSolutions(level, SAMPLE).solutions;
  const [first, second] = sample;
  if (!first || !second) return undefined;
  const differing = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  const clue = decidingClue(level, sample);
  const cells = cellsAt(differing.length > MAX_CELLS_SHOWN ? differing.slice(0, 1) : differing, size);
  const count = sample.length < SAMPLE ? sample.length : 'many';
  const missing = typeof clue === 'object' ? clueFacts(clue, size) : clue;
  const message = sayFutoshikiHint('several', count, cells, differing.length, missing);
  return { first, second, differing, ...(typeof clue === 'object' ? { clue } : {}), ...message };
}

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
      ...defined({ clue: clue && clueName(clue, level.size) }),
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

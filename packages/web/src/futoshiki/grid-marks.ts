// What the grid marks: the cells and signs that a hint is based on, and what a count of solutions found.

import type { CountReport } from '@masu/engine/jobs/kinds/count-schema.js';
import { type DigitDetail, type DigitHint, wrongCells } from '@masu/engine/session/futoshiki/session.js';
import { computed } from '@preact/signals';
import { type ShownGrid, signKey } from './grid.js';
import { reasonLetter } from './hint-steps.js';
import { countReport } from './jobs.js';
import { cellMarks, litCells } from './naming.js';
import { futoshikiSession } from './state.js';

type GridMarks = Pick<ShownGrid, 'badges' | 'signs' | 'target' | 'lit'>;

/** Clues that contradict each other, or cells that differ between two solutions. */
function countMarks(report: CountReport): GridMarks {
  const clues = report.verdict === 'unsolvable' ? report.clues : [];
  const differing = report.verdict === 'several' ? report.differing : [];
  return {
    badges: new Map([
      ...clues.flatMap((clue) => (clue.kind === 'digit' ? [[clue.cell, '!'] as const] : [])),
      ...differing.map((cell) => [cell, '?'] as const),
    ]),
    signs: new Set(clues.flatMap((clue) => (clue.kind === 'sign' ? [signKey(clue.sign)] : []))),
  };
}

/**
 * The cell of the digit; from the second step of the hint on, also the cells and signs that its reasons are based on.
 * If there are several reasons, each has a letter.
 */
function hintMarks({ cell: target, steps }: DigitHint, detail: DigitDetail): GridMarks {
  const badges = new Map<number, string>();
  if (detail === 1) return { badges, signs: new Set(), target };
  const isOne = steps.length === 1;
  for (const [index, { because }] of steps.entries()) {
    // A cell that several steps are based on has the letter of each.
    for (const cell of because)
      if (cell !== target) badges.set(cell, isOne ? '' : `${badges.get(cell) ?? ''}${reasonLetter(index)}`);
  }
  return { badges, signs: new Set(steps.flatMap(({ signs }) => signs.map(signKey))), target };
}

/** Where the message has letters of cells, these are the badges: it has one reason at a time. */
function withCellMarks({ badges, ...others }: GridMarks): GridMarks {
  const plain = new Map([...badges.keys()].map((cell) => [cell, ''] as const));
  return { ...others, badges: new Map([...plain, ...cellMarks.value]) };
}

const stateMarks = computed((): GridMarks => {
  const now = futoshikiSession.value;
  const report = countReport();
  if (report) return countMarks(report);
  if (now?.hint.kind === 'open') return hintMarks(now.hint.report, now.hint.detail);
  return { badges: new Map((now ? wrongCells(now) : []).map((cell) => [cell, '!'])), signs: new Set() };
});

export const gridMarks = computed((): GridMarks => {
  const marks = stateMarks.value;
  return { ...(cellMarks.value.size > 0 ? withCellMarks(marks) : marks), lit: litCells.value };
});

// Sentences that both puzzles share, in the full screen and in line mode. Rows and columns count from 1.

import type { LimitName } from '../../base/outcome.js';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Cells row by row: "row 6, columns 5 and 6; row 7, column 2". */
export function cellsMessage(cells: readonly number[], width: number): string {
  const rows = new Map<number, string[]>();
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const row = Math.floor(cell / width) + 1;
    rows.set(row, [...(rows.get(row) ?? []), String((cell % width) + 1)]);
  }
  return [...rows]
    .map(([row, columns]) => `row ${row}, ${columns.length === 1 ? 'column' : 'columns'} ${LIST.format(columns)}`)
    .join('; ');
}

/** A search ended without an answer because of a limit. */
export function gaveUpMessage(limit: LimitName): string {
  if (limit === 'stopped') return 'Stopped.';
  if (limit === 'memory') return 'Gave up: memory limit reached. There may still be a solution.';
  return 'Gave up: no solution found within the limits. There may still be one.';
}

export const crashMessage = (message: string): string => `The search crashed: ${message}`;

export const MESSAGES = {
  restarted: 'Restarted. Undo to get your moves back.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  searching: 'Searching.',
  stopped: 'Stopped.',
  alreadySolved: 'Already solved.',
  pressQ: 'Press q to quit.',
  notSaved: "Couldn't save the last moves.",
} as const;

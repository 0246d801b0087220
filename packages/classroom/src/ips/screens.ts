// What a game of IPS showed: its boards and scores as values, whatever the words around them.

import type { ShownBoard } from '../mark/board-text.js';
import { placedBoards, shownLines } from '../mark/board-text.js';

export const GRID_LETTERS = '#.ABGXY';

export interface Screen {
  readonly board: string;
  /** The last numbers that were called so before the board, or on its line. */
  readonly best?: number;
  readonly current?: number;
}

const BEST = /(?:best|record|high(?:est)?|mejor|m[aá]xim\w*)[^\d\n]{0,40}?(-?\d+)/gi;
const CURRENT =
  /(?:current|actual|now|your|moves|steps|movimientos|pasos)[^\d\n]{0,40}?(-?\d+)|(?<!\w)score[^\d\n]{0,40}?(-?\d+)/gi;

function lastNumber(text: string, words: RegExp): number | undefined {
  const last = [...text.matchAll(words)].at(-1);
  const digits = last?.[1] ?? last?.[2];
  return digits === undefined ? undefined : Number(digits);
}

/** The scores of a text: what is called best is taken out before the other one is looked for. */
function scoresIn(text: string): Pick<Screen, 'best' | 'current'> {
  // The number of a level is no score.
  const plain = text.replace(/(?:level|nivel)\s*#?\s*\d+/gi, 'level');
  const best = lastNumber(plain, BEST);
  const current = lastNumber(plain.replace(BEST, ''), CURRENT);
  return { ...(best === undefined ? {} : { best }), ...(current === undefined ? {} : { current }) };
}

/** The screens with a board like this one. */
export function screensIn(stdout: string, model: readonly string[]): Screen[] {
  const lines = shownLines(stdout);
  const boards = placedBoards(lines, model, GRID_LETTERS);
  return boards.map(({ rows, from, to }: ShownBoard, index) => {
    const before = boards[index - 1]?.to ?? 0;
    const next = boards[index + 1]?.from ?? lines.length;
    const above = scoresIn(lines.slice(before, from).join('\n'));
    const below = scoresIn(lines.slice(to, next).join('\n'));
    // Most print the scores above the board.
    return { board: rows.join('\n'), ...below, ...above };
  });
}

const isRow = (line: string): boolean => /^[#.ABGXY]{3,}$/.test(line.trim()) && line.includes('#');

/** Every board of a transcript, of whatever level. */
export function anyBoards(stdout: string): string[] {
  const boards: string[] = [];
  let rows: string[] = [];
  for (const line of [...shownLines(stdout), '']) {
    if (isRow(line)) rows.push(line.trim());
    else {
      if (rows.length > 2) boards.push(rows.join('\n'));
      rows = [];
    }
  }
  return boards;
}

// Finds the map in a course's file: the rows, without the comments above them and the title, notes, and solutions below
// them that `masu convert` writes. The courses' own files contain only rows.

import { splitLines } from '@masu/core/base/text.js';

/** `; comment`, `Title: words`, `Comment:`, or the heading of stored moves. No row of a map begins like this. */
const WORDS = /^\s*(;|[A-Za-z][A-Za-z0-9'/_ -]*:|(best\s+)?(solution|snapshot|save ?game)\b)/i;

/** The rows of the map as written, without blank lines around them, and the line of the first, from 1. */
export function findMap(text: string): { readonly rows: readonly string[]; readonly line: number } {
  const lines = splitLines(text);
  const isAbove = (line: string): boolean => line.trim() === '' || line.trimStart().startsWith(';');
  const from = lines.findIndex((line) => !isAbove(line));
  if (from < 0) return { rows: [], line: 1 };
  const words = lines.findIndex((line, at) => at > from && WORDS.test(line));
  const rows = lines.slice(from, words < 0 ? lines.length : words);
  while (rows.at(-1)?.trim() === '') rows.pop();
  // How `convert` writes a blank row inside a board.
  return { rows: rows.map((row) => (row === '-' ? '' : row)), line: from + 1 };
}

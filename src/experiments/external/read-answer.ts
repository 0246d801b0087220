// Reads the answer of a program from what it printed or wrote: moves, or the rows of a grid. Nothing here is believed:
// whatever is found is replayed afterward.

import { readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { puzzleOf } from '../../jobs/index.js';
import type { Adapter } from './adapter.js';

const MAX_FILE_BYTES = 16 * 2 ** 20;
const MOVES_LINE = /^[ \t]*([lurdLURD]+)[ \t]*$/gm;

/** A file in the folder of the run; undefined if there is none, or it is too large or somewhere else. */
function fileText(folder: string, name: string): string | undefined {
  const path = resolve(join(folder, name));
  if (!path.startsWith(`${resolve(folder)}${sep}`)) return undefined;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= MAX_FILE_BYTES ? readFileSync(path, 'utf8') : undefined;
}

/** The last line that is moves alone. */
function lastMoves(text: string): string | undefined {
  return [...text.matchAll(MOVES_LINE)].at(-1)?.[1];
}

/** The first solution stored in a collection. */
function storedSolution(text: string): string | undefined {
  const sok = puzzleOf('sokoban').formats.find(({ id }) => id === 'sok');
  for (const level of sok?.parse(text).levels ?? []) {
    const stored = level.ok ? level.value.stored : undefined;
    const solution = stored?.find(({ kind }) => kind === 'solution');
    if (solution) return solution.moves;
  }
  return undefined;
}

/** A line of a grid: numbers with spaces or bars between them, or one letter per cell. */
function gridRow(line: string): string[] {
  const words = line.split(/[^0-9A-Za-z]+/).filter((word) => word !== '');
  const cells = words.length === 1 ? [...(words[0] as string)] : words;
  return cells.map((cell) => (/^\d+$/.test(cell) && Number(cell) > 9 ? Number(cell).toString(36) : cell));
}

/** The last block of `size` lines with `size` cells each, as rows of one letter per cell. */
function lastGrid(text: string, size: number): string[] | undefined {
  const rows = text.split('\n').map(gridRow);
  for (let end = rows.length; end >= size; end--) {
    const block = rows.slice(end - size, end);
    if (block.every((row) => row.length === size)) return block.map((row) => row.join('').toUpperCase());
  }
  return undefined;
}

/** What the program answers: moves, or rows; undefined if it gives no answer. `size` is that of a grid. */
export function readAnswer(
  { answer, puzzle }: Adapter,
  stdout: string,
  folder: string,
  size: number,
): string | string[] | undefined {
  const read = (text: string): string | string[] | undefined =>
    puzzle === 'futoshiki' || answer === 'grid' ? lastGrid(text, size) : lastMoves(text);
  if (answer === 'lurd' || answer === 'grid') return read(stdout);
  if (answer === 'sok') return storedSolution(stdout);
  const text = 'file' in answer ? fileText(folder, answer.file) : stdout;
  if (text === undefined) return undefined;
  if (answer.pattern !== undefined) {
    const found = new RegExp(answer.pattern, 'm').exec(text);
    const group = found?.[1] ?? found?.[0];
    return group === undefined ? undefined : puzzle === 'futoshiki' ? lastGrid(group, size) : group.replace(/\s+/g, '');
  }
  return puzzle === 'sokoban' ? (storedSolution(text) ?? lastMoves(text)) : read(text);
}

/** What the program says it has proven. */
export function readClaim({ claims }: Adapter, stdout: string): 'optimal' | 'unsolvable' | undefined {
  if (claims === false) return undefined;
  const says = (pattern: string | undefined): boolean => pattern !== undefined && new RegExp(pattern, 'm').test(stdout);
  return says(claims.unsolvable) ? 'unsolvable' : says(claims.optimal) ? 'optimal' : undefined;
}

// Reads the answer of a program from what it printed or wrote: moves, or the rows of a grid. Nothing here is believed:
// whatever is found is replayed afterward.

import { join, resolve, sep } from 'node:path';
import { PUZZLE_FIGURES } from '@masu/core/base/puzzle-names.js';
import { decodeText } from '@masu/core/base/text.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { strangerBytes } from '@masu/node-host/programs/stranger-files.js';
import type { Adapter } from './adapter.js';
import { pushesIn, type WrittenPush } from './walk-pushes.js';

const MAX_FILE_BYTES = 16 * 2 ** 20;

const MOVES_LINE = /^[ \t]*([lurdLURD]+)[ \t]*$/gm;

/** A file in the folder of the run; undefined if there is none, or it is too large or somewhere else. */
function fileText(folder: string, name: string): string | undefined {
  const path = resolve(join(folder, name));
  if (!path.startsWith(`${resolve(folder)}${sep}`)) return undefined;
  const bytes = strangerBytes(path, MAX_FILE_BYTES, folder);
  return typeof bytes === 'string' ? undefined : decodeText(bytes);
}

/** The last line that is moves alone. */
function lastMoves(text: string): string | undefined {
  return [...text.matchAll(MOVES_LINE)].at(-1)?.[1];
}

/** The first solution stored in a collection. */
function storedSolution(text: string): string | undefined {
  const sok = puzzleOf('sokoban').formats.find(({ id }) => id === 'sok');
  const stored = sok?.parse(text).levels.flatMap((level) => (level.ok ? (level.value.stored ?? []) : []));
  return stored?.find(({ kind }) => kind === 'solution')?.moves;
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
  const isGrid = PUZZLE_FIGURES[puzzle].solution === 'rows';
  const read = (text: string): string | string[] | undefined =>
    isGrid || answer === 'grid' ? lastGrid(text, size) : lastMoves(text);
  if (answer === 'lurd' || answer === 'grid') return read(stdout);
  if (answer === 'sok') return storedSolution(stdout);
  if ('pushes' in answer) return undefined;
  const text = 'file' in answer ? fileText(folder, answer.file) : stdout;
  if (text === undefined) return undefined;
  if (answer.pattern !== undefined) {
    const match = new RegExp(answer.pattern, 'm').exec(text);
    const group = match?.[1] ?? match?.[0];
    return group === undefined ? undefined : isGrid ? lastGrid(group, size) : group.replace(/\s+/g, '');
  }
  return isGrid ? lastGrid(text, size) : (storedSolution(text) ?? lastMoves(text));
}

/** The pushes of a program that gives them alone; undefined if it gives none, or answers in another way. */
export function readWrittenPushes({ answer }: Adapter, stdout: string, folder: string): WrittenPush[] | undefined {
  if (typeof answer === 'string' || !('pushes' in answer)) return undefined;
  const text = answer.file === undefined ? stdout : fileText(folder, answer.file);
  const pushes = text === undefined ? [] : pushesIn(text, answer.pushes, answer.from);
  return pushes.length === 0 ? undefined : pushes;
}

/** What the program says it has proven. */
export function readClaim({ claims }: Adapter, stdout: string): 'optimal' | 'unsolvable' | undefined {
  if (claims === false) return undefined;
  const says = (pattern: string | undefined): boolean => pattern !== undefined && new RegExp(pattern, 'm').test(stdout);
  return says(claims.unsolvable) ? 'unsolvable' : says(claims.optimal) ? 'optimal' : undefined;
}

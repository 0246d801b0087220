// The levels that submissions are judged against, with an index of their board hashes and titles.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { hasProperty, wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { AnyLevel, PlayablePuzzle } from '../jobs/puzzles/puzzle-types.js';
import type { LevelRead } from '../jobs/puzzles/read-levels.js';

export interface JudgedLevel {
  /** Its number in the file, counting every level from 1. */
  readonly number: number;
  readonly title?: string;
  /** Undefined if the level is not valid: nothing can be judged against it. */
  readonly level?: AnyLevel;
}

export interface LevelTable {
  /** The rules and formats that the levels and the submissions are read and judged by. */
  readonly puzzle: PlayablePuzzle<PuzzleId>;
  readonly levels: readonly JudgedLevel[];
  readonly byHash: ReadonlyMap<string, readonly JudgedLevel[]>;
  /** By the words of the title. */
  readonly byTitle: ReadonlyMap<string, readonly JudgedLevel[]>;
}

/** A name reduced to its words, so that `First_Steps`, `first-steps`, and “First steps” are the same. */
export function nameWords(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  ).map((word) => word.replace(/^0+(?=\p{N})/u, ''));
}

function add(index: Map<string, JudgedLevel[]>, key: string, level: JudgedLevel): void {
  const levels = index.get(key);
  if (levels) levels.push(level);
  else index.set(key, [level]);
}

/** What `readLevels` of the library returns, as far as it is needed here. */
interface LevelsOfFile {
  readonly puzzle: PlayablePuzzle<PuzzleId>;
  readonly levels: readonly LevelRead[];
}

/** The table of a file of levels. */
export function makeLevelTable(read: LevelsOfFile): LevelTable {
  if (!hasProperty(read, 'levels')) throw wrongArgument('the value of readLevels', read);
  // The board hash that `masu check --json` prints.
  const { puzzle } = read;
  const byHash = new Map<string, JudgedLevel[]>();
  const byTitle = new Map<string, JudgedLevel[]>();
  const levels = read.levels.map(({ number, title, level }): JudgedLevel => {
    const judged = {
      number,
      ...(title === undefined || title === '' ? {} : { title }),
      ...(level.ok ? { level: level.value } : {}),
    };
    if (level.ok) add(byHash, puzzle.hash(level.value), judged);
    const words = nameWords(title ?? '').join(' ');
    if (words !== '') add(byTitle, words, judged);
    return judged;
  });
  return { puzzle, levels, byHash, byTitle };
}

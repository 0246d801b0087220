// The rows of a list of levels, and which of them are shown in which order: filtered by grade, by what is solved, and by
// what is typed, sorted by grade, boxes, or pushes. Typed words are parts of title and author, a number is the number of
// a level, and a comparison such as boxes>3 or pushes<30 is a condition.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelGrade } from '@masu/core/play/saved-data.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { StoredLevel } from '../../saves/library.js';
import { ownTitle } from '../game/heading.js';
import { gradeStep } from '../game/level-grade.js';
import type { Sort } from '../puzzles/terminal-puzzle.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { folded } from '../screen/search-line.js';
import { shownTitle, texts } from '../texts/language.js';

export interface TerminalLevelRow {
  readonly level: StoredLevel;
  readonly isSolved: boolean;
  readonly isBegun: boolean;
  /** "39 moves, 7 pushes", "110 moves in". */
  readonly about: string;
  /** Absent until it is known. */
  readonly grade?: LevelGrade;
}

export const SOLVED_FILTERS = ['all', 'unsolved', 'solved'] as const;
type SolvedFilter = (typeof SOLVED_FILTERS)[number];

/** What the player wants to see of a list. */
export interface ListView {
  readonly sort: Sort;
  readonly solved: SolvedFilter;
  /** A grade, or undefined for all. */
  readonly grade: string | undefined;
  readonly find: string;
}

export const WHOLE_LIST: ListView = { sort: 'file', solved: 'all', grade: undefined, find: '' };

export const levelRowTitle = ({ level }: TerminalLevelRow): string => {
  const { play } = level;
  const own = ownTitle(level);
  if (own !== '') return shownTitle(own);
  const { width, height } = playableOf<PuzzleId>(play.puzzle).size(play.level);
  return texts.levels.size(width, height);
};

export const puzzleOfRow = ({ level }: TerminalLevelRow): PuzzleId => level.play.puzzle;

/** Boxes of Sokoban, cells per side of Futoshiki. */
const boxCount = ({ level: { play } }: TerminalLevelRow): number => TERMINAL_PUZZLES[play.puzzle].measure(play.level);

/** The proven optimum; undefined if it isn't known. */
const fewestPushes = ({ grade }: TerminalLevelRow): number | undefined => grade?.optimum;

const CONDITION = /^(boxes|size|pushes)(<=|>=|<|>|=)(\d{1,6})$/;

function holds(value: number | undefined, sign: string, bound: number): boolean {
  if (value === undefined) return false;
  if (sign === '=') return value === bound;
  if (sign.endsWith('=') && value === bound) return true;
  return sign.startsWith('<') ? value < bound : value > bound;
}

/** Whether a row matches what was typed. */
function isFound(row: TerminalLevelRow, find: string): boolean {
  const words = folded(find).split(' ').filter(Boolean);
  const rest: string[] = [];
  for (const word of words) {
    const [, what, sign = '', bound] = CONDITION.exec(word) ?? [];
    if (what === undefined) rest.push(word);
    else if (!holds(what === 'pushes' ? fewestPushes(row) : boxCount(row), sign, Number(bound))) return false;
  }
  const text = rest.join(' ');
  if (text === '') return true;
  const { number, author = '' } = row.level;
  return String(number) === text || folded(levelRowTitle(row)).includes(text) || folded(author).includes(text);
}

/** What rows are sorted by; unknown values come last. */
function sortRank(row: TerminalLevelRow, sort: Sort): number {
  if (sort === 'boxes') return boxCount(row);
  if (sort === 'pushes') return fewestPushes(row) ?? Number.MAX_SAFE_INTEGER;
  if (sort === 'file' || !row.grade) return sort === 'file' ? 0 : Number.MAX_SAFE_INTEGER;
  return 1000 * gradeStep(puzzleOfRow(row), row.grade.grade) + (row.grade.difficulty ?? 0);
}

/** The indexes of the rows to show, in order. Equal rows stay in the order of the file. */
export function shownRows(rows: readonly TerminalLevelRow[], { sort, solved, grade, find }: ListView): number[] {
  const shown = [...rows.keys()].filter((index) => {
    const row = rows[index] as TerminalLevelRow;
    if (solved !== 'all' && row.isSolved !== (solved === 'solved')) return false;
    if (grade !== undefined && row.grade?.grade !== grade) return false;
    return isFound(row, find);
  });
  if (sort === 'file') return shown;
  const order = new Map(shown.map((index) => [index, sortRank(rows[index] as TerminalLevelRow, sort)]));
  return shown.sort((a, b) => (order.get(a) as number) - (order.get(b) as number) || a - b);
}

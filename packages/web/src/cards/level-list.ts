// Which levels of a collection are listed, and in which order: filtered by what is solved and by grade, searched by title
// and author, sorted. Pure: the page passes in what the player has done.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { CollectionLevel } from '../collections/data/collection.js';
import { GRADE_NAMES, type GradeName, gradeRank, type ShownGrade } from '../level-grade.js';
import { puzzleView } from '../puzzle-views.js';
import { findRecord, gameLeftAt } from '../saves/saves.js';
import { levelsTexts } from '../texts/levels.js';
import type { LevelProgress } from './level-progress.js';

export function levelProgress(puzzle: PuzzleId, hash: string): LevelProgress {
  const record = findRecord(puzzle, hash);
  if (record) return { kind: 'solved', words: puzzleView(puzzle).recordWords(record) };
  const game = gameLeftAt({ puzzle, hash });
  return game && game.moves > 0 ? { kind: 'begun', words: levelsTexts.movesSoFar(game.moves) } : { kind: 'open' };
}

export const SORTS = ['order', 'grade', 'boxes', 'pushes', 'title'] as const;

export const SHOWS = ['all', 'unsolved', 'begun', 'solved'] as const;

export interface ListWish {
  readonly search: string;
  readonly sort: (typeof SORTS)[number];
  readonly show: (typeof SHOWS)[number];
  readonly grade: GradeName | 'any';
}

export const DEFAULT_WISH: ListWish = { search: '', sort: 'order', show: 'all', grade: 'any' };

/** A level with everything a list is made from. */
export interface LevelRow {
  readonly level: CollectionLevel;
  /** Its place in the collection, from 0. */
  readonly index: number;
  readonly standing: LevelProgress;
  readonly graded: ShownGrade | undefined;
  /** As its puzzle measures levels: boxes, or the side. */
  readonly size: number;
}

const standingWords = ({ standing }: LevelRow): string => ('words' in standing ? standing.words : '');

/** Whether two rows say the same. */
export const isSameRow = (a: LevelRow, b: LevelRow): boolean =>
  a.level === b.level &&
  a.index === b.index &&
  a.standing.kind === b.standing.kind &&
  standingWords(a) === standingWords(b) &&
  a.graded?.grade === b.graded?.grade &&
  a.graded?.difficulty === b.graded?.difficulty &&
  a.graded?.isExact === b.graded?.isExact;

/** As it is searched: without case and accents. */
export const searchText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isFound({ level }: LevelRow, words: readonly string[]): boolean {
  const { author } = level.draft as { readonly author?: string };
  const text = searchText(`${level.title ?? ''} ${author ?? ''}`);
  return words.every((word) => text.includes(word));
}

/** The sort key of a row; a level that is not graded comes last. */
function sortFigure(puzzle: PuzzleId, sort: ListWish['sort'], { graded, size }: LevelRow): number {
  if (sort === 'boxes') return size;
  if (sort === 'pushes') return graded?.optimum ?? Number.POSITIVE_INFINITY;
  if (sort !== 'grade') return 0;
  return graded ? (graded.difficulty ?? gradeRank(puzzle, graded.grade)) : Number.POSITIVE_INFINITY;
}

/** Made when first used: most lists are never sorted by title. */
let collator: Intl.Collator | undefined;

function byTitle(a: LevelRow, b: LevelRow): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a.level.title ?? '', b.level.title ?? '') || a.index - b.index;
}

export function listLevels(puzzle: PuzzleId, rows: readonly LevelRow[], wish: ListWish): readonly LevelRow[] {
  const words = searchText(wish.search).split(/\s+/).filter(Boolean);
  const matching = rows.filter(
    (row) =>
      (wish.show === 'all' ||
        (wish.show === 'unsolved' ? row.standing.kind !== 'solved' : row.standing.kind === wish.show)) &&
      (wish.grade === 'any' || row.graded?.grade === wish.grade) &&
      isFound(row, words),
  );
  if (wish.sort === 'order') return matching;
  if (wish.sort === 'title') return matching.sort(byTitle);
  const figures = new Map(matching.map((row) => [row, sortFigure(puzzle, wish.sort, row)]));
  const figure = (row: LevelRow): number => figures.get(row) as number;
  // Infinity minus itself is NaN: the order of the collection decides then.
  return matching.sort((a, b) => figure(a) - figure(b) || a.index - b.index);
}

/** The grades that occur in a list, easiest first, for the filter. */
export function gradesIn(puzzle: PuzzleId, rows: readonly LevelRow[]): readonly GradeName[] {
  return GRADE_NAMES[puzzle].filter((grade) => rows.some(({ graded }) => graded?.grade === grade));
}

/**
 * A level's name on a card. Its number comes before the title, unless the title is that number or ends in it: "3.
 * Kiln", "Microban 3"; a level titled "3" or without a title gets the name from `untitled`.
 */
export function numberedTitle(
  index: number,
  title: string | undefined,
  untitled: (number: number) => string,
  numbered: (number: number, title: string) => string,
): string {
  const number = index + 1;
  const given = title?.trim() ?? '';
  if (given === '' || /^[#№]?\s*\d+\.?$/.test(given))
    return untitled(given === '' ? number : Number(/\d+/.exec(given)?.[0]));
  return new RegExp(`(?:^|\\D)0*${number}$`).test(given) ? given : numbered(number, given);
}

// The player's progress as numbers, from saved data and the available levels: levels solved by grade and by collection,
// distance from the optimum, time, hints, and streaks of daily puzzles. A level is identified by its hash, so a board
// that is in two collections counts once in the totals and once in each collection.

import { neighborDay } from '../base/daily.js';
import type { DayText } from '../base/day.js';
import { defined } from '../base/defined.js';
import type { PuzzleId } from '../base/puzzle.js';
import type { LevelRecord, SavedDaily, SavedData } from './saved-data.js';
import { recordKey } from './saved-order.js';
import { isInTime, lengthTo, type Streak } from './streak.js';

export function dailyStreak(dailies: readonly SavedDaily[], puzzle: PuzzleId, today: DayText): Streak {
  const mine = dailies.filter((daily) => daily.puzzle === puzzle && daily.solved);
  const inTime = new Set(mine.filter(isInTime).map(({ day }) => day));
  const ends = [...inTime].filter((day) => !inTime.has(neighborDay(day, 1) ?? ''));
  return {
    current: lengthTo(inTime.has(today) ? today : neighborDay(today, -1), inTime),
    longest: Math.max(0, ...ends.map((day) => lengthTo(day, inTime))),
    solved: mine.length,
  };
}

/** What progress needs to know about a level. If the level has no grade of its own, a saved one counts. */
interface ProgressLevel {
  readonly hash: string;
  readonly grade?: string;
  /** Fewest pushes, if proven. */
  readonly optimum?: number;
}

export interface ProgressCollection {
  readonly title: string;
  readonly levels: readonly ProgressLevel[];
}

export interface SolvedShare {
  readonly solved: number;
  readonly total: number;
}

export interface Progress extends SolvedShare {
  readonly puzzle: PuzzleId;
  /** In the order of the requested grades; levels of unknown grade come last, under an empty name. */
  readonly byGrade: readonly (SolvedShare & { readonly grade: string })[];
  readonly byCollection: readonly (SolvedShare & { readonly title: string })[];
  /** Solved levels that are in none of the collections: generated, daily, or from a file that isn't saved. */
  readonly elsewhere: number;
  /** Solved Sokoban levels with a proven optimum. `extraPushes`: the sum over those that missed it. */
  readonly optimum: { readonly reached: number; readonly missed: number; readonly extraPushes: number };
  /** Time and hints of the best solution of each solved level; `timed`: levels whose time is known. */
  readonly millis: number;
  readonly timed: number;
  readonly hints: number;
  readonly withoutHints: number;
  readonly daily: Streak;
}

/** A record and what is known about its level. */
interface Solved {
  readonly record: LevelRecord;
  readonly level: ProgressLevel;
}

function optimumCounts(solved: readonly Solved[]): Progress['optimum'] {
  const extras = solved.flatMap(({ record, level: { optimum } }) =>
    record.bestPushes && optimum !== undefined ? [Math.max(0, record.bestPushes.pushes - optimum)] : [],
  );
  const missed = extras.filter((extra) => extra > 0);
  return {
    reached: extras.length - missed.length,
    missed: missed.length,
    extraPushes: missed.reduce((sum, extra) => sum + extra, 0),
  };
}

/** Levels by hash, each with what collections, saved grades, and daily puzzles say about it. */
function knownLevels(
  puzzle: PuzzleId,
  collections: readonly ProgressCollection[],
  { grades, dailies }: Pick<SavedData, 'grades' | 'dailies'>,
): ReadonlyMap<string, ProgressLevel> {
  const known = new Map<string, ProgressLevel>();
  const learn = ({ hash, grade, optimum }: ProgressLevel): void => {
    const before = known.get(hash);
    known.set(hash, {
      hash,
      ...defined({ grade, optimum }),
      ...before,
    });
  };
  for (const { levels } of collections) for (const level of levels) learn(level);
  for (const entry of [...grades, ...dailies]) if (entry.puzzle === puzzle) learn(entry);
  return known;
}

export function summarizeProgress(
  puzzle: PuzzleId,
  grades: readonly string[],
  collections: readonly ProgressCollection[],
  saved: Pick<SavedData, 'records' | 'grades' | 'dailies'>,
  today: DayText,
): Progress {
  const known = knownLevels(puzzle, collections, saved);
  const records = new Map(saved.records.map((record) => [recordKey(record), record]));
  const isSolved = ({ hash }: ProgressLevel): boolean => records.has(recordKey({ puzzle, hash }));
  const share = (levels: readonly ProgressLevel[]): SolvedShare => ({
    solved: levels.filter(isSolved).length,
    total: levels.length,
  });
  const collected = new Map(collections.flatMap(({ levels }) => levels.map(({ hash }) => [hash, known.get(hash)])));
  const solved = [...records.values()]
    .filter((record) => record.puzzle === puzzle)
    .map((record): Solved => ({ record, level: known.get(record.hash) ?? { hash: record.hash } }));
  const outside = solved.filter(({ level }) => !collected.has(level.hash)).map(({ level }) => level);
  const levels = [...collected.values(), ...outside] as readonly ProgressLevel[];
  const graded = new Map<string, ProgressLevel[]>([...grades, ''].map((grade) => [grade, []]));
  for (const level of levels) (graded.get(level.grade ?? '') ?? graded.get(''))?.push(level);
  const efforts = solved.flatMap(({ record: { best } }) => (best ? [best] : []));
  return {
    puzzle,
    ...share(levels),
    byGrade: [...graded].map(([grade, list]) => ({ grade, ...share(list) })),
    byCollection: collections.map(({ title, levels: list }) => ({ title, ...share(list) })),
    elsewhere: outside.length,
    optimum: optimumCounts(solved),
    millis: efforts.reduce((sum, { millis }) => sum + millis, 0),
    timed: efforts.length,
    hints: efforts.reduce((sum, { hints }) => sum + hints, 0),
    withoutHints: efforts.filter(({ hints }) => hints === 0).length,
    daily: dailyStreak(saved.dailies, puzzle, today),
  };
}

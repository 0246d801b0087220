// Merges two sets of saved data without losing anything. Each list is a map from a key to a best entry, and "better" is
// a total order, so merging is commutative, associative, and idempotent: two terminals, a browser, and an old export
// may be merged in any order, any number of times, with the same result. Games with different ids are both kept; of two
// states of one game, the later is kept. Loaded by the web app only when there is something to merge.

import { defined } from '../base/defined.js';
import type { PuzzleId } from '../base/puzzle.js';
import { mergeDrafts, tidyDraft } from './drafts.js';
import type {
  DailyResult,
  FutoshikiRecord,
  LevelRecord,
  PlainRecord,
  PlayEffort,
  PuzzleRecord,
  SavedAttempt,
  SavedCollection,
  SavedDaily,
  SavedData,
  SavedGrade,
  SavedList,
  Setting,
  SokobanRecord,
  SokobanScore,
  UnknownEntry,
} from './saved-data.js';
import {
  attemptKey,
  byKey,
  dailyKey,
  draftKey,
  fewestMoves,
  fewestPushes,
  gameKey,
  laterGame,
  least,
  NOTHING_SAVED,
  recordKey,
} from './saved-order.js';

/** One entry per key, in the order of the keys; `join` combines two entries with the same key. */
function mergeLists<T>(a: readonly T[], b: readonly T[], keyOf: (entry: T) => string, join: (a: T, b: T) => T): T[] {
  const merged = byKey([...a, ...b], keyOf, join);
  return [...merged.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, entry]) => entry);
}

/** Two records of one board may have different titles and texts: picks one, always the same one. */
function named<T extends Pick<LevelRecord, 'title' | 'level'>>(a: T, b: T): { title: string; level: string } {
  const { title, level } = least(a, b, (record) => [record.title === '' ? 1 : 0, record.title, record.level]);
  return { title, level };
}

/** Fewest hints first, the time breaks ties; then the earlier. */
const leastEffort = (a: PlayEffort, b: PlayEffort): PlayEffort =>
  least(a, b, ({ hints, millis, at }) => [hints, millis, at]);

/** How many solutions a record has besides the best. */
const MAX_SOLUTIONS = 10;

/** Every solution of some records, once each, as of the first time it was found. */
function allSolutions(records: readonly SokobanRecord[]): readonly SokobanScore[] {
  const all = records.flatMap(({ bestMoves, bestPushes, solutions = [] }) => [bestMoves, bestPushes, ...solutions]);
  const scoreKey = ({ moves, pushes, solution }: SokobanScore): string => `${moves} ${pushes} ${solution}`;
  return [...byKey(all, scoreKey, fewestMoves).values()];
}

/** The best by either count and a few others: a choice from all solutions, so that the order of merging doesn't matter. */
function mergeSokoban(a: SokobanRecord, b: SokobanRecord): SokobanRecord {
  const all = allSolutions([a, b]);
  const bestMoves = all.reduce(fewestMoves);
  const bestPushes = all.reduce(fewestPushes);
  const sorted = [...all].sort((left, right) => (fewestMoves(left, right) === left ? -1 : 1));
  const solutions = sorted.slice(0, MAX_SOLUTIONS).filter((score) => score !== bestMoves && score !== bestPushes);
  const best = a.best && b.best ? leastEffort(a.best, b.best) : (a.best ?? b.best);
  const { solutions: _before, ...rest } = a;
  return {
    ...rest,
    ...named(a, b),
    bestMoves,
    bestPushes,
    ...(solutions.length > 0 ? { solutions } : {}),
    ...defined({ best }),
  };
}

function mergeFutoshiki(a: FutoshikiRecord, b: FutoshikiRecord): FutoshikiRecord {
  const better = least(a, b, ({ best, solution }) => [best.hints, best.millis, best.at, JSON.stringify(solution)]);
  return { ...better, ...named(a, b) };
}

/** The fewest moves and the least effort, each by itself. */
function mergePlain(a: PlainRecord, b: PlainRecord): PlainRecord {
  const bestMoves = least(a.bestMoves, b.bestMoves, ({ moves, at, solution }) => [moves, at, solution]);
  return { ...a, ...named(a, b), bestMoves, best: leastEffort(a.best, b.best) };
}

type Merge<R> = (a: R, b: R) => R;
const MERGES: { readonly [Id in PuzzleId]: Merge<PuzzleRecord<Id>> } = {
  sokoban: mergeSokoban,
  futoshiki: mergeFutoshiki,
};

/** Two records of one level as one. */
export function mergeRecords(a: LevelRecord, b: LevelRecord): LevelRecord {
  if (a.puzzle !== b.puzzle) throw new Error(`records of two puzzles under one key: ${a.hash}`);
  const merge = (MERGES[a.puzzle] ?? mergePlain) as Merge<LevelRecord>;
  return merge(a, b);
}

/** A record as merging leaves it, whatever a file says. */
const tidyRecord = (record: LevelRecord): LevelRecord => mergeRecords(record, record);

const laterSetting = (a: Setting, b: Setting): Setting =>
  least(a, b, (setting) => [-setting.at, typeof setting.value, String(setting.value)]);

/** The one changed last; of two that were never changed, the one imported first. */
const chosenCollection = (a: SavedCollection, b: SavedCollection): SavedCollection =>
  least(a, b, ({ changedAt = -1, importedAt, title, puzzle, text, order = -1 }) => [
    -changedAt,
    importedAt,
    title,
    puzzle,
    text,
    order,
  ]);

/** Of the newer grader; then exact before estimated. */
const betterGrade = (a: SavedGrade, b: SavedGrade): SavedGrade =>
  least(a, b, (grade) => [
    -grade.grader,
    grade.isExact ? 0 : 1,
    grade.grade,
    grade.difficulty ?? -1,
    grade.optimum ?? -1,
    JSON.stringify(grade.reasons),
  ]);

/** The first day it was solved on, the least effort, and the best solution, each by itself. */
export function mergeResults(a: DailyResult, b: DailyResult): DailyResult {
  const first = least(a, b, ({ on, at }) => [on, at]);
  const { hints, millis } = least(a, b, (result) => [result.hints, result.millis]);
  const unknown = Number.MAX_SAFE_INTEGER;
  const { moves, pushes } = least(a, b, (result) => [result.pushes ?? unknown, result.moves ?? unknown]);
  return { on: first.on, at: first.at, hints, millis, ...defined({ moves, pushes }) };
}

function mergeDailies(a: SavedDaily, b: SavedDaily): SavedDaily {
  const kept = least(a, b, ({ solved, hash, level, grade, optimum }) => [
    solved ? 0 : 1,
    hash,
    level,
    grade,
    optimum ?? -1,
  ]);
  const solved = a.solved && b.solved ? mergeResults(a.solved, b.solved) : (a.solved ?? b.solved);
  return solved ? { ...kept, solved } : kept;
}

/** Two attempts at one level at one time are the same one, unless a file was edited; then either, but always the same. */
const sameAttempt = (a: SavedAttempt, b: SavedAttempt): SavedAttempt =>
  least(a, b, (attempt) => [JSON.stringify(attempt)]);

/** Each once: which of two is better can't be told. */
function mergeUnknown(entries: readonly UnknownEntry[]): Pick<SavedData, 'unknown'> {
  const unknown = mergeLists(
    entries,
    [],
    ({ list, entry }) => `${list} ${JSON.stringify(entry)}`,
    (first) => first,
  );
  return unknown.length > 0 ? { unknown } : {};
}

export function mergeSaved(a: SavedData, b: SavedData): SavedData {
  return {
    ...mergeUnknown([...(a.unknown ?? []), ...(b.unknown ?? [])]),
    games: mergeLists(a.games, b.games, gameKey, laterGame),
    records: mergeLists(a.records.map(tidyRecord), b.records.map(tidyRecord), recordKey, mergeRecords),
    settings: mergeLists(a.settings, b.settings, (setting) => setting.key, laterSetting),
    collections: mergeLists(a.collections, b.collections, (collection) => collection.id, chosenCollection),
    grades: mergeLists(a.grades, b.grades, recordKey, betterGrade),
    dailies: mergeLists(a.dailies, b.dailies, dailyKey, mergeDailies),
    attempts: mergeLists(a.attempts, b.attempts, attemptKey, sameAttempt),
    drafts: mergeLists(a.drafts.map(tidyDraft), b.drafts.map(tidyDraft), draftKey, mergeDrafts),
  };
}

/** Merges any number of sets at once: merging file by file would sort the lists again for each. */
export function mergeAllSaved(sets: readonly SavedData[]): SavedData {
  const lists = Object.keys(NOTHING_SAVED) as readonly SavedList[];
  const all = lists.map((list) => [list, sets.flatMap((set): readonly unknown[] => set[list])]);
  const unknown = sets.flatMap((set) => set.unknown ?? []);
  return mergeSaved({ ...(Object.fromEntries(all) as SavedData), unknown }, NOTHING_SAVED);
}

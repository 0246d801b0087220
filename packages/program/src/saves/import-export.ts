// Import and export of saved data: a level file becomes a collection, an export of everything is merged in, and solutions
// are exported as a .sok file. Imported records are replayed before they are accepted.

import { countOf } from '@masu/core/base/format.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { textOrder } from '@masu/core/base/text.js';
import {
  type LevelRecord,
  makeSavedData,
  parseSavedData,
  type SavedData,
  type SokobanRecord,
} from '@masu/core/play/saved-data.js';
import { NOTHING_SAVED, puzzleRecords } from '@masu/core/play/saved-order.js';
import { fitDrafts } from '@masu/core/sokoban/formats/fit-drafts.js';
import { SOK } from '@masu/core/sokoban/formats/sok.js';
import type { Draft, StoredMoves } from '@masu/core/sokoban/rules/draft.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { recordHolds } from '@masu/engine/jobs/puzzles/record-holds.js';
import { boardKey, type LevelLibrary, makeCollection, type SayProblem, titleOfFile } from './library.js';
import type { Store } from './store.js';

export interface Imported {
  /** What was done, one sentence per line. */
  readonly done: readonly string[];
  /** What was skipped or is a duplicate, one sentence per line. */
  readonly notes: readonly string[];
}

/** At most this many duplicates are listed one by one. */
const MAX_NAMED = 12;

/** How far an import is: entries that are merged, and all. */
export interface ImportProgress {
  readonly done: number;
  readonly all: number;
}

/**
 * Saves the levels of a file as a collection, or merges an export of everything. `say` words what is wrong with the file. Yields
 * when the file is read, and then now and then: what is merged until then stays.
 */
export function* importText(
  store: Store,
  library: LevelLibrary,
  text: string,
  name: string,
  now: number,
  say?: SayProblem,
): Generator<ImportProgress, Result<Imported, string>, void> {
  if (/^\s*\{\s*"masu"/.test(text)) return yield* importEverything(store, text, name);
  const read = makeCollection(text, titleOfFile(name), name, false, say === undefined ? {} : { say });
  if (!read.ok) return read;
  const { id, title, puzzle, levels, unsound } = read.value;
  const unread =
    unsound.count === 0 ? [] : [`Couldn't read ${countOf(unsound.count, 'level', 'levels')}. ${unsound.first}`];
  if (store.collections().some((collection) => collection.id === id)) {
    const shown = library.importedTitle({ puzzle, id, title });
    return ok({ done: [`${shown} is already in your collections. Nothing changed.`], notes: unread });
  }
  const known = library.titlesByBoard(puzzle);
  const duplicates: string[] = [];
  for (const level of levels) {
    const { hash, number } = level;
    const key = boardKey(level);
    const same = known.get(key);
    const how = same?.hash === hash ? '' : ' (turned, mirrored, or with the player elsewhere)';
    if (same) duplicates.push(`level ${number} is the same board as ${same.where}${how}`);
    else known.set(key, { where: `level ${number} of this file`, hash });
  }
  if (!store.saveCollection({ id, puzzle, title, text, importedAt: now })) return fail(store.takeNotices().join(' '));
  return ok({
    done: [`Imported ${library.importedTitle({ puzzle, id, title })} (${countOf(levels.length, 'level', 'levels')}).`],
    notes: [...unread, ...named(duplicates)],
  });
}

function named(duplicates: readonly string[]): string[] {
  if (duplicates.length <= MAX_NAMED) return duplicates.map((duplicate) => `Duplicate: ${duplicate}.`);
  return [...named(duplicates.slice(0, MAX_NAMED)), `Duplicate: ${duplicates.length - MAX_NAMED} more.`];
}

function* importEverything(
  store: Store,
  text: string,
  name: string,
): Generator<ImportProgress, Result<Imported, string>, void> {
  const read = parseSavedData(text);
  if (!read.ok) return fail(`${name}: ${read.error.message} [bad-saved-data]`);
  const { data, dropped } = read.value;
  const records: LevelRecord[] = [];
  for (const record of data.records) {
    yield { done: 0, all: countEntries(data) };
    if (recordHolds(record)) records.push(record);
  }
  const refused = data.records.length - records.length;
  const kept = { ...data, records };
  const all = countEntries(kept);
  yield { done: 0, all };
  const adding = store.addEverything(kept);
  let next = adding.next();
  for (; !next.done; next = adding.next()) yield { done: next.value, all };
  if (!next.value) return fail(store.takeNotices().join(' '));
  const counts = [
    countOf(data.games.length, 'game', 'games'),
    countOf(records.length, 'record', 'records'),
    countOf(data.collections.length, 'collection', 'collections'),
    countOf(data.settings.length, 'setting', 'settings'),
    ...(data.dailies.length === 0 ? [] : [countOf(data.dailies.length, 'daily puzzle', 'daily puzzles')]),
    ...(data.attempts.length === 0 ? [] : [countOf(data.attempts.length, 'attempt', 'attempts')]),
    ...(data.drafts.length === 0 ? [] : [countOf(data.drafts.length, 'drawing', 'drawings')]),
    ...(data.grades.length === 0 ? [] : [countOf(data.grades.length, 'grade', 'grades')]),
  ];
  const notes = dropped.map(({ message }) => `Skipped: ${message}`);
  if (data.unknown)
    notes.push(`Kept ${countOf(data.unknown.length, 'entry', 'entries')} of puzzles that this masu doesn't know.`);
  if (refused > 0)
    notes.push(`Skipped ${countOf(refused, 'record', 'records')}: the solution doesn't solve the level.`);
  return ok({ done: [`Merged ${counts.join(', ')}.`], notes });
}

const countEntries = ({ unknown = [], ...lists }: SavedData): number =>
  Object.values(lists).reduce((sum, list) => sum + list.length, unknown.length);

export const exportEverything = (store: Store): string => makeSavedData({ ...NOTHING_SAVED, ...store.everything() });

/** The level of a record with its solutions; the level's text may come from any front end, with or without a title. */
function recordDraft(record: SokobanRecord): Draft | undefined {
  const { bestMoves, bestPushes, solutions = [], title } = record;
  const read = readLevels(record.level);
  const draft = read.ok ? (read.value.levels[0]?.draft as Draft | undefined) : undefined;
  if (!draft) return undefined;
  const { rows } = draft;
  const best: StoredMoves = { kind: 'solution', title: 'Solution/Moves', moves: bestMoves.solution };
  const other: StoredMoves = { kind: 'solution', title: 'Solution/Pushes', moves: bestPushes.solution };
  const others = solutions.map(
    ({ solution }): StoredMoves => ({ kind: 'solution', title: 'Solution', moves: solution }),
  );
  const stored = [best, ...(bestMoves.solution === bestPushes.solution ? [] : [other]), ...others];
  return title === '' ? { rows, stored } : { rows, title, stored };
}

/** The Sokoban solutions as one .sok file, by title; a title that the format can't store is left out. */
export function exportSolutions(store: Store): { readonly text: string; readonly count: number } {
  const records = puzzleRecords(store.records, 'sokoban').sort(
    (a, b) => textOrder(a.title, b.title) || textOrder(a.hash, b.hash),
  );
  const drafts = records.flatMap((record) => recordDraft(record) ?? []);
  const text = fitDrafts(SOK, drafts);
  if (!text.ok) throw new Error(`solutions could not be written: ${text.error.message}`);
  return { text: drafts.length === 0 ? '' : text.value.text, count: drafts.length };
}

// Into and out of what the player keeps: a file of levels becomes a collection, an export of everything is merged in,
// solutions go out as a .sok file that other programs read. Records from elsewhere are replayed before they are believed.

import { fail, ok, type Result } from '../base/result.js';
import { readLevels, recordHolds } from '../jobs/index.js';
import { makeSavedData, NOTHING_SAVED, parseSavedData, type SokobanRecord } from '../play/index.js';
import { type Draft, SOKOBAN_FORMATS, type StoredMoves } from '../sokoban/index.js';
import { collectionOf, type Library, titleOfFile } from './library.js';
import type { Store } from './store.js';
import { plural } from './words.js';

export interface Imported {
  /** What was done, a sentence a line. */
  readonly done: readonly string[];
  /** What was left out or is known already, a sentence a line. */
  readonly notes: readonly string[];
}

/** At most so many duplicates are named one by one. */
const MOST_NAMED = 12;

/** Keeps the levels of a file, or merges an export of everything. */
export function importText(
  store: Store,
  library: Library,
  text: string,
  name: string,
  now: number,
): Result<Imported, string> {
  return /^\s*\{\s*"masu"/.test(text)
    ? importEverything(store, text, name)
    : importLevels(store, library, text, name, now);
}

function importLevels(
  store: Store,
  library: Library,
  text: string,
  name: string,
  now: number,
): Result<Imported, string> {
  const read = collectionOf(text, titleOfFile(name), name, false);
  if (!read.ok) return read;
  const { id, title, puzzle, levels, unsound } = read.value;
  const unread = unsound.count === 0 ? [] : [`Couldn't read ${plural(unsound.count, 'level')}. ${unsound.first}`];
  if (store.collections().some((collection) => collection.id === id)) {
    return ok({ done: [`${title} is already in your collections. Nothing changed.`], notes: unread });
  }
  const known = library.titlesByHash(puzzle);
  const seen = new Map<string, number>();
  const twins: string[] = [];
  for (const { hash, number } of levels) {
    const where = known.get(hash) ?? (seen.has(hash) ? `level ${seen.get(hash)} of this file` : undefined);
    if (where !== undefined) twins.push(`level ${number} is the same board as ${where}`);
    else seen.set(hash, number);
  }
  if (!store.saveCollection({ id, puzzle, title, text, importedAt: now })) return fail(store.takeNotices().join(' '));
  return ok({ done: [`Imported ${title} (${plural(levels.length, 'level')}).`], notes: [...unread, ...named(twins)] });
}

function named(twins: readonly string[]): string[] {
  if (twins.length <= MOST_NAMED) return twins.map((twin) => `Duplicate: ${twin}.`);
  return [...named(twins.slice(0, MOST_NAMED)), `Duplicate: ${twins.length - MOST_NAMED} more.`];
}

function importEverything(store: Store, text: string, name: string): Result<Imported, string> {
  const read = parseSavedData(text);
  if (!read.ok) return fail(`${name}: ${read.error.message}`);
  const { data, dropped } = read.value;
  const records = data.records.filter(recordHolds);
  const refused = data.records.length - records.length;
  if (!store.addEverything({ ...data, records })) return fail(store.takeNotices().join(' '));
  const counts = [
    plural(data.games.length, 'game'),
    plural(records.length, 'record'),
    plural(data.collections.length, 'collection'),
    plural(data.settings.length, 'setting'),
  ];
  const notes = dropped.map((words) => `Skipped: ${words}`);
  if (refused > 0) notes.push(`Skipped ${plural(refused, 'record')}: the solution doesn't solve the level.`);
  return ok({ done: [`Merged ${counts.join(', ')}.`], notes });
}

export const exportEverything = (store: Store): string => makeSavedData({ ...NOTHING_SAVED, ...store.everything() });

/** The level of a record with its solutions; the level's text may come from any face, with a title or without. */
function draftOf(record: SokobanRecord): Draft | undefined {
  const { bestMoves, bestPushes, title } = record;
  const read = readLevels(record.level);
  const draft = read.ok ? (read.value.levels[0]?.draft as Draft | undefined) : undefined;
  if (!draft) return undefined;
  const { rows } = draft;
  const best: StoredMoves = { kind: 'solution', title: 'Solution/Moves', moves: bestMoves.solution };
  const other: StoredMoves = { kind: 'solution', title: 'Solution/Pushes', moves: bestPushes.solution };
  const stored = bestMoves.solution === bestPushes.solution ? [best] : [best, other];
  return title === '' ? { rows, stored } : { rows, title, stored };
}

/** The Sokoban solutions as one .sok file, by title; a title the format cannot hold is left out. */
export function exportSolutions(store: Store): { readonly text: string; readonly count: number } {
  const sok = SOKOBAN_FORMATS.find(({ id }) => id === 'sok');
  if (!sok) throw new Error('the format sok is missing from the table');
  const records = store.records
    .filter((record): record is SokobanRecord => record.puzzle === 'sokoban')
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.hash < b.hash ? -1 : 1));
  const drafts = records.flatMap((record) => {
    const draft = draftOf(record);
    if (!draft) return [];
    const { title: _, ...untitled } = draft;
    return [sok.make([draft]).ok ? draft : untitled];
  });
  const made = sok.make(drafts);
  if (!made.ok) throw new Error(`solutions could not be written: ${made.error.message}`);
  return { text: drafts.length === 0 ? '' : made.value, count: drafts.length };
}

// Changes of added collections: rename, move, merge, edit, delete. Each can be undone: what was saved before is put back.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { collectionId, type SavedCollection } from '@masu/core/play/saved-data.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { type Notify, notifyLevels } from '../../app/notice.js';
import { puzzleView } from '../../puzzle-views.js';
import { changeCollection, dropCollection, saveCollection } from '../../saves/collections.js';
import { saved } from '../../saves/saves.js';
import { generateTexts } from '../../texts/generate.js';
import { levelsTexts } from '../../texts/levels.js';
import { workers } from '../../workers.js';
import { type Collection, type CollectionLevel, loadCollection } from './collections.js';
import { inSavedOrder } from './listed.js';

const savedCollection = (id: string): SavedCollection | undefined =>
  saved.peek().collections.find((each) => each.id === id);

function undoable(sentence: string, before: readonly SavedCollection[], notify: Notify = notifyLevels): void {
  const undo = (): void => {
    for (const entry of before) changeCollection(entry);
    notify(levelsTexts.manage.undone);
  };
  notify({ tone: 'calm', lead: sentence, actions: [{ word: levelsTexts.export.undo, act: undo }] });
}

export function rename(id: string, title: string): void {
  const entry = savedCollection(id);
  const name = title.trim().slice(0, 200);
  if (!entry || name === '' || name === entry.title) return;
  changeCollection({ ...entry, title: name });
  undoable(levelsTexts.manage.renamed(name), [entry]);
}

/** A list in which one entry has moved. */
const withMoved = <Entry>(list: readonly Entry[], from: number, by: 1 | -1): readonly Entry[] =>
  list.toSpliced(from, 1).toSpliced(from + by, 0, list[from] as Entry);

/** The added collections of a puzzle, in order. */
const siblings = (id: string): readonly SavedCollection[] =>
  inSavedOrder(saved.value.collections).filter(({ puzzle }) => puzzle === savedCollection(id)?.puzzle);

export function canMove(id: string, by: 1 | -1): boolean {
  const all = siblings(id);
  const at = all.findIndex((each) => each.id === id);
  return at >= 0 && at + by >= 0 && at + by < all.length;
}

export function moveCollection(id: string, by: 1 | -1): void {
  if (!canMove(id, by)) return;
  const all = siblings(id);
  const from = all.findIndex((each) => each.id === id);
  for (const [order, entry] of withMoved(all, from, by).entries())
    if (entry.order !== order) changeCollection({ ...entry, order });
  notifyLevels(by < 0 ? levelsTexts.manage.movedUp : levelsTexts.manage.movedDown);
}

/** The other added collections that one can be merged into. */
export const mergeTargets = (id: string): readonly SavedCollection[] => siblings(id).filter((each) => each.id !== id);

const written = async (puzzle: PuzzleId, levels: readonly Pick<CollectionLevel, 'draft'>[]): Promise<string> =>
  (await workers()).writeText(
    puzzle,
    puzzleView(puzzle).keptFormat,
    levels.map(({ draft }) => draft),
  );

/** Appends the levels of one collection to another, without those it has already. Returns whether it was done. */
export async function mergeInto(id: string, target: string): Promise<boolean> {
  const before = [savedCollection(id), savedCollection(target)];
  const [from, to] = [await loadCollection(id), await loadCollection(target)];
  if (!before[0] || !before[1] || !from || !to) return false;
  const known = new Set(to.levels.map(({ hash }) => hash));
  const added = from.levels.filter(({ hash }) => !known.has(hash));
  changeCollection({ ...before[1], text: await written(to.puzzle, [...to.levels, ...added]) });
  dropCollection(id);
  undoable(
    levelsTexts.manage.merged(added.length, from.levels.length - added.length, to.title),
    before as readonly SavedCollection[],
  );
  return true;
}

async function edit(
  collection: Collection,
  levels: Collection['levels'],
  sentence: string,
  notify: Notify = notifyLevels,
): Promise<void> {
  const entry = savedCollection(collection.id);
  if (!entry) return;
  changeCollection({ ...entry, text: await written(collection.puzzle, levels) });
  undoable(sentence, [entry], notify);
}

/** Moves a level within its collection. */
export async function moveLevel(collection: Collection, index: number, by: 1 | -1): Promise<void> {
  const levels = withMoved(collection.levels, index, by);
  await edit(collection, levels, levelsTexts.manage.levelMoved(index + 1 + by));
}

export async function removeLevel(collection: Collection, index: number): Promise<void> {
  await edit(collection, collection.levels.toSpliced(index, 1), levelsTexts.manage.levelRemoved);
}

/** Removes the levels that repeat earlier ones: see `repeatsIn`. */
export async function removeRepeats(collection: Collection, repeats: readonly number[]): Promise<void> {
  await edit(
    collection,
    collection.levels.filter((_, index) => !repeats.includes(index)),
    levelsTexts.manage.repeatsRemoved(repeats.length),
  );
}

/** The indexes of levels that are the same puzzle as an earlier one; none if they are no longer wanted. */
export async function repeatsIn(collection: Collection, isWanted: () => boolean): Promise<readonly number[]> {
  const { puzzleKeys } = await import('./puzzle-keys.js');
  const keys = await puzzleKeys(collection, isWanted);
  const firsts = new Map(keys.map((key, index) => [key, index] as const).reverse());
  return keys.flatMap((key, index) => (firsts.get(key) === index ? [] : [index]));
}

export function remove(id: string): void {
  const entry = savedCollection(id);
  if (!entry) return;
  dropCollection(id);
  undoable(levelsTexts.export.removed(entry.title), [entry]);
}

/** The player's own collections of a puzzle, the newest first. */
export const collectionsToAddTo = (puzzle: PuzzleId): readonly SavedCollection[] =>
  saved.value.collections.filter((each) => each.puzzle === puzzle).sort((a, b) => b.importedAt - a.importedAt);

/**
 * Appends a level to a collection of its puzzle, or creates one with it, with the title `newTitle`; `notify` says what was done.
 * Returns the id of the collection.
 */
export async function addLevel(
  id: string,
  { puzzle, draft, hash }: { readonly puzzle: PuzzleId; readonly draft: Draft | FutoshikiDraft; readonly hash: string },
  notify: Notify = notifyLevels,
  newTitle: string = generateTexts.collection,
): Promise<string> {
  const collection = id === '' ? undefined : await loadCollection(id);
  if (collection) {
    const isKnown = collection.levels.some((level) => level.hash === hash);
    if (isKnown) notify(generateTexts.known(collection.title));
    else await edit(collection, [...collection.levels, { draft, hash }], generateTexts.added(collection.title), notify);
    return id;
  }
  const text = await written(puzzle, [{ draft }]);
  const newId = collectionId(text);
  saveCollection({ id: newId, puzzle, title: newTitle, text });
  notify(generateTexts.added(newTitle));
  return newId;
}

// Finds the drawing among the levels that ship with masu and those that the player added: the same clues, or the same board,
// also turned or mirrored, and with the player elsewhere in its region. Loaded and indexed once a drawing has been analyzed, a few levels
// at a time. Whole boards are compared only with levels of as much floor and as many boxes.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { hashLevel } from '@masu/core/futoshiki/rules/hash.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { boardDifference, canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { duplicatePuzzleNote, type FutoshikiNote } from '@masu/studio/futoshiki/analyze/analyze.js';
import { duplicateNote, type SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import { whenIdle } from '../../app/turns.js';
import type { Collection } from '../../collections/data/collection.js';
import { loadCollection } from '../../collections/data/collections.js';
import { SHIPPED_FILES } from '../../collections/data/shipped-files.js';
import { saved } from '../../saves/saves.js';

interface Entry {
  readonly level: Level;
  /** From 1. */
  readonly number: number;
}
type BoardIndex = ReadonlyMap<string, readonly Entry[]>;

/** Equal for the same puzzle, and cheap. */
const countsKey = ({ walls, start }: Level): string =>
  `${walls.reduce((sum, wall) => sum + 1 - wall, 0)} ${start.boxes.length}`;

const SLICE = 40;
const indexes = new WeakMap<Collection['levels'], BoardIndex>();

/** Undefined if it is no longer wanted. */
async function indexLevels(levels: Collection['levels'], isWanted: () => boolean): Promise<BoardIndex | undefined> {
  const known = indexes.get(levels);
  if (known) return known;
  const entries = new Map<string, Entry[]>();
  for (const [index, { draft }] of levels.entries()) {
    if (index % SLICE === 0) await whenIdle();
    if (!isWanted()) return undefined;
    const read = validateLevel(draft as Draft);
    if (!read.ok) continue;
    const counts = countsKey(read.value);
    const alike = entries.get(counts) ?? [];
    alike.push({ level: read.value, number: index + 1 });
    entries.set(counts, alike);
  }
  indexes.set(levels, entries);
  return entries;
}

/** The ids of all collections of a puzzle. */
const collectionIds = (wanted: PuzzleId): string[] =>
  [...SHIPPED_FILES, ...saved.peek().collections].flatMap(({ id, puzzle }) => (puzzle === wanted ? [id] : []));

/**
 * The note about the first level that is the same puzzle; undefined if there is none, or if it is no longer wanted. `origin`
 * is the collection that the drawing comes from: there, only a level that differs counts.
 */
export async function findDuplicate(
  level: Level,
  origin: string | undefined,
  isWanted: () => boolean,
): Promise<SokobanNote | undefined> {
  const board = canonicalBoard(level);
  for (const id of collectionIds('sokoban')) {
    const collection = await loadCollection(id).catch(() => undefined);
    const index = collection && (await indexLevels(collection.levels, isWanted));
    if (!isWanted()) return undefined;
    for (const { level: other, number } of index?.get(countsKey(level)) ?? []) {
      if (canonicalBoard(other) !== board) continue;
      const difference = boardDifference(level, other);
      const isItself = id === origin && !difference.turned && !difference.playerMoved;
      if (!isItself) return duplicateNote(`${collection?.title} ${number}`, difference);
    }
  }
  return undefined;
}

/** The same for a Futoshiki. In the collection that it comes from, it is found only as another puzzle's copy: not at all. */
export async function findPuzzleDuplicate(
  sheet: FutoshikiLevel,
  origin: string | undefined,
  isWanted: () => boolean,
): Promise<FutoshikiNote | undefined> {
  const wanted = hashLevel(sheet);
  for (const id of collectionIds('futoshiki')) {
    if (id === origin) continue;
    const collection = await loadCollection(id).catch(() => undefined);
    if (!isWanted()) return undefined;
    const index = collection?.levels.findIndex(({ hash }) => hash === wanted) ?? -1;
    if (index >= 0) return duplicatePuzzleNote(`${collection?.title} ${index + 1}`);
  }
  return undefined;
}

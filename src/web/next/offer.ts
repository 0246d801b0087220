// "Next for you": finds the level that suits the player's rating and wish, among those that ship with masu, then those the
// player added; where none is near the wish, a Sokoban level is generated. Then opens it.

import type { PuzzleId } from '../../base/puzzle.js';
import {
  type NextLevel,
  nextLevel,
  type OfferedLevel,
  type Player,
  ratingHistory,
  recordKey,
  WISHES,
  wishedDifficulty,
} from '../../play/index.js';
import { SOKOBAN_GRADES } from '../../sokoban/index.js';
import { loadCollection, loadedCollection } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import { gradeLevels } from '../grades/grading.js';
import { go } from '../route.js';
import { records, saved } from '../saves/saves.js';
import { chosenWish, ratedLevel, ratingSince } from './attempts.js';

interface Offer extends OfferedLevel {
  readonly collection: string;
  readonly index: number;
}

export const puzzleRatings = (puzzle: PuzzleId) => ratingHistory(saved.value.attempts, puzzle, ratingSince());

function currentPlayer(puzzle: PuzzleId): Player {
  return {
    puzzle,
    attempts: saved.value.attempts,
    since: ratingSince(),
    solvedWith(hash) {
      const record = records.value.get(recordKey({ puzzle, hash }));
      return record?.puzzle === 'sokoban' ? record.bestPushes.pushes : record && 0;
    },
  };
}

/** The graded levels of a loaded collection. */
function offersIn(puzzle: PuzzleId, id: string): readonly Offer[] {
  return (loadedCollection(id)?.levels ?? []).flatMap((level, index): Offer[] => {
    const rated = ratedLevel(puzzle, level);
    return rated ? [{ hash: level.hash, collection: id, index, ...rated }] : [];
  });
}

/** Grades what the player added, in the background, for the next time. */
function gradeAdded(puzzle: PuzzleId, ids: readonly string[]): void {
  const levels = ids.flatMap((id) => loadedCollection(id)?.levels ?? []);
  void gradeLevels('next', puzzle, levels);
}

/** A level with the wished chance; the chance of a generated one is that of its own difficulty. */
async function generateLevel(puzzle: PuzzleId): Promise<string | undefined> {
  if (puzzle !== 'sokoban') return undefined;
  const wanted = wishedDifficulty(currentPlayer(puzzle), chosenWish());
  const step = Math.max(0, Math.min(SOKOBAN_GRADES.length - 1, Math.floor(wanted) - 2));
  const [{ generateSokoban, generating }, { makeLevelLink }] = await Promise.all([
    import('../generate/generating.js'),
    import('../share/level-link.js'),
  ]);
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  await generateSokoban({ grade: SOKOBAN_GRADES[step] ?? 'easy', seed });
  const made = generating.peek();
  if (made.kind !== 'made') return undefined;
  go({ page: 'sokoban', target: { kind: 'link', query: makeLevelLink(made.made.draft) } });
  return made.made.hash;
}

/** The levels to choose from: those of masu, then the player's own. Known once every collection is loaded. */
const bestOffer = (puzzle: PuzzleId): NextLevel<Offer> | undefined => {
  const mine = listed.value.filter((item) => item.puzzle === puzzle);
  const supplies = [true, false].map((isOwn) =>
    mine.filter(({ origin }) => (origin === 'own') === isOwn).flatMap(({ id }) => offersIn(puzzle, id)),
  );
  return nextLevel(currentPlayer(puzzle), supplies, chosenWish());
};

const FAR = 0.15;

/** Opens the level to play next and returns its hash; undefined if there is none. */
export async function openNext(puzzle: PuzzleId): Promise<string | undefined> {
  const mine = listed.peek().filter((item) => item.puzzle === puzzle);
  await Promise.all(mine.map(({ id }) => loadCollection(id).catch(() => undefined)));
  const found = bestOffer(puzzle);
  const isFar = !found || (found.why === 'new' && Math.abs(found.chance - WISHES[chosenWish()]) > FAR);
  const made = isFar ? await generateLevel(puzzle) : undefined;
  if (made !== undefined || !found) return made;
  const { level } = found;
  go({ page: puzzle, target: { kind: 'collection', collection: level.collection, index: level.index } });
  gradeAdded(
    puzzle,
    mine.filter(({ origin }) => origin === 'added').map(({ id }) => id),
  );
  return level.hash;
}

// "Next for you": finds the level that suits the player's rating and wish, among those that ship with masu, then those the
// player added; where none is near the wish, one is generated, if the puzzle has a generator. Then opens it.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import {
  type NextLevel,
  nextLevel,
  type OfferedLevel,
  type Player,
  WISHES,
  wishedDifficulty,
} from '@masu/core/play/next-level.js';
import { ratingHistory } from '@masu/core/play/rating.js';
import { loadCollection, loadedCollection } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import { GENERATORS } from '../generate/generators.js';
import { gradeLevels } from '../grades/grading.js';
import { go } from '../route.js';
import { linkRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { ratedLevel, solvedWith } from './attempts.js';
import { chosenWish, ratingSince } from './rating-settings.js';

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
    solvedWith: (hash) => solvedWith(puzzle, hash),
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
  const generated = await GENERATORS[puzzle]?.generateNear(wishedDifficulty(currentPlayer(puzzle), chosenWish()));
  if (generated) go(linkRoute(puzzle, generated.query));
  return generated?.hash;
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
  const next = bestOffer(puzzle);
  const isFar = !next || (next.why === 'new' && Math.abs(next.chance - WISHES[chosenWish()]) > FAR);
  const generatedHash = isFar ? await generateLevel(puzzle) : undefined;
  if (generatedHash !== undefined || !next) return generatedHash;
  const { level } = next;
  go({ page: puzzle, target: { kind: 'collection', collection: level.collection, index: level.index } });
  gradeAdded(
    puzzle,
    mine.filter(({ origin }) => origin === 'added').map(({ id }) => id),
  );
  return level.hash;
}

// From a won game to a record, and what is said of it: the best moves and the best pushes are two records, each with
// its solution.

import { digitLetter, type FutoshikiLevel } from '../futoshiki/index.js';
import { type FutoshikiRecord, movesOf, type SokobanRecord } from '../play/index.js';
import { makeLurd } from '../sokoban/index.js';
import { levelText } from './library.js';
import { countsOf, type SokobanGame } from './sokoban-state.js';
import type { SolvedEvent } from './words.js';

interface Named {
  readonly hash: string;
  readonly title: string;
}

/** The record a won game makes by itself. */
export function sokobanRecord(game: SokobanGame, { hash, title }: Named, now: number): SokobanRecord {
  const { level } = game;
  const score = { ...countsOf(game), solution: makeLurd(level, movesOf(game)), at: now };
  const text = levelText({ puzzle: 'sokoban', level });
  return { puzzle: 'sokoban', hash, title, level: text, bestMoves: score, bestPushes: score };
}

/** Which figure of a new record is better than what stood before. */
export function comparedWith(before: SokobanRecord | undefined, now: SokobanRecord): SolvedEvent['best'] {
  if (!before) return 'first';
  const { moves, pushes } = now.bestMoves;
  const [oldMoves, oldPushes] = [before.bestMoves, before.bestPushes];
  const fewerMoves = moves < oldMoves.moves || (moves === oldMoves.moves && pushes < oldMoves.pushes);
  const fewerPushes = pushes < oldPushes.pushes || (pushes === oldPushes.pushes && moves < oldPushes.moves);
  if (fewerMoves) return fewerPushes ? 'both' : 'moves';
  return fewerPushes ? 'pushes' : 'neither';
}

function rowsOf(size: number, digits: readonly number[]): string[] {
  return Array.from({ length: size }, (_, row) =>
    digits
      .slice(row * size, (row + 1) * size)
      .map(digitLetter)
      .join(''),
  );
}

export function futoshikiRecord(
  level: FutoshikiLevel,
  digits: readonly number[],
  { hash, title }: Named,
  best: FutoshikiRecord['best'],
): FutoshikiRecord {
  const text = levelText({ puzzle: 'futoshiki', level });
  return { puzzle: 'futoshiki', hash, title, level: text, solution: rowsOf(level.size, digits), best };
}

// The player's progress at a level: solved, begun, or neither.

import type { PuzzleId } from '../../../base/puzzle.js';
import { gameLeftAt, records } from '../../saves/saves.js';
import { levelsTexts } from '../../texts/levels.js';

export type LevelProgress =
  | { readonly kind: 'open' }
  | { readonly kind: 'begun'; readonly words: string }
  | { readonly kind: 'solved'; readonly words: string };

export function progressOf(puzzle: PuzzleId, hash: string): LevelProgress {
  const record = records.value.get(`${puzzle} ${hash}`);
  if (record?.puzzle === 'sokoban') {
    return { kind: 'solved', words: levelsTexts.score(record.bestMoves.moves, record.bestPushes.pushes) };
  }
  if (record) return { kind: 'solved', words: levelsTexts.solvedHints(record.best.hints) };
  const game = gameLeftAt({ puzzle, hash });
  return game && game.moves > 0 ? { kind: 'begun', words: levelsTexts.movesSoFar(game.moves) } : { kind: 'open' };
}

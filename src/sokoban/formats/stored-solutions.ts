// Verifies the solutions that a level file stores beside its boards, by replaying them. A file may come from anywhere:
// what it calls a solution is one only if every move can be made and every box ends on a goal. Snapshots are games
// in progress and promise nothing, so they are left alone.

import { type TextError, textError } from '../../base/result.js';
import type { Draft, StoredMoves } from '../rules/draft.js';
import type { Level } from '../rules/level.js';
import { replay } from '../rules/replay.js';
import { isSolved } from '../rules/step.js';
import { parseLurd } from './lurd.js';
import { MAX_MOVES } from './move-letters.js';

/** `wrong-solution`: it does not solve its level; `unverified-solution`: the file stores more moves than are replayed. */
export const STORED_FAULTS = ['wrong-solution', 'unverified-solution'] as const;
export type StoredError = TextError<(typeof STORED_FAULTS)[number]>;

/** Moves that may still be replayed, for all levels of a file together: `999999(lr)` is ten characters long. */
export interface MoveBudget {
  moves: number;
}

export const newMoveBudget = (): MoveBudget => ({ moves: 10_000_000 });

/** Why these moves do not solve the level, as the end of a sentence; undefined where they do. */
function whyWrong(level: Level, moves: string, budget: MoveBudget): string | undefined {
  const parsed = parseLurd(moves);
  budget.moves -= parsed.ok ? parsed.value.length : Math.min(moves.length, MAX_MOVES);
  if (!parsed.ok) return `can’t be read. ${parsed.error.message}`;
  let position = level.start;
  for (const frame of replay(level, parsed.value)) {
    if (frame.step.kind === 'blocked') return `doesn’t solve the level: move ${frame.index + 1} is blocked.`;
    position = frame.position;
  }
  if (isSolved(level, position)) return undefined;
  const off = position.boxes.filter((box) => !level.goalMap[box]).length;
  return `doesn’t solve the level: after the last move, ${off === 1 ? '1 box is' : `${off} boxes are`} not on a goal.`;
}

/** The stored moves of a level, each solution that cannot be vouched for with the reason. */
export function verifyStored(
  level: Level,
  draft: Draft,
  budget: MoveBudget,
): { readonly stored: StoredMoves; readonly error?: StoredError }[] {
  const { stored = [], place } = draft;
  return stored.map((each, index) => {
    if (each.kind !== 'solution') return { stored: each };
    const line = place?.stored?.[index] ?? place?.line ?? 1;
    if (budget.moves <= 0) {
      const message = 'This stored solution was not verified: the file stores too many moves to replay them all.';
      return { stored: each, error: textError(line, 1, 'unverified-solution', message) };
    }
    const why = whyWrong(level, each.moves, budget);
    if (why === undefined) return { stored: each };
    return { stored: each, error: textError(line, 1, 'wrong-solution', `This stored solution ${why}`) };
  });
}

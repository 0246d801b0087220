// Verifies the solutions stored in a level file by replaying them: no move may be blocked, and every box must end on a
// goal. Snapshots are games in progress, so they are not checked.

import type { Message } from '../../base/message.js';
import type { MoveBudget } from '../../base/puzzle.js';
import { errorMessage, type TextError, textError } from '../../base/result.js';
import type { Draft, StoredMoves } from '../rules/draft.js';
import type { Level } from '../rules/level.js';
import { replay } from '../rules/replay.js';
import { isSolved } from '../rules/step.js';
import { saySokobanFormat } from './error-codes.js';
import { parseLurd } from './lurd.js';
import { MAX_MOVES } from './move-letters.js';

/** `wrong-solution`: it does not solve its level; `unverified-solution`: the file stores more moves than are replayed. */
const STORED_ERRORS = ['wrong-solution', 'unverified-solution'] as const;
export type StoredError = TextError<(typeof STORED_ERRORS)[number]>;

/** Why these moves do not solve the level; undefined if they do. */
function whyWrong(level: Level, moves: string, budget: MoveBudget): Message | undefined {
  const parsed = parseLurd(moves);
  budget.moves -= parsed.ok ? parsed.value.length : Math.min(moves.length, MAX_MOVES);
  if (!parsed.ok) return saySokobanFormat('unreadable-solution', errorMessage(parsed.error));
  let position = level.start;
  for (const frame of replay(level, parsed.value)) {
    if (frame.step.kind === 'blocked') return saySokobanFormat('blocked-solution', frame.index + 1);
    position = frame.position;
  }
  if (isSolved(level, position)) return undefined;
  const off = position.boxes.filter((box) => !level.goalMap[box]).length;
  return saySokobanFormat('unsolved-solution', off);
}

/** The stored moves of a level, with the error of each solution that fails or could not be verified. */
export function verifyStored(
  level: Level,
  draft: Draft,
  budget: MoveBudget,
): { readonly stored: StoredMoves; readonly error?: StoredError }[] {
  const { stored = [], place } = draft;
  return stored.map((each, index) => {
    if (each.kind !== 'solution') return { stored: each };
    const isVerified = budget.moves > 0;
    const why = isVerified ? whyWrong(level, each.moves, budget) : saySokobanFormat('unverified-solution');
    if (why === undefined) return { stored: each };
    const line = place?.stored?.[index] ?? place?.line ?? 1;
    return { stored: each, error: textError(line, 1, isVerified ? 'wrong-solution' : 'unverified-solution', why) };
  });
}

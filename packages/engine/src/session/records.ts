// How a solved game compares with the player's record: one answer for every front end. A first solve is reported as
// such and not as a new best of something. "Better" means fewer of what is counted: the same number of moves with
// fewer pushes is no new best for moves, though the stored record takes it over.

import type { SokobanRecord } from '@masu/core/play/saved-data.js';

/**
 * first: no record before. equal: as few of both as the record; equal-moves and equal-pushes: as few of one, more of
 * the other.
 */
export const RECORD_NEWS = [
  'first',
  'both',
  'moves',
  'pushes',
  'equal',
  'equal-moves',
  'equal-pushes',
  'none',
] as const;
export type RecordNews = (typeof RECORD_NEWS)[number];

export function compareSokoban(
  before: Pick<SokobanRecord, 'bestMoves' | 'bestPushes'> | undefined,
  score: { readonly moves: number; readonly pushes: number },
): RecordNews {
  if (!before) return 'first';
  const { bestMoves, bestPushes } = before;
  const [moves, pushes] = [score.moves < bestMoves.moves, score.pushes < bestPushes.pushes];
  if (moves || pushes) return moves && pushes ? 'both' : moves ? 'moves' : 'pushes';
  const [isSameMoves, isSamePushes] = [score.moves === bestMoves.moves, score.pushes === bestPushes.pushes];
  if (isSameMoves && isSamePushes) return 'equal';
  return isSameMoves ? 'equal-moves' : isSamePushes ? 'equal-pushes' : 'none';
}

/** A solution against the fewest pushes known. best-known: nothing known has fewer, but fewer may be possible. */
export type PushesNews =
  | { readonly kind: 'minimum' | 'best-known' }
  | { readonly kind: 'over-minimum' | 'over-best'; readonly by: number };

/** `minimum`: the fewest pushes possible, if proven. */
export function comparePushes(
  pushes: number,
  minimum: number | undefined,
  before: Pick<SokobanRecord, 'bestPushes'> | undefined,
): PushesNews {
  if (minimum !== undefined && pushes > minimum) return { kind: 'over-minimum', by: pushes - minimum };
  if (pushes === minimum) return { kind: 'minimum' };
  const by = before ? pushes - before.bestPushes.pushes : 0;
  return by > 0 ? { kind: 'over-best', by } : { kind: 'best-known' };
}

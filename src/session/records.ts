// How a solved game compares with the player's record: one answer for every front end. A first solve is reported as
// such and not as a new best of something. "Better" means fewer of what is counted: the same number of moves with
// fewer pushes is no new best for moves, though the stored record takes it over (`isSaved`).

import { type FutoshikiRecord, fewestMoves, fewestPushes, type SokobanRecord } from '../play/index.js';

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

export interface SokobanRecordNews {
  readonly news: (typeof RECORD_NEWS)[number];
  /** The stored record changes. */
  readonly isSaved: boolean;
}

export function compareSokoban(
  before: Pick<SokobanRecord, 'bestMoves' | 'bestPushes'> | undefined,
  score: { readonly moves: number; readonly pushes: number },
): SokobanRecordNews {
  if (!before) return { news: 'first', isSaved: true };
  const { bestMoves, bestPushes } = before;
  const now = { ...score, solution: '', at: Number.MAX_SAFE_INTEGER };
  const isSaved = fewestMoves(bestMoves, now) === now || fewestPushes(bestPushes, now) === now;
  const [moves, pushes] = [score.moves < bestMoves.moves, score.pushes < bestPushes.pushes];
  if (moves || pushes) return { news: moves && pushes ? 'both' : moves ? 'moves' : 'pushes', isSaved };
  const [isSameMoves, isSamePushes] = [score.moves === bestMoves.moves, score.pushes === bestPushes.pushes];
  if (isSameMoves && isSamePushes) return { news: 'equal', isSaved };
  return { news: isSameMoves ? 'equal-moves' : isSamePushes ? 'equal-pushes' : 'none', isSaved };
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

export interface FutoshikiRecordNews {
  /** hints: fewer hints than before; time: as few hints, less time. */
  readonly news: 'first' | 'hints' | 'time' | 'equal' | 'none';
  readonly isSaved: boolean;
}

export function compareFutoshiki(
  before: Pick<FutoshikiRecord, 'best'> | undefined,
  score: { readonly hints: number; readonly millis: number },
): FutoshikiRecordNews {
  if (!before) return { news: 'first', isSaved: true };
  const { hints, millis } = before.best;
  if (score.hints !== hints) {
    return score.hints < hints ? { news: 'hints', isSaved: true } : { news: 'none', isSaved: false };
  }
  if (score.millis === millis) return { news: 'equal', isSaved: false };
  return score.millis < millis ? { news: 'time', isSaved: true } : { news: 'none', isSaved: false };
}

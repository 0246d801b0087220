// Which level to offer next: one whose chance of success is the one the player wishes. A level that was given up comes back
// after a while, a solved one once more if fewer pushes are possible. Never two of these in a row, so that there is
// something new in between.

import type { PuzzleId } from '../base/puzzle.js';
import { countedAttempts, currentRating, levelRating, successChance } from './rating.js';
import type { SavedAttempt } from './saved-data.js';

/** The wished chance of success. */
export const WISHES = { easygoing: 0.85, balanced: 0.7, challenge: 0.5 } as const;
export type SuccessWish = keyof typeof WISHES;
export const WISH_NAMES = Object.keys(WISHES) as readonly SuccessWish[];

/** A level that could be offered. */
export interface OfferedLevel {
  readonly hash: string;
  /** As in an attempt. */
  readonly difficulty: number;
  readonly isExact?: boolean;
  /** Fewest pushes, if proven. */
  readonly optimum?: number;
}

export interface NextLevel<L extends OfferedLevel> {
  readonly level: L;
  /** Of solving it without help. */
  readonly chance: number;
  /** again: it was given up. improve: it was solved with more pushes than necessary. */
  readonly why: 'new' | 'again' | 'improve';
}

export interface Player {
  readonly puzzle: PuzzleId;
  readonly attempts: readonly SavedAttempt[];
  /** When the rating was last reset. */
  readonly since?: number;
  /** The player's fewest pushes for a solved level; for a puzzle without pushes, any number. */
  readonly solvedWith: (hash: string) => number | undefined;
}

/** Attempts at other levels before one comes back. */
const AGAIN_AFTER = 8;
const IMPROVE_AFTER = 15;
/** A supply whose best level is this far from the wish isn't enough. */
const FAR = 0.1;

const nearest = <L extends OfferedLevel>(offers: readonly NextLevel<L>[], wish: number): NextLevel<L> | undefined =>
  offers.reduce<NextLevel<L> | undefined>(
    (best, offer) => (best && Math.abs(best.chance - wish) <= Math.abs(offer.chance - wish) ? best : offer),
    undefined,
  );

/**
 * The level to offer from several supplies, the preferred one first: a later supply is used where the earlier ones have
 * nothing near the wish. Undefined if there is no unsolved level at all.
 */
export function nextLevel<L extends OfferedLevel>(
  player: Player,
  supplies: readonly (readonly L[])[],
  wish: SuccessWish,
): NextLevel<L> | undefined {
  const { puzzle, attempts, since = 0, solvedWith } = player;
  const counted = countedAttempts(attempts, puzzle, since);
  const rating = currentRating(attempts, puzzle, since);
  const wished = WISHES[wish];
  const offer = (level: L, why: NextLevel<L>['why']): NextLevel<L> => ({
    level,
    why,
    chance: successChance(rating, levelRating(puzzle, level.difficulty, level.isExact)),
  });
  const lastAt = new Map(counted.map(({ hash }, at) => [hash, at]));
  const solvedTimes = (hash: string): number =>
    counted.filter((attempt) => attempt.hash === hash && attempt.result === 'solved').length;
  const isReturn = (at: number): boolean =>
    counted.slice(0, at).some(({ hash }) => hash === counted[at]?.hash) && at >= 0;
  const rest = (hash: string): number => counted.length - 1 - (lastAt.get(hash) ?? counted.length);
  if (counted.length > 0 && !isReturn(counted.length - 1)) {
    const back = supplies.flat().flatMap((level): readonly NextLevel<L>[] => {
      const { hash, optimum } = level;
      if (!lastAt.has(hash)) return [];
      const best = solvedWith(hash);
      if (best === undefined) return rest(hash) >= AGAIN_AFTER ? [offer(level, 'again')] : [];
      const isShort = optimum === undefined || best <= optimum;
      return isShort || solvedTimes(hash) > 1 || rest(hash) < IMPROVE_AFTER ? [] : [offer(level, 'improve')];
    });
    const oldest = back.sort((a, b) => rest(b.level.hash) - rest(a.level.hash))[0];
    if (oldest) return oldest;
  }
  let next: NextLevel<L> | undefined;
  for (const supply of supplies) {
    const fresh = supply.filter((level) => !lastAt.has(level.hash) && solvedWith(level.hash) === undefined);
    const best = nearest([...(next ? [next] : []), ...fresh.map((level) => offer(level, 'new'))], wished);
    next = best ?? next;
    if (next && Math.abs(next.chance - wished) <= FAR) break;
  }
  return next;
}

/** The difficulty whose chance of success is the wished one: what to generate where no level is near. */
export function wishedDifficulty(player: Pick<Player, 'puzzle' | 'attempts' | 'since'>, wish: SuccessWish): number {
  const rating = currentRating(player.attempts, player.puzzle, player.since);
  const chanceAt = (difficulty: number): number => successChance(rating, levelRating(player.puzzle, difficulty));
  let [low, high] = [0, 20];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (chanceAt(middle) > WISHES[wish]) low = middle;
    else high = middle;
  }
  return low;
}

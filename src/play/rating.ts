// How strong a player is, as an Elo rating with its uncertainty, and the chance to solve a level. Levels are the opponents:
// their rating comes from their difficulty, so that solving is a win and giving up is a loss (Pelánek, "Applications of the
// Elo rating system in adaptive educational systems", 2016). The update is Glicko's (Glickman, "Parameter estimation in
// large paired comparison experiments", 1999), because a level's difficulty is uncertain, too. What a solution took (pushes
// and undos beyond the minimum, time) is a second, weaker observation. The figures were fitted in docs/next-level.md.
// Everything follows from the list of attempts: nothing else is stored.

import type { PuzzleId } from '../base/puzzle.js';
import type { SavedAttempt } from './saved-data.js';

export interface Rating {
  /** In Elo points: 400 more is ten times the odds. */
  readonly mean: number;
  /** The standard deviation of the mean. */
  readonly deviation: number;
}

/** The reset of the ratings: attempts before this setting's value count no longer. Shared by all front ends. */
export const RATING_SINCE = 'ratingSince';

/** Before the first attempt: an average player, of whom little is known. */
export const START_RATING: Rating = { mean: 1500, deviation: 210 };

/** Points per unit of log odds. */
const POINTS = 400 / Math.LN10;
/** People learn: a rating never becomes more certain than this. */
const MIN_DEVIATION = 45;

/** The rating of a level of each puzzle: a straight line in its difficulty, and how far levels are from the line. */
const LEVELS: Readonly<
  Record<PuzzleId, { readonly base: number; readonly perPoint: number; readonly deviation: number }>
> = {
  sokoban: { base: 939, perPoint: 84, deviation: 113 },
  // Futoshiki's difficulty is the number of its grade, 1 to 5; no figures about players are known.
  futoshiki: { base: 1000, perPoint: 130, deviation: 150 },
};
/** The estimated difficulty of a level is less certain. */
const ESTIMATE_FACTOR = 1.5;

export function levelRating(puzzle: PuzzleId, difficulty: number, isExact = true): Rating {
  const { base, perPoint, deviation } = LEVELS[puzzle];
  return { mean: base + perPoint * difficulty, deviation: isExact ? deviation : deviation * ESTIMATE_FACTOR };
}

/** The difficulty that an attempt stores. `step`: the number of the grade, 1 to 5, for a level without a finer figure. */
export function attemptDifficulty(puzzle: PuzzleId, step: number, difficulty?: number): number {
  if (puzzle === 'futoshiki') return step;
  // The middle of the grade: easy, the second, is from 3 to 4.
  return difficulty ?? step + 1.5;
}

/** Glicko's g: an uncertain rating says less. */
const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (deviation / POINTS) ** 2) / Math.PI ** 2);

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The chance that a player solves a level without help; both ratings may be uncertain. */
export function successChance(player: Rating, level: Rating): number {
  const deviation = Math.hypot(player.deviation, level.deviation);
  return chanceOf((weightOf(deviation) * (player.mean - level.mean)) / POINTS);
}

/** Glicko's update by the games of one period. `score`: 1 for a win, 0 for a loss, or between. */
export function ratedByGames(
  player: Rating,
  games: readonly { readonly opponent: Rating; readonly score: number }[],
): Rating {
  let information = (POINTS / player.deviation) ** 2;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const weight = weightOf(opponent.deviation);
    const expected = chanceOf((weight * (player.mean - opponent.mean)) / POINTS);
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  return { mean: player.mean + (POINTS * surprise) / information, deviation: POINTS / Math.sqrt(information) };
}

/** What a solution without detours at an easy pace says: so many log odds above the level. */
const SMOOTH = 1.6;
const WORK_WEIGHT = 1.2;
const PACE_WEIGHT = 0.4;
const EASY_MILLIS_PER_PUSH = 2000;
const EFFORT_DEVIATION = 150;
const MIN_MARGIN = -1;
const MAX_MARGIN = 3;

/** How far above the level the player was, in log odds, by what the solution took; undefined if nothing is known. */
export function effortMargin({
  optimum,
  pushes,
  undos,
  millis,
}: Pick<SavedAttempt, 'optimum' | 'pushes' | 'undos' | 'millis'>): number | undefined {
  if (!optimum || pushes === undefined || millis === 0) return undefined;
  const work = Math.log(Math.max(1, (pushes + undos) / optimum));
  const pace = Math.log(millis / optimum / EASY_MILLIS_PER_PUSH);
  return Math.min(MAX_MARGIN, Math.max(MIN_MARGIN, SMOOTH - WORK_WEIGHT * work - PACE_WEIGHT * pace));
}

/** 1 for a solution without help, half as much for each hint, 0 for giving up. */
export const attemptScore = ({ result, hints }: Pick<SavedAttempt, 'result' | 'hints'>): number =>
  result === 'solved' ? 0.5 ** hints : 0;

/** The mean of two normal distributions of the same number. */
function combined(a: Rating, b: Rating): Rating {
  const share = a.deviation ** 2 / (a.deviation ** 2 + b.deviation ** 2);
  return { mean: a.mean + share * (b.mean - a.mean), deviation: a.deviation * Math.sqrt(1 - share) };
}

export function ratedByAttempt(player: Rating, attempt: SavedAttempt): Rating {
  const level = levelRating(attempt.puzzle, attempt.difficulty, attempt.isExact);
  const played = ratedByGames(player, [{ opponent: level, score: attemptScore(attempt) }]);
  const margin = attempt.result === 'solved' && attempt.hints === 0 ? effortMargin(attempt) : undefined;
  const seen =
    margin === undefined
      ? played
      : combined(played, {
          mean: level.mean + POINTS * margin,
          deviation: Math.hypot(EFFORT_DEVIATION, level.deviation),
        });
  return { ...seen, deviation: Math.max(MIN_DEVIATION, seen.deviation) };
}

export interface RatedAttempt {
  readonly attempt: SavedAttempt;
  /** After the attempt. */
  readonly rating: Rating;
}

/** The attempts of a puzzle since the last reset, in order of time. */
export function countedAttempts(
  attempts: readonly SavedAttempt[],
  puzzle: PuzzleId,
  since = 0,
): readonly SavedAttempt[] {
  return attempts
    .filter((attempt) => attempt.puzzle === puzzle && attempt.at >= since)
    .sort((a, b) => a.at - b.at || (a.hash < b.hash ? -1 : 1));
}

/** The rating after each attempt. A level counts until it is solved: whoever knows the solution shows memory, not skill. */
export function ratingHistory(attempts: readonly SavedAttempt[], puzzle: PuzzleId, since = 0): readonly RatedAttempt[] {
  const solved = new Set<string>();
  let rating = START_RATING;
  return countedAttempts(attempts, puzzle, since).flatMap((attempt) => {
    if (solved.has(attempt.hash)) return [];
    if (attempt.result === 'solved') solved.add(attempt.hash);
    rating = ratedByAttempt(rating, attempt);
    return [{ attempt, rating }];
  });
}

export const currentRating = (attempts: readonly SavedAttempt[], puzzle: PuzzleId, since = 0): Rating =>
  ratingHistory(attempts, puzzle, since).at(-1)?.rating ?? START_RATING;

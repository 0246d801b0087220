// How strong a player is, as an Elo rating with its uncertainty, and the chance to solve a level. Levels are the opponents:
// their rating comes from their difficulty, so that solving is a win and giving up is a loss (Pelánek, "Applications of the
// Elo rating system in adaptive educational systems", 2016). The update is Glicko's (Glickman, "Parameter estimation in
// large paired comparison experiments", 1999), because a level's difficulty is uncertain, too. What a solution took (pushes
// and undos beyond the minimum, time) is a second, weaker observation: of the skill plus the player's own pace, which is
// estimated beside the rating (a Kalman filter of two numbers), so that a slow person isn't taken for a weak one. The
// figures were fitted in docs/next-level.md. Everything follows from the list of attempts: nothing else is stored.

import type { PuzzleId } from '../base/puzzle.js';
import type { SavedAttempt } from './saved-data.js';

interface Rating {
  /** In Elo points: 400 more is ten times the odds. */
  readonly mean: number;
  /** The standard deviation of the mean. */
  readonly deviation: number;
}

/** A player's rating, and what is known about how much more a solution shows than the player's skill. */
interface PlayerRating extends Rating {
  readonly pace: Rating;
  /** Of rating and pace, in squared points. */
  readonly covariance: number;
}

/** The reset of the ratings: attempts before this setting's value count no longer. Shared by all front ends. */
export const RATING_SINCE = 'ratingSince';

/** Before the first attempt: an average player, of whom little is known. */
export const START_RATING: PlayerRating = {
  mean: 1500,
  deviation: 210,
  pace: { mean: 0, deviation: 52 },
  covariance: 0,
};

/** Points per unit of log odds. */
const POINTS = 400 / Math.LN10;
/** People learn: a rating becomes so much less certain with each attempt. */
const LEARNING = 8;

/** The rating of a level of each puzzle: a straight line in its difficulty, and how far levels are from the line. */
interface LevelRatings {
  readonly base: number;
  readonly perPoint: number;
  readonly deviation: number;
  /** The difficulty that an attempt stores. `step`: the number of the grade, 1 to 5. */
  difficulty(step: number, finer?: number): number;
}

const LEVELS: Readonly<Record<PuzzleId, LevelRatings>> = {
  // Without a finer figure, the middle of the grade: easy, the second, is from 3 to 4.
  sokoban: { base: 939, perPoint: 84, deviation: 113, difficulty: (step, finer = step + 1.5) => finer },
  // Futoshiki's difficulty is the number of its grade; no figures about players are known.
  futoshiki: { base: 1000, perPoint: 130, deviation: 150, difficulty: (step) => step },
};
const levelRatings = (puzzle: PuzzleId): LevelRatings => LEVELS[puzzle] ?? LEVELS.futoshiki;

/** The estimated difficulty of a level is less certain. */
const ESTIMATE_FACTOR = 1.5;

export function levelRating(puzzle: PuzzleId, difficulty: number, isExact = true): Rating {
  const { base, perPoint, deviation } = levelRatings(puzzle);
  return { mean: base + perPoint * difficulty, deviation: isExact ? deviation : deviation * ESTIMATE_FACTOR };
}

/** The difficulty that an attempt stores. `step`: the number of the grade, 1 to 5, for a level without a finer figure. */
export const attemptDifficulty = (puzzle: PuzzleId, step: number, difficulty?: number): number =>
  levelRatings(puzzle).difficulty(step, difficulty);

/** Glicko's g: an uncertain rating says less. */
const deviationWeight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * (deviation / POINTS) ** 2) / Math.PI ** 2);

const winChance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The chance that a player solves a level without help; both ratings may be uncertain. */
export function successChance(player: Rating, level: Rating): number {
  const deviation = Math.hypot(player.deviation, level.deviation);
  return winChance((deviationWeight(deviation) * (player.mean - level.mean)) / POINTS);
}

/** Glicko's update by the games of one period. `score`: 1 for a win, 0 for a loss, or between. */
export function ratedByGames(
  player: Rating,
  games: readonly { readonly opponent: Rating; readonly score: number }[],
): Rating {
  let information = (POINTS / player.deviation) ** 2;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const weight = deviationWeight(opponent.deviation);
    const expected = winChance((weight * (player.mean - opponent.mean)) / POINTS);
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

/** From how far below a player a level is far easier: odds of ten to one. */
const FAR_EASIER = 400;
/** A surprise counts up to this many points: a level may have been left open, or known from elsewhere. */
const MAX_SURPRISE = 260;

/** The rating after new knowledge about the skill alone: the pace follows as far as it depends on it. */
function withSkill(before: PlayerRating, skill: Rating): PlayerRating {
  const slope = before.covariance / before.deviation ** 2;
  const gained = before.deviation ** 2 - skill.deviation ** 2;
  return {
    ...skill,
    pace: {
      mean: before.pace.mean + slope * (skill.mean - before.mean),
      deviation: Math.sqrt(before.pace.deviation ** 2 - slope ** 2 * gained),
    },
    covariance: slope * skill.deviation ** 2,
  };
}

/** The rating after the sum of skill and pace was observed with this surprise and deviation. */
function withEffort(before: PlayerRating, surprise: number, deviation: number): PlayerRating {
  const { mean, pace, covariance } = before;
  const [skillPart, pacePart] = [before.deviation ** 2 + covariance, pace.deviation ** 2 + covariance];
  const total = skillPart + pacePart + deviation ** 2;
  return {
    mean: mean + (skillPart / total) * surprise,
    deviation: Math.sqrt(before.deviation ** 2 - skillPart ** 2 / total),
    pace: {
      mean: pace.mean + (pacePart / total) * surprise,
      deviation: Math.sqrt(pace.deviation ** 2 - pacePart ** 2 / total),
    },
    covariance: covariance - (skillPart * pacePart) / total,
  };
}

/** A solution of a far easier level never lowers the rating. */
export function ratedByAttempt(player: PlayerRating, attempt: SavedAttempt): PlayerRating {
  const level = levelRating(attempt.puzzle, attempt.difficulty, attempt.isExact);
  const before = { ...player, deviation: Math.hypot(player.deviation, LEARNING) };
  const played = withSkill(before, ratedByGames(before, [{ opponent: level, score: attemptScore(attempt) }]));
  const margin = attempt.result === 'solved' && attempt.hints === 0 ? effortMargin(attempt) : undefined;
  if (margin === undefined) return played;
  // A level that was solved is, on average, easier than its difficulty says.
  const ease = (level.deviation ** 2 / POINTS) * (1 - successChance({ ...player, deviation: 0 }, level));
  const shown = level.mean + POINTS * margin - ease;
  const surprise = Math.max(-MAX_SURPRISE, Math.min(MAX_SURPRISE, shown - played.mean - played.pace.mean));
  if (surprise < 0 && player.mean - level.mean >= FAR_EASIER) return played;
  return withEffort(played, surprise, Math.hypot(EFFORT_DEVIATION, level.deviation));
}

export interface RatedAttempt {
  readonly attempt: SavedAttempt;
  /** After the attempt. */
  readonly rating: PlayerRating;
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
  let rating: PlayerRating = START_RATING;
  return countedAttempts(attempts, puzzle, since).flatMap((attempt) => {
    if (solved.has(attempt.hash)) return [];
    if (attempt.result === 'solved') solved.add(attempt.hash);
    rating = ratedByAttempt(rating, attempt);
    return [{ attempt, rating }];
  });
}

export const currentRating = (attempts: readonly SavedAttempt[], puzzle: PuzzleId, since = 0): PlayerRating =>
  ratingHistory(attempts, puzzle, since).at(-1)?.rating ?? START_RATING;

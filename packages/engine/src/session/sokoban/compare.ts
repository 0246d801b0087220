// Compares a player's solution with one of the fewest pushes, and finds the pushes that cost more than necessary. The pushes
// made so far plus the fewest still needed never fall along a solution; where the sum rises, a push has cost that much.
// The rises are found by bisection, each sum by the push-optimal solver, so every cost is proven. The other solution
// follows the player's up to the first such push: there the two differ.

import type { Direction } from '@masu/core/base/grid.js';
import type { Limits } from '@masu/core/base/outcome.js';
import type { Result, TextError } from '@masu/core/base/result.js';
import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import type { Job, ReportOf } from '../../jobs/job.js';
import { levelTextForJobs } from './jobs.js';

/** A push after which a solution needs more pushes in all than before it. */
interface CostlyPush {
  /** From 1. */
  readonly push: number;
  readonly direction: Direction;
  /** The moves up to and including it. */
  readonly moves: number;
  /** Pushes more than necessary. */
  readonly cost: number;
}

export interface ComparedSolutions {
  readonly mine: readonly Direction[];
  readonly other: readonly Direction[];
  readonly minePushes: number;
  readonly otherPushes: number;
  /** The other one is proven to have the fewest pushes. */
  readonly isOptimal: boolean;
  /** The number of moves that both begin with. */
  readonly shared: number;
  /** In order; empty if the other one is not proven optimal, or if a search gave up. Their costs add up to the extra pushes. */
  readonly costly: readonly CostlyPush[];
}

/** For each push of a solution, the number of moves up to and including it. */
function movesAtPushes(level: Level, moves: readonly Direction[]): readonly number[] {
  return [...replay(level, moves)].flatMap(({ step }, at) => (step.kind === 'push' ? [at + 1] : []));
}

function sharedMoves(a: readonly Direction[], b: readonly Direction[]): number {
  const at = a.findIndex((move, index) => move !== b[index]);
  return at < 0 ? a.length : at;
}

/** Runs a job to its end, as an engine does. */
export type RunJob = (job: Job & { puzzle: 'sokoban' }) => Promise<Result<ReportOf<'sokoban'>, TextError>>;

interface Found {
  readonly moves: readonly Direction[];
  readonly pushes: number;
  readonly isOptimal: boolean;
}

/** The solution of the level after these moves; undefined if none was found within the limits. */
async function solveAfter(
  run: RunJob,
  level: Level,
  moves: readonly Direction[],
  solver: string,
  limits: () => Limits,
): Promise<Found | undefined> {
  const about = { puzzle: 'sokoban', level: levelTextForJobs(level), format: 'xsb' } as const;
  const played = moves.length > 0 ? { moves: makeLurd(level, moves) } : {};
  const report = await run({ ...about, solver, limits: limits(), threads: 1, ...played });
  if (!report.ok || report.value.verdict !== 'solved') return undefined;
  const { solution, pushes, claim, metric } = report.value;
  const parsed = parseLurd(solution);
  return parsed.ok ? { moves: parsed.value, pushes, isOptimal: claim === 'optimal' && metric === 'pushes' } : undefined;
}

/** Undefined if no solution with fewer pushes was found. `limits`: what each search may take, asked when it begins. */
export async function compareWithBest(
  run: RunJob,
  level: Level,
  mine: readonly Direction[],
  limits: () => Limits,
): Promise<ComparedSolutions | undefined> {
  const at = movesAtPushes(level, mine);
  const minePushes = at.length;
  const whole =
    (await solveAfter(run, level, [], 'push-optimal', limits)) ?? (await solveAfter(run, level, [], 'any', limits));
  if (!whole || whole.pushes >= minePushes) return undefined;
  const plain = (solution: Found): ComparedSolutions => ({
    mine,
    other: solution.moves,
    minePushes,
    otherPushes: solution.pushes,
    isOptimal: solution.isOptimal,
    shared: sharedMoves(mine, solution.moves),
    costly: [],
  });
  if (!whole.isOptimal) return plain(whole);
  const after = (push: number): readonly Direction[] => mine.slice(0, at[push - 1] ?? 0);
  const rests = new Map<number, Found>([
    [0, whole],
    [minePushes, { moves: [], pushes: 0, isOptimal: true }],
  ]);
  /** Pushes in all of the best solution that begins with these pushes of the player. */
  const total = (push: number): number => push + (rests.get(push) as Found).pushes;
  const costly: CostlyPush[] = [];
  /** Finds the costly pushes after `low` up to `high`; false if a search gave up. */
  const search = async (low: number, high: number): Promise<boolean> => {
    const cost = total(high) - total(low);
    if (cost === 0) return true;
    if (high - low === 1) {
      const moves = at[high - 1] as number;
      costly.push({ push: high, direction: mine[moves - 1] as Direction, moves, cost });
      return true;
    }
    const middle = (low + high) >> 1;
    const rest = await solveAfter(run, level, after(middle), 'push-optimal', limits);
    if (!rest?.isOptimal) return false;
    rests.set(middle, rest);
    return (await search(low, middle)) && (await search(middle, high));
  };
  const isComplete = await search(0, minePushes);
  // The last position from which the fewest pushes could still be reached, of those that were searched.
  const last = Math.max(...[...rests.keys()].filter((push) => total(push) === whole.pushes));
  const moves = [...after(last), ...(rests.get(last) as Found).moves];
  return { ...plain({ ...whole, moves }), costly: isComplete ? costly : [] };
}

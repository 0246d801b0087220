// Figures that compare several solvers on the same boards: decided within a time, pairwise, by number of boxes, and how
// long the solutions are against the best that any of them found.
//
// Sign test (Arbuthnot 1710; two-sided, exact): over the boards on which two solvers differ, each is better with
// probability one half if there is no difference between them.

import { defined } from '../../base/defined.js';
import { formatNumber } from '../../base/format.js';
import { playableOf } from '../../jobs/index.js';
import { boardName } from '../folder/records.js';
import { plannedLevel } from '../folder/verify-report.js';
import { escapeHtml, tableHtml } from './html.js';
import type { JobResult, JoinedRuns } from './join.js';
import {
  answerMillis,
  bestOfAll,
  byLevel,
  bySolver,
  decidedBySolver,
  isDecided,
  limitMillis,
  resultLength,
} from './totals.js';

// The part of the report page that compares several solvers: within a time, pairwise, lengths, numbers of boxes.

const orDash = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));

/** 0.0004 as 4e-4, 0.034 as 0.034 */
export const probability = (p: number): string => (p >= 0.001 ? p.toFixed(3) : p.toExponential(0));

/** Whether all jobs had the same limits and ran on the same machine; otherwise what differs, in a sentence. */
export function equalTerms({ runs, results }: JoinedRuns): string {
  const limits = new Set(results.map(({ planned }) => JSON.stringify({ ...planned.job.limits, bytes: undefined })));
  const machines = new Set(
    runs.flatMap(({ manifest }) => manifest.sessions.map(({ machine }) => `${machine.cpu}, ${machine.cores} cores`)),
  );
  const hosts = new Set(results.flatMap(({ line }) => (line ? [line.host] : [])));
  const differences = [
    ...(limits.size > 1 ? ['the solvers had different time limits'] : []),
    ...(machines.size > 1 || hosts.size > 1 ? ['they ran on several machines'] : []),
  ];
  if (differences.length > 0) return `Not at equal terms: ${differences.join(', and ')}.`;
  const [machine] = machines;
  return `At equal terms: the same time limits for all${machine === undefined ? '' : `, on one machine (${machine})`}.`;
}

function withinHtml(results: readonly JobResult[]): string {
  const rows = [...bySolver(results), ['best of all', bestOfAll(results)] as const].map(([solver, each]) => [
    escapeHtml(solver),
    formatNumber(each.length),
    ...ARENA_SECONDS.map((seconds) => orDash(decidedWithin(each, seconds))),
  ]);
  const heads = ['solver', 'levels', ...ARENA_SECONDS.map((seconds) => `${seconds} s`)];
  return tableHtml('Levels decided within CPU seconds', heads, rows);
}

function pairsHtml(results: readonly JobResult[]): string {
  const rows = pairFigures(results).map(({ first, second, boards, won, lost, p }) => [
    escapeHtml(`${first} against ${second}`),
    ...[boards, won, lost].map(formatNumber),
    probability(p),
  ]);
  return tableHtml('Two solvers on the same levels', ['pair', 'levels', 'won', 'lost', 'p (sign test)'], rows);
}

function qualityHtml(results: readonly JobResult[]): string {
  const figures = qualityFigures(results);
  if (figures.length === 0) return '';
  const percent = (value: number): string => `${value.toFixed(1)}%`;
  const rows = figures.map(({ solver, solved, bestMoves, movesExcess, bestPushes, pushesExcess }) => [
    escapeHtml(solver),
    ...[solved, bestMoves].map(formatNumber),
    percent(movesExcess),
    formatNumber(bestPushes),
    percent(pushesExcess),
  ]);
  const heads = ['solver', 'solutions', 'shortest in moves', 'moves above', 'shortest in pushes', 'pushes above'];
  return tableHtml('Lengths against the shortest solution here', heads, rows);
}

function boxesHtml(results: readonly JobResult[], solvers: readonly string[]): string {
  const classes = byBoxes(results);
  if (classes.length === 0) return '';
  const rows = classes.map(({ name, levels, decided }) => [
    name,
    formatNumber(levels),
    ...solvers.map((solver) => orDash(decided.get(solver))),
  ]);
  return tableHtml('Levels decided by number of boxes', ['boxes', 'levels', ...solvers.map(escapeHtml)], rows);
}

/** '' if there is nothing to compare. */
export function arenaHtml(joined: JoinedRuns): string {
  const { results } = joined;
  const solvers = [...bySolver(results).keys()];
  if (solvers.length < 2) return '';
  return [
    '<h2>Solvers compared</h2>',
    `<p>${escapeHtml(equalTerms(joined))}</p>`,
    '<p class="soft">A dash: some level had less time than that. A solver wins a level that it alone decides, or decides in less CPU time; p is the chance of a split as uneven as this if both were equally good (sign test, two-sided). Lengths are compared with the shortest solution that any solver here found, on the levels that the solver solved.</p>',
    withinHtml(results),
    pairsHtml(results),
    qualityHtml(results),
    boxesHtml(results, solvers),
  ].join('\n');
}

/** The times of the table "decided within". */
export const ARENA_SECONDS = [1, 10, 60, 600] as const;

/** Decided within so many seconds; undefined if a board without an answer had less time than that. */
export function decidedWithin(results: readonly JobResult[], seconds: number): number | undefined {
  const millis = seconds * 1000;
  const isKnown = results.every((result) => {
    const limit = limitMillis(result.planned.job.limits);
    return isDecided(result) || limit === undefined || limit >= millis;
  });
  if (!isKnown) return undefined;
  return results.filter((result) => isDecided(result) && (answerMillis(result) ?? 0) <= millis).length;
}

/** The probability of a split at least as uneven as this one, if both sides are equally likely. */
export function signTest(won: number, lost: number): number {
  const count = won + lost;
  const least = Math.min(won, lost);
  // The terms of the binomial distribution in logarithms: 2^-14000 underflows.
  let term = -count * Math.LN2;
  let sum = 0;
  for (let k = 0; k <= least; k++) {
    sum += Math.exp(term);
    term += Math.log((count - k) / (k + 1));
  }
  return Math.min(1, 2 * sum);
}

/** Every two solvers that tried the same boards: how many both tried, and how many each won. */
export function pairFigures(results: readonly JobResult[]) {
  const solvers = [...bySolver(results).keys()];
  const boards = [...byLevel(results).values()].map(
    (group) => new Map(group.map((result) => [result.planned.job.solver, result])),
  );
  return solvers.flatMap((first, index) =>
    solvers.slice(index + 1).flatMap((second) => {
      const pairs = boards.flatMap((board) => {
        const [a, b] = [board.get(first), board.get(second)];
        return a && b ? [[a, b] as const] : [];
      });
      if (pairs.length === 0) return [];
      // Decided by the one alone, or by both and by the one in less CPU time.
      const wins = (a: JobResult, b: JobResult): boolean =>
        isDecided(a) && (!isDecided(b) || (answerMillis(a) ?? 0) < (answerMillis(b) ?? 0));
      const won = pairs.filter(([a, b]) => wins(a, b)).length;
      const lost = pairs.filter(([a, b]) => wins(b, a)).length;
      return [{ first, second, boards: pairs.length, won, lost, p: signTest(won, lost) }];
    }),
  );
}

/**
 * How long solutions are against the shortest that any solver found of the same board: how many are as short, and the mean
 * excess over it, in percent.
 */
export function qualityFigures(results: readonly JobResult[]) {
  const best = new Map<string, { moves: number; pushes: number }>();
  for (const [board, group] of byLevel(results)) {
    const lengths = group.flatMap((result) => resultLength(result) ?? []);
    best.set(board, {
      moves: Math.min(...lengths.map(({ moves }) => moves)),
      pushes: Math.min(...lengths.map(({ pushes }) => pushes)),
    });
  }
  return [...bySolver(results)].flatMap(([solver, each]) => {
    const ratios = each.flatMap((result) => {
      const [length, least] = [resultLength(result), best.get(boardName(result.planned))];
      if (!length || !least) return [];
      const over = (value: number, by: number): number => (by === 0 ? 1 : value / by);
      return [{ moves: over(length.moves, least.moves), pushes: over(length.pushes, least.pushes) }];
    });
    if (ratios.length === 0) return [];
    const excess = (of: 'moves' | 'pushes'): number =>
      100 * (ratios.reduce((sum, ratio) => sum + ratio[of], 0) / ratios.length - 1);
    const count = (of: 'moves' | 'pushes'): number => ratios.filter((ratio) => ratio[of] === 1).length;
    return [
      {
        solver,
        solved: ratios.length,
        ...{ bestMoves: count('moves'), movesExcess: excess('moves') },
        ...{ bestPushes: count('pushes'), pushesExcess: excess('pushes') },
      },
    ];
  });
}

interface PieceCounts {
  readonly boxes?: number;
  readonly floorCells?: number;
}

const sizes = new WeakMap<JobResult['planned'], PieceCounts>();

/** The boxes and floor cells of a planned level, if its puzzle has them. */
export function boardSize({ planned }: Pick<JobResult, 'planned'>): PieceCounts {
  const known = sizes.get(planned);
  if (known) return known;
  const level = plannedLevel(planned.job);
  const { boxes, floorCells } = level ? playableOf(planned.job.puzzle).size(level) : {};
  const size = defined({ boxes, floorCells });
  sizes.set(planned, size);
  return size;
}

const BOX_CLASSES: readonly (readonly [from: number, to: number])[] = [
  [1, 2],
  [3, 4],
  [5, 8],
  [9, 16],
  [17, Number.POSITIVE_INFINITY],
];

/** Decided levels by number of boxes and solver; classes without levels are left out. */
export function byBoxes(results: readonly JobResult[]) {
  return BOX_CLASSES.flatMap(([from, to]) => {
    const group = results.filter((result) => {
      const { boxes } = boardSize(result);
      return boxes !== undefined && boxes >= from && boxes <= to;
    });
    if (group.length === 0) return [];
    const name = Number.isFinite(to) ? `${from}–${to} boxes` : `${from} boxes and more`;
    return [{ name, levels: byLevel(group).size, decided: decidedBySolver(group) }];
  });
}

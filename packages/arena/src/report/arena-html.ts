// The part of the report page that compares several solvers: within a time, pairwise, lengths, numbers of boxes.

import { formatNumber } from '@masu/core/base/format.js';
import { ARENA_SECONDS, byBoxes, decidedWithin, pairFigures, qualityFigures } from './arena.js';
import { escapeHtml } from './html.js';
import type { JobResult, JoinedRuns } from './join.js';
import { tableHtml } from './solver-totals-table.js';
import { bestOfAll, bySolver } from './totals.js';

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

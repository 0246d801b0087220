// What changed between two runs, level by level and solver by solver. Times count only if they differ by a factor of
// two and by a second: less is noise. For the same reason, a level that was solved just within its time limit and then
// ran into it is listed separately (`near-limit`) and is not a regression.

import { countOf, formatNumber } from '../../base/format.js';
import type { Metric } from '../../base/puzzle.js';
import type { Report } from '../../jobs/index.js';
import { escapeHtml, MAX_ROWS, moreHtml, tableHtml } from './html.js';
import { type JobResult, type JoinedRuns, plannedJobName } from './join.js';
import { factsHtml, pageHtml } from './page-shell.js';
import {
  answerMillis,
  bySolver,
  isDecided,
  jobVerdict,
  placeName,
  resultLength,
  resultReport,
  solverTotals,
} from './totals.js';

// Whether two results of one board can both be true. They can't if one proves what the other refutes: a solution of an
// unsolvable level, an optimal length that somebody undercut (in the solver's metric, or in the other one where the
// tie-break was proven too), a lower bound above a solution, a second solution of a puzzle with only one. A contradiction is a bug in one of the solvers.

/** The length of a report's solution in a metric. */
function lengthIn(report: Report, metric: Metric): number | undefined {
  if (report.verdict === 'solved') return report[metric];
  return report.verdict === 'gave-up' ? report.best?.[metric] : undefined;
}

/** No solution is shorter than this, by the report's own proof. */
function provenLeast(report: Report, metric: Metric): number | undefined {
  if (report.metric !== metric) return undefined;
  if (report.verdict === 'solved') return report.claim === 'optimal' ? report[metric] : undefined;
  return report.verdict === 'gave-up' ? report.lowerBound : undefined;
}

/** The fewest of the other metric among the solutions that are optimal in this one, if the report proves it. */
function provenTie(report: Report): { readonly metric: Metric; readonly least: number } | undefined {
  if (report.verdict !== 'solved' || report.claim !== 'optimal') return undefined;
  if (report.notes?.tieBreak !== 'proved' || report.metric === undefined) return undefined;
  const metric = report.metric === 'moves' ? 'pushes' : 'moves';
  const least = report[metric];
  return least === undefined ? undefined : { metric, least };
}

const hasSolution = (report: Report): boolean =>
  report.verdict === 'solved' || (report.verdict === 'gave-up' && report.best !== undefined);

function oneWay(a: Report, b: Report): string | undefined {
  if (a.verdict === 'unsolvable' && hasSolution(b)) return 'one found a solution, one proved that there is none';
  for (const metric of ['moves', 'pushes'] as const) {
    const least = provenLeast(a, metric);
    const length = lengthIn(b, metric);
    if (least !== undefined && length !== undefined && length < least) {
      return `one proved that ${least} ${metric} are needed, one found a solution with ${length}`;
    }
  }
  const tie = provenTie(a);
  if (tie && a.metric !== undefined && lengthIn(a, a.metric) === lengthIn(b, a.metric)) {
    const length = lengthIn(b, tie.metric);
    if (length !== undefined && length < tie.least) {
      return `one proved that ${tie.least} ${tie.metric} are needed with the fewest ${a.metric}, one found a solution with ${length}`;
    }
  }
  if (a.solutions === 1 && b.solutions === 2) return 'one proved a single solution, one found two';
  return undefined;
}

/** What can't both be true, in words; undefined if the two agree. */
export const contradictionBetween = (a: Report, b: Report): string | undefined => oneWay(a, b) ?? oneWay(b, a);

export const CHANGES = [
  'contradiction',
  'newly-unsolved',
  'longer',
  'slower',
  'near-limit',
  'newly-solved',
  'shorter',
  'faster',
] as const;
type ChangeKind = (typeof CHANGES)[number];

/** What makes the newer run worse. */
export const REGRESSIONS: ReadonlySet<ChangeKind> = new Set(['contradiction', 'newly-unsolved', 'longer', 'slower']);

export interface Change {
  readonly change: ChangeKind;
  readonly old: JobResult;
  readonly new: JobResult;
  /** From what to what, in words. */
  readonly about: string;
}

const FACTOR = 2;
const MIN_MILLIS = 1000;
/** The last part of a time limit in which an answer is a matter of luck. */
const NEAR_LIMIT = 0.1;

const resultWords = (result: JobResult): string => {
  const report = resultReport(result);
  return report?.verdict === 'gave-up' ? `gave up (${report.limit})` : jobVerdict(result).replace('-', ' ');
};

/**
 * In the solver's metric alone (moves, if it has none): of two solutions with the fewest moves, the one with more pushes
 * is not worse.
 */
function lengthChange(old: JobResult, next: JobResult): Pick<Change, 'change' | 'about'> | undefined {
  const [before, after] = [resultLength(old), resultLength(next)];
  const metric = resultReport(next)?.metric ?? resultReport(old)?.metric ?? 'moves';
  if (!before || !after || before[metric] === after[metric]) return undefined;
  const change = after[metric] < before[metric] ? 'shorter' : 'longer';
  return { change, about: `${before[metric]} → ${after[metric]} ${metric}` };
}

function timeChange(old: JobResult, next: JobResult): Pick<Change, 'change' | 'about'> | undefined {
  const times = [resultReport(old)?.effort, resultReport(next)?.effort];
  // A report of an older version doesn't say when its proof ended.
  const isProof = times.every((effort) => effort?.proof !== undefined);
  const [before = 0, after = 0] = isProof
    ? [answerMillis(old), answerMillis(next)]
    : times.map((effort) => effort?.cpuMillis);
  if (Math.abs(after - before) < MIN_MILLIS || Math.max(before, after) < FACTOR * Math.min(before, after))
    return undefined;
  const about = `${(before / 1000).toFixed(2)} → ${(after / 1000).toFixed(2)} s of CPU time${isProof ? ' until the proof' : ''}`;
  return { change: after > before ? 'slower' : 'faster', about };
}

/** Decided in the last tenth of the time limit at which the newer run gave up. */
function isNearLimit(old: JobResult, next: JobResult): boolean {
  const [before, after] = [resultReport(old), resultReport(next)];
  if (!before || after?.verdict !== 'gave-up') return false;
  const { cpuMillis, millis } = next.planned.job.limits ?? {};
  const [used, limit] = after.limit === 'cpu' ? [before.effort.cpuMillis, cpuMillis] : [before.effort.millis, millis];
  return (after.limit === 'cpu' || after.limit === 'time') && limit !== undefined && used >= (1 - NEAR_LIMIT) * limit;
}

function resultChanges(old: JobResult, next: JobResult): Pick<Change, 'change' | 'about'>[] {
  const [before, after] = [resultReport(old), resultReport(next)];
  const why = before && after && contradictionBetween(before, after);
  if (why !== undefined) return [{ change: 'contradiction', about: why }];
  if (isDecided(old) !== isDecided(next)) {
    const change = isDecided(next) ? 'newly-solved' : isNearLimit(old, next) ? 'near-limit' : 'newly-unsolved';
    return [{ change, about: `${resultWords(old)} → ${resultWords(next)}` }];
  }
  if (!isDecided(old)) return [];
  return [lengthChange(old, next), timeChange(old, next)].filter((change) => change !== undefined);
}

type Comparison = ReturnType<typeof compareRuns>;

/** The changes, and how many boards and solvers both runs have, have without a report in one, and only one has. */
export function compareRuns(old: JoinedRuns, next: JoinedRuns) {
  const before = new Map(old.results.map((result) => [plannedJobName(result.planned), result]));
  const changes: Change[] = [];
  let common = 0;
  let notRun = 0;
  for (const result of next.results) {
    const earlier = before.get(plannedJobName(result.planned));
    if (!earlier) continue;
    common++;
    if (!earlier.line || !result.line) notRun++;
    else changes.push(...resultChanges(earlier, result).map((change) => ({ ...change, old: earlier, new: result })));
  }
  changes.sort((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change));
  return { changes, common, notRun, onlyOld: before.size - common, onlyNew: next.results.length - common };
}

export const countChanges = (changes: readonly Change[], kind: ChangeKind): number =>
  changes.filter(({ change }) => change === kind).length;

// Two runs compared, as a web page like the report: counts first, then every change.

const changeClass = (kind: ChangeKind): string =>
  REGRESSIONS.has(kind) ? 'bad' : kind === 'near-limit' ? 'soft' : 'good';

function countsHtml({ changes, common, notRun, onlyOld, onlyNew }: Comparison): string {
  const rows = CHANGES.map((kind) => [
    `<span class="${countChanges(changes, kind) > 0 ? changeClass(kind) : 'soft'}">${kind.replace('-', ' ')}</span>`,
    formatNumber(countChanges(changes, kind)),
  ]);
  const rest = [
    notRun > 0 ? `${countOf(notRun, 'job', 'jobs')} not run in one of them` : '',
    onlyOld > 0 ? `${countOf(onlyOld, 'job', 'jobs')} only in the older run` : '',
    onlyNew > 0 ? `${countOf(onlyNew, 'job', 'jobs')} only in the newer run` : '',
  ].filter((part) => part !== '');
  return [
    `<p>${countOf(common, 'job', 'jobs')} in both runs${rest.length === 0 ? '' : `; ${rest.join('; ')}`}. Times count as changed only by a factor of two and a second. “Near limit”: solved before in the last tenth of the time limit, not solved now; not a regression.</p>`,
    tableHtml('Changes', ['change', 'jobs'], rows),
  ].join('\n');
}

/** The results of jobs that the other run has too. */
function commonWith(other: JoinedRuns, { results }: JoinedRuns): readonly JobResult[] {
  const names = new Set(other.results.map(({ planned }) => plannedJobName(planned)));
  return results.filter(({ planned }) => names.has(plannedJobName(planned)));
}

function solversHtml(old: JoinedRuns, next: JoinedRuns): string {
  const before = bySolver(commonWith(next, old));
  const rows = [...bySolver(commonWith(old, next))].map(([solver, results]) => {
    const earlier = solverTotals(solver, before.get(solver) ?? []);
    const now = solverTotals(solver, results);
    return [escapeHtml(solver), ...[earlier.solved, now.solved, earlier.proven, now.proven].map(formatNumber)];
  });
  const heads = ['solver', 'solved before', 'solved now', 'proven before', 'proven now'];
  return tableHtml('Jobs in both runs, one row per solver', heads, rows);
}

export function changesPage(old: JoinedRuns, next: JoinedRuns, comparison: Comparison): string {
  const names = (runs: JoinedRuns): string => runs.runs.map(({ folder }) => folder).join(', ');
  const title = `${names(old)} and ${names(next)} compared`;
  const { changes } = comparison;
  const lists = CHANGES.filter((kind) => countChanges(changes, kind) > 0).map((kind) => {
    const each = changes.filter(({ change }) => change === kind);
    const rows = each
      .slice(0, MAX_ROWS)
      .map((change) => [placeName(change.new), change.new.planned.job.solver, change.about].map(escapeHtml));
    const name = `${kind[0]?.toUpperCase()}${kind.slice(1).replace('-', ' ')}`;
    return [
      `<h2 class="${changeClass(kind)}">${name} (${formatNumber(each.length)})</h2>`,
      tableHtml(name, ['level', 'solver', 'change'], rows, []),
      moreHtml(each.length, ''),
    ].join('\n');
  });
  return pageHtml(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    countsHtml(comparison),
    solversHtml(old, next),
    ...lists,
    factsHtml({ ...next, runs: [...old.runs, ...next.runs] }),
  ]);
}

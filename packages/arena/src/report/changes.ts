// What changed between two runs, level by level and solver by solver. Times count only if they differ by a factor of
// two and by a second: less is noise. For the same reason, a level that was solved just within its time limit and then
// ran into it is listed separately (`near-limit`) and is not a regression.

import type { Report } from '@masu/engine/jobs/job.js';
import { oneWay } from './contradiction.js';
import { type JobResult, type JoinedRuns, plannedJobName } from './join.js';
import { answerMillis, isDecided, jobVerdict, resultLength, resultReport } from './verdicts.js';

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

export type ChangeKind = (typeof CHANGES)[number];

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

// The label job: the optimal solution of a level and the labels of its states, a page at a time. What was solved or
// enumerated for the first page is kept for the next page of the same level, together with the place where it begins.

import { provenOptimality, type TieBreak } from '@masu/core/base/optimality.js';
import type { Effort, LimitName, TimedWatch } from '@masu/core/base/outcome.js';
import { ok, type Result, type TextError } from '@masu/core/base/result.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { LABEL_ENCODINGS } from '@masu/studio/sokoban/labels/encodings.js';
import { boardJson, labelWriter } from '@masu/studio/sokoban/labels/label-lines.js';
import {
  countTableLabels,
  type StateLabel,
  solutionLabels,
  tableLabels,
  tableSolution,
} from '@masu/studio/sokoban/labels/state-labels.js';
import { buildStateTable, type StateTable } from '@masu/studio/sokoban/labels/state-table.js';
import { parseJobLevel } from '../job-level.js';
import { type Performing, runWithinLimits } from '../job-parts.js';
import { solveLevel } from '../solve-level.js';
import type { LabelJob, LabelReport } from './label-schema.js';

type Labeling<Made> = Generator<void, Result<Made, TextError>, void>;
type Unlabeled =
  | { readonly verdict: 'unsolvable'; readonly effort?: Effort }
  | { readonly verdict: 'gave-up'; readonly limit: LimitName; readonly effort?: Effort };

/** A page ends after this many characters. */
const PAGE = 2 ** 19;

/** A level that is solved, and how its states are labeled. */
interface Labeled {
  readonly verdict: 'labeled';
  readonly solution: Solution;
  readonly tieBreak: TieBreak;
  readonly states: number;
  labels(): Generator<StateLabel, void, void>;
}

function* labelSolution(job: LabelJob, level: Level, watch: TimedWatch): Labeling<Labeled | Unlabeled> {
  const solver = job.metric === 'moves' ? 'move-optimal' : 'push-optimal';
  const reported = yield* solveLevel('sokoban', solver, level, job.limits, watch);
  if (!reported.ok) return reported;
  const report = reported.value;
  const { effort } = report;
  if (report.verdict === 'gave-up') return ok({ verdict: 'gave-up', limit: report.limit, effort });
  if (report.verdict === 'unsolvable') return ok({ verdict: 'unsolvable', effort });
  const solution = SOKOBAN.parseAnswer(report.solution);
  const optimality = provenOptimality(report);
  if (!solution || optimality?.optimalIn !== job.metric) throw new Error(`${solver} claims something else`);
  const { tieBreak } = optimality;
  const proven = { solution, metric: job.metric, isTieProven: tieBreak === 'proven' };
  const labels = () => solutionLabels(level, proven, job.withDead);
  let states = solution.length + 1;
  if (job.withDead) {
    states = 0;
    for (const _ of labels()) states++;
  }
  return ok({ verdict: 'labeled', solution, tieBreak, states, labels });
}

/** The labels of all states, or of `wanted` spread evenly over them: the first of each equal part. */
function* spreadLabels(
  table: StateTable,
  level: Level,
  withDead: boolean,
  wanted: number,
  total: number,
): Generator<StateLabel, void, void> {
  const part = (state: number): number => Math.floor((state * wanted) / total);
  const isWanted = (state: number): boolean => wanted >= total || part(state) !== part(state - 1);
  yield* tableLabels(table, level, withDead, isWanted);
}

function* labelTable(job: LabelJob, level: Level, watch: TimedWatch): Labeling<Labeled | Unlabeled> {
  const building = yield* runWithinLimits(buildStateTable(level, job.metric), job.limits, watch);
  if ('limit' in building) return ok(building);
  if (building.kind === 'too-large') return ok({ verdict: 'gave-up', limit: 'memory' });
  if (building.kind === 'dead-start') return ok({ verdict: 'unsolvable' });
  const { table } = building;
  const solution = tableSolution(table, level);
  if (!solution) return ok({ verdict: 'unsolvable' });
  const total = countTableLabels(table, job.withDead);
  const states = job.states === 'all' ? total : Math.min(total, job.states as number);
  const labels = () => spreadLabels(table, level, job.withDead, states, total);
  // A table of moves says nothing about the pushes of its solutions.
  return ok({ verdict: 'labeled', solution, tieBreak: job.metric === 'pushes' ? 'proven' : 'open', states, labels });
}

/** The level of the last job, and its labels from state `at` on. */
interface Open {
  readonly key: string;
  readonly labeled: Labeled;
  readonly rest: Generator<StateLabel, void, void>;
  at: number;
}

let last: Open | undefined;

const keyOfJob = ({ level, format, metric, states, withDead, writing }: LabelJob): string =>
  JSON.stringify([format, metric, states, withDead, writing, level]);

function* openLabels(job: LabelJob, level: Level, watch: TimedWatch): Labeling<Open | Unlabeled> {
  const key = keyOfJob(job);
  if (last?.key === key && last.at === job.from) return ok(last);
  last = undefined;
  const labeling = yield* job.states === 'solution' ? labelSolution(job, level, watch) : labelTable(job, level, watch);
  if (!labeling.ok || labeling.value.verdict !== 'labeled') return labeling as Result<Unlabeled, TextError>;
  const open = { key, labeled: labeling.value, rest: labeling.value.labels(), at: 0 };
  while (open.at < job.from && !open.rest.next().done) open.at++;
  return ok(open);
}

export function* performLabel(job: LabelJob, watch: TimedWatch): Performing<LabelReport> {
  const read = parseJobLevel<'sokoban'>(job);
  if (!read.ok) return read;
  const level = read.value;
  const opened = yield* openLabels(job, level, watch);
  if (!opened.ok) return opened;
  const open = opened.value;
  if ('verdict' in open) return ok(open);
  const { solution, tieBreak, states } = open.labeled;
  const figures = SOKOBAN.verify(level, solution);
  if (!figures.ok) throw new Error(`the solution to label is wrong: ${figures.error}`);
  const { fixed, isNumeric } = LABEL_ENCODINGS[job.writing.preset];
  const write = labelWriter(level, job.writing);
  let text = '';
  while (text.length < PAGE && open.at < states) {
    const next = open.rest.next();
    if (next.done) throw new Error(`counted ${states} states, found ${open.at}`);
    text += write(next.value);
    open.at++;
  }
  last = open.at < states ? open : undefined;
  return ok({
    verdict: 'labeled',
    ...figures.value,
    tieBreak,
    ...(fixed ? { fixed: boardJson(fixed(level), isNumeric) } : {}),
    states,
    text,
    ...(last ? { next: open.at } : {}),
  });
}

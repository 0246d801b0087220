// Verifies a report against the plan before it is recorded, whichever thread or machine solved the job, and when it is
// read back from the folder. Solutions are replayed on the planned level; for the verdicts "unsolvable" and "optimal"
// the solver is trusted.

import { fail, ok, type Result } from '../../base/result.js';
import {
  type AnyLevel,
  checkSolutionText,
  type Figures,
  type Job,
  puzzleOf,
  type Report,
  type Reported,
} from '../../jobs/index.js';
import { EXTERNAL_ERRORS } from '../external/external-errors.js';
import { isJob, type PlanLine, type ReportLine } from './records.js';

function levelOf(job: Job): AnyLevel | undefined {
  const puzzle = puzzleOf(job.puzzle);
  const draft = puzzle.formats.find(({ id }) => id === job.format)?.parse(job.level).levels[0];
  const level = draft?.ok ? puzzle.validate(draft.value) : undefined;
  return level?.ok ? level.value : undefined;
}

function checkFigures(job: Job, { solution, moves, pushes }: Figures): Result<true, string> {
  const level = levelOf(job);
  if (level === undefined) return fail('The planned level cannot be read.');
  const checked = checkSolutionText(job.puzzle, level, solution);
  if (!checked.ok) return fail(`The solution is not valid: ${checked.error}`);
  const isRight = checked.value.moves === moves && checked.value.pushes === pushes;
  return isRight ? ok(true) : fail('The solution does not have the reported length.');
}

function figuresIn(report: Report): Figures | undefined {
  const found = report.verdict === 'solved' ? report : report.verdict === 'gave-up' ? report.best : undefined;
  return found as Figures | undefined;
}

/** Whether a report has no more than a valid solution: what a program outside of masu says beyond that is only claimed. */
const isHumble = (report: Report): boolean =>
  report.verdict === 'solved'
    ? report.claim === 'valid'
    : report.verdict === 'gave-up' && report.lowerBound === undefined;

/** The line of a report: as it is, or what its error means. Only a job of an external solver may end in an error. */
export function reportedLine(
  job: Job,
  reported: Reported,
): { readonly reported: Reported } | { readonly wrong: string } | { readonly lost: string } | { readonly bug: string } {
  if (!reported.ok && job.external !== undefined) {
    const { code, message } = reported.error;
    return code === EXTERNAL_ERRORS.wrong ? { wrong: message } : { lost: message };
  }
  const judged = verifyReport(job, reported);
  return judged.ok ? { reported } : { bug: judged.error };
}

/** Whether this is a report of this job with a valid solution; otherwise a sentence. */
export function verifyReport(job: Job, reported: Reported): Result<true, string> {
  if (!reported.ok) return fail(`The level was planned but could not be read: ${reported.error.message}`);
  const { puzzle, solver } = reported.value;
  if (puzzle !== job.puzzle || solver !== job.solver)
    return fail(`The report is for ${puzzle} by ${solver}, not for this job.`);
  if (job.external !== undefined && !isHumble(reported.value)) {
    return fail('An external solver proves nothing, but its report says so.');
  }
  const figures = figuresIn(reported.value);
  return figures === undefined ? ok(true) : checkFigures(job, figures);
}

export interface VerifiedLines {
  readonly lines: readonly ReportLine[];
  /** A sentence for each line that is not a report of its job. */
  readonly refused: readonly string[];
}

/** The lines of a folder that hold: the solutions of their reports are replayed, except those that are trusted. */
export function verifyLines(
  plan: readonly PlanLine[],
  lines: readonly ReportLine[],
  isTrusted: (line: ReportLine) => boolean = () => false,
): VerifiedLines {
  const jobs = new Map(plan.filter(isJob).map((planned) => [planned.key, planned]));
  const refused: string[] = [];
  const held = lines.filter((line) => {
    const planned = jobs.get(line.key);
    if (!planned || !('reported' in line) || isTrusted(line)) return true;
    const judged = verifyReport(planned.job, line.reported);
    const [place] = planned.places;
    if (!judged.ok) refused.push(`${place?.file}, level ${place?.number}, ${planned.job.solver}: ${judged.error}`);
    return judged.ok;
  });
  return { lines: held, refused };
}

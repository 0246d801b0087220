// Verifies a report against the plan before it is recorded, whichever thread or machine solved the job. Solutions are
// replayed on the planned level; for the verdicts "unsolvable" and "optimal" the solver is trusted.

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

/** Whether this is a report of this job with a valid solution; otherwise a sentence. */
export function verifyReport(job: Job, reported: Reported): Result<true, string> {
  if (!reported.ok) return fail(`The level was planned but could not be read: ${reported.error.message}`);
  const { puzzle, solver } = reported.value;
  if (puzzle !== job.puzzle || solver !== job.solver)
    return fail(`The report is for ${puzzle} by ${solver}, not for this job.`);
  const figures = figuresIn(reported.value);
  return figures === undefined ? ok(true) : checkFigures(job, figures);
}

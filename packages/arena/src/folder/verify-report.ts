// Verifies a report against the plan before it is recorded, whichever thread or machine solved the job, and when it is
// read back from the folder. Solutions are replayed on the planned level. For the verdicts "unsolvable", "optimal", and "unique" the
// solver is trusted, unless the plan asks for certificates: then a claim from a queue is checked with its certificate.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { certifiableClaim, certificateEnding, provesClaim } from '@masu/engine/jobs/certifiable-claim.js';
import { hexBytes } from '@masu/engine/jobs/hex-bytes.js';
import { type Job, type Report, type Reported, type ReportOf, withOpenTieBreak } from '@masu/engine/jobs/job.js';
import { checkSolutionText } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { AnyLevel, Figures, LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { verifyFutoshikiCertificate } from '@masu/solve/futoshiki/certificates/futoshiki-certificate.js';
import { verifyingCertificate } from '@masu/solve/sokoban/certificates/verify-certificate.js';
import { EXTERNAL_ERRORS } from './external-errors.js';
import { isJob, type JobEnding, type PlanLine, type ReportLine } from './records.js';

/** The level of a job; undefined if it can't be read. */
export function plannedLevel(job: Job): AnyLevel | undefined {
  const puzzle = puzzleOf(job.puzzle);
  const draft = puzzle.formats.find(({ id }) => id === job.format)?.parse(job.level).levels[0];
  const level = draft?.ok ? puzzle.validate(draft.value) : undefined;
  return level?.ok ? level.value : undefined;
}

function checkFigures(job: Job, { solution, moves, pushes }: Figures): Result<true, string> {
  const level = plannedLevel(job);
  if (level === undefined) return fail('The planned level cannot be read.');
  const checked = checkSolutionText(job.puzzle, level, solution);
  if (!checked.ok) return fail(`The solution is not valid: ${checked.error}`);
  const isRight = checked.value.moves === moves && checked.value.pushes === pushes;
  return isRight ? ok(true) : fail('The solution does not have the reported length.');
}

function figuresIn(report: Report): Figures | undefined {
  const solution = report.verdict === 'solved' ? report : report.verdict === 'gave-up' ? report.best : undefined;
  return solution as Figures | undefined;
}

/** Whether a report has no more than a valid solution: what a program outside of masu says beyond that is only claimed. */
const isHumble = (report: Report): boolean =>
  report.verdict === 'solved'
    ? report.claim === 'valid'
    : report.verdict === 'gave-up' && report.lowerBound === undefined;

/** The line of a report: as it is, or what its error means. Only a job of an external solver may end in an error. */
export function reportedLine(job: Job, reported: Reported): JobEnding {
  if (!reported.ok && job.external !== undefined) {
    const { code, message } = reported.error;
    return code === EXTERNAL_ERRORS.wrong ? { wrong: message } : { lost: message };
  }
  const judged = verifyReport(job, reported);
  return judged.ok ? { reported } : { bug: judged.error };
}

/** Whether this is a report of this job with a valid solution; otherwise a sentence. */
function verifyReport(job: Job, reported: Reported): Result<true, string> {
  if (!reported.ok) return fail(`The level was planned but could not be read: ${reported.error.message}`);
  const { puzzle, solver } = reported.value;
  if (puzzle !== job.puzzle || solver !== job.solver)
    return fail(`The report is for ${puzzle} by ${solver}, not for this job.`);
  if (job.external !== undefined && !isHumble(reported.value)) {
    return fail('An external solver proves nothing, but its report says so.');
  }
  const { value } = reported;
  const figures = figuresIn(value);
  const most = value.verdict === 'gave-up' && figures?.[value.metric ?? 'moves'];
  if (value.verdict === 'gave-up' && (value.lowerBound ?? 0) > (most || Infinity))
    return fail('The lower bound is above the length of the solution.');
  return figures === undefined ? ok(true) : checkFigures(job, figures);
}

/**
 * Checks the claim of a report that came from elsewhere with its certificate, by a program without code of the solvers. The
 * result is the report as it can be believed: a certificate is `checked` only if it was here and proves exactly this claim. In slices: a check may take a minute.
 * A claim without one stays, and a note says that it rests on its worker; so does one about a tie-break that its certificate lacks.
 */
export function* verifyingClaim(job: Job, report: Report): Generator<void, Result<Report, string>, void> {
  const { certificate, ...rest } = report;
  if (job.certificate && report.verdict === 'gave-up' && report.lowerBound !== undefined)
    return ok({ ...rest, notes: { ...report.notes, lowerBound: 'not checked' } } as Report);
  if (!job.certificate || !certificateEnding(report)) return ok(rest as Report);
  const level = plannedLevel(job);
  if (!certificate?.file || level === undefined) {
    const why = typeof report.notes?.certificate === 'string' ? report.notes.certificate : 'its worker sent none';
    return ok({ ...rest, notes: { ...report.notes, certificate: why } } as Report);
  }
  const bytes = hexBytes(certificate.file);
  // The row is of the job's puzzle, which the compiler can't follow.
  const proven = yield* CLAIM_CHECKS[job.puzzle](level as never, report as never, bytes);
  if (!proven.ok) return proven;
  return ok({ ...proven.value, certificate: { bytes: bytes.length, checked: true, file: certificate.file } } as Report);
}

/** Checks that the bytes prove the claim of a report, as far as it can be believed. */
const CLAIM_CHECKS: {
  readonly [Id in PuzzleId]: (
    level: LevelOf<Id>,
    report: ReportOf<Id>,
    bytes: Uint8Array,
  ) => Generator<void, Result<Report, string>, void>;
} = {
  *sokoban(level, report, bytes) {
    const claim = certifiableClaim(report);
    const checked = yield* verifyingCertificate(level, bytes);
    if (!checked.verified) return fail(provesNothing(checked.reason));
    if (!claim || !provesClaim(checked.claim, claim)) return fail(provesAnother(checked.message));
    return ok(checked.claim.fewestMoves === undefined ? withOpenTieBreak(report) : report);
  },
  // The solution of the report is checked elsewhere: if there is only one, it is this.
  // biome-ignore lint/correctness/useYield: its check takes seconds at most.
  *futoshiki(level, report, bytes) {
    const checked = verifyFutoshikiCertificate(level, Buffer.from(bytes).toString('latin1'));
    if (!checked.verified) return fail(provesNothing(checked.reason));
    return (checked.grid === null) === (report.verdict === 'unsolvable')
      ? ok(report)
      : fail(provesAnother(checked.message));
  },
};

const provesNothing = (reason: string): string => `Its certificate proves nothing: ${reason}.`;

const provesAnother = (message: string): string => `Its certificate proves another claim: ${message}.`;

/**
 * The lines of a folder that hold, and a sentence for each that is not a report of its job: the solutions of their reports are
 * replayed, except those that are trusted.
 */
export function verifyLines(
  plan: readonly PlanLine[],
  lines: readonly ReportLine[],
  isTrusted: (line: ReportLine) => boolean = () => false,
) {
  const jobs = new Map(plan.filter(isJob).map((planned) => [planned.key, planned]));
  const refused: string[] = [];
  const solvedLines = lines.filter((line) => {
    const planned = jobs.get(line.key);
    if (!planned || !('reported' in line) || isTrusted(line)) return true;
    const judged = verifyReport(planned.job, line.reported);
    const [place] = planned.places;
    if (!judged.ok) refused.push(`${place?.file}, level ${place?.number}, ${planned.job.solver}: ${judged.error}`);
    return judged.ok;
  });
  return { lines: solvedLines, refused };
}

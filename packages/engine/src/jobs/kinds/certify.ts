// The certify job: makes the certificate of a claim about a Sokoban level, checked before it is reported. A solve job of either puzzle that asks
// for a certificate does the same with the claim of its own answer; if it made a solution shorter, the certificate is the proof that
// it can't be shorter still.

import { defined } from '@masu/core/base/defined.js';
import type { Limits, TimedWatch } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { FUTOSHIKI_TEXT } from '@masu/core/futoshiki/formats/puzzle-formats.js';
import type { CertificateClaim } from '@masu/core/proof/check.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { certifyFutoshiki } from '@masu/solve/futoshiki/certificates/futoshiki-certificate.js';
import { certify } from '@masu/solve/sokoban/certificates/certify.js';
import { certifiableClaim, certificateEnding } from '../certifiable-claim.js';
import { hexText } from '../hex-bytes.js';
import { type Job, type Report, type ReportOf, withOpenTieBreak } from '../job.js';
import { parseJobLevel } from '../job-level.js';
import { MAX_CERTIFICATE_BYTES, type Performing, type ReportedCertificate } from '../job-parts.js';
import type { CertifyJob, CertifyReport } from './certify-schema.js';

/** CPU time for one certificate if its job has no time limit. */
const DEFAULT_CPU_MILLIS = 60_000;

const withTime = (limits: Limits): Limits =>
  limits.millis === undefined && limits.cpuMillis === undefined ? { ...limits, cpuMillis: DEFAULT_CPU_MILLIS } : limits;

/** A certificate, and whether it proves the tie-break. */
type MadeCertificate = ReportedCertificate & { readonly hasTieBreak?: boolean };
/** A certificate, or why there is none; undefined: there is nothing to prove. */
type Certifying<Made = Result<MadeCertificate, string>> = Generator<void, Made, void>;

function* makeCertificate(
  level: Level,
  wanted: { readonly claim: CertificateClaim; readonly solution?: string; readonly producer: string },
  limits: Limits,
  watch: TimedWatch,
): Certifying {
  const certifying = yield* certify(level, wanted, withTime(limits), { ...watch, report: () => {} });
  const reported = reportedCertificate(certifying.ok ? ok(certifying.value.bytes) : certifying, watch);
  const hasTieBreak = certifying.ok && certifying.value.claim.fewestMoves !== undefined;
  return reported.ok ? ok({ ...reported.value, hasTieBreak }) : reported;
}

/** What was made, as a report has it. */
function reportedCertificate(
  bytesMade: Result<Uint8Array, string>,
  watch: TimedWatch,
): Result<ReportedCertificate, string> {
  if (!bytesMade.ok) return fail(watch.stopped() ? 'stopped' : bytesMade.error);
  const bytes = bytesMade.value;
  if (bytes.length > MAX_CERTIFICATE_BYTES) return fail('it has more than 1 MiB');
  return ok({ bytes: bytes.length, checked: true, file: hexText(bytes) });
}

/** A solve job that asks for a certificate. */
export type CertifiedJob<Id extends PuzzleId = PuzzleId> = Job &
  Required<Pick<Job, 'certificate'>> & { readonly puzzle: Id };

/** The certificate that a Futoshiki has one solution, or none. Its text is ASCII. */
function* certifySolutions(
  job: CertifiedJob<'futoshiki'>,
  report: ReportOf<'futoshiki'>,
  watch: TimedWatch,
): Certifying<Result<MadeCertificate, string> | undefined> {
  const level = parseJobLevel<'futoshiki'>(job);
  if (!level.ok || !certificateEnding(report)) return undefined;
  const solution = report.verdict === 'solved' ? report.solution : undefined;
  const grid = solution ? (FUTOSHIKI_TEXT.parseAnswer(solution) ?? null) : null;
  const quiet = { ...watch, report: () => {} };
  const certifying = yield* certifyFutoshiki(level.value, grid, job.certificate.producer, withTime(job.limits), quiet);
  return reportedCertificate(
    certifying.ok ? ok(Uint8Array.from(certifying.value, (letter) => letter.charCodeAt(0))) : certifying,
    watch,
  );
}

/** The certificate of what a Sokoban report claims, or that no solution has fewer than the one made shorter. */
function* certifyClaim(
  job: CertifiedJob<'sokoban'>,
  report: ReportOf<'sokoban'>,
  watch: TimedWatch,
): Certifying<Result<MadeCertificate, string> | undefined> {
  const solved = report.verdict === 'solved' ? report : undefined;
  const shortest = job.improve && solved && { metric: job.improve.metric, fewest: solved[job.improve.metric] };
  const claim = job.improve ? shortest : certifiableClaim(report);
  const level = parseJobLevel<'sokoban'>(job);
  if (!claim || !level.ok) return undefined;
  const wanted = { claim, producer: job.certificate.producer, ...defined({ solution: solved?.solution }) };
  return yield* makeCertificate(level.value, wanted, job.limits, watch);
}

type Certifier<Id extends PuzzleId = PuzzleId> = (
  job: CertifiedJob<Id>,
  report: ReportOf<Id>,
  watch: TimedWatch,
) => Certifying<Result<MadeCertificate, string> | undefined>;

/** A puzzle without a row has no certificates. */
const CERTIFIERS: { readonly [Id in PuzzleId]?: Certifier<Id> } = {
  sokoban: certifyClaim,
  futoshiki: certifySolutions,
};

/** The report of a solve job with the certificate of its claim, or with a note that says why there is none. */
export function* withCertificate(job: CertifiedJob, report: Report, watch: TimedWatch): Generator<void, Report, void> {
  const certifyReport = CERTIFIERS[job.puzzle] as Certifier | undefined;
  const certifying = certifyReport && (yield* certifyReport(job, report, watch));
  if (!certifying) return report;
  if (!certifying.ok) return { ...report, notes: { ...report.notes, certificate: certifying.error } };
  const proven = job.improve ? { claim: 'optimal', metric: job.improve.metric } : {};
  const { hasTieBreak, ...certificate } = certifying.value;
  const certified = { ...report, ...proven, certificate } as Report;
  return hasTieBreak ? certified : withOpenTieBreak(certified);
}

export function* performCertify(job: CertifyJob, watch: TimedWatch): Performing<CertifyReport> {
  const level = parseJobLevel<'sokoban'>(job);
  if (!level.ok) return level;
  const { metric, fewest, fewestMoves, solution, producer } = job;
  const wanted = { claim: { metric, fewest, ...defined({ fewestMoves }) }, producer, ...defined({ solution }) };
  const certifying = yield* makeCertificate(level.value, wanted, job.limits, watch);
  if (!certifying.ok && watch.stopped()) return ok({ verdict: 'gave-up', limit: 'stopped' });
  if (!certifying.ok) return ok({ verdict: 'uncertified', reason: certifying.error });
  const { hasTieBreak: _, ...certificate } = certifying.value;
  return ok({ verdict: 'certified', certificate });
}

// The certify job: makes the certificate of a claim about a Sokoban level, checked before it is reported. A solve job of either puzzle that asks
// for a certificate does the same with the claim of its own answer; if it made a solution shorter, the certificate is the proof that
// it can't be shorter still.

import { defined } from '../../base/defined.js';
import { provenOptimality } from '../../base/optimality.js';
import type { Limits, TimedWatch } from '../../base/outcome.js';
import type { Metric } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError } from '../../base/result.js';
import { certifyFutoshiki, FUTOSHIKI_TEXT, type FutoshikiLevel } from '../../futoshiki/index.js';
import { type CertificateClaim, certify, type Level } from '../../sokoban/index.js';
import { certifiableClaim, certificateEnding, hexText } from '../certifiable-claim.js';
import type { Job, Report } from '../job.js';
import { isJobOf, parseJobLevel } from '../job-level.js';
import { MAX_CERTIFICATE_BYTES, newMeter, type ReportedCertificate } from '../job-parts.js';
import type { CertifyJob, CertifyReport } from './certify-schema.js';

/** CPU time for one certificate if its job has no time limit. */
const DEFAULT_CPU_MILLIS = 60_000;

const hasTime = ({ millis, cpuMillis }: Limits): boolean => millis !== undefined || cpuMillis !== undefined;

interface Wanted {
  readonly claim: CertificateClaim;
  readonly solution?: string;
  readonly producer: string;
}

function* makeCertificate(
  level: Level,
  wanted: Wanted,
  limits: Limits,
  watch: TimedWatch,
): Generator<void, Result<ReportedCertificate & { readonly hasTieBreak: boolean }, string>, void> {
  const bounded = hasTime(limits) ? limits : { ...limits, cpuMillis: DEFAULT_CPU_MILLIS };
  const made = yield* certify(level, wanted, bounded, { ...watch, report: () => {} });
  const reported = reportedCertificate(made.ok ? ok(made.value.bytes) : made, watch);
  const hasTieBreak = made.ok && made.value.claim.fewestMoves !== undefined;
  return reported.ok ? ok({ ...reported.value, hasTieBreak }) : reported;
}

/** What was made, as a report has it. */
function reportedCertificate(made: Result<Uint8Array, string>, watch: TimedWatch): Result<ReportedCertificate, string> {
  if (!made.ok) return fail(watch.stopped() ? 'stopped' : made.error);
  const bytes = made.value;
  if (bytes.length > MAX_CERTIFICATE_BYTES) return fail('it has more than 1 MiB');
  return ok({ bytes: bytes.length, checked: true, file: hexText(bytes) });
}

/** The certificate that a Futoshiki has one solution, or none. Its text is ASCII. */
function* certifySolutions(
  level: FutoshikiLevel,
  report: Report,
  producer: string,
  limits: Limits,
  watch: TimedWatch,
): Generator<void, Result<ReportedCertificate, string>, void> {
  const bounded = hasTime(limits) ? limits : { ...limits, cpuMillis: DEFAULT_CPU_MILLIS };
  const solution = report.verdict === 'solved' ? (report.solution as readonly string[]) : undefined;
  const grid = solution ? (FUTOSHIKI_TEXT.parseAnswer(solution) ?? null) : null;
  const made = yield* certifyFutoshiki(level, grid, producer, bounded, { ...watch, report: () => {} });
  return reportedCertificate(made.ok ? ok(Uint8Array.from(made.value, (letter) => letter.charCodeAt(0))) : made, watch);
}

/** That no solution has fewer than this one. */
function shortestClaim(metric: Metric, report: Report): CertificateClaim | undefined {
  if (report.puzzle !== 'sokoban' || report.verdict !== 'solved') return undefined;
  return { metric, fewest: report[metric] };
}

const provenShortest = ({ metric }: CertificateClaim) => ({ claim: 'optimal', metric }) as const;

/** The report of a solve job with the certificate of its claim, or with a note that says why there is none. */
export function* withCertificate(job: Job, report: Report, watch: TimedWatch): Generator<void, Report, void> {
  if (isJobOf(job, 'futoshiki')) return yield* withProvenSolutions(job, report, watch);
  const claim = job.improve ? shortestClaim(job.improve.metric, report) : certifiableClaim(report);
  if (!claim || !job.certificate || !isJobOf(job, 'sokoban')) return report;
  const level = parseJobLevel<'sokoban'>(job);
  if (!level.ok) return report;
  const solution = report.verdict === 'solved' ? { solution: String(report.solution) } : {};
  const wanted = { claim, producer: job.certificate.producer, ...solution };
  const made = yield* makeCertificate(level.value, wanted, job.limits, watch);
  if (!made.ok) return { ...report, notes: { ...report.notes, certificate: made.error } };
  const { hasTieBreak, ...certificate } = made.value;
  const proven = { ...report, ...(job.improve ? provenShortest(claim) : {}), certificate } as Report;
  return hasTieBreak ? proven : withOpenTieBreak(proven);
}

/** A report whose certificate proves its first length only. */
export function withOpenTieBreak(report: Report): Report {
  if (provenOptimality(report)?.tieBreak !== 'proven') return report;
  return { ...report, notes: { ...report.notes, certificate: 'it does not prove the tie-break' } };
}

function* withProvenSolutions(
  job: Job & { readonly puzzle: 'futoshiki' },
  report: Report,
  watch: TimedWatch,
): Generator<void, Report, void> {
  const level = parseJobLevel<'futoshiki'>(job);
  if (!level.ok || !job.certificate || report.puzzle !== 'futoshiki' || !certificateEnding(report)) return report;
  const made = yield* certifySolutions(level.value, report, job.certificate.producer, job.limits, watch);
  if (made.ok) return { ...report, certificate: made.value };
  return { ...report, notes: { ...report.notes, certificate: made.error } };
}

/** Whether a search was stopped before its report was complete: its level runs again. */
export const isStoppedReport = (report: Report): boolean =>
  (report.verdict === 'gave-up' && report.limit === 'stopped') || report.notes?.certificate === 'stopped';

export function* performCertify(
  job: CertifyJob,
  watch: TimedWatch,
): Generator<void, Result<CertifyReport, TextError>, void> {
  const level = parseJobLevel<'sokoban'>(job);
  if (!level.ok) return level;
  const { metric, fewest, fewestMoves, solution, producer } = job;
  const meter = newMeter(watch, job.limits as Limits);
  const wanted = { claim: { metric, fewest, ...defined({ fewestMoves }) }, producer, ...defined({ solution }) };
  const made = yield* makeCertificate(level.value, wanted, job.limits as Limits, watch);
  const who = { kind: 'certify', puzzle: 'sokoban', effort: meter.effort() } as const;
  if (!made.ok && watch.stopped()) return ok({ verdict: 'gave-up', limit: 'stopped', ...who });
  if (!made.ok) return ok({ verdict: 'uncertified', reason: made.error, ...who });
  const { hasTieBreak: _, ...certificate } = made.value;
  return ok({ verdict: 'certified', certificate, ...who });
}

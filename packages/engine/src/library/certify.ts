// Proofs in the library: the certificate of an answer, made by a worker, and its check, which needs no solver and no worker.

import type { LimitName } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import { verifyFutoshikiCertificate } from '@masu/solve/futoshiki/certificates/futoshiki-certificate.js';
import { verifyCertificate as verifySokobanCertificate } from '@masu/solve/sokoban/certificates/verify-certificate.js';
import { certifiableClaim } from '../jobs/certifiable-claim.js';
import { hexBytes } from '../jobs/hex-bytes.js';
import type { Job, Report } from '../jobs/job.js';
import type { CertifyJob } from '../jobs/kinds/certify-schema.js';
import type { AnyLevel, LevelOf } from '../jobs/puzzles/puzzle-types.js';
import { levelJob, mustBeLevel } from './level-job.js';
import { DEFAULT_SOLVERS, type LibraryHost, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

/** The certificate of an answer, or why there is none. */
export type Certification =
  | {
      readonly verdict: 'certified';
      /** The file that `masu verify` and `sokcheck` read, and `verifyCertificate`. It was checked already. */
      readonly certificate: Uint8Array;
    }
  | {
      readonly verdict: 'uncertified';
      /** A part of a sentence, such as “no proof was found within the limits”. */
      readonly reason: string;
    }
  | {
      readonly verdict: 'gave-up';
      /** The limit that was reached. */
      readonly limit: LimitName;
    };

/** What `solve` found, as `certify` needs it: its report, or these fields of it. */
export type CertifiableAnswer =
  | {
      /** A solution was found. */
      readonly verdict: 'solved';
      /** What is claimed of it. */
      readonly claim: 'valid' | 'optimal' | 'unique';
      /** What `optimal` is about. */
      readonly optimalIn?: 'moves' | 'pushes';
      /** Whether the other figure is the least for that optimum, too. */
      readonly tieBreak?: 'proven' | 'open';
      /** The solution, as text or as rows of digits. */
      readonly solution: string | readonly string[];
      /** Moves of the solution. */
      readonly moves?: number;
      /** Pushes of the solution. */
      readonly pushes?: number;
    }
  | {
      /** There is no solution, or none was found. */
      readonly verdict: 'unsolvable' | 'gave-up';
    };

const PRODUCER = 'masu as a library';
const NOTHING_CLAIMED = {
  verdict: 'uncertified',
  reason: 'the answer claims nothing that a certificate proves',
} as const;

async function certifySokobanAnswer(
  host: LibraryHost,
  level: AnyLevel,
  answer: CertifiableAnswer,
  options: RunOptions,
): Promise<Certification> {
  const claim = certifiableClaim(answer as unknown as Report);
  if (!claim) return NOTHING_CLAIMED;
  const { format, level: text } = levelJob(level);
  const solution = answer.verdict === 'solved' ? { solution: answer.solution as string } : {};
  const limits = runLimits(options, host.defaultBytes('sokoban', 'push-optimal'));
  const named = { kind: 'certify', puzzle: 'sokoban', format, level: text, limits, producer: PRODUCER } as const;
  const job: CertifyJob = { ...named, ...claim, ...solution };
  const report = await runLibraryJob(host, job, options);
  if (report.verdict === 'gave-up') return { verdict: 'gave-up', limit: report.limit };
  if (report.verdict === 'uncertified') return { verdict: 'uncertified', reason: report.reason };
  if (report.certificate.file === undefined) throw new Error('a certificate without its bytes');
  return { verdict: 'certified', certificate: hexBytes(report.certificate.file) };
}

/** A Futoshiki is solved again, which takes no time beside the proof. */
async function certifyFutoshikiAnswer(
  host: LibraryHost,
  level: AnyLevel,
  answer: CertifiableAnswer,
  options: RunOptions,
): Promise<Certification> {
  const isProven = answer.verdict === 'unsolvable' || (answer.verdict === 'solved' && answer.claim === 'unique');
  if (!isProven) return NOTHING_CLAIMED;
  const named = { ...levelJob(level), solver: DEFAULT_SOLVERS.futoshiki, limits: runLimits(options, undefined) };
  const job: Job = { ...named, certificate: { producer: PRODUCER } };
  const report = (await runLibraryJob(host, job, options)) as Report;
  if (report.certificate?.file !== undefined)
    return { verdict: 'certified', certificate: hexBytes(report.certificate.file) };
  if (report.verdict === 'gave-up') return { verdict: 'gave-up', limit: report.limit };
  return { verdict: 'uncertified', reason: report.notes?.certificate?.toString() ?? NOTHING_CLAIMED.reason };
}

const CERTIFIERS = { sokoban: certifySokobanAnswer, futoshiki: certifyFutoshikiAnswer } as const;
const VERDICTS: readonly string[] = ['solved', 'unsolvable', 'gave-up'];

export async function certifyAnswer(
  host: LibraryHost,
  level: AnyLevel,
  answer: CertifiableAnswer,
  options: RunOptions,
): Promise<Certification> {
  const { id } = mustBeLevel(level);
  if (typeof answer !== 'object' || answer === null || !VERDICTS.includes(answer.verdict))
    throw wrongArgument('the report of solve', answer);
  return CERTIFIERS[id as keyof typeof CERTIFIERS](host, level, answer, options);
}

/** What a certificate proves about a level. */
export type CheckedCertificate =
  | {
      /** The proof is right. */
      readonly verified: true;
      /** `no solution with fewer than 19 pushes`, `no solution`, `one solution`. */
      readonly claim: string;
      /** Sokoban: the file has a solution with exactly as many, so it is optimal. Absent without a solution. */
      readonly isOptimal?: boolean;
    }
  | {
      /** The file proves nothing about this level. */
      readonly verified: false;
      /** Why: a part of a sentence after “not verified:”. */
      readonly reason: string;
    };

function checkSokobanCertificate(level: LevelOf<'sokoban'>, bytes: Uint8Array): CheckedCertificate {
  const checked = verifySokobanCertificate(level, bytes);
  if (!checked.verified) return { verified: false, reason: checked.reason };
  const { message: claim, score, isOptimal } = checked;
  return { verified: true, claim, ...(score ? { isOptimal } : {}) };
}

/** More than a certificate of a Futoshiki may have, so that a longer file is refused. */
const MAX_TEXT = 2 ** 21;

function checkFutoshikiCertificate(level: LevelOf<'futoshiki'>, bytes: Uint8Array): CheckedCertificate {
  const checked = verifyFutoshikiCertificate(
    level,
    Array.from(bytes.subarray(0, MAX_TEXT), (byte) => String.fromCharCode(byte)).join(''),
  );
  return checked.verified ? { verified: true, claim: checked.message } : { verified: false, reason: checked.reason };
}

const CHECKERS: { readonly [Id in PuzzleId]?: (level: never, bytes: Uint8Array) => CheckedCertificate } = {
  sokoban: checkSokobanCertificate,
  futoshiki: checkFutoshikiCertificate,
};

/**
 * Checks a certificate for a level, by a checker that knows nothing of solvers. The level is yours; what the file says about its
 * level is not believed. Runs in this thread: milliseconds for most files, and up to a minute for a hostile one (docs/certificates.md,
 * “Limits”), so check files of strangers in a worker of your own.
 * @example
 * ```ts
 * const report = await solve(level, { solver: 'push-optimal' });
 * const proof = await certify(level, report);
 * const checked = proof.verdict === 'certified' && verifyCertificate(level, proof.certificate);
 * if (checked && checked.verified) console.log(checked.claim); // no solution with fewer than 1 push, or with 1 push and fewer than 2 moves
 * ```
 */
export function verifyCertificate(level: AnyLevel, certificate: Uint8Array): CheckedCertificate {
  const check = CHECKERS[mustBeLevel(level).id];
  if (!(certificate instanceof Uint8Array)) throw wrongArgument('the bytes of a certificate', certificate);
  if (!check) return { verified: false, reason: 'there are no certificates about this puzzle' };
  return check(level as never, certificate);
}

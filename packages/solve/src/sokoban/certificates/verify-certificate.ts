// The file of a certificate: a text header with producer, claim, solution, and level, an empty line, and the proof in bytes
// (docs/certificates.md). A proof is checked for the level in hand, never for the one in the header: that one only tells
// which level of a collection is meant.

import { fail, ok, type Result } from '../../base/result.js';
import {
  type CertificateClaim,
  type CheckLimits,
  certificateClaimMessage,
  checkCertificate,
  DEFAULT_CHECK_LIMITS,
} from '../../proof/check.js';
import { parseLurd, verifySolution } from '../formats/lurd.js';
import type { Level } from '../rules/level.js';
import { showPosition } from '../rules/show.js';

export { type CertificateClaim, certificateClaimMessage } from '../../proof/check.js';

const FIRST_LINE = 'Sokoban certificate 1\n';
const MAGIC = 'SOKCERT1';
/** What both checkers read at most. */
const MAX_BYTES = 2 ** 22;

export interface CertificateParts {
  readonly claim: CertificateClaim;
  /** In LURD. */
  readonly solution?: string;
  /** The program and its version. */
  readonly producer: string;
  /** From the magic word on. */
  readonly proof: Uint8Array;
}

export function makeCertificateFile(level: Level, { claim, solution, producer, proof }: CertificateParts): Uint8Array {
  const lines = [
    `producer: ${producer}`,
    `claim: ${certificateClaimMessage(claim)}`,
    ...(solution === undefined ? [] : [`solution: ${solution}`]),
    'level:',
    ...showPosition(level, level.start),
  ];
  const header = `${FIRST_LINE}${lines.join('\n')}\n\n`;
  const bytes = new Uint8Array(header.length + proof.length);
  for (let i = 0; i < header.length; i++) bytes[i] = header.charCodeAt(i);
  bytes.set(proof, header.length);
  return bytes;
}

interface CertificateHeader {
  readonly producer?: string;
  readonly claim?: string;
  readonly solution?: string;
  /** The level that the producer had. */
  readonly rows?: readonly string[];
}

function decodeLatin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** The header's lines; without a header, none. Fails if this is no certificate at all. */
export function parseCertificateHeader(bytes: Uint8Array): Result<CertificateHeader, string> {
  if (bytes.length >= MAX_BYTES) return fail('The file is too large for a certificate (at most 4 MiB).');
  const text = decodeLatin(bytes);
  const end = text.startsWith(FIRST_LINE) ? text.indexOf('\n\n') + 2 : 0;
  if (end === 1 || !text.startsWith(MAGIC, end)) {
    return fail(
      'The file is not a certificate: it has neither the line “Sokoban certificate 1” nor the word SOKCERT1.',
    );
  }
  const lines = text.slice(0, end).trimEnd().split('\n');
  const levelAt = lines.indexOf('level:');
  const named: Record<string, string> = {};
  for (const line of levelAt < 0 ? lines : lines.slice(0, levelAt)) {
    const [, name, value] = /^(producer|claim|solution): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) named[name] ??= value;
  }
  return ok(levelAt < 0 ? named : { ...named, rows: lines.slice(levelAt + 1) });
}

// Verifies a certificate for a level: the proof by the checker in `proof`, which knows nothing of solvers, and the solution in
// its header by the rules. What is verified is what the level in hand needs; the level in the file is ignored.

export type VerifiedCertificate =
  | {
      readonly verified: true;
      readonly claim: CertificateClaim;
      /** `no solution with fewer than 97 pushes`, `… pushes, or with 97 pushes and fewer than 230 moves`, `no solution`. */
      readonly message: string;
      /** The header's solution has exactly as many: it is optimal. */
      readonly isOptimal: boolean;
      /** Of the header's solution, if there is one. */
      readonly score?: { readonly moves: number; readonly pushes: number };
      /** Positions that the check expanded, and lemmas that it read. */
      readonly positions: number;
    }
  | {
      readonly verified: false;
      /** Why: a part of a sentence after "not verified:". */
      readonly reason: string;
      /** False: the file is no certificate. */
      readonly isReadable: boolean;
    };

const reject = (reason: string): VerifiedCertificate => ({ verified: false, reason, isReadable: true });

export function verifyCertificate(
  level: Level,
  bytes: Uint8Array,
  limits: CheckLimits = DEFAULT_CHECK_LIMITS,
): VerifiedCertificate {
  const header = parseCertificateHeader(bytes);
  if (!header.ok) return { verified: false, reason: header.error, isReadable: false };
  const { solution } = header.value;
  const moves = solution === undefined ? undefined : parseLurd(solution);
  const replayed = moves?.ok ? verifySolution(level, moves.value) : undefined;
  if (moves && !replayed?.ok) return reject('the solution in its header does not solve this level');
  const checked = checkCertificate(showPosition(level, level.start), bytes, limits);
  if (!checked.verified) return reject(checked.reason);
  const { claim } = checked;
  const { metric, fewest, fewestMoves = 0 } = claim;
  const score = replayed?.ok ? { moves: replayed.value.moves, pushes: replayed.value.pushes } : undefined;
  const count = score?.[metric] ?? Number.POSITIVE_INFINITY;
  const isBelow = fewest === null || count < fewest || (count === fewest && (score?.moves ?? 0) < fewestMoves);
  // The rules outrank any proof: a solution below a proven bound would be an error of the checker.
  if (score && isBelow) throw new Error('a proof and a solution contradict each other');
  const found = score ? { score } : {};
  return {
    verified: true,
    claim,
    message: certificateClaimMessage(claim),
    isOptimal: count === fewest,
    positions: checked.work,
    ...found,
  };
}

// Verifies a certificate for a level: the proof by the checker in `proof`, which knows nothing of solvers, and the solution in
// its header by the rules. What is verified is what the level in hand needs; the level in the file is ignored.

import { finish } from '@masu/core/base/outcome.js';
import { type CertificateClaim, certificateClaimMessage, checkingCertificate } from '@masu/core/proof/check.js';
import { parseLurd, verifySolution } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { parseCertificateHeader } from './certificate-file.js';

/** What a certificate proves about a level. */
export type VerifiedCertificate =
  | {
      readonly verified: true;
      /** What it proves. */
      readonly claim: CertificateClaim;
      /** `no solution with fewer than 97 pushes`, `… pushes, or with 97 pushes and fewer than 230 moves`, `no solution`. */
      readonly message: string;
      /** The header's solution has exactly as many: it is optimal. */
      readonly isOptimal: boolean;
      /** Of the header's solution, if there is one. */
      readonly score?: {
        /** Its moves. */
        readonly moves: number;
        /** Its pushes. */
        readonly pushes: number;
      };
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

/**
 * Checks the bytes of a certificate for a level, by a checker that knows nothing of solvers, and replays its solution. The level in
 * the file is ignored. In slices: a check may take many seconds.
 */
export function* verifyingCertificate(level: Level, bytes: Uint8Array): Generator<void, VerifiedCertificate, void> {
  const header = parseCertificateHeader(bytes);
  if (!header.ok) return { verified: false, reason: header.error, isReadable: false };
  const checked = yield* checkingCertificate(showPosition(level, level.start), bytes);
  if (!checked.verified) return reject(checked.reason);
  const { claim, score } = checked;
  const { metric, fewest, fewestMoves = 0 } = claim;
  const count = score?.[metric] ?? Number.POSITIVE_INFINITY;
  const isBelow = fewest === null || count < fewest || (count === fewest && (score?.moves ?? 0) < fewestMoves);
  const moves = parseLurd(header.value.solution ?? '');
  const replayed = moves.ok ? verifySolution(level, moves.value) : moves;
  // The rules outrank any proof: a solution below a proven bound would be an error of the checker.
  if (
    score &&
    (isBelow || !replayed.ok || replayed.value.moves !== score.moves || replayed.value.pushes !== score.pushes)
  )
    throw new Error('a proof and a solution contradict each other');
  return {
    verified: true,
    claim,
    message: certificateClaimMessage(claim),
    isOptimal: count === fewest,
    positions: checked.work,
    ...(score ? { score } : {}),
  };
}

/**
 * Checks the bytes of a certificate for a level, by a checker that knows nothing of solvers, and replays its solution. The level in
 * the file is ignored.
 * @example
 * ```ts
 * const checked = verifyCertificate(level, new Uint8Array());
 * console.log(checked.verified); // false
 * ```
 */
export function verifyCertificate(level: Level, bytes: Uint8Array): VerifiedCertificate {
  return finish(verifyingCertificate(level, bytes));
}

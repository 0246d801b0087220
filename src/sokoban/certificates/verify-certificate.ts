// Verifies a certificate for a level: the proof by the checker in `proof`, which knows nothing of solvers, and the solution in
// its header by the rules. What is verified is what the level in hand needs; the level in the file is ignored.

import { checkCertificate, DEFAULT_CHECK_LIMITS } from '../../proof/check.js';
import { parseLurd } from '../formats/lurd.js';
import { verifySolution } from '../formats/verify-solution.js';
import type { Level } from '../rules/level.js';
import { showPosition } from '../rules/show.js';
import { type CertificateClaim, certificateClaimMessage, parseCertificateHeader } from './certificate-file.js';

export type VerifiedCertificate =
  | {
      readonly verified: true;
      readonly claim: CertificateClaim;
      /** `no solution with fewer than 97 pushes`, `no solution`. */
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
  limits: { readonly steps: number; readonly positions: number } = DEFAULT_CHECK_LIMITS,
): VerifiedCertificate {
  const header = parseCertificateHeader(bytes);
  if (!header.ok) return { verified: false, reason: header.error, isReadable: false };
  const { solution } = header.value;
  const moves = solution === undefined ? undefined : parseLurd(solution);
  const replayed = moves?.ok ? verifySolution(level, moves.value) : undefined;
  if (moves && !replayed?.ok) return reject('the solution in its header does not solve this level');
  const checked = checkCertificate(showPosition(level, level.start), bytes, limits);
  if (!checked.verified) return reject(checked.reason);
  const { metric, fewest } = checked;
  const score = replayed?.ok ? { moves: replayed.value.moves, pushes: replayed.value.pushes } : undefined;
  const count = score?.[metric] ?? Number.POSITIVE_INFINITY;
  // The rules outrank any proof: a solution below a proven bound would be an error of the checker.
  if (score && (fewest === null || count < fewest)) throw new Error('a proof and a solution contradict each other');
  const claim = { metric, fewest };
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

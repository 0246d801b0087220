// Makes the certificate of a claim and verifies it: nobody gets one that the checker has not accepted.

import type { Limits, Watch } from '@masu/core/base/outcome.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import {
  type CertificateClaim,
  type CertificateParts,
  certificateClaimMessage,
  makeCertificateFile,
} from './certificate-file.js';
import { MAGIC, proveClaim } from './prove-claim.js';
import { verifyingCertificate } from './verify-certificate.js';

/** The number after it where the claim has a tie-break. */
const TIE_BREAK = 2;

/** A certificate that was checked. */
export interface Certified {
  /** The whole file. */
  readonly bytes: Uint8Array;
  /** What it proves: the claim that was wanted, or that without its tie-break. */
  readonly claim: CertificateClaim;
  /** Positions that the check expanded. */
  readonly positions: number;
}

/**
 * The verified certificate of a claim, or a part of a sentence that says why there is none. Yields between slices of work; `finish` of
 * `masu/base` runs it to its end.
 * @example
 * ```ts
 * const work = certify(level, { claim: { metric: 'pushes', fewest: 1 }, producer: 'me' }, { nodes: 1000 }, { stopped: () => false, report() {} });
 * let made = work.next();
 * while (!made.done) made = work.next();
 * console.log(made.value.ok && verifyCertificate(level, made.value.value.bytes).verified); // true
 * ```
 */
export function* certify(
  level: Level,
  wanted: Omit<CertificateParts, 'proof'>,
  limits: Limits,
  watch: Watch,
): Generator<void, Result<Certified, string>, void> {
  if (wanted.claim.fewest === 0) return fail('the level is solved from the start');
  const proof = yield* proveClaim(level, wanted.claim, limits, watch);
  if (!proof) return fail('no proof was found within the limits');
  const { fewestMoves: _, ...withoutTie } = wanted.claim;
  const claim = proof[MAGIC.length] === TIE_BREAK ? wanted.claim : withoutTie;
  const bytes = makeCertificateFile(level, { ...wanted, claim, proof });
  const verifying = verifyingCertificate(level, bytes);
  let next = verifying.next();
  for (; !next.done; next = verifying.next()) {
    if (watch.stopped()) return fail('stopped');
    yield;
  }
  const verified = next.value;
  if (!verified.verified) return fail(`the proof was found, but its check fails: ${verified.reason}`);
  if (verified.message !== certificateClaimMessage(claim)) return fail('the check proves another claim');
  return ok({ bytes, claim, positions: verified.positions });
}

// Makes the certificate of a claim and verifies it: nobody gets one that the checker has not accepted.

import type { Limits, Watch } from '../../base/outcome.js';
import { fail, ok, type Result } from '../../base/result.js';
import type { Level } from '../rules/level.js';
import { type CertificateParts, makeCertificateFile } from './certificate-file.js';
import { proveClaim } from './prove-claim.js';
import { verifyCertificate } from './verify-certificate.js';

/** What the check of our own certificate may spend: some seconds and some hundred megabytes. */
const CHECK_LIMITS = { steps: 2e9, positions: 2e6 } as const;

export interface Certified {
  /** The whole file. */
  readonly bytes: Uint8Array;
  /** Positions that the check expanded. */
  readonly positions: number;
}

/** The verified certificate, or a part of a sentence that says why there is none. Yields between slices of work. */
export function* certify(
  level: Level,
  wanted: Omit<CertificateParts, 'proof'>,
  limits: Limits,
  watch: Watch,
): Generator<void, Result<Certified, string>, void> {
  const { metric, fewest } = wanted.claim;
  if (fewest === 0) return fail('the level is solved from the start');
  const proof = yield* proveClaim(level, wanted.claim, limits, watch);
  if (!proof) return fail('no proof was found within the limits');
  const bytes = makeCertificateFile(level, { ...wanted, proof });
  const verified = verifyCertificate(level, bytes, CHECK_LIMITS);
  if (!verified.verified) return fail(`the proof was found, but its check fails: ${verified.reason}`);
  const isSame = verified.claim.fewest === fewest && (fewest === null || verified.claim.metric === metric);
  return isSame ? ok({ bytes, positions: verified.positions }) : fail('the check proves another claim');
}

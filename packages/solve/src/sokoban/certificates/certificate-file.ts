// The file of a certificate: a text header with producer, claim, solution, and level, an empty line, and the proof in bytes
// (docs/certificates.md). A proof is checked for the level in hand, never for the one in the header: that one only tells
// which level of a collection is meant.

import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { Rejection } from '@masu/core/proof/board.js';
import {
  CERTIFICATE_LINE,
  CERTIFICATE_MAGIC,
  type CertificateClaim,
  certificateClaimMessage,
  latinText,
} from '@masu/core/proof/check.js';
import { headerLength, parseHeader } from '@masu/core/proof/header.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';

export { type CertificateClaim, certificateClaimMessage } from '@masu/core/proof/check.js';

/** What both checkers read at most. */
const MAX_BYTES = 2 ** 22;

/** What a file of a certificate has. */
export interface CertificateParts {
  /** What it proves. */
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
  const header = `${CERTIFICATE_LINE}\n${lines.join('\n')}\n\n`;
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

/** The header's lines; without a header, none. Fails if this is no certificate at all. */
export function parseCertificateHeader(bytes: Uint8Array): Result<CertificateHeader, string> {
  if (bytes.length >= MAX_BYTES) return fail('The file is too large for a certificate (at most 4 MiB).');
  const text = latinText(bytes);
  try {
    const length = headerLength(text, CERTIFICATE_LINE);
    if (text.startsWith(CERTIFICATE_MAGIC, length)) {
      const { claims, named, solution, rows } = parseHeader(text.slice(0, length));
      return ok(defined({ producer: named.get('producer'), claim: claims[0], solution, rows }));
    }
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return fail(`The file is not a certificate: ${error.message}.`);
  }
  return fail(
    `The file is not a certificate: it has neither the line “${CERTIFICATE_LINE}” nor the word ${CERTIFICATE_MAGIC}.`,
  );
}

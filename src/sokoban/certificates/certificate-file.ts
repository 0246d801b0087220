// The file of a certificate: a text header with producer, claim, solution, and level, an empty line, and the proof in bytes
// (docs/certificates.md). A proof is checked for the level in hand, never for the one in the header: that one only tells
// which level of a collection is meant.

import { fail, ok, type Result } from '../../base/result.js';
import type { Level } from '../rules/level.js';
import { showPosition } from '../rules/show.js';

const FIRST_LINE = 'Sokoban certificate 1\n';
const MAGIC = 'SOKCERT1';
/** What both checkers read at most. */
const MAX_BYTES = 2 ** 22;

/** What a certificate proves. */
export interface CertificateClaim {
  readonly metric: 'pushes' | 'moves';
  /** No solution has fewer; null: there is no solution. */
  readonly fewest: number | null;
}

export interface CertificateParts {
  readonly claim: CertificateClaim;
  /** In LURD. */
  readonly solution?: string;
  /** The program and its version. */
  readonly producer: string;
  /** From the magic word on. */
  readonly proof: Uint8Array;
}

export function certificateClaimMessage({ metric, fewest }: CertificateClaim): string {
  return fewest === null ? 'no solution' : `no solution with fewer than ${fewest} ${metric}`;
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

export interface CertificateHeader {
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

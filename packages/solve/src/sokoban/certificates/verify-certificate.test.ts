import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { describe, expect, test } from 'vitest';
import {
  type CertificateClaim,
  certificateClaimMessage,
  makeCertificateFile,
  parseCertificateHeader,
} from './certificate-file.js';
import { certify } from './certify.js';
import { verifyCertificate } from './verify-certificate.js';

function levelOf(...rows: readonly string[]): Level {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

const CORRIDOR = levelOf('######', '#@$ .#', '######');
const ROOM = levelOf('######', '#@$ .#', '#    #', '######');
const PUSHES: CertificateClaim = { metric: 'pushes', fewest: 2 };
const WATCH = { stopped: () => false, report: () => {} };
/** Magic word, pushes, at least 2, work 100, end. */
const PROOF = Uint8Array.from([...'SOKCERT1'].map((letter) => letter.charCodeAt(0)).concat(0, 2, 100, 0));

const fileWith = (solution?: string): Uint8Array =>
  makeCertificateFile(CORRIDOR, {
    claim: PUSHES,
    producer: 'a test',
    proof: PROOF,
    ...(solution === undefined ? {} : { solution }),
  });

function certified(level: Level, claim: CertificateClaim, solution?: string) {
  const making = certify(
    level,
    { claim, producer: 'a test', ...(solution === undefined ? {} : { solution }) },
    { nodes: 5_000 },
    WATCH,
  );
  let next = making.next();
  while (!next.done) next = making.next();
  return next.value;
}

test('the header that was made is read again', () => {
  expect(parseCertificateHeader(fileWith('RR'))).toEqual({
    ok: true,
    value: {
      producer: 'a test',
      claim: certificateClaimMessage(PUSHES),
      solution: 'RR',
      rows: showPosition(CORRIDOR, CORRIDOR.start),
    },
  });
  expect(parseCertificateHeader(PROOF)).toEqual({ ok: true, value: {} });
});

describe('a certificate', () => {
  test('proves its claim, and with a solution of that length that it is optimal', () => {
    expect(verifyCertificate(CORRIDOR, fileWith('RR'))).toMatchObject({
      verified: true,
      claim: PUSHES,
      isOptimal: true,
      score: { moves: 2, pushes: 2 },
    });
    expect(verifyCertificate(CORRIDOR, fileWith())).toMatchObject({ verified: true, isOptimal: false });
    expect(verifyCertificate(CORRIDOR, PROOF)).toMatchObject({ verified: true, claim: PUSHES });
  });

  test.each([
    {
      name: 'with a solution that does not solve the level',
      bytes: fileWith('R'),
      reason: /does not solve/,
      isReadable: true,
    },
    { name: 'with a solution that is no moves', bytes: fileWith('R2-D2'), reason: /does not solve/, isReadable: true },
    { name: 'cut off', bytes: fileWith('RR').slice(0, -2), reason: /middle of a number/, isReadable: true },
    { name: 'that is another file', bytes: Uint8Array.of(72, 105), reason: /not a certificate/, isReadable: false },
    { name: 'that is too large', bytes: new Uint8Array(2 ** 22), reason: /too large/, isReadable: false },
  ])('$name is not verified', ({ bytes, reason, isReadable }) => {
    expect(verifyCertificate(CORRIDOR, bytes)).toEqual({
      verified: false,
      reason: expect.stringMatching(reason),
      isReadable,
    });
  });

  test('is made only for what is true', () => {
    expect(certified(CORRIDOR, PUSHES, 'RR').ok).toBe(true);
    expect(certified(ROOM, { metric: 'moves', fewest: 2 }, 'RR').ok).toBe(true);
    expect(certified(ROOM, { metric: 'pushes', fewest: 3 })).toEqual({ ok: false, error: expect.any(String) });
    expect(certified(ROOM, { metric: 'pushes', fewest: null })).toEqual({ ok: false, error: expect.any(String) });
    expect(certified(ROOM, { metric: 'pushes', fewest: 0 })).toEqual({
      ok: false,
      error: expect.stringContaining('solved'),
    });
  });
});

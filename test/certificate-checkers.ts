// Both checkers of certificates, the one in TypeScript (src/proof) and proof/sokcheck.c, compiled with sanitizers: what
// either proves, after they were found to agree.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
// @ts-expect-error: a script without types
import { findCompiler } from '../scripts/needs/gcc.mjs';
import { certificateClaimMessage, checkCertificate } from '../src/proof/check.js';

const compiler: string | undefined = findCompiler();
if (!compiler) console.warn('notice: no C compiler; certificates are checked in TypeScript only');
let folder = '';

/** Called once by a test file that uses this. */
export function setUpCheckers(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'masu-certificates-'));
    const flags = ['-O1', '-std=gnu11', '-Wall', '-Wextra', '-Werror'];
    const sanitizers = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
    if (compiler)
      execFileSync(compiler, [...flags, ...sanitizers, '-o', join(folder, 'check-many'), 'test/check-many.c']);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export interface CheckedFile {
  readonly rows: readonly string[];
  readonly bytes: Uint8Array;
}

/** The claim that the checker in TypeScript proves, or undefined if it rejects. */
export function claimInTypeScript({ rows, bytes }: CheckedFile): string | undefined {
  const checked = checkCertificate(rows, bytes, { steps: 1e8, positions: 1e6 });
  return checked.verified ? certificateClaimMessage(checked.claim) : undefined;
}

/** Fails unless the C program says the same of each file as `claims`: what is proven, or undefined if it rejects. */
export function expectSameInC(files: readonly CheckedFile[], claims: readonly (string | undefined)[]): void {
  if (!compiler || files.length === 0) return;
  const lines = files.map(({ rows, bytes }, index) => {
    const [level, file] = [join(folder, `${index}.txt`), join(folder, `${index}.sokcert`)];
    writeFileSync(level, `${rows.join('\n')}\n`);
    writeFileSync(file, bytes);
    return `${level} 1 ${file}`;
  });
  const { status, stdout, stderr } = spawnSync(join(folder, 'check-many'), {
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect([status, stderr]).toEqual([0, '']);
  const said = stdout.split(/(?<=END -?\d+\n)/);
  for (const text of said) expect(text).toMatch(/^VERIFIED: .*\n(.*\n)*END 0\n$|^REJECTED: .*\n(.*\n)*END [1-9]\d*\n$/);
  const claim = /^VERIFIED: (no solution(?: with fewer than \d+ \w+(?:, or with \d+ \w+ and fewer than \d+ \w+)?)?)/;
  expect(said.map((text) => claim.exec(text)?.[1])).toEqual(claims);
}

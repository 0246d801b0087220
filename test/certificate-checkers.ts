// Both checkers of certificates, the one in TypeScript (packages/core/src/proof) and proof/sokcheck.c, compiled with sanitizers: what
// either proves, after they were found to agree.

import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECK_LIMITS, type CheckLimits, certificateClaimMessage, checkCertificate } from '@masu/core/proof/check.js';
import { afterAll, beforeAll, expect } from 'vitest';
// @ts-expect-error: a script without types
import { findCompiler } from '../scripts/needs/gcc.mjs';

const compiler: string | undefined = findCompiler();
if (!compiler) console.warn('notice: no C compiler; certificates are checked in TypeScript only');
let folder = '';

/** Called once by a test file that uses this. */
export function setUpCheckers(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'masu-certificates-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

/** The program in C, made once for each pair of limits. */
function builtChecker(compilerPath: string, { steps, room }: CheckLimits): string {
  const name = `check-${steps}-${room}`;
  const program = join(folder, name);
  if (existsSync(program)) return program;
  const source = readFileSync('proof/sokcheck.c', 'utf8');
  const limits = /(MAX_STEPS = )\w+(, MAX_ROOM = )\w+(?=;)/;
  expect(source).toMatch(limits);
  mkdirSync(join(folder, `${name}.d/proof`), { recursive: true });
  mkdirSync(join(folder, `${name}.d/test`));
  const isUsual = steps === CHECK_LIMITS.steps && room === CHECK_LIMITS.room;
  writeFileSync(
    join(folder, `${name}.d/proof/sokcheck.c`),
    isUsual ? source : source.replace(limits, `$1${steps}$2${room}`),
  );
  copyFileSync('test/check-many.c', join(folder, `${name}.d/test/check-many.c`));
  // A program for one limit checks one file or two: it need not be fast, nor find errors of memory.
  const flags = ['-std=gnu11', '-Wall', '-Wextra', '-Werror'];
  const sanitizers = isUsual ? ['-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'] : ['-O0'];
  execFileSync(compilerPath, [...flags, ...sanitizers, '-o', program, join(folder, `${name}.d/test/check-many.c`)]);
  return program;
}

export interface CheckedFile {
  readonly rows: readonly string[];
  readonly bytes: Uint8Array;
}

/** What a checker says: undefined if it rejects. */
export interface Verdict {
  readonly claim: string;
  /** What the check took, and the score of the solution in the header: the same in both. */
  readonly figures: string;
}

export function verdictInTypeScript({ rows, bytes }: CheckedFile, limits = CHECK_LIMITS): Verdict | undefined {
  const checked = checkCertificate(rows, bytes, limits);
  if (!checked.verified) return undefined;
  const { claim, work, steps, score } = checked;
  const solution = score ? [score.moves, score.pushes] : [];
  return { claim: certificateClaimMessage(claim), figures: [work, steps, ...solution].join() };
}

const SAID =
  /^VERIFIED: (?<claim>no solution(?: with fewer than \d+ \w+(?:, or with \d+ \w+ and fewer than \d+ \w+)?)?) \((?:a box or a goal is out of reach|.* work: (?<lemmas>\d+) for lemmas, (?<last>\d+) for the claim; (?<steps>\d+) steps)\)\n(?:The solution in the header has (?<pushes>\d+) push(?:es)?, (?<moves>\d+) moves?(?:: optimal)?\.\n)?END 0\n$/;

function verdictInC(text: string): Verdict | undefined {
  const { claim, lemmas = 0, last = 0, steps = 0, moves, pushes } = SAID.exec(text)?.groups ?? {};
  if (claim === undefined) return undefined;
  const solution = moves === undefined ? [] : [moves, pushes];
  return { claim, figures: [Number(lemmas) + Number(last), steps, ...solution].join() };
}

/** Fails unless the C program says the same of each file. */
export function expectSameInC(
  files: readonly CheckedFile[],
  verdicts: readonly (Verdict | undefined)[],
  limits: CheckLimits = CHECK_LIMITS,
): void {
  if (!compiler || files.length === 0) return;
  const lines = files.map(({ rows, bytes }, index) => {
    const [level, file] = [join(folder, `${index}.txt`), join(folder, `${index}.sokcert`)];
    writeFileSync(level, `${rows.join('\n')}\n`);
    writeFileSync(file, bytes);
    return `${level} 1 ${file}`;
  });
  const { status, stdout, stderr } = spawnSync(builtChecker(compiler, limits), {
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect([status, stderr]).toEqual([0, '']);
  const said = stdout.split(/(?<=END -?\d+\n)/);
  for (const [index, text] of said.entries())
    if (!/^REJECTED: .*\nEND [1-9]\d*\n$/.test(text)) expect(text, lines[index]).toMatch(SAID);
  for (const [index, text] of said.entries()) {
    const { rows, bytes } = files[index] as CheckedFile;
    const file = `${rows.join('\n')}\n${Buffer.from(bytes).toString('latin1')}\n${text}`;
    expect(verdictInC(text), file).toEqual(verdicts[index]);
  }
}

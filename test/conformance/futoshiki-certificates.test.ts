// Certificates about the solutions of a Futoshiki: every one that is made is accepted, and none for a false claim, whatever its
// lines say. The truth is a count of all solutions.

import { finish } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import {
  certifyFutoshiki,
  verifyFutoshikiCertificate,
} from '@masu/solve/futoshiki/certificates/futoshiki-certificate.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { expect, test } from 'vitest';
import { ownFutoshiki } from '../own-futoshiki.js';
import { randomLevel, randomSolvable } from '../random-futoshiki.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

const WATCH = { stopped: () => false, report: () => {} };
const solutionsOf = (level: FutoshikiLevel) => countSolutions(level, 2).solutions;

function certificateOf(level: FutoshikiLevel): string | undefined {
  const [first, second] = solutionsOf(level);
  const made = finish(certifyFutoshiki(level, second ? null : (first ?? null), 'a test', {}, WATCH));
  return made.ok ? made.value : undefined;
}

/** One change: a case left out, doubled, or with another digit; the header's claim turned round. */
function mutated(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = 2 + random.below(lines.length - 2);
  const changes = [
    () => lines.splice(at, 1),
    () => lines.splice(at, 0, `r${1 + random.below(4)}c${1 + random.below(4)}=${1 + random.below(4)}`),
    () => lines.splice(at, 1, (lines[at] ?? '').replace(/\d$/, String(1 + random.below(4)))),
    () => lines.splice(2, 1, lines[2] === 'claim: no solution' ? 'claim: one solution' : 'claim: no solution'),
    () => lines.splice(2, 1),
  ];
  changes[random.below(changes.length)]?.();
  return lines.join('\n');
}

test('a certificate exists exactly if there is one solution or none, and no change of it proves anything false', () => {
  const random = randomFor(28);
  const counts = { none: 0, one: 0, more: 0, accepted: 0 };
  for (
    let round = 0;
    goesOn(
      round,
      sampled(150, 3_000),
      Object.values(counts).every((count) => count > 10),
    );
    round++
  ) {
    const level = (round % 2 ? randomLevel : randomSolvable)(random, 4);
    const solutions = solutionsOf(level);
    const certificate = certificateOf(level);
    counts[solutions.length === 0 ? 'none' : solutions.length === 1 ? 'one' : 'more']++;
    expect(certificate !== undefined).toBe(solutions.length < 2);
    if (certificate) {
      const verified = verifyFutoshikiCertificate(level, certificate);
      expect(verified).toMatchObject({ verified: true, grid: solutions[0] ?? null });
    }
    const text = certificate ?? 'Futoshiki certificate 1\nproducer: a test\nclaim: one solution\n\nr1c1=1\n';
    for (let change = 0; change < 10; change++) {
      const changed = verifyFutoshikiCertificate(level, mutated(text, random));
      if (!changed.verified) continue;
      counts.accepted++;
      expect(solutions.length).toBeLessThan(2);
      expect(changed.grid).toEqual(solutions[0] ?? null);
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10);
});

test('every puzzle that ships has a certificate', () => {
  const levels = ownFutoshiki().flatMap(([, each]) => each);
  expect(levels.filter((level) => certificateOf(level) === undefined)).toEqual([]);
});

test.each([
  ['', /its first line/],
  ['Futoshiki certificate 1\n\nr9c1=1\n', /case 1 can’t be read/],
  ['Futoshiki certificate 1\n\nr1c1=1 \n', /case 1 can’t be read/],
  ['Futoshiki certificate 1\nclaim: one solution\n', /header has no end/],
  ['Futoshiki certificate 1\nclaim: one\0 solution\n\n', /control character/],
  ['Futoshiki certificate 1\nclaim: one solution\rclaim: x\n\n', /control character/],
  ['Futoshiki certificate 1\nClaim: no solution\n\n', /no name and value/],
  ['Futoshiki certificate 1\nsolution: 12 21\nsolution: 21 12\n\n', /two solutions/],
  ['x'.repeat(2 ** 21), /too large/],
])('a file that is no certificate ends in a sentence', (text, reason) => {
  const level = { size: 4, cells: Array<number>(16).fill(0), inequalities: [] };
  const verified = verifyFutoshikiCertificate(level, text);
  expect(verified).toMatchObject({ verified: false, reason: expect.stringMatching(reason) });
});

const TWO = { size: 2, cells: [1, 0, 0, 0], inequalities: [] };
const NONE = { size: 2, cells: [1, 1, 0, 0], inequalities: [] };
const fileOf = (...lines: string[]): string => ['Futoshiki certificate 1', ...lines, '', ''].join('\n');

test.each([
  ['the proven solution', TWO, fileOf('claim: one solution', 'solution: 12 21'), true],
  [
    'with the line ends of Windows',
    TWO,
    fileOf('claim: one solution', 'solution: 12 21').replaceAll('\n', '\r\n'),
    true,
  ],
  ['another solution', TWO, fileOf('claim: one solution', 'solution: 21 12'), false],
  ['a solution with more behind it', TWO, fileOf('solution: 12 21 '), false],
  ['no claim, another solution', TWO, fileOf('solution: 11 11'), false],
  ['an empty solution', TWO, fileOf('solution: '), false],
  ['a true claim before a false one', TWO, fileOf('claim: one solution', 'claim: no solution'), false],
  ['a false claim before a true one', TWO, fileOf('claim: no solution', 'claim: one solution'), false],
  ['no solution', NONE, fileOf('claim: no solution'), true],
  ['a solution of an unsolvable puzzle', NONE, fileOf('claim: no solution', 'solution: 11 22'), false],
])('what the header says is what was proven: %s', (_, level, text, isAccepted) => {
  expect(verifyFutoshikiCertificate(level, text).verified).toBe(isAccepted);
});

/** No case of these holds: one that did would end the check. */
test.each([
  ['many cases', 9, Array.from({ length: 60_000 }, () => 'r1c1=1 r1c2=1')],
  ['many digits in few cases', 9, Array.from({ length: 600 }, () => `r1c1=1 r1c2=1${' r5c5=3'.repeat(200)}`)],
  ['a large grid', 32, Array.from({ length: 5_000 }, () => 'r1c1=1 r1c2=1')],
])('a check ends within its steps: %s', (_, size, cases) => {
  const level = { size, cells: Array<number>(size * size).fill(0), inequalities: [] };
  const verified = verifyFutoshikiCertificate(level, fileOf('', ...cases));
  expect(verified).toMatchObject({
    verified: false,
    reason: expect.stringMatching(/more steps than a check may take/),
  });
});

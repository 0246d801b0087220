// Certificates about the solutions of a Futoshiki: every one that is made is accepted, and none for a false claim, whatever its
// lines say. The truth is a count of all solutions.

import { expect, test } from 'vitest';
import { finish } from '../../src/base/outcome.js';
import { type Random, seededRandom } from '../../src/base/random.js';
import {
  certifyFutoshiki,
  countSolutions,
  type FutoshikiLevel,
  verifyFutoshikiCertificate,
} from '../../src/futoshiki/index.js';
import { ownFutoshiki } from '../own-futoshiki.js';
import { randomLevel, randomSolvable } from '../random-futoshiki.js';
import { sampled } from '../sample.js';

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
  const random = seededRandom(28);
  const counts = { none: 0, one: 0, more: 0, accepted: 0 };
  for (let round = 0; round < sampled(150, 3_000); round++) {
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
  [`Futoshiki certificate 1\n\n${'r1c1=1\n'.repeat(9_000)}`, /too many cases/],
  ['x'.repeat(2 ** 21), /too large/],
])('a file that is no certificate ends in a sentence', (text, reason) => {
  const level = { size: 4, cells: Array<number>(16).fill(0), inequalities: [] };
  const verified = verifyFutoshikiCertificate(level, text);
  expect(verified).toMatchObject({ verified: false, reason: expect.stringMatching(reason) });
});

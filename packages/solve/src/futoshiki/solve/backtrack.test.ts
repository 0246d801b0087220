import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { BARS } from '@masu/core/futoshiki/formats/bars.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { BACKTRACK, Backtracking } from './backtrack.js';

function level(text: string): FutoshikiLevel {
  const read = BARS.parse(text).levels[0];
  if (!read?.ok) throw new Error(read?.error.message ?? 'no puzzle');
  const valid = validateLevel(read.value);
  if (!valid.ok) throw new Error(valid.error.message);
  return valid.value;
}

const SAMPLE = '4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n';

test("the course's sample takes 23 calls, and 240 for the whole tree", () => {
  const outcome = finish(BACKTRACK.solve(level(SAMPLE), {}, PATIENT));
  expect(outcome).toMatchObject({ verdict: 'solved', claim: 'valid', effort: { expanded: 23 } });
  expect(outcome.verdict === 'solved' && outcome.answer.join('')).toBe('1234341243212143');
  const search = new Backtracking(level(SAMPLE));
  expect(search.run(Number.POSITIVE_INFINITY)).toBe('solution');
  expect(search.run(Number.POSITIVE_INFINITY)).toBe('done');
  expect(search.calls).toBe(240);
});

test('the limit of nodes is kept', () => {
  const outcome = finish(BACKTRACK.solve(level(SAMPLE), { nodes: 10 }, PATIENT));
  expect(outcome).toMatchObject({ verdict: 'gave-up', limit: 'nodes', effort: { expanded: 10 } });
});

test('a full grid is solved at once, a conflict among the givens has no solution', () => {
  expect(finish(BACKTRACK.solve(level('2\n|1 2|\n|   |\n|2 1|\n'), {}, PATIENT)).verdict).toBe('solved');
  expect(finish(BACKTRACK.solve(level('2\n|1 1|\n|   |\n|- -|\n'), {}, PATIENT)).verdict).toBe('unsolvable');
  expect(finish(BACKTRACK.solve(level('2\n|1>2|\n|   |\n|2 1|\n'), {}, PATIENT)).verdict).toBe('unsolvable');
});

test.each([
  ['2', '2\n|- -|\n|   |\n|- -|\n', 2],
  ['3', '3\n|- - -|\n|     |\n|- - -|\n|     |\n|- - -|\n', 12],
  ['4', '4\n|- - - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n', 576],
])('the number of Latin squares of size %s is the published one', (_size, text, count) => {
  const search = new Backtracking(level(text));
  let found = 0;
  while (search.run(Number.POSITIVE_INFINITY) === 'solution') found++;
  expect(found).toBe(count);
});

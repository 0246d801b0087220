// What COMP20003's solver claims about the course's corner test: only what is known.

import { PATIENT } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { sampled } from '../../../../test/sample.js';
import { goesOn, randomFor } from '../../../../test/seed.js';
import { randomMap } from '../mark/maps.js';
import { runOracle } from '../mark/oracle.js';
import { COMP20003 } from './comp20003.js';
import { parseCourseMap } from './map-file.js';
import { solveCourseMap } from './solve-map.js';

const course = (rows: readonly string[], words: readonly string[] = []) =>
  runOracle(COMP20003, { words: ['-s', 'map', ...words], input: '', files: { map: rows.join('\n') } });

const DETOUR = ['########', '#   # ##', '#  $ #.#', '### $  #', '#   .  #', '#  #  ##', '#@   ###', '########'];
const RIGHTLY = ['#######', '#     #', '# $   #', '#  @  #', '#   . #', '#     #', '#######'];
const LOCKED_OUT = ['#####', '#@$ #', '#  .#', '#####'];
/** A box below the player and one to the left: the test looks at the diagonal cell between walls. */
const THROWN_AWAY = ['####', '#.@#', '#$$#', '#  #', '##.#', '####'];

test.each<{ what: string; rows: readonly string[]; words?: readonly string[]; says: RegExp }>([
  {
    what: 'dropped what may be solvable, and found a solution',
    rows: DETOUR,
    says: /^There may be a shorter solution\. The corner test of the course is not sound, and \d+ of the \d+ nodes it dropped may be solvable\. Search without it: --rules corner\n$/,
  },
  { what: 'dropped only deadlocks, and found a solution', rows: RIGHTLY, says: /^$/ },
  { what: 'dropped nothing', rows: ['#####', '#@$.#', '#####'], says: /^$/ },
  {
    what: 'dropped what may be solvable, and found none',
    rows: THROWN_AWAY,
    says: /^No solution found, but there may be one\. The corner test of the course is not sound, and (the only node|\d+ of the \d+ nodes) it dropped may be solvable\./,
  },
  { what: 'dropped only deadlocks, and found none', rows: LOCKED_OUT, says: /^The map has no solution\.\n$/ },
  { what: 'was not used', rows: DETOUR, words: ['--rules', 'corner'], says: /^$/ },
])('the corner test of the course $what', async ({ rows, words, says }) => {
  const { stdout, stderr } = await course(rows, words);
  expect(stderr).toMatch(says);
  expect(stdout).not.toContain('sound');
});

const solved = (rows: readonly string[], rules: 'course' | readonly ['corner']) => {
  const map = parseCourseMap(rows.join('\n'));
  if (!map.ok) throw new Error(map.error.message);
  return solveCourseMap(map.value, rules, { nodes: 20_000 }, PATIENT);
};

test.each([RIGHTLY, LOCKED_OUT])('a case of rightly dropped nodes has some', (...rows) => {
  const { pruned, doubtful } = solved(rows, 'course');
  expect([pruned > 0, doubtful]).toEqual([true, 0]);
});

test('if no drop is doubtful, the course finds what a sound rule finds, on random maps', () => {
  const random = randomFor(20003);
  const seen = { sure: 0, doubtful: 0 };
  for (let made = 0; goesOn(made, sampled(30, 200), seen.sure > sampled(6, 50) && seen.doubtful > 0); made++) {
    const rows = randomMap(random, { boxes: 1 + random.below(2) });
    const [own, sound] = [solved(rows, 'course'), solved(rows, ['corner'])];
    if (own.limit || sound.limit || own.pruned === 0) continue;
    const isSame =
      (own.solution === undefined) === (sound.solution === undefined) && own.moves.length === sound.moves.length;
    if (own.doubtful === 0) expect(isSame, rows.join('\n')).toBe(true);
    seen[own.doubtful === 0 ? 'sure' : 'doubtful']++;
  }
  expect(seen.sure).toBeGreaterThan(sampled(6, 50));
  expect(seen.doubtful).toBeGreaterThan(0);
});

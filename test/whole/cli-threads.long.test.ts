// `masu solve --threads 2`: two workers per level: valid answers, the same verdicts and exit codes as with one, several
// levels at once, limits for both together, Ctrl-C, and a message if the solver is single-threaded.

import { expect, test } from 'vitest';
import { STORE_ROWS } from '../store-level.js';
import { file, lines, masu } from './masu.js';

const STORE = STORE_ROWS.join('\n');
/** Eighty boxes on a floor so wide that a single position takes a while: no test waits for its end. */
const HALL = [
  '#'.repeat(48),
  `#@${' '.repeat(45)}#`,
  ...Array.from({ length: 8 }, () => [
    `#  ${'$ '.repeat(10)}${' '.repeat(23)}#`,
    `#${' '.repeat(24)}${' .'.repeat(10)}  #`,
  ]).flat(),
  `#${' '.repeat(46)}#`,
  '#'.repeat(48),
].join('\n');
const CORNER = '#####\n#$ .#\n#@  #\n#####';
const ONE = '#####\n#@$.#\n#####';

const store = file('store.txt', `${STORE}\n`);
const mixed = file('mixed.txt', `${ONE}\n\n${STORE}\n\n${CORNER}\n\n${ONE}\n`);
const hall = file('hall.txt', `${HALL}\n`);
const oneAndHall = file('one-and-hall.txt', `${ONE}\n\n${HALL}\n`);

test('a level for the engine is solved, and the solution replays', async () => {
  const { code, stdout, stderr } = await masu(['solve', store, '--threads', '2', '--json']);
  expect([code, stderr]).toEqual([0, '']);
  const [line] = lines(stdout);
  expect(line).toMatchObject({ solver: 'any', verdict: 'solved', claim: 'valid' });
  const replayed = await masu(['replay', store, String(line?.solution), '--json']);
  expect(lines(replayed.stdout)[0]).toMatchObject({ solved: true, moves: line?.moves, pushes: line?.pushes });
});

test('several levels at once, each with two workers: verdicts in order', async () => {
  const { code, stdout } = await masu(['solve', mixed, '--threads', '2', '--jobs', '2', '--json']);
  expect(code).toBe(10);
  expect(lines(stdout).map(({ level, verdict, claim }) => [level, verdict, claim])).toEqual([
    [1, 'solved', 'optimal'],
    [2, 'solved', 'valid'],
    [3, 'unsolvable', undefined],
    [4, 'solved', 'optimal'],
  ]);
});

test('limits are for both together', async () => {
  const nodes = await masu(['solve', hall, '--threads', '2', '--nodes', '20', '--json']);
  expect(nodes.code).toBe(20);
  const [line] = lines(nodes.stdout);
  expect(line).toMatchObject({ verdict: 'gave-up', limit: 'nodes' });
  const { expanded } = (line?.effort as { expanded: number } | undefined) ?? { expanded: Number.NaN };
  expect(expanded).toBeLessThanOrEqual(28);
});

test('Ctrl-C ends both', async () => {
  // After the first line both are at the second level, or about to be.
  const { code, stderr } = await masu(['solve', oneAndHall, '--threads', '2'], {
    interruptWhen: (stdout) => stdout.includes('level 1: solved'),
  });
  expect(code).toBe(130);
  expect(stderr).toContain('masu: interrupted; not solved: level 2');
});

test.each([['3'], ['0'], ['two']])('--threads %s is refused with a sentence', async (threads) => {
  const { code, stderr } = await masu(['solve', store, '--threads', threads]);
  expect(code).toBe(31);
  expect(stderr).toContain(`masu: --threads: expected one of 1, 2, got ${JSON.stringify(threads)}.`);
});

test('a solver that works alone says so and solves', async () => {
  const { code, stderr } = await masu(['solve', store, '--threads', '2', '--solver', 'push-optimal', '--nodes', '10']);
  expect(code).toBe(20);
  expect(stderr).toContain('masu: push-optimal is single-threaded; ignoring --threads 2');
});

// Certificates as a person uses them: solve writes them, verify checks them, and both say what happened.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile } from '@masu/node-host/places.js';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';
import { sharedTest } from '../../../../test/shared.js';

const { folder: FOLDER, file, masu } = masuHere();

const LEVELS = ['#####\n#@$.#\n#####', '######\n#@ $.#\n#    #\n######', '#######\n#@ $ .#\n#  $ .#\n#     #\n#######'];
const levels = file('levels.txt', `${LEVELS.join('\n\n')}\n`);
const other = file('other.txt', '#######\n#@ $ .#\n#######\n');
const CORNER = '######\n#$ ..#\n#@ $ #\n######';
const corner = file('corner.txt', `${CORNER}\n`);
const all = file('all.txt', `${[...LEVELS, CORNER].join('\n\n')}\n`);
file('text.sokcert', 'Hello\n');

test('solve --certificate writes a checked proof per level, and verify finds the level of each', async () => {
  const solved = await masu(['solve', levels, '--solver', 'push-optimal', '--certificate', 'pushes', '--json']);
  expect(solved.code).toBe(0);
  const names = ['levels-1-pushes.sokcert', 'levels-2-pushes.sokcert', 'levels-3-pushes.sokcert'];
  expect(readdirSync(join(FOLDER, 'pushes')).sort()).toEqual(names);
  const sizes = names.map((name) => readFileSync(join(FOLDER, 'pushes', name)).length);
  expect(lines(solved.stdout)).toEqual(
    sizes.map((bytes, index) =>
      expect.objectContaining({ level: index + 1, certificate: { bytes, checked: true }, optimalIn: 'pushes' }),
    ),
  );
  const verified = await masu(['verify', levels, 'pushes', '--json']);
  expect([verified.code, verified.stderr]).toEqual([0, '3 certificates: 3 verified\n']);
  expect(lines(verified.stdout)).toEqual(
    sizes.map((bytes, index) =>
      expect.objectContaining({
        file: levels,
        certificate: join('pushes', names[index] as string),
        level: index + 1,
        verified: true,
        claim: expect.stringMatching(
          /^no solution with fewer than (1 push|\d+ pushes), or with \1 and fewer than (1 move|\d+ moves)$/,
        ),
        optimal: true,
        bytes,
        positions: expect.any(Number),
      }),
    ),
  );
});

test('a certificate of fewest moves goes to one file; for another level it proves nothing', async () => {
  const words = ['solve', levels, '--level', '2', '--solver', 'move-optimal', '--certificate', 'two.sokcert'];
  const solved = await masu(words);
  expect([solved.code, solved.stderr]).toEqual([0, '']);
  expect(solved.stdout).toMatch(
    /^level 2: solved: 2 moves, 1 push \(fewest moves\); .*; certificate of \d+ bytes, checked\n/,
  );
  const verified = await masu(['verify', levels, 'two.sokcert', '--level', '2']);
  expect(verified.stdout).toMatch(
    /^two\.sokcert: level 2: verified: no solution with fewer than 2 moves; its solution has 2 moves: optimal; \d+ bytes, \d+ positions\n$/,
  );
  const elsewhere = await masu(['verify', other, 'two.sokcert']);
  expect([elsewhere.code, elsewhere.stdout]).toEqual([
    12,
    'two.sokcert: level 1: not verified: the solution in its header does not solve this level\n',
  ]);
  const lost = await masu(['verify', levels, 'two.sokcert', '--level', '1,3']);
  expect([lost.code, lost.stdout]).toEqual([30, '']);
  expect(lost.stderr).toContain('None of the certificates is about the levels of --level.');
  const quiet = await masu(['verify', levels, 'two.sokcert', '-q']);
  expect([quiet.code, quiet.stdout, quiet.stderr]).toEqual([0, '', '']);
});

test('a level without a solution gets a certificate too', async () => {
  const solved = await masu(['solve', corner, '--solver', 'push-optimal', '--certificate', 'corner.sokcert']);
  expect(solved.code).toBe(10);
  expect(solved.stdout).toContain('no solution (proven)');
  const verified = await masu(['verify', corner, 'corner.sokcert', '--json']);
  expect(verified.code).toBe(0);
  expect(lines(verified.stdout)).toEqual([expect.objectContaining({ verified: true, claim: 'no solution' })]);
});

test('a batch saves the certificates of its claims about both puzzles in the run folder', async () => {
  const grid = file('grid.txt', '2\n|1 -|\n|   |\n|- -|\n');
  const solvers = 'push-optimal,any,propagate';
  const words = ['batch', 'plan', all, grid, '-o', 'night', '--solvers', solvers, '--certificates'];
  expect((await masu([...words, '--nodes', '100000'])).code).toBe(0);
  const ran = await masu(['batch', 'run', 'night', '--jobs', '1']);
  expect([ran.code, ran.stderr]).toEqual([0, expect.stringContaining('claims with a checked certificate.')]);
  const rows = lines((await masu(['batch', 'report', 'night', '--json'])).stdout);
  const proven = rows.filter(({ claim, verdict }) => /optimal|unique/.test(String(claim)) || verdict === 'unsolvable');
  expect(proven.length).toBeGreaterThanOrEqual(5);
  for (const { certificate } of proven) expect(certificate).toEqual({ bytes: expect.any(Number), checked: true });
  expect(readdirSync(join(FOLDER, 'night/certificates'))).toHaveLength(proven.length);
  const verified = [];
  for (const path of [all, grid]) {
    const checked = await masu(['verify', path, 'night/certificates', '--json']);
    expect(checked.code).toBe(0);
    verified.push(...lines(checked.stdout).filter((line) => line.verified));
  }
  expect(verified).toHaveLength(proven.length);
});

test('judge saves the proofs of the optima that solutions are compared with', async () => {
  const two = file('anna-L2.txt', 'rR\n');
  expect((await masu(['judge', levels, two, '--certificates', 'optima', '--cpu', '5'])).code).toBe(0);
  expect(readdirSync(join(FOLDER, 'optima')).sort()).toEqual(['levels-2-moves.sokcert', 'levels-2-pushes.sokcert']);
  const verified = await masu(['verify', levels, 'optima', '--json']);
  expect(lines(verified.stdout)).toMatchObject([
    { level: 2, verified: true, claim: 'no solution with fewer than 2 moves', optimal: true },
    {
      level: 2,
      verified: true,
      claim: 'no solution with fewer than 1 push, or with 1 push and fewer than 2 moves',
      optimal: true,
    },
  ]);
});

test('optimize proves that its result can’t be shorter, or says that it has no proof', async () => {
  const words = [
    'optimize',
    levels,
    '--level',
    '2',
    '--moves',
    'durR',
    '--time',
    '5',
    '--certificate',
    'short.sokcert',
  ];
  const shorter = await masu([...words, '--json']);
  expect([shorter.code, shorter.stderr]).toEqual([0, '']);
  const { length: bytes } = readFileSync(join(FOLDER, 'short.sokcert'));
  const proof = { claim: 'optimal', optimalIn: 'moves', tieBreak: 'open', certificate: { bytes, checked: true } };
  expect(lines(shorter.stdout)).toEqual([expect.objectContaining({ solution: 'rR', moves: 2, ...proof })]);
  expect((await masu(words)).stdout).toMatch(
    /^level 2: 2 moves, 1 push \(fewest moves, tie-break open\); was 4 moves, 1 push; certificate of \d+ bytes, checked\nrR\n$/,
  );
  expect((await masu(['verify', levels, 'short.sokcert'])).stdout).toContain(
    'verified: no solution with fewer than 2 moves; its solution has 2 moves: optimal',
  );
  const given = ['optimize', levels, '--level', '3', '--moves', 'rRRlldRR', '--for', 'pushes', '--nodes', '1'];
  const unproven = await masu([...given, '--certificate', 'unproven.sokcert', '--json']);
  expect(unproven.code).toBe(0);
  expect(unproven.stderr).toContain('level 3: no certificate: no proof was found within the limits.');
  expect(lines(unproven.stdout)[0]).not.toHaveProperty('claim');
  expect(existsSync(join(FOLDER, 'unproven.sokcert'))).toBe(false);
});

test('an answer that claims nothing gets no certificate', async () => {
  const solved = await masu([
    'solve',
    levels,
    '--level',
    '1',
    '--solver',
    'dfs',
    '--certificate',
    'none.sokcert',
    '--json',
  ]);
  expect(solved.code).toBe(0);
  expect(lines(solved.stdout)[0]).not.toHaveProperty('certificate');
  expect(existsSync(join(FOLDER, 'none.sokcert'))).toBe(false);
});

test('files that are no certificates end in a sentence and exit code 30', async () => {
  const { code, stdout, stderr } = await masu(['verify', other, 'text.sokcert', 'missing.sokcert']);
  expect([code, stdout]).toEqual([30, '']);
  expect(stderr).toMatch(/^text\.sokcert: The file is not a certificate: .*\nmissing\.sokcert: .*\n$/);
  const standard = await masu(['solve', other, '--certificate', '-']);
  expect([standard.code, standard.stderr]).toEqual([
    31,
    expect.stringContaining('--certificate: give a file or folder'),
  ]);
});

test('a Futoshiki with one solution gets a certificate that verify checks, and no other puzzle can use it', async () => {
  const puzzles = file('puzzles.txt', '2\n|1 -|\n|   |\n|- -|\n\n2\n|2 -|\n|   |\n|- -|\n\n2\n|- -|\n|   |\n|- -|\n');
  const solved = await masu(['solve', puzzles, '--certificate', 'grids', '--json']);
  expect(lines(solved.stdout).map((line) => (line as { certificate?: object }).certificate)).toEqual([
    { bytes: expect.any(Number), checked: true },
    { bytes: expect.any(Number), checked: true },
    undefined,
  ]);
  const names = ['puzzles-1-unique.futocert', 'puzzles-2-unique.futocert'];
  expect(readdirSync(join(FOLDER, 'grids')).sort()).toEqual(names);
  const verified = await masu(['verify', puzzles, 'grids']);
  expect([verified.code, verified.stderr]).toEqual([0, '2 certificates: 2 verified\n']);
  expect(verified.stdout).toMatch(/level 1.*: verified: one solution; \d+ bytes, 0 cases\n.*level 2.*: verified: one/);
  const wrong = await masu(['verify', puzzles, join('grids', names[0] as string), '--level', '3']);
  expect([wrong.code, wrong.stdout]).toEqual([
    12,
    expect.stringContaining('not verified: more than one digit is left'),
  ]);
});

test('certificates without a header are about the levels that their names number; --level filters them', async () => {
  const many = file('many.txt', `${Array.from({ length: 12 }, () => LEVELS[1]).join('\n\n')}\n`);
  const words = ['solve', many, '--level', '2,10', '--solver', 'push-optimal', '--certificate', 'numbered'];
  expect((await masu(words)).code).toBe(0);
  mkdirSync(join(FOLDER, 'bare'));
  for (const level of [2, 10]) {
    const proof = readFileSync(join(FOLDER, `numbered/many-${level}-pushes.sokcert`));
    writeFileSync(join(FOLDER, `bare/${level}.sokcert`), proof.subarray(proof.indexOf('SOKCERT1')));
  }
  const all = await masu(['verify', many, 'bare', '--json']);
  expect([all.code, all.stderr]).toEqual([0, '2 certificates: 2 verified\n']);
  expect(lines(all.stdout)).toMatchObject([
    { certificate: join('bare', '2.sokcert'), level: 2, verified: true },
    { certificate: join('bare', '10.sokcert'), level: 10, verified: true },
  ]);
  for (const paths of [['bare'], ['bare/2.sokcert', 'bare/10.sokcert']]) {
    const second = await masu(['verify', many, ...paths, '--level', '2', '--json']);
    expect([second.code, second.stderr]).toEqual([0, '2 certificates: 1 verified, 1 of other levels left out\n']);
    expect(lines(second.stdout)).toMatchObject([{ level: 2, verified: true }]);
  }
  const none = await masu(['verify', many, 'bare', '--level', '3']);
  expect([none.code, none.stderr]).toEqual([
    30,
    'masu: bare: None of the certificates is about the levels of --level.\n',
  ]);
  writeFileSync(join(FOLDER, 'bare/13.sokcert'), readFileSync(join(FOLDER, 'bare/2.sokcert')));
  writeFileSync(join(FOLDER, 'bare/nameless.sokcert'), readFileSync(join(FOLDER, 'bare/2.sokcert')));
  const lost = await masu(['verify', many, 'bare', '-q']);
  expect([lost.code, lost.stderr]).toEqual([
    30,
    `${join('bare', '13.sokcert')}: The file of levels has no valid level 13, as this name says. Say which with --level.\n` +
      `${join('bare', 'nameless.sokcert')}: The certificate doesn’t say which level it is about, and its name has no number. Say which with --level.\n`,
  ]);
  const said = await masu(['verify', many, join('bare', 'nameless.sokcert'), '--level', '7']);
  expect([said.code, said.stdout]).toEqual([0, expect.stringContaining('level 7: verified: no solution with fewer')]);
});

sharedTest('the proofs that ship are checked in one command', async (shared) => {
  const xsokoban = join(shared, 'levels/XSokoban.txt');
  const { code, stdout, stderr } = await masu(['verify', xsokoban, ownFile('proof/xsokoban')]);
  expect([code, stderr, stdout.match(/: verified: /g)?.length]).toEqual([0, '90 certificates: 90 verified\n', 90]);
});

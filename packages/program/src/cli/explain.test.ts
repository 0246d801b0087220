// explain: the board with letters, sentences, runs, "why not this push?", JSON, and what it refuses.

import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';

const { file, masu } = masuHere();

const column = file(
  'column.txt',
  '########\n#   @  #\n# $###.#\n#  ###.#\n# $    #\n#      #\n########\nTitle: Column\n',
);
const corner = file('corner.txt', '#####\n#$ .#\n#@  #\n#####\n');
const square = file('square.txt', '2\n|- -|\n|^  |\n|- -|\n');

const SAID = `########
#   @  #
# A###1#
#  ###2#
# B    #
#      #
########

Box B is the key: until it moves, no other box can be pushed onto a goal without losing.
The goals have to be filled for good in this order: 1, then 2; each one closes the way to the one before.
Box B has to end on goal 1, although goal 2 is nearer: alone on the board, 5 pushes instead of 6.
The plan of this solution: B to 1, then A to 2.
In this solution, each box goes to its goal in one run.

A shortest solution, 13 pushes, run by run:
 1. Box B goes to goal 1. It clears the way for box A, which comes next. Goal 1 has to be filled for good before goal 2.
 2. Box A goes to goal 2.
`;

test('explain prints the board with letters, a summary, and the runs', async () => {
  expect(await masu(['explain', column])).toEqual({ code: 0, stdout: SAID, stderr: '' });
});

test('explain --json has the fields that are promised', async () => {
  const { code, stdout } = await masu(['explain', column, '--json']);
  const chain = { kind: 'goal-chain', modal: 'must', goals: ['1', '2'], proof: expect.any(Number) };
  const run = { pushes: [1, 6], box: 'B', to: 'goal 1', message: expect.stringContaining('Box B goes to goal 1.') };
  expect([code, lines(stdout)]).toEqual([
    0,
    [
      expect.objectContaining({
        level: 1,
        positions: expect.any(Number),
        facts: expect.arrayContaining([expect.objectContaining(chain)]),
        runs: [expect.objectContaining(run), expect.objectContaining({ box: 'A', to: 'goal 2' })],
      }),
    ],
  ]);
});

test.each<[name: string, words: readonly string[], code: number, said: RegExp]>([
  [
    'a push that is not possible',
    ['--push', 'A-right'],
    30,
    /^masu: --push: the box at row 3, column 3 can't be pushed right here\.\n$/,
  ],
  [
    'a push that loses, by its cell',
    ['--push', 'r5c3-left'],
    0,
    /^That push loses: box B can then no longer reach a goal\.\n$/,
  ],
  ['a push as good as any', ['--push', 'B-right'], 0, /^That push is as good as any/],
  ['a part only', ['--detail', 'traps', '-q'], 0, /^Nothing proven to say about that\.\n$/],
  ['no box there', ['--push', 'Z-left'], 30, /^masu: --push: there is no box at Z\.\n$/],
  [
    'not a push',
    ['--push', 'sideways'],
    31,
    /^masu: --push: expected a box and a direction, such as r3c4-left or B-up, got "sideways"\.\n$/,
  ],
  ['a blocked move', ['--moves', 'u'], 30, /^masu: Move 1 of --moves is blocked\.\n$/],
  ['an unknown part', ['--detail', 'ideas'], 31, /one of idea, order, traps, runs, all/],
])('explain: %s', async (_, words, code, said) => {
  const ended = await masu(['explain', column, ...words]);
  expect([ended.code, ended.stdout + ended.stderr]).toEqual([code, expect.stringMatching(said)]);
});

test('explain of a lost position and of a Futoshiki', async () => {
  const lost = await masu(['explain', corner]);
  expect([lost.code, lost.stdout]).toEqual([10, 'Deadlock: the box at row 2, column 2 can no longer reach a goal.\n']);
  const other = await masu(['explain', square]);
  expect([other.code, other.stderr]).toEqual([
    31,
    'masu: explain works on Sokoban levels. For the steps of a Futoshiki, use masu grade.\n',
  ]);
});

test('explain takes several files and a list of levels, and goes on after a file that can’t be read', async () => {
  const more = file('more.txt', '#####\n#@$.#\n#####\n\n####\n#@.#\n####\n\n######\n#@ $.#\n######\n');
  const said = await masu(['explain', column, 'no-such-file.txt', more, '--level', '1', '-q']);
  expect([said.code, said.stderr]).toEqual([30, 'no-such-file.txt: No such file.\n']);
  expect(said.stdout).toMatch(/^\S*column\.txt:\nBox B is the key[\s\S]*\n\n\S*more\.txt:\n[\s\S]*1 push, run by run/);
  const listed = await masu(['explain', more, '--level', '1,3', '--json']);
  expect([listed.code, lines(listed.stdout).map((each) => [each.file, each.level])]).toEqual([
    0,
    [
      [more, 1],
      [more, 3],
    ],
  ]);
});

test('a level that is solved at the start: nothing to explain, no push is needed, and one that can’t be made is refused', async () => {
  const solved = file('solved.txt', '#####\n#   ###\n#   *@#\n#######\n');
  expect(await masu(['explain', solved])).toMatchObject({
    code: 0,
    stdout: 'Already solved: every box is on a goal.\n',
  });
  const push = await masu(['explain', solved, '--push', 'A-left']);
  expect(push).toMatchObject({ code: 0, stdout: 'No push is needed here: every box is on a goal.\n', stderr: '' });
  expect((await masu(['explain', solved, '--push', 'A-up'])).code).toBe(30);
  // Pushed off its goal, the box has a solution of its own.
  const after = await masu(['explain', solved, '--moves', 'L', '--json']);
  expect([after.code, lines(after.stdout)[0]]).toMatchObject([0, { verdict: 'explained', isShortest: true }]);
  const review = await masu(['review', solved]);
  expect(review).toMatchObject({
    code: 0,
    stdout: 'level 1: Every box is on a goal already: there is nothing to solve.\n',
  });
});

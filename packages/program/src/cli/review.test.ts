// review: status and notes as text and JSON, duplicates in the file and against others, a line, and what it refuses.

import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';

const { file, masu } = masuHere();

const ROOM = '########\n#@$ .  #\n#####  #\n#####  #\n########\n';
const CORNER = '#####\n#$ .#\n#@  #\n#####\n';
/** The room, mirrored. */
const MIRRORED = '########\n#  . $@#\n#  #####\n#  #####\n########\n';
const two = file('two-to-review.txt', `${ROOM}\n${CORNER}`);
const mirrored = file('mirrored.txt', MIRRORED);
const square = file('square-to-review.txt', '2\n|1 -|\n|   |\n|- -|\n');

test('status and notes, level by level; 10 if one has no solution', async () => {
  const said = `level 1: Solvable in 2 pushes, proven. Trivial (0.9).
  6 cells can be walls: r2c6, r2c7, r3c6, r3c7, r4c6, r4c7. Then still 2 pushes, difficulty 0.9 → 0.9.
level 2: No solution, proven.
  The box at row 2, column 2 can’t reach any goal, even without the other boxes.
  Move the box at row 2, column 2 one cell right: solvable in 1 push.
`;
  expect(await masu(['review', two])).toEqual({ code: 10, stdout: said, stderr: '' });
});

test('JSON has rows and columns from 1, and the copies in other files', async () => {
  const { code, stdout } = await masu(['review', mirrored, '--against', two, '--json']);
  const spare = { kind: 'spare-floor', pushes: 2, difficulty: 0.95, cells: expect.arrayContaining([[2, 2]]) };
  const copy = {
    kind: 'duplicate',
    of: { file: two, level: 1 },
    message: expect.stringContaining('turned or mirrored'),
  };
  expect([code, lines(stdout)]).toEqual([
    0,
    [
      expect.objectContaining({
        level: 1,
        verdict: 'solved',
        pushes: 2,
        proven: true,
        grade: 'trivial',
        notes: [expect.objectContaining(copy), expect.objectContaining(spare)],
      }),
    ],
  ]);
  const repair = lines((await masu(['review', two, '--level', '2', '--json'])).stdout)[0];
  expect(repair).toMatchObject({
    notes: [{ kind: 'dead-boxes' }, { kind: 'repair', edit: { kind: 'box', to: [2, 3] } }],
  });
});

test('a line is followed to the push that is blocked', async () => {
  const plays = await masu(['review', two, '--level', '1', '--line', 'RR']);
  expect([plays.code, plays.stdout.includes('Your line')]).toEqual([0, false]);
  const blocked = await masu(['review', two, '--level', '1', '--line', 'RRu']);
  expect(blocked.stdout).toContain('Your line can’t be played here: a step after push 2 is blocked.');
  expect((await masu(['review', two, '--line', 'xyz'])).code).toBe(30);
  expect((await masu(['review', square, '--line', 'RR'])).code).toBe(31);
});

test('a Futoshiki has the number of its solutions', async () => {
  const { code, stdout } = await masu(['review', square, '--json']);
  expect([code, lines(stdout)]).toEqual([
    0,
    [expect.objectContaining({ puzzle: 'futoshiki', verdict: 'unique', solutions: 1, grade: 'trivial', notes: [] })],
  ]);
});

import type { Direction } from '@masu/core/base/grid.js';
import { verifySolution } from '@masu/core/sokoban/formats/lurd.js';
import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../test/level-of.js';

const ROOM = ['######', '#@$ .#', '######'];
const HOME = ['#####', '#@* #', '#####'];

test.each<[string, string[], Direction[], boolean]>([
  ['a solution', ROOM, ['right', 'right'], true],
  ['a box short of its goal', ROOM, ['right'], false],
  ['a blocked move', ROOM, ['right', 'right', 'up'], false],
  ['no moves, boxes away', ROOM, [], false],
  ['no moves, boxes on goals', HOME, [], true],
  ['pushed away from home', HOME, ['right'], false],
])('%s', (_, rows, moves, holds) => {
  expect(checkSolution(levelOf(rows), moves).ok).toBe(holds);
});

test('a failure names the first move that fails, counted from 1', () => {
  const level = levelOf(ROOM);
  const message = (moves: Direction[]) => {
    const [checked, verified] = [checkSolution(level, moves), verifySolution(level, moves)];
    expect(verified.ok || verified.error).toBe(checked.ok || checked.error);
    return checked.ok || checked.error;
  };
  expect(message(['up'])).toBe('Move 1 of the solution is blocked.');
  expect(message(['right', 'right', 'up', 'up'])).toBe('Move 3 of the solution is blocked.');
  expect(message(['right'])).toBe('A box is off its goal after the last move.');
});

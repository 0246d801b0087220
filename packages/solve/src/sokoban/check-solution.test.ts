import { expect, test } from 'vitest';
import { levelOf } from '../../test/level-of.js';
import type { Direction } from '../base/grid.js';
import { checkSolution } from './index.js';

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

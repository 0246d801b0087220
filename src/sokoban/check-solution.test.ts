import { expect, test } from 'vitest';
import type { Direction } from '../base/grid.js';
import { checkSolution, type Level, validateLevel } from './index.js';

function levelOf(rows: readonly string[]): Level {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

const ROOM = ['######', '#@$ .#', '######'];
const HOME = ['#####', '#@* #', '#####'];

test.each<[string, string[], Direction[], boolean]>([
  ['a solution', ROOM, ['right', 'right'], true],
  ['a box short of its goal', ROOM, ['right'], false],
  ['a blocked move', ROOM, ['right', 'right', 'up'], false],
  ['no moves, boxes away', ROOM, [], false],
  ['no moves, boxes at home', HOME, [], true],
  ['pushed away from home', HOME, ['right'], false],
])('%s', (_, rows, moves, holds) => {
  expect(checkSolution(levelOf(rows), moves).ok).toBe(holds);
});

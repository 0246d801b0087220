import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import type { Direction } from '../../base/grid.js';
import type { Level } from './level.js';
import { verifyMoves } from './replay.js';
import { type Score, scoreOf } from './score.js';

const DIRECTION: Readonly<Record<string, Direction>> = { l: 'left', u: 'up', r: 'right', d: 'down' };
const moves = (lurd: string): Direction[] => [...lurd].map((letter) => DIRECTION[letter] as Direction);

const level = (...rows: string[]): Level => levelOf(rows);

const room = level('########', '#      #', '# $  . #', '#@ $ . #', '#      #', '########');

// moves, pushes, box lines, box changes, pushing sessions, player lines
const CASES: readonly [name: string, moves: string, score: readonly number[]][] = [
  ['nothing', '', [0, 0, 0, 0, 0, 0]],
  ['a walk round a corner', 'dr', [2, 0, 0, 0, 0, 2]],
  ['one push', 'rr', [2, 1, 1, 1, 1, 1]],
  ['a push further on is the same line', 'rrr', [3, 2, 1, 1, 1, 1]],
  ['walking off and back to the same box and way is the same line, another session', 'rrlr' + 'r', [5, 2, 1, 1, 2, 3]],
  ['the same box another way is another line', 'rrdru', [5, 2, 2, 1, 2, 4]],
  ['another box is another change and line', 'rrlur', [5, 2, 2, 2, 2, 4]],
  ['blocked moves are no moves', 'lllrr', [2, 1, 1, 1, 1, 1]],
];

test.each(CASES)('%s', (_name, text, [made, pushes, boxLines, boxChanges, pushingSessions, playerLines]) => {
  const expected = { moves: made, pushes, boxLines, boxChanges, pushingSessions, playerLines } as Score;
  expect(scoreOf(room, moves(text))).toEqual(expected);
});

test.each([
  ['no moves', '', true],
  ['a blocked move', 'l', true],
  ['a move', 'd', true],
  ['a move that leaves it', 'r', false],
])('a level solved from its start, after %s', (_, text, solved) => {
  const done = level('#####', '#@* #', '#   #', '#####');
  expect(verifyMoves(done, moves(text)).solved).toBe(solved);
});

import { expect, test } from 'vitest';
import type { Direction } from '../../base/grid.js';
import type { Level } from './level.js';
import { verifyMoves } from './replay.js';
import { type Score, scoreOf } from './score.js';
import { validateLevel } from './validate-level.js';

const DIRECTION: Readonly<Record<string, Direction>> = { l: 'left', u: 'up', r: 'right', d: 'down' };
const moves = (lurd: string): Direction[] => [...lurd].map((letter) => DIRECTION[letter] as Direction);

function level(...rows: string[]): Level {
  const sound = validateLevel({ rows });
  if (!sound.ok) throw new Error(sound.error.message);
  return sound.value;
}

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

test('a level solved at the start is won by a move, not before', () => {
  const done = level('#####', '#@* #', '#   #', '#####');
  expect(verifyMoves(done, []).solved).toBe(false);
  expect(verifyMoves(done, moves('l')).solved).toBe(false);
  expect(verifyMoves(done, moves('d')).solved).toBe(true);
});

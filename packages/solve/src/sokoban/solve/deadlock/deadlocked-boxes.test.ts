import type { Level } from '@masu/core/sokoban/rules/level.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../../test/level-of.js';
import { lowerBound } from '../bound/lower-bound.js';
import { deadCells } from './dead-cells.js';
import { deadlockedBoxes } from './find-deadlock.js';

/** The deadlocked boxes as row and column. */
const deadlocked = (level: Level): string[] =>
  deadlockedBoxes(level, level.start).map((box) => `${Math.floor(box / level.width)},${box % level.width}`);

test.each([
  ['alive', ['######', '#@$ .#', '######'], []],
  ['corner', ['#####', '#$ .#', '#@  #', '#####'], ['1,1']],
  ['along a wall without a goal', ['######', '#    #', '# @. #', '#  $ #', '######'], ['3,3']],
  [
    'square of four',
    ['########', '#      #', '# $$ @ #', '# $$...#', '#   .  #', '########'],
    ['2,2', '2,3', '3,2', '3,3'],
  ],
  ['square on goals only', ['########', '# @    #', '# **   #', '# **   #', '#   $ .#', '#      #', '########'], []],
  ['behind a square that never moves', ['#######', '# @   #', '# **  #', '# **$.#', '#     #', '#######'], ['3,4']],
  [
    // A wall above one and below the other; no square of four is full.
    'two that hold each other',
    ['##########', '#        #', '#   #    #', '#   $$   #', '#    #   #', '# ..  @  #', '##########'],
    ['3,4', '3,5'],
  ],
  ['two boxes for one goal of a corridor', ['########', '#@ $$ .#', '####.###', '########'], ['1,3', '1,4']],
])('%s', (_, rows, expected) => {
  expect(deadlocked(levelOf(rows))).toEqual(expected);
});

test('dead squares are those that no pull from a goal reaches', () => {
  const level = levelOf(['######', '#@   #', '# $  #', '#   .#', '######']);
  const dead = deadCells(level);
  const drawn = level.backdrop.map((row, y) =>
    [...row].map((letter, x) => (dead[y * level.width + x] ? 'x' : letter)).join(''),
  );
  expect(drawn).toEqual(['######', '#xxxx#', '#x   #', '#x  .#', '######']);
});

test.each([
  ['three pushes', ['#######', '#@$  .#', '#######'], 3],
  ['the nearer pairing', ['#########', '#. $@$ .#', '#########'], 4],
  ['dead', ['#####', '#$ .#', '#@  #', '#####'], Infinity],
])('lower bound: %s', (_, rows, pushes) => {
  const level = levelOf(rows);
  expect(lowerBound(level, level.start)).toBe(pushes);
});

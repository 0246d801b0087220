import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { DEADLOCK_REASONS } from './deadlock.js';
import { findDeadlock } from './find-deadlock.js';

const CASES: readonly [name: string, rows: readonly string[], reason: string | undefined, boxes: readonly string[]][] =
  [
    ['not a deadlock', ['######', '#@$ .#', '######'], undefined, []],
    ['a corner', ['#####', '#$ .#', '#@  #', '#####'], 'corner', ['1,1']],
    ['along a wall without a goal', ['######', '#    #', '# @. #', '#  $ #', '######'], 'dead-square', ['3,3']],
    ['a corner and a wall at once', ['######', '#  ..#', '# @  #', '#$ $ #', '######'], 'dead-square', ['3,1', '3,3']],
    [
      'a square of four',
      ['########', '#      #', '# $$ @ #', '# $$...#', '#   .  #', '########'],
      'frozen',
      ['2,2', '2,3', '3,2', '3,3'],
    ],
    [
      'two boxes between two walls',
      ['##########', '#        #', '#   #    #', '#   $$   #', '#    #   #', '# ..  @  #', '##########'],
      'frozen',
      ['3,4', '3,5'],
    ],
    [
      'pushable, but only onto dead squares',
      ['#####', '# @ #', '# $ #', '##$##', '##.##', '##.##', '#####'],
      'pinned',
      ['2,2', '3,2'],
    ],
    [
      'behind boxes frozen on their goals: no corner of walls',
      ['#######', '# @   #', '# **  #', '# **$.#', '#     #', '#######'],
      'dead-square',
      ['3,4'],
    ],
    [
      'a goal under a frozen box is no goal for another',
      ['##########', '#@ $ $ .*#', '#. #######', '##########'],
      'goal-shortage',
      ['1,3', '1,5'],
    ],
    ['two boxes for one goal', ['#########', '#@ $ $ .#', '#. ######', '#########'], 'goal-shortage', ['1,3', '1,5']],
  ];

test.each(CASES)('the reason of a deadlock: %s', (_name, rows, reason, boxes) => {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  const { width, start } = level.value;
  const found = findDeadlock(level.value, start);
  expect(found?.reason).toBe(reason);
  expect((found?.boxes ?? []).map((box) => `${Math.floor(box / width)},${box % width}`)).toEqual(boxes);
});

test('every reason is in the table above', () => {
  const seen = new Set(CASES.map(([, , reason]) => reason));
  expect(DEADLOCK_REASONS.filter((reason) => !seen.has(reason))).toEqual([]);
});

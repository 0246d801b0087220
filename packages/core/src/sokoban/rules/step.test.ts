import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import type { Direction } from '../../base/grid.js';
import type { Level } from './level.js';
import { replay } from './replay.js';
import { showPosition } from './show.js';
import { moveBox, step } from './step.js';

const level = (text: string): Level => levelOf(text.split('/'));

// One row of play between two walls, the player moving right; the letters after it.
const CASES: readonly [name: string, row: string, after: string][] = [
  ['a walk', '@ $.', ' @$.'],
  ['a walk onto a goal', '@.$', ' +$'],
  ['a walk off a goal', '+ $', '.@$'],
  ['from goal to goal', '+.$$', '.+$$'],
  ['a push over floor', '@$ .', ' @$.'],
  ['a push onto a goal', '@$.', ' @*'],
  ['a push off a goal', '@* ', ' +$'],
  ['a push from goal to goal', '@*.$', ' +*$'],
  ['a wall ahead', '$.@', '$.@'],
  ['a wall behind the box', '.@$', '.@$'],
  ['a box behind the box', '@$$..', '@$$..'],
  ['a box on a goal behind the box', '@$* .', '@$* .'],
];

test.each(CASES)('%s', (_name, row, after) => {
  const rim = '#'.repeat(row.length + 2);
  const before = level(`${rim}/#${row}#/${rim}`);
  const taken = step(before, before.start, 'right');
  const position = taken.kind === 'blocked' ? before.start : taken.to;
  expect(showPosition(before, position)[1]).toBe(`#${after}#`);
});

test('a blocked step says what blocks it: a wall or a box', () => {
  const room = level('######/#@$$.#/#   .#/######');
  expect(step(room, room.start, 'up')).toEqual({ kind: 'blocked', by: 'wall' });
  expect(step(room, room.start, 'right')).toEqual({ kind: 'blocked', by: 'box' });
});

test('the position before a move is left as it was', () => {
  const room = level('#####/#@$.#/#####');
  const before = JSON.stringify(room.start);
  step(room, room.start, 'right');
  expect(JSON.stringify(room.start)).toBe(before);
});

test('boxes stay in ascending order', () => {
  expect(moveBox([3, 8, 12], 12, 2)).toEqual([2, 3, 8]);
  expect(moveBox([3, 8, 12], 3, 13)).toEqual([8, 12, 13]);
  expect(moveBox([3, 8, 12], 8, 9)).toEqual([3, 9, 12]);
});

test('a replay continues after a blocked move from the same position', () => {
  const room = level('######/#@ $.#/######');
  const moves: Direction[] = ['left', 'right', 'up', 'right'];
  const frames = [...replay(room, moves)];
  expect(frames.map((frame) => [frame.index, frame.step.kind])).toEqual([
    [0, 'blocked'],
    [1, 'walk'],
    [2, 'blocked'],
    [3, 'push'],
  ]);
  expect(showPosition(room, (frames.at(-1) as (typeof frames)[number]).position)[1]).toBe('#  @*#');
});

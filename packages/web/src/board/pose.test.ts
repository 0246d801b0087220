// What glides between two poses of a board 5 cells wide, and for how long.

import { expect, test } from 'vitest';
import { type BoardPose, motionMillis, poseDifference, poseOfRows } from './pose.js';

const WIDTH = 5;
const pose = (player: number | undefined, ...boxes: number[]): BoardPose => ({ player, facing: 'down', boxes });
const glide = (from: number, to: number) => ({ from, to });

test.each<[string, BoardPose, BoardPose, object]>([
  ['nothing', pose(6, 8), pose(6, 8), { player: undefined, boxes: [] }],
  ['a walk to the right', pose(6, 8), pose(7, 8), { player: glide(6, 7), boxes: [] }],
  ['a walk down', pose(6, 8), pose(11, 8), { player: glide(6, 11), boxes: [] }],
  ['a walk up', pose(11, 8), pose(6, 8), { player: glide(11, 6), boxes: [] }],
  ['a push', pose(6, 7), pose(7, 8), { player: glide(6, 7), boxes: [glide(7, 8)] }],
  ['a push up', pose(16, 11), pose(11, 6), { player: glide(16, 11), boxes: [glide(11, 6)] }],
  ['a pull', pose(7, 8), pose(6, 7), { player: glide(7, 6), boxes: [glide(8, 7)] }],
  ['the others stay', pose(6, 7, 12, 13), pose(7, 12, 13, 8), { player: glide(6, 7), boxes: [glide(7, 8)] }],
  ['a player who jumps is shown at once', pose(6, 8), pose(8, 13), { player: undefined, boxes: [glide(8, 13)] }],
  ['a box that jumps is shown at once', pose(6, 7), pose(7, 9), { player: glide(6, 7), boxes: [] }],
  ['diagonal is not beside', pose(6), pose(12), { player: undefined, boxes: [] }],
  ['two rows down is not beside', pose(6, 1), pose(16, 11), { player: undefined, boxes: [] }],
  [
    'several boxes at once: which is which can not be known',
    pose(6, 7, 13),
    pose(6, 8, 12),
    { player: undefined, boxes: [] },
  ],
  ['a box that is added', pose(6), pose(6, 7), { player: undefined, boxes: [] }],
  ['a box that is removed', pose(6, 7), pose(6), { player: undefined, boxes: [] }],
  ['no player before', pose(undefined, 7), pose(6, 8), { player: undefined, boxes: [glide(7, 8)] }],
  ['no player after', pose(6, 7), pose(undefined, 7), { player: undefined, boxes: [] }],
  ['the player at cell 0', pose(0), pose(1), { player: glide(0, 1), boxes: [] }],
])('%s', (_name, before, after, difference) => {
  expect(poseDifference(before, after, WIDTH)).toEqual(difference);
});

test.each([
  [-1, 0],
  [0, 0],
  [1, 90],
  [2, 80],
  [9, 360],
  [10, 400],
  [500, 400],
])('%i steps take %i ms', (steps, millis) => {
  expect(motionMillis(steps)).toBe(millis);
});

test('the pose of a drawing: boxes and player, on goals too', () => {
  expect(poseOfRows(['#####', '#@$*#', '#####'])).toEqual({ player: 6, facing: 'down', boxes: [7, 8] });
  expect(poseOfRows(['#+$ ', '  *$'])).toEqual({ player: 1, facing: 'down', boxes: [2, 6, 7] });
  expect(poseOfRows(['# .'])).toEqual({ player: undefined, facing: 'down', boxes: [] });
  expect(poseOfRows([])).toEqual({ player: undefined, facing: 'down', boxes: [] });
});

import { HINT_DETAILS } from '@masu/core/base/hint-detail.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { deadlockMessage, hintFrom, hintMessage, regionMessage } from './hint.js';

function levelOf(...rows: readonly string[]): Level {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

const ROOM = levelOf('#########', '#@      #', '# $     #', '#       #', '#     . #', '#########');
const moves = (text: string) => {
  const parsed = parseLurd(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};
const WAY = 'rDDldRRRR';

test('the hint is the first push of the solution, with the walk to it', () => {
  const hint = hintFrom(ROOM, ROOM.start, moves(WAY), 'valid');
  expect(hint).toMatchObject({
    next: 'right',
    push: { direction: 'down', from: 2 * 9 + 2, onto: 3 * 9 + 2 },
    moves: ['right', 'down'],
    remaining: { moves: 9, pushes: 6 },
    claim: 'valid',
  });
});

test.each([
  [1, 'Look at the left half. The next box to push is there.'],
  [2, 'Row 3, column 3.'],
  [3, 'Row 3, column 3: push down.'],
  [4, '6 pushes and 9 moves to go. Proven optimal in pushes.'],
] as const)('step %i of the hint', (detail, words) => {
  const hint = hintFrom(ROOM, ROOM.start, moves(WAY), 'optimal');
  expect(hint && hintMessage(ROOM, hint, detail)).toBe(words);
  expect(HINT_DETAILS).toContain(detail);
});

test('a proof is stated for the metric it was made for', () => {
  const hint = hintFrom(ROOM, ROOM.start, moves(WAY), 'optimal');
  expect(hint && hintMessage(ROOM, hint, 4, 'moves')).toContain('Proven optimal in moves.');
});

test('an unproven solution is not called shortest', () => {
  const hint = hintFrom(ROOM, ROOM.start, moves(WAY), 'valid');
  expect(hint && hintMessage(ROOM, hint, 4)).toBe('6 pushes and 9 moves to go.');
});

test('no push, no hint', () => {
  expect(hintFrom(ROOM, ROOM.start, moves('rr'), 'valid')).toBeUndefined();
  expect(hintFrom(ROOM, ROOM.start, [], 'valid')).toBeUndefined();
});

test('a solution that cannot be played throws: it is a bug', () => {
  expect(() => hintFrom(ROOM, ROOM.start, moves('u'), 'valid')).toThrow('blocked');
});

test.each([
  [1, 4, 'the upper half'],
  [4, 4, 'the lower half'],
  [2, 1, 'the left half'],
  [3, 7, 'the right half'],
])('row %i, column %i lies in %s', (row, column, words) => {
  expect(regionMessage(ROOM, row * 9 + column)).toBe(words);
});

test('a deadlock names its boxes, and says if it assumes that no box is given up', () => {
  expect(deadlockMessage(ROOM, [10])).toBe('Deadlock: the box at row 2, column 2 can no longer reach a goal.');
  expect(deadlockMessage(ROOM, [10, 11])).toBe(
    'Deadlock: the boxes at row 2, column 2; row 2, column 3 can no longer all reach goals.',
  );
  const giveUp = 'can no longer all reach goals without giving up another box.';
  expect(deadlockMessage(ROOM, [29, 31])).toBe(`Deadlock: the boxes at row 4, column 3; row 4, column 5 ${giveUp}`);
  expect(deadlockMessage(ROOM, [])).toBe('Deadlock: an exhaustive search found no solution from here.');
});

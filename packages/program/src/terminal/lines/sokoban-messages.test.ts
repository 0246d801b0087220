// Sokoban messages of line mode only.

import { expect, test } from 'vitest';
import { stateOf } from '../../../../../test/workshop-sokoban.js';
import { blockedMessage, deadlockLine, pushLine } from './sokoban-messages.js';

const PUSHED = { kind: 'pushed', direction: 'right', from: 1, onto: 2, goal: 'onto', boxesLeft: 3 } as const;
const { level } = stateOf(['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########']).session.game;

test.each([
  ['a push onto a goal', pushLine(PUSHED), 'pushed right onto a goal, 3 boxes to go'],
  ['a push', pushLine({ ...PUSHED, goal: 'neither' }), 'pushed right'],
  [
    'a blocked move',
    blockedMessage({ kind: 'blocked', direction: 'up', by: 'box-wall' }),
    'Blocked by a wall behind the box.',
  ],
  [
    'a deadlock of one box',
    deadlockLine(level, { reason: 'corner', boxes: [9] }),
    'Deadlock: the box at row 2, column 2 can no longer reach a goal.',
  ],
  [
    'a deadlock of several boxes',
    deadlockLine(level, { reason: 'frozen', boxes: [9, 10, 19] }),
    'Deadlock: the boxes at row 2, columns 2 and 3; row 3, column 4 can no longer all reach goals.',
  ],
])('in words: %s', (_name, text, expected) => {
  expect(text).toBe(expected);
});

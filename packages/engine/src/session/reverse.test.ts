import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../test/level-of.js';
import { gameTimeline } from './history.js';
import {
  actReverse,
  isReverseSolved,
  newReverseSession,
  type ReverseCommand,
  type ReverseEvent,
  type ReverseSession,
  reverseCounts,
  reversePosition,
} from './reverse.js';

function after(from: ReverseSession, ...commands: readonly ReverseCommand[]) {
  let state = from;
  const events: ReverseEvent[] = [];
  for (const command of commands) {
    const act = actReverse(state, command);
    state = act.state;
    events.push(...act.events);
  }
  return { state, events };
}

// The box begins in column 3 and its goal is in column 5.
const LEVEL = levelOf(['#######', '#     #', '#@ $ .#', '#######']);
const start = newReverseSession(LEVEL);
const place: ReverseCommand = { kind: 'touch', cell: 2 * 7 + 4 };
const pull: ReverseCommand = { kind: 'move', direction: 'left', pull: true };

test('boxes begin on the goals; a touch places the player until the first pull, and walks after it', () => {
  expect(reversePosition(start).boxes).toEqual(LEVEL.goals);
  const placed = after(start, place);
  expect([placed.events, reverseCounts(placed.state).moves]).toEqual([[{ kind: 'placed', cell: 18 }], 0]);
  const walked = after(placed.state, pull, { kind: 'touch', cell: 7 + 1 });
  expect(walked.events).toEqual([
    { kind: 'pulled', direction: 'left', boxesLeft: 1 },
    { kind: 'walked', steps: 3 },
  ]);
  expect(reverseCounts(walked.state)).toEqual({ moves: 4, pulls: 1, boxes: 1, boxesAtStart: 0 });
  expect(after(walked.state, { kind: 'undo', unit: 'action' }).state.game.at).toBe(2);
});

test('when solved, it gives a solution of the level', () => {
  const { state, events } = after(start, place, pull, pull);
  const solved = events.at(-1);
  expect([isReverseSolved(state), solved?.kind]).toEqual([true, 'solved']);
  expect(solved?.kind === 'solved' && checkSolution(LEVEL, solved.solution).ok).toBe(true);
});

test('what cannot be done: no box behind, something ahead, no way', () => {
  expect(after(start, pull).events).toEqual([{ kind: 'blocked', direction: 'left' }]);
  expect(after(start, { kind: 'set-pulling', on: true }, { kind: 'move', direction: 'right' }).events).toEqual([
    { kind: 'nothing-to-pull', direction: 'right' },
  ]);
  expect(after(start, place, pull, { kind: 'touch', cell: 0 }).events.at(-1)).toEqual({ kind: 'cannot-walk', cell: 0 });
  expect(after(start, { kind: 'undo' }, { kind: 'redo' }).events).toEqual([
    { kind: 'nothing-to-undo' },
    { kind: 'nothing-to-redo' },
  ]);
});

test('undo, redo, restart, and the timeline are separate from the forward game', () => {
  const pulled = after(start, place, pull).state;
  const restarted = after(pulled, { kind: 'restart' }).state;
  expect([gameTimeline(restarted).total, reversePosition(restarted)]).toEqual([0, reversePosition(start)]);
  const back = after(restarted, { kind: 'undo' }).state;
  expect(reversePosition(back)).toEqual(reversePosition(pulled));
  expect(gameTimeline(after(back, { kind: 'home' }).state)).toMatchObject({ index: 0, total: 2 });
});

// Moving, selecting, counting in the Sokoban session.

import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { actSokoban } from './act.js';
import type { SokobanCommand } from './command.js';
import type { SokobanEvent } from './event.js';
import {
  boxTargets,
  currentPose,
  isSokobanSolved,
  newSokobanSession,
  pathBetween,
  type SokobanSession,
  sokobanCounts,
  sokobanPosition,
  sokobanTimeline,
} from './session.js';

function movesOf(lurd: string) {
  const moves = parseLurd(lurd);
  if (!moves.ok) throw new Error(moves.error.message);
  return moves.value;
}

function after(from: SokobanSession, ...commands: readonly SokobanCommand[]) {
  let state = from;
  const events: SokobanEvent[] = [];
  for (const command of commands) {
    const act = actSokoban(state, command);
    state = act.state;
    events.push(...act.events);
  }
  return { state, events };
}

const kinds = (events: readonly SokobanEvent[]): string[] => events.map(({ kind }) => kind);
const play = (lurd: string): SokobanCommand => ({ kind: 'play-moves', moves: movesOf(lurd) });

// Cells: row × 9 + column. The player begins at row 1, column 1.
const ROOM = levelOf(['#########', '#@      #', '#  $ .  #', '#   $  .#', '#       #', '#########']);
const room = newSokobanSession(ROOM);
const cell = (row: number, column: number): number => row * 9 + column;

test('a step walks, pushes, or turns', () => {
  const corridor = newSokobanSession(levelOf(['######', '#@$$.#', '#   .#', '######']));
  expect(after(corridor, { kind: 'move', direction: 'right' }).events).toEqual([
    { kind: 'blocked', direction: 'right', by: 'box-box' },
  ]);
  const up = after(corridor, { kind: 'move', direction: 'up' });
  expect(up.events).toEqual([{ kind: 'blocked', direction: 'up', by: 'wall' }]);
  expect([up.state.facing, up.state.game.at]).toEqual(['up', 0]);
  expect(after(corridor, { kind: 'move', direction: 'down' }).events).toEqual([{ kind: 'walked', steps: 1 }]);
  const push = after(room, { kind: 'walk-to', cell: cell(2, 2) }, { kind: 'move', direction: 'right' });
  expect(push.events.at(-1)).toEqual({
    kind: 'pushed',
    direction: 'right',
    from: cell(2, 3),
    onto: cell(2, 4),
    goal: 'neither',
    boxesLeft: 2,
  });
});

test('counts: moves, pushes, boxes on goals; through undo, restart and snapshots', () => {
  const pushed = after(room, play('rdRR')).state;
  expect(sokobanCounts(pushed)).toEqual({ moves: 4, pushes: 2, boxes: 2, boxesOnGoals: 1 });
  const back = after(pushed, { kind: 'undo' }).state;
  expect(sokobanCounts(back)).toEqual({ moves: 3, pushes: 1, boxes: 2, boxesOnGoals: 0 });
  const kept = after(pushed, { kind: 'set-snapshot', slot: 3 }, { kind: 'restart' });
  expect(sokobanCounts(kept.state)).toEqual({ moves: 0, pushes: 0, boxes: 2, boxesOnGoals: 0 });
  const restored = after(kept.state, { kind: 'restore-snapshot', slot: 3 }, { kind: 'move', direction: 'up' });
  expect(sokobanCounts(restored.state)).toEqual({ moves: 5, pushes: 2, boxes: 2, boxesOnGoals: 1 });
  expect(kinds([...kept.events, ...restored.events])).toEqual([
    'snapshot-set',
    'restarted',
    'snapshot-restored',
    'walked',
  ]);
  expect(after(room, { kind: 'restore-snapshot', slot: 1 }).events).toEqual([{ kind: 'snapshot-empty', slot: 1 }]);
});

test('a push onto or off a goal is reported as such', () => {
  const goals = after(room, play('rdRRR')).events.filter(({ kind }) => kind === 'pushed');
  expect(goals.map((event) => event.kind === 'pushed' && event.goal)).toEqual(['neither', 'onto', 'off']);
});

test('walking until blocked never pushes', () => {
  const walked = after(room, { kind: 'move', direction: 'down' }, { kind: 'walk-until-blocked', direction: 'right' });
  expect(sokobanPosition(walked.state)).toEqual({ player: cell(2, 2), boxes: ROOM.start.boxes });
  const again = after(walked.state, { kind: 'walk-until-blocked', direction: 'right' });
  expect([again.events, again.state.game]).toEqual([[], walked.state.game]);
});

test('pushing until blocked walks to the box, and stops when the level is solved', () => {
  const pushed = after(room, { kind: 'move', direction: 'down' }, { kind: 'push-until-blocked', direction: 'right' });
  expect(kinds(pushed.events)).toEqual(['walked', 'walked', 'pushed', 'pushed', 'pushed', 'pushed']);
  const one = newSokobanSession(levelOf(['#########', '#@ $ .  #', '#########']));
  const solved = after(one, { kind: 'push-until-blocked', direction: 'right' });
  expect(solved.events.at(-1)).toEqual({ kind: 'solved', by: 'player', moves: 3, pushes: 2 });
});

test('moves that masu shows don’t end where they pass through a solved position; the player’s own do', () => {
  const level = newSokobanSession(levelOf(['########', '#@$.   #', '########']));
  const shown = after(level, { kind: 'show-moves', moves: movesOf('RRl') });
  expect([shown.state.game.entries.length, shown.events]).toMatchObject([3, [{ kind: 'shown', moves: 3 }]]);
  expect(after(level, play('RRl')).state.game.at).toBe(1);
});

test('a walk to a cell is one action; undo takes a move, an action, or back to a push', () => {
  const walked = after(room, { kind: 'walk-to', cell: cell(4, 5) }).state;
  expect(walked.game.at).toBe(7);
  expect(after(walked, { kind: 'undo' }).state.game.at).toBe(6);
  const undone = after(walked, { kind: 'undo', unit: 'action' });
  expect([undone.state.game.at, undone.events]).toEqual([
    0,
    [{ kind: 'undone', what: 'walk', direction: expect.any(String), count: 7 }],
  ]);
  expect(after(undone.state, { kind: 'redo', unit: 'action' }).state.game.at).toBe(7);
  expect(after(undone.state, { kind: 'redo', count: 3 }).events.at(-1)).toMatchObject({ kind: 'redone', count: 3 });
  expect(after(undone.state, { kind: 'redo', count: 99 }).state.game.at).toBe(7);
  const pushes = after(room, play('rdRRull')).state;
  expect(after(pushes, { kind: 'undo', unit: 'push' }).state.game.at).toBe(3);
  expect(after(pushes, { kind: 'undo', unit: 'push', count: 2 }).state.game.at).toBe(2);
  // A push that is the first move of all.
  const first = newSokobanSession(levelOf(['########', '#@$  . #', '########']));
  expect(after(first, play('Rll'), { kind: 'undo', unit: 'push' }).state.game.at).toBe(0);
  expect(after(room, { kind: 'undo' }, { kind: 'redo' }, { kind: 'restart' }).events).toEqual([
    { kind: 'nothing-to-undo' },
    { kind: 'nothing-to-redo' },
    { kind: 'nothing-to-undo' },
  ]);
});

test('a partly undone action stays an action as far as it is applied', () => {
  const part = after(room, { kind: 'walk-to', cell: cell(4, 5) }, { kind: 'undo' }, { kind: 'undo' }).state;
  const more = after(part, { kind: 'move', direction: 'left' }).state;
  const back = after(more, { kind: 'undo', unit: 'action' }).state;
  expect([more.game.at, back.game.at, after(back, { kind: 'undo', unit: 'action' }).state.game.at]).toEqual([6, 5, 0]);
});

test('after an undo the player keeps facing the direction of the undone step', () => {
  const moved = after(room, play('rd')).state;
  expect([moved.facing, after(moved, { kind: 'undo' }).state.facing]).toEqual(['down', 'down']);
});

test('a touch selects a box with its targets; a second touch deselects it', () => {
  const selected = after(room, { kind: 'touch', cell: cell(2, 3) });
  expect(selected.state.selectedBox).toBe(cell(2, 3));
  expect(selected.events).toEqual([
    { kind: 'box-selected', box: cell(2, 3), targets: boxTargets(selected.state).length },
  ]);
  expect(boxTargets(selected.state)).toContain(cell(2, 5));
  const other = after(selected.state, { kind: 'touch', cell: cell(3, 4) });
  expect(other.state.selectedBox).toBe(cell(3, 4));
  const none = after(other.state, { kind: 'touch', cell: cell(3, 4) });
  expect([none.state.selectedBox, kinds(none.events)]).toEqual([undefined, ['box-deselected']]);
});

test('a touch on a target pushes the selected box there as one action; elsewhere the box is deselected and the player stays', () => {
  const selected = after(room, { kind: 'select-box', box: cell(2, 3) }).state;
  const brought = after(selected, { kind: 'touch', cell: cell(2, 5) }).state;
  expect([sokobanPosition(brought).boxes.includes(cell(2, 5)), brought.selectedBox]).toEqual([true, undefined]);
  expect(after(brought, { kind: 'undo', unit: 'action' }).state.game.at).toBe(0);
  const wall = after(selected, { kind: 'touch', cell: cell(0, 0) });
  expect(wall.events).toEqual([{ kind: 'cannot-push', box: cell(2, 3), cell: cell(0, 0) }]);
  expect([wall.state.selectedBox, wall.state.game.at]).toEqual([undefined, 0]);
});

test('an impossible command is reported and changes nothing', () => {
  expect(after(room, { kind: 'walk-to', cell: 0 }).events).toEqual([{ kind: 'cannot-walk', cell: 0 }]);
  expect(after(room, { kind: 'push-to', box: 1, cell: 2 }).events).toEqual([{ kind: 'cannot-push', box: 1, cell: 2 }]);
  const typed = after(room, play('rrrrrrrr'));
  expect(typed.events).toEqual([
    { kind: 'walked', steps: 6 },
    { kind: 'moves-blocked', made: 6, direction: 'right', by: 'wall' },
  ]);
});

test('a move deselects the box', () => {
  const selected = after(room, { kind: 'select-box', box: cell(2, 3) }).state;
  expect(after(selected, { kind: 'move', direction: 'right' }).state.selectedBox).toBeUndefined();
});

test('the poses of an action, one by one', () => {
  const moved = after(room, play('rdR')).state;
  expect(pathBetween(room, moved).map(({ player, facing }) => [player, facing])).toEqual([
    [cell(1, 2), 'right'],
    [cell(2, 2), 'down'],
    [cell(2, 3), 'right'],
  ]);
  expect(pathBetween(moved, after(moved, { kind: 'undo' }).state)).toHaveLength(1);
  expect(pathBetween(moved, after(moved, { kind: 'restart' }).state)).toEqual([currentPose(room)]);
  expect(pathBetween(moved, moved)).toEqual([]);
});

// The timeline.
const timeline = (state: SokobanSession): readonly number[] => {
  const { index, total } = sokobanTimeline(state);
  return [index, total];
};

test('the timeline counts moves made and moves of the line, with ticks at the pushes', () => {
  const played = after(room, play('rdRRu')).state;
  expect(sokobanTimeline(played)).toMatchObject({ index: 5, total: 5, pushes: [3, 4] });
  const home = after(played, { kind: 'home' });
  expect([timeline(home.state), home.events]).toEqual([[0, 5], [{ kind: 'went-to', index: 0, total: 5 }]]);
  expect(timeline(after(home.state, { kind: 'go-to', index: 3 }).state)).toEqual([3, 5]);
  expect(timeline(after(home.state, { kind: 'end' }).state)).toEqual([5, 5]);
});

test('after a restart the timeline starts over, and undo brings the old one back', () => {
  const restarted = after(room, play('rdRRu'), { kind: 'restart' }).state;
  expect(timeline(restarted)).toEqual([0, 0]);
  const again = after(restarted, play('dd')).state;
  expect(timeline(again)).toEqual([2, 2]);
  expect(timeline(after(again, { kind: 'home' }, { kind: 'end' }).state)).toEqual([2, 2]);
  const back = after(again, { kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' }).state;
  expect([timeline(back), sokobanCounts(back).pushes]).toEqual([[5, 5], 2]);
});

test('the timeline reaches into a restored snapshot, and nothing is lost by it', () => {
  const restored = after(
    room,
    play('rdRR'),
    { kind: 'set-snapshot', slot: 1 },
    play('ull'),
    { kind: 'restore-snapshot', slot: 1 },
    play('u'),
  ).state;
  expect(timeline(restored)).toEqual([5, 5]);
  const home = after(restored, { kind: 'home' }).state;
  expect([timeline(home), sokobanPosition(home)]).toEqual([[0, 5], ROOM.start]);
  const two = after(home, { kind: 'go-to', index: 3 }).state;
  expect([timeline(two), sokobanCounts(two)]).toEqual([[3, 5], { moves: 3, pushes: 1, boxes: 2, boxesOnGoals: 0 }]);
  const end = after(two, { kind: 'end' }).state;
  expect([sokobanPosition(end), sokobanCounts(end)]).toEqual([sokobanPosition(restored), sokobanCounts(restored)]);
  // The restored snapshot is still one action: undoing it comes back to the line before.
  const before = after(end, { kind: 'undo', unit: 'action' }, { kind: 'undo', unit: 'action' }).state;
  expect([timeline(before), sokobanCounts(before).moves]).toEqual([[7, 7], 7]);
});

// Solving.
const SMALL = levelOf(['#######', '#@$ . #', '#######']);

test('a level is solved by the player once; redo and the timeline only replay it', () => {
  const solved = after(newSokobanSession(SMALL), play('RR'));
  expect(solved.events.at(-1)).toEqual({ kind: 'solved', by: 'player', moves: 2, pushes: 2 });
  expect(isSokobanSolved(solved.state)).toBe(true);
  const again = after(solved.state, { kind: 'undo' }, { kind: 'redo' });
  expect(again.events.at(-1)).toEqual({ kind: 'solved', by: 'replay', moves: 2, pushes: 2 });
});

test('shown moves say that the level is solved, but not by the player; nor does the last move of a shown solution', () => {
  const shown: SokobanCommand = { kind: 'show-moves', moves: movesOf('RR') };
  expect(after(newSokobanSession(SMALL), shown).events).toEqual([
    { kind: 'shown', moves: 2 },
    { kind: 'solved', by: 'shown', moves: 2, pushes: 2 },
  ]);
  const helped = after(newSokobanSession(SMALL), { kind: 'show-moves', moves: movesOf('R') }, play('R'));
  expect(helped.events.at(-1)).toMatchObject({ kind: 'solved', by: 'shown' });
  const fresh = after(helped.state, { kind: 'restart' }, play('RR'));
  expect(fresh.events.at(-1)).toMatchObject({ kind: 'solved', by: 'player' });
});

test('a path through the solution ends where the level is solved', () => {
  // The box is brought past its goal: the push onto the goal solves the level.
  const past = newSokobanSession(levelOf(['########', '#@$ .  #', '########']));
  const paths: readonly [name: string, command: SokobanCommand][] = [
    ['a drag', { kind: 'push-to', box: 10, cell: 13 }],
    ['typed moves', play('RRRR')],
  ];
  for (const [name, command] of paths) {
    const { state, events } = after(past, command);
    expect([name, events.at(-1)]).toEqual([name, { kind: 'solved', by: 'player', moves: 2, pushes: 2 }]);
    expect([name, isSokobanSolved(state), state.game.entries.length]).toEqual([name, true, 2]);
  }
  // After the solution, the player goes on as before.
  expect(after(past, play('RR'), play('RR')).state.game.entries.length).toBe(4);
});

test('a solution on the timeline is shown, not replayed', () => {
  const ready = after(newSokobanSession(SMALL), { kind: 'show-moves', moves: movesOf('RR'), rewind: true });
  expect(after(ready.state, { kind: 'end' }).events.at(-1)).toMatchObject({ kind: 'solved', by: 'shown' });
});

test('a solution is put on the timeline for a replay without a move being made', () => {
  const ready = after(newSokobanSession(SMALL), { kind: 'show-moves', moves: movesOf('RR'), rewind: true });
  expect([timeline(ready.state), ready.events]).toEqual([[0, 2], [{ kind: 'shown', moves: 2 }]]);
  const end = after(ready.state, { kind: 'go-to', index: 2 });
  expect(kinds(end.events)).toEqual(['went-to', 'solved']);
});

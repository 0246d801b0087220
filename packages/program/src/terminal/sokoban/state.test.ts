// The terminal's messages for a Sokoban session: the status after each command, and what becomes known later.

import { sokobanHintJob, takeHintCommand } from '@masu/engine/session/sokoban/jobs.js';
import { sokobanHint } from '@masu/engine/session/sokoban/session.js';
import { expect, test } from 'vitest';
import { reportOf } from '../../../../../test/report-of.js';
import { acted, advised, assessed, hinted, played, stateOf } from '../../../../../test/workshop-sokoban.js';
import { problem } from '../screen/status.js';
import {
  hintSentences,
  markedDeadlockMessage,
  noHintMessage,
  pushMessage,
  solvedMessage,
  undoAdviceText,
} from './messages.js';
import { deadlockedNow, lowerBoundNow, type SokobanState, statusNow } from './state.js';

const ROOM = stateOf(['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########']);
const cell = (row: number, column: number): number => row * 8 + column;
const said = (state: SokobanState): string => statusNow(state).text;

test('moves as text stop at the first that is blocked, and the status says which', () => {
  const blocked = played(ROOM, 'rruu');
  expect(statusNow(blocked)).toEqual(problem('Move 3 (U) is blocked by a wall. Played the 2 moves before it.'));
  expect(said(played(ROOM, 'u'))).toBe('Move 1 (U) is blocked by a wall.');
});

test('a blocked step leaves the status as it was; a step clears it', () => {
  const selected = acted(ROOM, { kind: 'touch', cell: cell(2, 3) });
  expect(said(selected)).toBe('Box selected. The marks show where it can go.');
  const empty = acted(ROOM, { kind: 'restore-snapshot', slot: 3 });
  expect(said(empty)).toBe('Snapshot 3 is empty. Press Alt+3 to save one.');
  expect(said(acted(empty, { kind: 'move', direction: 'up' }))).toBe(said(empty));
  expect(said(acted(empty, { kind: 'move', direction: 'right' }))).toBe('');
  expect(said(acted(ROOM, { kind: 'touch', cell: 0 }))).toBe("Can't walk there without pushing a box.");
  expect(said(acted(selected, { kind: 'touch', cell: 0 }))).toBe("This box can't go there.");
  expect(said(acted(selected, { kind: 'touch', cell: cell(2, 3) }))).toBe('');
});

test('an insight comes later: it completes the status, is valid for its boxes, and undo recalls it', () => {
  const corridor = stateOf(['########', '#@ $ . #', '# $  . #', '########']);
  const moves = ['right', 'right', 'right'] as const;
  const pushed = acted(corridor, { kind: 'play-moves', moves });
  expect(said(pushed)).toBe('Pushed right onto a goal. 1 box to go.');
  expect(lowerBoundNow(pushed)).toBe(5);
  const seen = assessed(pushed);
  expect(said(seen)).toBe('Pushed right onto a goal. 1 box to go, at least 3 pushes.');
  expect(lowerBoundNow(seen)).toBe(3);
  expect(lowerBoundNow({ ...seen, options: { ...seen.options, bound: false } })).toBeUndefined();

  const unseen = acted(seen, { kind: 'push-until-blocked', direction: 'right' });
  expect(deadlockedNow(unseen)).toEqual([]);
  const lost = assessed(unseen);
  expect([statusNow(lost).isProblem, deadlockedNow(lost)]).toEqual([true, [14]]);
  const undone = acted(lost, { kind: 'undo' });
  expect([deadlockedNow(undone), lowerBoundNow(undone), said(undone)]).toEqual([[], 3, 'Undone: push right.']);
  // Redone: the same boxes, seen before.
  expect(deadlockedNow(acted(undone, { kind: 'redo' }))).toEqual([14]);
  // A problem of another kind is not replaced.
  const full = { ...unseen, status: problem('The disk is full.') };
  expect(said(assessed(full))).toBe('The disk is full.');
});

test('a deadlock stays in the status while the player walks, with the pushes to undo once they are known', () => {
  const lost = played(stateOf(['#######', '# @   #', '#  $  #', '#  . ##', '#######']), 'ldrRR');
  const reason = 'Deadlock: the marked box is in a corner.';
  expect(statusNow(lost)).toEqual(problem(reason));
  const known = advised(lost);
  expect(said(known)).toBe(`${reason} Undo 1 push.`);
  expect(said(acted(known, { kind: 'move', direction: 'left' }))).toBe(`${reason} Undo 1 push.`);
  expect(said(acted(known, { kind: 'restore-snapshot', slot: 3 }))).toContain('Snapshot 3');
  expect(said(acted(known, { kind: 'set-warnings', on: false }))).toBe('');
  // A hint asked for before the advice is known gets it, too.
  const asked = acted(lost, { kind: 'hint' });
  expect(said(asked)).toBe(`${reason} No hint from here: undo at least one push, then ask again.`);
  expect(said(advised(asked))).toBe(`${reason} No hint from here: undo 1 push, then ask again.`);
});

const NEVER = 'The level has no solution, not even from its start.';

test('a level unsolvable from its start: nothing is said about undo, neither for a deadlock nor for a hint', () => {
  const corner = stateOf(['#####', '#@ .#', '#$  #', '#####']);
  const reason = 'Deadlock: the marked box is in a corner.';
  expect(said(corner)).toBe(`${reason} ${NEVER}`);
  expect(said(acted(corner, { kind: 'hint' }))).toBe(`${reason} ${NEVER}`);
  expect(said(acted(acted(corner, { kind: 'move', direction: 'right' }), { kind: 'hint' }))).toBe(`${reason} ${NEVER}`);
});

test('no solution, proven by the search for a hint: the status follows what becomes known about undo', () => {
  // No rule detects it: the box can only be pushed away from its goal.
  const corridor = stateOf(['##########', '#@ . $   #', '##########']);
  const asked = (state: SokobanState): SokobanState => {
    const searching = acted(state, { kind: 'hint' });
    const job = sokobanHintJob(searching.session);
    return job ? acted(searching, takeHintCommand(searching.session.requests, reportOf(job))) : searching;
  };
  expect(said(asked(corridor))).toBe(`Proven: no solution from here. ${NEVER}`);
  const pushed = asked(played(corridor, 'rrrR'));
  expect(said(pushed)).toBe(
    'Proven: no solution from here. No hint from here: undo at least one push, then ask again.',
  );
  expect(said(advised(pushed))).toBe(`Proven: no solution from here. ${NEVER}`);
});

test('a hint opens step by step and stays while the player walks', () => {
  const sentences = (state: SokobanState): string[] => {
    const hint = sokobanHint(state.session);
    return hint ? hintSentences(state.session.game.level, hint, 'The box marked ().') : [];
  };
  expect(sentences(hinted(ROOM, 'rdRR', 1))).toEqual(['Look at the middle. The next box to push is there.']);
  const open = hinted(ROOM, 'rdRR', 5);
  const all = ['The box marked ().', 'Push it right.', '2 pushes to go. Proven minimum.'];
  expect(sentences(open)).toEqual(all);
  expect(sentences(acted(open, { kind: 'move', direction: 'right' }))).toEqual(all);
});

const PUSHED = { kind: 'pushed', direction: 'right', from: 1, onto: 2, goal: 'onto', boxesLeft: 3 } as const;

test.each([
  ['onto a goal', pushMessage(PUSHED, 12), 'Pushed right onto a goal. 3 boxes to go, at least 12 pushes.'],
  ['off a goal', pushMessage({ ...PUSHED, goal: 'off', boxesLeft: 1 }), 'Pushed right off its goal. 1 box to go.'],
  [
    'solved, better in both',
    solvedMessage({ by: 'player', moves: 198, pushes: 31 }, 'both'),
    'Solved in 198 moves, 31 pushes. New best for both moves and pushes.',
  ],
  [
    'solved for the first time',
    solvedMessage({ by: 'player', moves: 1, pushes: 1 }, 'first'),
    'Solved in 1 move, 1 push.',
  ],
  [
    'solved with the fewest pushes',
    solvedMessage({ by: 'player', moves: 7, pushes: 3 }, 'first', { kind: 'minimum' }),
    'Solved in 7 moves, 3 pushes. Proven minimum!',
  ],
  [
    'solved with more pushes than proven',
    solvedMessage({ by: 'player', moves: 7, pushes: 5 }, 'first', { kind: 'over-minimum', by: 2 }),
    'Solved in 7 moves, 5 pushes. 2 pushes over the minimum.',
  ],
  [
    'solved, nothing proven',
    solvedMessage({ by: 'player', moves: 7, pushes: 5 }, 'first', { kind: 'best-known' }),
    'Solved in 7 moves, 5 pushes. Best known.',
  ],
  [
    'solved with more pushes than before',
    solvedMessage({ by: 'player', moves: 7, pushes: 5 }, 'none', { kind: 'over-best', by: 1 }),
    'Solved in 7 moves, 5 pushes. 1 push over the best known.',
  ],
  ['solved once more by redo', solvedMessage({ by: 'replay', moves: 1, pushes: 1 }), 'Solved in 1 move, 1 push.'],
  [
    'solved with shown moves',
    solvedMessage({ by: 'shown', moves: 2, pushes: 1 }),
    'Solved with masu’s moves: 2 moves, 1 push. This is not a record.',
  ],
  [
    'boxes without enough goals',
    markedDeadlockMessage({ reason: 'goal-shortage', boxes: [1, 2] }),
    "Deadlock: the two marked boxes can't all reach goals without giving up another.",
  ],
  ['nothing known to undo', undoAdviceText(undefined), ''],
  ['undo, exact', undoAdviceText({ kind: 'undo', atLeast: 1, enough: 1 }), 'Undo 1 push.'],
  ['undo, between', undoAdviceText({ kind: 'undo', atLeast: 2, enough: 5 }), 'Undo 2 to 5 pushes.'],
  ['undo, undecided', undoAdviceText({ kind: 'undo', atLeast: 2 }), 'Undo at least 2 pushes.'],
  [
    'no hint, undecided',
    noHintMessage({ kind: 'undo', atLeast: 2 }),
    'No hint from here: undo at least 2 pushes, then ask again.',
  ],
  [
    'no solution at all',
    noHintMessage({ kind: 'level-unsolvable' }),
    'The level has no solution, not even from its start.',
  ],
])('in words: %s', (_name, text, expected) => {
  expect(text).toBe(expected);
});

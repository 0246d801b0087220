import { localDay } from '@masu/core/base/daily.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { actSokoban } from '@masu/engine/session/sokoban/act.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { newSokobanSession, type SokobanSession } from '@masu/engine/session/sokoban/session.js';
import { GRADER_VERSION } from '@masu/studio/sokoban/grade/grade.js';
import { beforeEach, expect, test } from 'vitest';
import { notice, notifySokoban } from '../../app/notice.js';
import { route } from '../../route.js';
import { saved } from '../../saves/saves.js';
import { notifySolved } from '../won.js';
import { notifyEvents, undoMessage } from './messages.js';

function sessionOf(rows: readonly string[]): SokobanSession {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return newSokobanSession(level.value);
}

const ROOM = sessionOf(['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########']);
const ACTIONS = { undoPushes: () => {}, keepPlaying: () => {} };

/** Acts and reports; returns the session. */
function perform(session: SokobanSession, ...commands: readonly SokobanCommand[]): SokobanSession {
  let state = session;
  for (const command of commands) {
    const act = actSokoban(state, command);
    state = act.state;
    notifyEvents(act.events, state, ACTIONS);
  }
  return state;
}

function play(lurd: string): SokobanCommand {
  const moves = parseLurd(lurd);
  if (!moves.ok) throw new Error(moves.error.message);
  return { kind: 'play-moves', moves: moves.value };
}

/** An insight of the present boxes, as its job would report it. */
const insight = ({ game }: SokobanSession, report: object): SokobanCommand =>
  ({
    kind: 'take-insight',
    boxes: (game.entries[game.at - 1]?.to ?? game.level.start).boxes,
    report: { kind: 'insight', puzzle: 'sokoban', verdict: 'seen', deadSquares: [], ...report },
  }) as SokobanCommand;

// A message is shown on the page that is open, and other tests open other pages.
beforeEach(() => {
  route.value = { page: 'sokoban', target: { kind: 'none' } };
  notifySokoban(undefined, '');
});

const MESSAGES: readonly [
  name: string,
  commands: readonly SokobanCommand[],
  lead: string | undefined,
  rest?: string,
][] = [
  ['a push', [play('rdR')], 'Pushed right.', '2 boxes to go.'],
  ['a push onto a goal', [play('rdRR')], 'Pushed right onto a goal.', '1 box to go.'],
  ['a walk after a push', [play('rdR'), play('l')], undefined],
  ['undo', [play('rdR'), { kind: 'undo' }], 'Undone: push right.', '2 boxes to go.'],
  ['nothing to undo', [{ kind: 'undo' }], 'Nothing to undo: this is the start.'],
  ['the timeline', [play('rdR'), { kind: 'go-to', index: 1 }], 'Move 1 of 3.', '2 boxes to go.'],
  ['restart', [play('rdR'), { kind: 'restart' }], 'Back to the start.', 'Undo to get your moves back.'],
  ['a box with targets', [{ kind: 'select-box', box: 19 }], 'Box selected.'],
  ['an empty snapshot', [{ kind: 'restore-snapshot', slot: 3 }], 'Snapshot 3 is empty.', 'Press Alt+3 to save one.'],
  ['a cell behind walls', [{ kind: 'walk-to', cell: 0 }], 'Can’t walk there without pushing a box.'],
  ['moves that are blocked', [play('ruu')], 'Move 2 is blocked. Played the move before it.'],
];

test.each(MESSAGES)('%s', (_name, commands, lead, rest) => {
  perform(ROOM, ...commands);
  expect(notice.value?.lead).toBe(lead);
  if (rest) expect(notice.value?.rest).toBe(rest);
});

test('the bound is filled in once it is known', () => {
  const pushed = perform(ROOM, play('rdRR'));
  perform(pushed, insight(pushed, { lowerBound: 7 }));
  expect(notice.value).toMatchObject({ lead: 'Pushed right onto a goal.', rest: '1 box to go, at least 7 pushes.' });
});

const ORIGIN = { collection: { id: 'some collection', index: 0, count: 2 } };
const LEVEL = { hash: 'some level', origin: ORIGIN };

test.each<[string, () => void]>([
  ['that it is solved', () => notifySolved({ moves: 5, pushes: 4 }, 'player', undefined, LEVEL)],
  ['what was copied', () => notifySokoban({ tone: 'calm', lead: 'Link copied.' })],
])('a bound that comes late leaves %s', (_name, report) => {
  const pushed = perform(ROOM, play('rdRR'));
  report();
  const shown = notice.value;
  perform(pushed, insight(pushed, { lowerBound: 7 }));
  expect(notice.value).toBe(shown);
});

test('a deadlock stays in view during walks, and the advice completes it', () => {
  const pushed = perform(ROOM, play('rdR'));
  const lost = perform(pushed, insight(pushed, { deadlock: { reason: 'corner', boxes: [20] } }));
  expect(notice.value?.tone).toBe('ink');
  // The box is a part of its own, which the page can light.
  expect(notice.value?.rest).toEqual([
    { text: 'Box ' },
    { text: 'A', names: { kind: 'box', id: 0 } },
    { text: ' is stuck in a corner.' },
  ]);
  const walked = perform(lost, play('l'));
  expect(notice.value?.lead).toBe('Deadlock: this position can’t be solved.');
  const report = { verdict: 'advice', atLeast: 1, enough: 1 };
  perform(walked, {
    kind: 'take-undo-advice',
    boxes: walked.game.entries[2]?.to.boxes ?? [],
    report,
  } as SokobanCommand);
  expect(notice.value?.more).toMatch(/^Undo 1 push to reach/);
  expect(notice.value?.actions?.map(({ word }) => word)).toEqual(['Undo push', 'Keep playing']);
});

test('advice never promises more than was proven', () => {
  expect(undoMessage(undefined)).toEqual({ count: 1 });
  expect(undoMessage({ kind: 'level-unsolvable' })).toEqual({ sentence: 'Proven: this level has no solution.' });
  expect(undoMessage({ kind: 'undo', atLeast: 2, enough: 2 })).toMatchObject({ count: 2 });
  expect(undoMessage({ kind: 'undo', atLeast: 2, enough: 5 }).sentence).toMatch(/Fewer may be enough\.$/);
  expect(undoMessage({ kind: 'undo', atLeast: 0 }).sentence).toBe('Undo at least 1 push, then ask again.');
});

test('a solved level: first, better, the same, or not a record', () => {
  const best = { moves: 7, pushes: 3, solution: '', at: 0 };
  const before = { puzzle: 'sokoban', hash: '', title: '', level: '', bestMoves: best, bestPushes: best } as const;
  const rest = (
    ...args: [{ moves: number; pushes: number }, 'player' | 'replay' | 'shown', typeof before | undefined]
  ): string | undefined => {
    notifySolved(...args, LEVEL);
    return notice.value?.rest;
  };
  expect(rest({ moves: 7, pushes: 3 }, 'player', undefined)).toBe('in 7 moves, 3 pushes. Best known.');
  expect(rest({ moves: 6, pushes: 3 }, 'player', before)).toBe(
    'in 6 moves, 3 pushes. New best for moves. Before: 7 moves and 3 pushes.',
  );
  expect(rest({ moves: 7, pushes: 3 }, 'player', before)).toBe('in 7 moves, 3 pushes. Same as your best.');
  expect(rest({ moves: 9, pushes: 5 }, 'player', before)).toBe(
    'in 9 moves, 5 pushes. 2 pushes over the best known. Before: 7 moves and 3 pushes.',
  );
  expect(rest({ moves: 6, pushes: 2 }, 'replay', before)).toBe('in 6 moves, 2 pushes. Best known.');
  expect(notice.value?.tone).toBe('seal');
  expect(rest({ moves: 6, pushes: 2 }, 'shown', before)).toBe('Moves shown by masu earn no seal and no record.');
  expect(notice.value).toMatchObject({ tone: 'calm', lead: 'End of the solution: 6 moves, 2 pushes.' });
});

test('a solved level: the proven minimum, or how far from it', () => {
  const grade = { puzzle: 'sokoban', hash: 'graded', grade: 'easy', isExact: true, optimum: 3, reasons: [] } as const;
  saved.value = { ...saved.value, grades: [{ ...grade, grader: GRADER_VERSION }] };
  const solve = (pushes: number): void =>
    notifySolved({ moves: 7, pushes }, 'player', undefined, { hash: 'graded', origin: ORIGIN });
  solve(3);
  expect(notice.value).toMatchObject({
    lead: 'Proven minimum!',
    rest: 'Solved in 7 moves, 3 pushes.',
    tone: 'seal',
  });
  solve(4);
  expect(notice.value).toMatchObject({
    lead: 'Solved',
    rest: 'in 7 moves, 4 pushes. 1 push over the minimum.',
  });
  expect(notice.value?.actions?.map(({ word }) => word)).toEqual(['Next level', 'Replay', 'Compare']);
});

test('the puzzle of a day: the win adds the streak, tomorrow, and a button that shares', async () => {
  const today = localDay(new Date());
  const daily = { puzzle: 'sokoban', day: today, hash: 'daily', level: '', grade: 'easy' } as const;
  saved.value = { ...saved.value, dailies: [daily] };
  notifySolved({ moves: 7, pushes: 3 }, 'shown', undefined, { hash: 'daily', origin: ORIGIN });
  notifySolved({ moves: 7, pushes: 3 }, 'player', undefined, { hash: 'daily', origin: ORIGIN });
  await expect.poll(() => notice.value?.rest, { timeout: 4000 }).toMatch(/Streak: 1 day\. Tomorrow: \w+\.$/);
  expect(notice.value?.actions?.map(({ word }) => word)).toEqual(['Next level', 'Replay', 'Compare', 'Share']);
  saved.value = { ...saved.value, dailies: [] };
});

test('a blocked step leaves what is shown, and so does a walk after a win', () => {
  notifySokoban({ tone: 'calm', lead: 'Link copied.' });
  perform(ROOM, { kind: 'move', direction: 'up' });
  expect(notice.value?.lead).toBe('Link copied.');
  const small = sessionOf(['#######', '#  @$.#', '#######']);
  const won = actSokoban(small, play('R')).state;
  notifySolved({ moves: 1, pushes: 1 }, 'player', undefined, LEVEL);
  const after = perform(won, { kind: 'move', direction: 'right' }, { kind: 'move', direction: 'left' });
  expect(notice.value?.lead).toBe('Solved');
  perform(after, { kind: 'undo' });
  expect(notice.value).toMatchObject({ lead: 'Undone: step left.', rest: 'Every box is on a goal.' });
  perform(ROOM, play('rdR'), { kind: 'move', direction: 'left' }, { kind: 'move', direction: 'left' });
  expect(notice.value).toBeUndefined();
});

test('events without words change nothing', () => {
  notifySokoban({ tone: 'calm', lead: 'Link copied.' });
  const events: readonly SokobanEvent[] = [{ kind: 'hint-canceled', request: 1 }];
  notifyEvents(events, ROOM, ACTIONS);
  expect(notice.value?.lead).toBe('Link copied.');
});

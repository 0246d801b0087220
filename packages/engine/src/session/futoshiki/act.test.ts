// The Futoshiki session, with real jobs for hints and checks.

import { FUTOSHIKI_FORMATS } from '@masu/core/futoshiki/formats/formats.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { parseMoves } from '@masu/core/futoshiki/rules/move-text.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { reportOf } from '../../../../../test/report-of.js';
import { actFutoshiki } from './act.js';
import type { FutoshikiCommand } from './command.js';
import type { FutoshikiEvent } from './event.js';
import { futoshikiCheckJob, futoshikiCountJob, futoshikiHintJob } from './jobs.js';
import {
  digitsLeft,
  type FutoshikiSession,
  futoshikiPosition,
  isFutoshikiSolved,
  newFutoshikiSession,
  openCells,
  shownConflicts,
  wrongCells,
} from './session.js';

function levelOf(bars: string): FutoshikiLevel {
  const draft = FUTOSHIKI_FORMATS.find(({ id }) => id === 'bars')?.parse(bars).levels[0];
  const level = draft?.ok ? validateLevel(draft.value) : undefined;
  if (!level?.ok) throw new Error('no level');
  return level.value;
}

function after(from: FutoshikiSession, ...commands: readonly FutoshikiCommand[]) {
  let state = from;
  const events: FutoshikiEvent[] = [];
  const take = (command: FutoshikiCommand): void => {
    const act = actFutoshiki(state, command);
    state = act.state;
    events.push(...act.events);
  };
  for (const command of commands) {
    take(command);
    const [hint, check] = [futoshikiHintJob(state), futoshikiCheckJob(state)];
    if (hint) take({ kind: 'take-hint', request: state.requests, report: reportOf(hint) as never });
    if (check) take({ kind: 'take-check', request: state.requests, report: reportOf(check) });
  }
  return { state, events };
}

const kinds = (events: readonly FutoshikiEvent[]): string[] => events.map(({ kind }) => kind);
const last = (events: readonly FutoshikiEvent[]): FutoshikiEvent | undefined => events.at(-1);
const digit = (value: number): FutoshikiCommand => ({ kind: 'type-digit', digit: value });
const at = (cell: number): FutoshikiCommand => ({ kind: 'select-cell', cell });

// r1c1 < r2c1, so the solution is 12, 21.
const SQUARE = newFutoshikiSession(levelOf('2\n|- -|\n|^  |\n|- -|\n'));
// r1c1 is given; the rest has several solutions.
const THREE = newFutoshikiSession(levelOf('3\n|1 - -|\n|     |\n|- - -|\n|     |\n|- - -|\n'));
const BIG = newFutoshikiSession({ size: 12, cells: Array.from({ length: 144 }, () => 0), inequalities: [] } as never);

test('the session begins at the first empty cell', () => {
  expect([THREE.cursor, openCells(THREE), digitsLeft(THREE)]).toEqual([1, 8, [2, 3, 3]]);
});

test('a digit is placed; the same digit again erases it', () => {
  const placed = after(THREE, digit(2));
  expect([placed.events, futoshikiPosition(placed.state).digits[1]]).toEqual([
    [{ kind: 'digit-placed', cell: 1, digit: 2 }],
    2,
  ]);
  const erased = after(placed.state, digit(2));
  expect([erased.events, futoshikiPosition(erased.state).digits[1]]).toEqual([[{ kind: 'erased', cell: 1 }], 0]);
});

test('a conflict comes with the digit: row, column, sign', () => {
  expect(last(after(THREE, digit(1)).events)).toMatchObject({
    conflict: { kind: 'row', line: 0, digit: 1, cell: 1, other: 0, isOtherGiven: true },
  });
  const column = after(THREE, at(4), digit(2), at(7), digit(2));
  expect(last(column.events)).toMatchObject({ conflict: { kind: 'column', line: 1, other: 4, isOtherGiven: false } });
  expect(shownConflicts(column.state)).toEqual([4, 7]);
  const sign = after(SQUARE, at(0), digit(2), at(2), digit(1));
  expect(last(sign.events)).toMatchObject({ conflict: { kind: 'sign', less: 0, greater: 2, low: 2, high: 1 } });
});

test('what cannot be entered is refused with its reason', () => {
  expect(after(THREE, at(0), digit(2)).events).toEqual([{ kind: 'refused', cell: 0, reason: 'given' }]);
  expect(after(THREE, digit(4)).events).toEqual([{ kind: 'refused', cell: 1, reason: 'bad-digit' }]);
  expect(after(THREE, { kind: 'erase' }).events).toEqual([{ kind: 'refused', cell: 1, reason: 'empty' }]);
  const filled = after(THREE, digit(2), { kind: 'mark-digit', digit: 3 });
  expect(last(filled.events)).toEqual({ kind: 'refused', cell: 1, reason: 'filled' });
});

test('on a large board two keys make a number, as one step for undo', () => {
  const ten = after(BIG, digit(1), digit(0));
  expect(futoshikiPosition(ten.state).digits[0]).toBe(10);
  expect(after(ten.state, { kind: 'undo' }).state.game.at).toBe(0);
  const eleven = after(BIG, digit(1), digit(1));
  expect(futoshikiPosition(eleven.state).digits[0]).toBe(11);
  // 13 is too large: the second key is a digit of its own. So is one after the cursor moved.
  expect(futoshikiPosition(after(BIG, digit(1), digit(3)).state).digits[0]).toBe(3);
  const moved = after(BIG, digit(1), { kind: 'move-cursor', direction: 'right' }, digit(2));
  expect(futoshikiPosition(moved.state).digits.slice(0, 2)).toEqual([1, 2]);
});

test('pencil marks: on, off, cleared by a digit in the row if auto-clear is on', () => {
  const pencil: FutoshikiCommand = { kind: 'set-pencil', on: true };
  const marked = after(THREE, pencil, digit(2), digit(3));
  expect(marked.events).toEqual([
    { kind: 'marked', cell: 1, digit: 2, on: true },
    { kind: 'marked', cell: 1, digit: 3, on: true },
  ]);
  expect(last(after(marked.state, digit(3)).events)).toMatchObject({ on: false });
  const placeBeside: FutoshikiCommand = { kind: 'place-digit', cell: 2, digit: 2 };
  expect(futoshikiPosition(after(marked.state, placeBeside).state).marks[1]).toBe(0b100);
  const kept = after(marked.state, { kind: 'set-auto-clear', on: false }, placeBeside).state;
  expect(futoshikiPosition(kept).marks[1]).toBe(0b110);
});

test('filling and clearing all marks is one step for undo', () => {
  const filled = after(THREE, { kind: 'fill-marks' });
  expect(last(filled.events)).toEqual({ kind: 'marks-filled', marks: 20 });
  expect(after(filled.state, { kind: 'fill-marks' }).events).toEqual([{ kind: 'marks-filled', marks: 0 }]);
  expect(futoshikiPosition(after(filled.state, { kind: 'undo' }).state).marks.every((marks) => marks === 0)).toBe(true);
  const placed = after(filled.state, { kind: 'set-auto-clear', on: false }, digit(2), { kind: 'clear-marks' });
  expect(last(placed.events)).toEqual({ kind: 'marks-cleared', marks: 3 });
});

test('undo and redo move the cursor to the cell', () => {
  const placed = after(THREE, digit(2), at(8)).state;
  const undone = after(placed, { kind: 'undo' });
  expect([undone.state.cursor, undone.events]).toEqual([1, [{ kind: 'undone', cell: 1 }]]);
  expect(after(undone.state, at(8), { kind: 'redo' }).state.cursor).toBe(1);
  expect(kinds(after(THREE, { kind: 'undo' }, { kind: 'redo' }, { kind: 'restart' }).events)).toEqual([
    'nothing-to-undo',
    'nothing-to-redo',
    'nothing-to-undo',
  ]);
  const home = after(placed, { kind: 'home' }, { kind: 'end' });
  expect(home.events).toEqual([
    { kind: 'went-to', index: 0, total: 1 },
    { kind: 'went-to', index: 1, total: 1 },
  ]);
  const snapshot = after(
    placed,
    { kind: 'set-snapshot', slot: 1 },
    { kind: 'restart' },
    { kind: 'restore-snapshot', slot: 1 },
  );
  expect(futoshikiPosition(snapshot.state).digits[1]).toBe(2);
});

test('typed moves are made up to the first that is impossible', () => {
  const moves = parseMoves('r1c2=2 r1c3=2 r1c1=3');
  if (!moves.ok) throw new Error('no moves');
  const { events } = after(THREE, { kind: 'play-moves', moves: moves.value });
  expect(events).toMatchObject([
    { kind: 'moves-made', moves: 2, conflicts: [{ kind: 'row' }, { kind: 'row' }] },
    { kind: 'moves-blocked', made: 2 },
  ]);
});

test('solved by the player, by digits of a link, by redo', () => {
  const all = parseMoves('r1c1=1 r1c2=2 r2c1=2');
  if (!all.ok) throw new Error('no moves');
  const finish: FutoshikiCommand = { kind: 'place-digit', cell: 3, digit: 1 };
  const own = after(SQUARE, { kind: 'play-moves', moves: all.value }, finish);
  expect(last(own.events)).toEqual({ kind: 'solved', by: 'player', cells: 4, hintsUsed: 0 });
  expect(isFutoshikiSolved(own.state)).toBe(true);
  expect(last(after(own.state, { kind: 'undo' }, { kind: 'redo' }).events)).toMatchObject({ by: 'replay' });
  const link = after(SQUARE, { kind: 'show-moves', moves: all.value }, { kind: 'fill-marks' }, finish);
  expect(last(link.events)).toMatchObject({ kind: 'solved', by: 'shown' });
});

test('a hint opens step by step, or all at once, and counts once', () => {
  const first = after(SQUARE, { kind: 'hint' });
  expect(kinds(first.events)).toEqual(['hint-requested', 'hint-opened']);
  expect(last(first.events)).toMatchObject({ detail: 1, hint: { cell: 2, digit: 2 } });
  const third = after(first.state, { kind: 'hint' }, { kind: 'hint' });
  expect([last(third.events), third.state.hintsUsed]).toMatchObject([{ detail: 3 }, 1]);
  expect(last(after(third.state, { kind: 'hint' }).events)).toMatchObject({ detail: 3 });
  expect(last(after(SQUARE, { kind: 'hint', detail: 4 }).events)).toMatchObject({ detail: 3 });
  const marked = after(first.state, { kind: 'mark-digit', cell: 1, digit: 1 }).state;
  expect(marked.hint.kind).toBe('open');
  const placed = after(marked, { kind: 'place-digit', cell: 2, digit: 2 });
  expect([kinds(placed.events), placed.state.hint.kind]).toEqual([['digit-placed'], 'closed']);
});

test('after a wrong digit, asking again repeats the answer without a new search', () => {
  const wrong = after(SQUARE, at(0), digit(2), { kind: 'hint' }, { kind: 'hint' });
  expect(wrong.events.filter(({ kind }) => kind === 'wrong-digits')).toEqual([
    { kind: 'wrong-digits', cells: [0] },
    { kind: 'wrong-digits', cells: [0] },
  ]);
  expect([wrongCells(wrong.state), wrong.state.hintsUsed, futoshikiHintJob(wrong.state)]).toEqual([[0], 0, undefined]);
  const erased = after(wrong.state, { kind: 'erase' }, { kind: 'hint' });
  expect(last(erased.events)).toMatchObject({ kind: 'hint-opened' });
});

test('a running hint: asking again changes nothing; a digit cancels it; a late answer changes nothing', () => {
  const asked = actFutoshiki(SQUARE, { kind: 'hint' }).state;
  expect(actFutoshiki(asked, { kind: 'hint' })).toEqual({ state: asked, events: [] });
  const moved = actFutoshiki(asked, { kind: 'place-digit', cell: 0, digit: 1 });
  expect(kinds(moved.events)).toEqual(['digit-placed', 'hint-canceled']);
  const job = futoshikiHintJob(asked);
  const late: FutoshikiCommand = { kind: 'take-hint', request: 1, report: job && (reportOf(job) as never) } as never;
  expect(actFutoshiki(moved.state, late)).toEqual({ state: moved.state, events: [] });
  expect(actFutoshiki(asked, { kind: 'fail-hint', request: 1 }).events).toEqual([
    { kind: 'no-hint', reason: 'failed' },
  ]);
});

test('a check marks wrong digits until the next digit, and needs one search only', () => {
  const checked = after(SQUARE, at(0), digit(2), { kind: 'check' });
  expect(last(checked.events)).toEqual({ kind: 'checked', wrong: [0], openCells: 3 });
  expect(wrongCells(checked.state)).toEqual([0]);
  const erased = after(checked.state, { kind: 'erase' });
  expect(wrongCells(erased.state)).toEqual([]);
  expect(kinds(after(erased.state, { kind: 'check' }).events)).toEqual(['checked']);
  expect(last(after(THREE, { kind: 'check' }).events)).toEqual({ kind: 'no-check', reason: 'several' });
});

test('counting solutions is a job outside the session', () => {
  expect(reportOf(futoshikiCountJob(SQUARE))).toMatchObject({ verdict: 'unique' });
  expect(reportOf(futoshikiCountJob(THREE))).toMatchObject({ verdict: 'several' });
});

test('undo and redo take whole actions, or a number of moves', () => {
  const moves = parseMoves('r1c1=1 r1c2=2 r1c3=3');
  if (!moves.ok) throw new Error(moves.error.message);
  const played = after(
    newFutoshikiSession(levelOf(['|- - -|', '|     |', '|- - -|', '|     |', '|- - -|'].join('\n'))),
    {
      kind: 'play-moves',
      moves: moves.value,
    },
  ).state;
  const at = (...commands: readonly FutoshikiCommand[]): number => after(played, ...commands).state.game.at;
  expect(at({ kind: 'undo' })).toBe(0);
  expect(at({ kind: 'undo', unit: 'move' })).toBe(2);
  expect(at({ kind: 'undo', unit: 'move', count: 2 })).toBe(1);
  expect(at({ kind: 'undo', unit: 'move', count: 99 })).toBe(0);
  expect(at({ kind: 'undo' }, { kind: 'redo', unit: 'move', count: 2 })).toBe(2);
  expect(kinds(after(played, { kind: 'redo', unit: 'move' }).events)).toEqual(['nothing-to-redo']);
});

test('a check can be canceled; its answer then changes nothing', () => {
  const start = newFutoshikiSession(levelOf(['|- -|', '|^  |', '|- -|'].join('\n')));
  expect(actFutoshiki(start, { kind: 'cancel-check' })).toEqual({ state: start, events: [] });
  const asked = actFutoshiki(start, { kind: 'check' }).state;
  const job = futoshikiCheckJob(asked);
  if (!job) throw new Error('no job for the check');
  const canceled = actFutoshiki(asked, { kind: 'cancel-check' });
  expect([kinds(canceled.events), futoshikiCheckJob(canceled.state)]).toEqual([['check-canceled'], undefined]);
  const late = actFutoshiki(canceled.state, { kind: 'take-check', request: asked.requests, report: reportOf(job) });
  expect(late).toEqual({ state: canceled.state, events: [] });
});

test('with automatic marks, marks follow the digits and keep what the player removed', () => {
  const valid = validateLevel({ size: 4, cells: Array.from({ length: 16 }, () => 0), inequalities: [] });
  if (!valid.ok) throw new Error(valid.error.message);
  const level = valid.value;
  const marks = (state: FutoshikiSession, cell: number): string =>
    (futoshikiPosition(state).marks[cell] ?? 0).toString(2).padStart(4, '0');
  const filled = after(newFutoshikiSession(level), { kind: 'set-auto-marks', on: true }).state;
  expect(marks(filled, 1)).toBe('1111');
  const removed = after(filled, { kind: 'mark-digit', cell: 1, digit: 4 }).state;
  const placed = after(removed, { kind: 'place-digit', cell: 0, digit: 2 }).state;
  expect([marks(placed, 1), marks(placed, 4), marks(placed, 5)]).toEqual(['0101', '1101', '1111']);
  const erased = after(placed, { kind: 'erase', cell: 0 }).state;
  expect([marks(erased, 0), marks(erased, 1), marks(erased, 4)]).toEqual(['1111', '0111', '1111']);
  // In the cell of an erased digit, too, and a resumed game knows it.
  const tried = after(removed, { kind: 'place-digit', cell: 1, digit: 3 }, { kind: 'erase', cell: 1 }).state;
  expect(marks(tried, 1)).toBe('0111');
  const later = after(newFutoshikiSession(level, { game: tried.game }), { kind: 'undo' }).state;
  expect(futoshikiPosition(later).digits[1]).toBe(3);
  // A restart begins with all marks, and is one action.
  const restarted = after(placed, { kind: 'restart' }).state;
  expect([futoshikiPosition(restarted).digits[0], marks(restarted, 0), marks(restarted, 1)]).toEqual([
    0,
    '1111',
    '1111',
  ]);
  expect(after(restarted, { kind: 'restart' }).state.game).toBe(restarted.game);
  expect(futoshikiPosition(after(restarted, { kind: 'undo' }).state)).toEqual(futoshikiPosition(placed));
  // The digit and the marks that followed it are one action.
  const undone = after(placed, { kind: 'undo' }).state;
  expect([futoshikiPosition(undone).digits[0], marks(undone, 1), marks(undone, 4)]).toEqual([0, '0111', '1111']);
  // In a resumed game too.
  const resumed = after(newFutoshikiSession(level, { game: placed.game }), { kind: 'undo' }).state;
  expect(resumed.game.at).toBe(undone.game.at);
});

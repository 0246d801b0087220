// The terminal's messages for a Futoshiki session: the status after each command. The rules of play are tested in
// session.

import type { Conflict } from '@masu/engine/session/futoshiki/session.js';
import { expect, test } from 'vitest';
import { acted, START, typed } from '../../../../../test/workshop-futoshiki.js';
import { info, NO_STATUS, problem } from '../screen/status.js';
import { conflictMessage } from './messages.js';
import type { FutoshikiState } from './state.js';

const given = acted(START, { kind: 'select-cell', cell: 0 });
const filled = acted(START, { kind: 'fill-marks' });

const STATUSES: readonly (readonly [name: string, state: FutoshikiState, status: object])[] = [
  ['a digit that fits', typed(START, 2), NO_STATUS],
  ['a digit that conflicts', typed(START, 1), problem('Two 1s in row 1. Column 2 is yours, column 1 is given.')],
  ['a given', typed(given, 3), info('This digit is given.')],
  ['a digit too large', typed(START, 7), info('Enter a digit from 1 to 4.')],
  ['a mark on a digit', acted(typed(START, 2), { kind: 'mark-digit', digit: 3 }), info('Erase the digit first.')],
  ['all candidates', filled, info('Filled in all candidates.')],
  ['all candidates again', acted(filled, { kind: 'fill-marks' }), info('All candidates are filled in already.')],
  ['no conflicting marks', acted(filled, { kind: 'clear-marks' }), info('No conflicting marks.')],
  ['undo', acted(typed(START, 2), { kind: 'undo' }), info('Undone.')],
  ['nothing to undo', acted(START, { kind: 'undo' }), info('Nothing to undo.')],
  ['the cursor moves on', acted(typed(START, 1), { kind: 'move-cursor', direction: 'down' }), typed(START, 1).status],
];

test.each(STATUSES)('the status after: %s', (_name, state, status) => {
  expect(state.status).toEqual(status);
});

const CONFLICTS: readonly (readonly [name: string, conflict: Conflict, message: string])[] = [
  [
    'a row, both yours',
    { kind: 'row', line: 1, digit: 2, cell: 5, other: 4, isOtherGiven: false },
    'Two 2s in row 2. You placed those in columns 1 and 2.',
  ],
  [
    'a column with a given',
    { kind: 'column', line: 0, digit: 1, cell: 4, other: 0, isOtherGiven: true },
    'Two 1s in column 1. Row 2 is yours, row 1 is given.',
  ],
  ['a sign', { kind: 'sign', less: 1, greater: 2, low: 4, high: 3 }, '4 is not less than 3: r1c2 and r1c3.'],
];

test.each(CONFLICTS)('a conflict in words: %s', (_name, conflict, message) => {
  expect(conflictMessage({ size: 4 }, conflict)).toBe(message);
});

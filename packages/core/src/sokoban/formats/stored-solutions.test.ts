// Stored solutions are verified by replaying them.

import { expect, test } from 'vitest';
import { newMoveBudget } from '../../base/puzzle.js';
import { validateLevel } from '../rules/validate-level.js';
import { SLC } from './slc.js';
import { SOK } from './sok.js';
import { type StoredError, verifyStored } from './stored-solutions.js';

/** The errors of the only level of a text, as `line code sentence`. */
function faultsOf(text: string, format = SOK, budget = newMoveBudget()): string[] {
  const [draft] = format.parse(text).levels;
  const level = draft?.ok ? validateLevel(draft.value) : undefined;
  if (!draft?.ok || !level?.ok) throw new Error('the test needs a valid level');
  const shown = ({ line, code, message }: StoredError): string => `${line} ${code} ${message}`;
  return verifyStored(level.value, draft.value, budget).flatMap(({ error }) => (error ? [shown(error)] : []));
}

const BOARD = '######\n#@ $.#\n######\n';
const BOTH = '#######\n#.$@$.#\n#######\n';
const CASES: readonly [name: string, text: string, errors: readonly string[]][] = [
  ['one that solves', `${BOARD}\nSolution\nrR\n`, []],
  ['letter case does not matter', `${BOARD}\nSolution\nrr\n`, []],
  [
    'one that stops early',
    `${BOARD}\nSolution\nr\n`,
    ['5 wrong-solution This stored solution doesn’t solve the level: after the last move, 1 box is not on a goal.'],
  ],
  [
    'one of another level: no box moves',
    `${BOTH}\nSolution\nlrlr\n`,
    ['5 wrong-solution This stored solution doesn’t solve the level: after the last move, 1 box is not on a goal.'],
  ],
  [
    'one that is blocked',
    `${BOARD}\nSolution\nuR\n`,
    ['5 wrong-solution This stored solution doesn’t solve the level: move 1 is blocked.'],
  ],
  [
    'one that cannot be read',
    `${BOARD}\nSolution\n(rR\n`,
    ['5 wrong-solution This stored solution can’t be read. This bracket is never closed (index 0).'],
  ],
  [
    'the second of three',
    `${BOARD}\nSolution/Moves\nrR\n\nSolution/Pushes\nrrr\n\nSolution\n2r\n`,
    ['8 wrong-solution This stored solution doesn’t solve the level: move 3 is blocked.'],
  ],
  ['a snapshot promises nothing', `${BOARD}\nSnapshot\nr\n`, []],
];

test.each(CASES)('%s', (_name, text, errors) => {
  expect(faultsOf(text)).toEqual(errors);
});

test('SLC: the element names its line', () => {
  const rows = '<L>######</L>\n<L>#@ $.#</L>\n<L>######</L>';
  const level = `<SokobanLevels>\n<Level>\n${rows}\n<Solution Moves="rR"/>\n<Solution Moves="r"/>\n</Level>\n</SokobanLevels>`;
  expect(faultsOf(level, SLC)).toEqual([
    '7 wrong-solution This stored solution doesn’t solve the level: after the last move, 1 box is not on a goal.',
  ]);
});

test('a huge number of moves is not replayed', () => {
  const bombs = Array.from({ length: 40 }, () => '\nSolution\n4999(rl)rR\n').join('');
  const errors = faultsOf(BOARD + bombs, SOK, { moves: newMoveBudget().moves / 100 });
  expect(errors.filter((error) => error.includes('unverified-solution'))).toHaveLength(30);
  expect(errors).toHaveLength(30);
});

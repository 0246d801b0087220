import { UNEQUAL } from '@masu/core/futoshiki/formats/unequal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { findContradiction } from './contradiction.js';
import type { RuleId } from './deduction.js';
import { Reasoning } from './reasoning.js';
import { DEDUCTION_RULES } from './rules.js';

function level(id: string): FutoshikiLevel {
  const read = UNEQUAL.parse(id).levels[0];
  const valid = read?.ok ? validateLevel(read.value) : undefined;
  if (!valid?.ok) throw new Error('not a level');
  return valid.value;
}

/** The first step of one rule on a board made ready by hand. */
function first(rule: RuleId, id: string, out: readonly (readonly [cell: number, digits: readonly number[]])[] = []) {
  const { notes } = new Reasoning(level(id));
  for (const [cell, digits] of out)
    notes.ruleOut(
      cell,
      digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0),
    );
  return DEDUCTION_RULES.find((each) => each.id === rule)?.find(notes);
}

test.each<[RuleId, string, readonly (readonly [number, readonly number[]])[], string]>([
  [
    'single-candidate',
    '4:1,2,3,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [],
    'r1c4 is 4: all other digits are already in its row or column.',
  ],
  [
    'single-candidate',
    '4:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [[5, [1, 2, 4]]],
    'r2c2 is 3: all other digits are ruled out.',
  ],
  ['single-place', '3:0,0,0,0,1,0,0,0,0', [[0, [1]]], 'r1c3 is 1: it is the only cell in row 1 that can be 1.'],
  [
    'bounds',
    '4:0,0L,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [[0, [1]]],
    'r1c2 > r1c1, and r1c1 is at least 2, so r1c2 can’t be 1 or 2.',
  ],
  ['bounds', '4:3,0L,0,0,0,0,0,0,0,0,0,0,0,0,0,0', [], 'r1c2 > r1c1, and r1c1 is 3, so r1c2 can’t be 1 or 2.'],
  [
    'chain',
    '4:0,0L,0L,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [],
    'r1c1 < r1c2 < r1c3, and r1c1 is at least 1, so r1c3 is at least 3. Rule out 1 and 2.',
  ],
  [
    'chain',
    '4:0,0L,0L,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [[1, [2]]],
    'r1c1 < r1c2 < r1c3, and r1c1 is at least 1 and r1c2 is at least 3, so r1c3 is at least 4. Rule out 1, 2, and 3.',
  ],
  [
    'naked-set',
    '4:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [
      [0, [3, 4]],
      [2, [3, 4]],
    ],
    'In row 1, r1c1 and r1c3 must be 1 and 2 in some order. Rule out 1 and 2 in r1c2 and r1c4.',
  ],
  [
    'hidden-set',
    '4:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [
      [1, [1, 2]],
      [3, [1, 2]],
    ],
    'In row 1, only r1c1 and r1c3 can be 1 or 2. Rule out everything else there: 3 and 4 in r1c1 and r1c3.',
  ],
  [
    'fish',
    '4:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [
      [0, [1]],
      [2, [1]],
      [8, [1]],
      [10, [1]],
    ],
    'In rows 1 and 3, 1 can only be in columns 2 and 4. Rule it out in the rest of those columns: r2c2, r2c4, r4c2, and r4c4.',
  ],
  [
    'forcing-chain',
    '4:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    [
      [0, [3, 4]],
      [3, [1, 4]],
      [15, [2, 4]],
    ],
    'If r1c1 is not 1, then r1c1 is 2, r1c4 is 3, and r4c4 is 1; so r1c1 or r4c4 is 1, and r4c1, which sees both, can’t be 1.',
  ],
  [
    'trial',
    '4:0,0,0R,0,0U,2,4,0,0R,0,0,0,0,0,0,0',
    [],
    'Suppose r1c1 is 3: r2c1 is 1, but r2c1 > r1c1 and r1c1 is 3. So r1c1 can’t be 3.',
  ],
])('%s on %s', (rule, id, out, message) => {
  const step = first(rule, id, out);
  expect(step?.rule).toBe(rule);
  expect(step?.message).toBe(message);
});

test('contradictions are named', () => {
  const { notes } = new Reasoning(level('3:1,0,0,0,2,0,0,0,0'));
  expect(findContradiction(notes)).toBeUndefined();
  notes.ruleOut(8, 7);
  expect(findContradiction(notes)?.end).toEqual({ kind: 'no-candidates', cell: [3, 3] });
  notes.masks[8] = 1;
  notes.masks[1] = notes.masks[2] = 2;
  expect(findContradiction(notes)?.end).toEqual({ kind: 'no-cell', line: { kind: 'row', number: 1 }, digit: 3 });
});

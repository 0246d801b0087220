// Plans in the words of different programs.

import { expect, test } from 'vitest';
import { parseMap } from '../course-map.js';
import { planIn } from './plan-text.js';

const read = parseMap(['#######', '#@ $ .#', '#######']);
if (!read.ok) throw new Error('no map');
const MAP = read.value;

test.each([
  'EEE\nplan length: 3\n',
  'Solution found: EEE\n',
  'Plan (3 moves): E E E\n',
  'e,e,e\n',
  'plan = E -> E -> E\n',
  'East East East\n',
  'E\nE\nE\n',
  'Le plan est : EEE\nWIN\n',
  '#######\n#@ $ .#\n#######\nNo more than 3 moves: EEE in 0.1 s\n',
])('a plan is found in %j', (text) => expect(planIn(text, MAP)).toEqual({ plan: 'EEE', solves: true }));

test.each(['no plan\n', 'No solution exists.\nexplored nodes: 5\n', 'Pas de solution\n', 'Unable to win\n'])(
  'no plan is said by %j',
  (text) => expect(planIn(text, MAP)).toEqual({ saysNone: true }),
);

test('a wrong plan, and nothing at all', () => {
  expect(planIn('Solution: EEW\n', MAP)).toEqual({ plan: 'EEW', solves: false });
  expect(planIn('explored nodes: 5\n', MAP)).toEqual({ saysNone: false });
});

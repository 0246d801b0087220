// A level with too many positions for a table: facts that need none.

import { explainSokobanNow } from '@masu/studio/sokoban/explain/explain.js';
import { expect, test } from 'vitest';
import { levelOf } from '../level-of.js';

test('a level with too many positions gets what holds for its solution, and says so', () => {
  const rows = [
    '##############',
    '#@           #',
    '#  $      .  #',
    '#            #',
    '#  $      .  #',
    '#            #',
    '#  $      .  #',
    '#            #',
    '#  $      .  #',
    '#            #',
    '##############',
  ];
  const explanation = explainSokobanNow(levelOf(rows));
  if (explanation.verdict !== 'explained') throw new Error(explanation.verdict);
  expect(explanation.positions).toBeUndefined();
  const proven = explanation.facts.filter(({ modal }) => modal === 'must').map(({ kind }) => kind);
  expect(
    proven.filter((kind) => !['fill-before', 'goal-first', 'goal-last', 'goal-chain', 'door'].includes(kind)),
  ).toEqual([]);
  expect(explanation.runs.at(-1)?.pushes[1]).toBe(explanation.solution.length);
  expect(explanation.runs.some(({ facts }) => facts.length > 0)).toBe(true);
});

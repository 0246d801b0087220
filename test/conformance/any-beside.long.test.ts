// Beams, the chain of starts, and the any-solution engine alternate by counts: the same level gives the same answer at the same node,
// whatever the clock says.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { ANY } from '@masu/solve/sokoban/solve/any/any.js';
import { expect } from 'vitest';
import { levelOf } from '../level-of.js';
import { sharedTest } from '../shared.js';

const SOLVED_BESIDE = [
  { number: 16, strategy: 'beam' },
  { number: 30, strategy: 'chain' },
];

sharedTest('what is next to the engine solves a level at the same node, however the slices are divided', (shared) => {
  const { levels } = XSB.parse(readFileSync(join(shared, 'levels/Sasquatch-I.txt'), 'latin1'));
  for (const { number, strategy } of SOLVED_BESIDE) {
    const draft = levels[number - 1];
    if (!draft?.ok) throw new Error(`expected level ${number}`);
    const level = levelOf(draft.value.rows);
    const [short, long] = [1, 0.001].map((tick) => {
      let clock = 0;
      const watch = { ...PATIENT, now: () => (clock += tick) };
      return finish(ANY.solve(level, { nodes: 400_000 }, watch));
    });
    expect(short).toMatchObject({ verdict: 'solved', notes: { strategy } });
    if (short?.verdict !== 'solved' || long?.verdict !== 'solved') throw new Error(`A ${strategy} must solve it.`);
    expect(long.effort.expanded).toBe(short.effort.expanded);
    expect(long.answer).toEqual(short.answer);
    expect(verifyMoves(level, short.answer).solved).toBe(true);
  }
});

// Stopping at any moment and in any phase: small search, analysis, plan, search, path, optimizing. Counted, not timed:
// after a stop it returns without another slice, and it checks in every slice. `npm run bench -- stop` measures how
// long a slice takes.

import type { Direction } from '@masu/core/base/grid.js';
import { type Outcome, PATIENT, type Progress } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../../test/level-of.js';
import { randomFor } from '../../../../../../test/seed.js';
import { STORE_ROWS } from '../../../../../../test/store-level.js';
import { ANY } from './any.js';

/** Six boxes: tried by the optimal search first, which does not end. */
const ROOM = levelOf([
  '##############',
  '#            #',
  '# $ $ $ #    #',
  '#   ##  #..  #',
  '# $ $ $  ..  #',
  '#    @  #..  #',
  '#       #    #',
  '##############',
]);
/** Twelve boxes through one door: straight to the engine. */
const STORE = levelOf(STORE_ROWS);

interface Run {
  readonly outcome: Outcome<readonly Direction[]>;
  /** How often it asked whether to stop, and the most slices it did without asking. */
  readonly asked: number;
  readonly unasked: number;
  /** Slices begun after the stop. */
  readonly late: number;
  readonly stages: ReadonlySet<string | undefined>;
}

/** Runs the solver, saying stop from the given question on. */
function runUntil(level: Level, stopAt: number): Run {
  let [asked, since, unasked, late, ticks] = [0, 0, 0, 0, 0];
  const stages = new Set<string | undefined>();
  const watch = {
    ...PATIENT,
    // a clock that advances with every reading: slices are short, and the same every time
    now: () => (ticks += 4),
    stopped: () => {
      since = 0;
      return ++asked >= stopAt;
    },
    report: ({ stage }: Progress) => void stages.add(stage),
  };
  const solving = ANY.solve(level, {}, watch);
  for (let next = solving.next(); ; next = solving.next()) {
    unasked = Math.max(unasked, since);
    since++;
    if (next.done) return { outcome: next.value, asked, unasked, late, stages };
    if (asked >= stopAt) late++;
  }
}

test.each([
  ['a level tried by the optimal search first', ROOM, ['small', 'straight', 'shortening']],
  ['a level for the engine', STORE, ['straight', 'feature space', 'shortening']],
])('%s: stopped at random moments', (_name, level, stages) => {
  const whole = runUntil(level, Number.POSITIVE_INFINITY);
  expect(whole.outcome.verdict).toBe('solved');
  expect([...whole.stages]).toEqual(stages);
  expect(whole.unasked).toBeLessThanOrEqual(1);
  const random = randomFor(8);
  // Half of them early, before there is an answer to shorten.
  const moments = Array.from(
    { length: 24 },
    (_, index) => 1 + random.below(index % 2 ? whole.asked : whole.asked >> 2),
  );
  let stopped = 0;
  for (const moment of [1, 2, 3, whole.asked, ...moments]) {
    const { outcome, late } = runUntil(level, moment);
    expect(late, `moment ${moment}`).toBe(0);
    // a stop during the optimization keeps the answer so far
    if (outcome.verdict === 'solved') expect(verifyMoves(level, outcome.answer).solved).toBe(true);
    else expect(outcome).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
    if (outcome.verdict === 'gave-up') stopped++;
  }
  expect(stopped).toBeGreaterThan(10);
});

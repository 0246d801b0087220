// `any` and `push-optimal` agree on what can be solved, over a thousand small random levels. `any` passes small levels
// to the push-optimal search, so the feature-space engine runs alone here: its own search, its own proof.

import { finish, type Outcome, PATIENT } from '@masu/core/base/outcome.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { makeRingBuffers, openChannel } from '@masu/engine/jobs/engines/ring-buffer.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { ANY, solveAnyWith } from '@masu/solve/sokoban/solve/any/any.js';
import { OUTSIDE_ENGINE } from '@masu/solve/sokoban/solve/any/techniques.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { expect, test } from 'vitest';
import { randomLevel } from '../random-level.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

/** Most random levels are unsolvable: levels are generated until there are this many of either kind. */
const EACH = sampled(50, 500);
const SEED = 2026;
/** Without the searches that would answer before the engine. */

function verdictOf(level: Level, outcome: Outcome<Solution>): string {
  if (outcome.verdict === 'solved') expect(checkSolution(level, outcome.answer)).toMatchObject({ ok: true });
  return outcome.verdict;
}

test(`${EACH} random small levels with and ${EACH} without a solution: any says what push-optimal says`, () => {
  const random = randomFor(SEED);
  const counts: Record<string, number> = { solved: 0, unsolvable: 0 };
  let searched = 0;
  while (Math.min(...Object.values(counts)) < EACH) {
    const level = randomLevel(random, 7, 8, 5);
    if (!level) continue;
    const truth = verdictOf(level, finish(PUSH_OPTIMAL.solve(level, {}, PATIENT)));
    const count = (counts[truth] ?? 0) + 1;
    if (count > EACH) continue;
    counts[truth] = count;
    const name = `${SOKOBAN.show(level, level.start).join('\n')}\n`;
    expect(verdictOf(level, finish(ANY.solve(level, {}, PATIENT))), name).toBe(truth);
    const alone = finish(solveAnyWith(level, {}, PATIENT, OUTSIDE_ENGINE));
    expect(verdictOf(level, alone), name).toBe(truth);
    if (alone.effort.expanded > 1) searched++;
  }
  expect(Object.keys(counts)).toEqual(['solved', 'unsolvable']);
  // the rest were decided without a search
  expect(searched).toBeGreaterThan(sampled(0.15, 0.4) * EACH);
});

/** Two engines alternate on one level, as two workers would; returns the first decision. */
function solveByTwo(level: Level): Outcome<Solution> {
  const memory = makeRingBuffers();
  const atWork = ([0, 1] as const).map((index) =>
    // a clock that advances with every reading makes slices short, so that they exchange often
    solveAnyWith(level, {}, { ...PATIENT, now: ticking(), partner: openChannel({ memory, index }) }, OUTSIDE_ENGINE),
  );
  for (;;) {
    const solving = atWork.shift() as (typeof atWork)[0];
    const next = solving.next();
    if (!next.done) atWork.push(solving);
    else if (next.value.verdict !== 'gave-up' || atWork.length === 0) return next.value;
  }
}

function ticking(): () => number {
  let ticks = 0;
  return () => {
    ticks += 8;
    return ticks;
  };
}

test('two engines that share a level say what push-optimal says, and join each other’s paths', () => {
  const random = randomFor(SEED + 1);
  let joined = 0;
  for (let made = 0; goesOn(made, sampled(60, 400), joined > 0); ) {
    const level = randomLevel(random, 8, 9, 6);
    const truth = level && finish(PUSH_OPTIMAL.solve(level, { nodes: 50_000 }, PATIENT));
    if (!level || !truth || truth.verdict === 'gave-up') continue;
    // most random levels are unsolvable: a few of those are enough
    if (truth.verdict === 'unsolvable' && made % 4 !== 0) continue;
    made++;
    const outcome = solveByTwo(level);
    const name = `${SOKOBAN.show(level, level.start).join('\n')}\n`;
    expect(verdictOf(level, outcome), name).toBe(truth.verdict);
    if (outcome.notes?.fromPartner) joined++;
  }
  expect(joined).toBeGreaterThan(0);
});

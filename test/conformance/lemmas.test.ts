// The lemma engine against the truth of a search by the rules alone: its bounds are never above the optimum, what it proves
// is right, also when memory runs out, and the same work gives the same result however it is divided into steps. Every
// certificate it writes is accepted by the checker, which shares no code with it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@masu/core/base/random.js';
import { certificateClaimMessage, checkCertificate } from '@masu/core/proof/check.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { loadKernel } from '@masu/solve/kernel/load.js';
import { STATES } from '@masu/solve/kernel/parameters.js';
import { proveClaim } from '@masu/solve/sokoban/certificates/prove-claim.js';
import { kernelWith } from '@masu/solve/sokoban/solve/engines/engine.js';
import { type LemmaKernel, openLemmaEngine } from '@masu/solve/sokoban/solve/engines/lemmas.js';
import { describe, expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { ownCollections } from '../own-levels.js';
import { type Optimum, plainOptimum } from '../plain-optimum.js';
import { pulledLevel, randomLevel } from '../random-level.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';
import { sharedTest } from '../shared.js';

const PLENTY = 2 ** 28;
const WATCH = { stopped: () => false, report: () => {} };

/** Mostly solvable levels: so many, and more until there are enough of what is counted. */
function* someLevels(random: Random, count: number, hasEnough = () => true): Generator<Level> {
  for (let made = 0; goesOn(made, count, hasEnough()); ) {
    const level = made % 3 ? pulledLevel(random, 5, 6, 4) : randomLevel(random, 5, 5, 3);
    if (!level?.start.boxes.some((box) => !level.goalMap[box])) continue;
    made++;
    yield level;
  }
}

interface Climb {
  readonly state: string;
  readonly bound: number;
  readonly work: number;
  readonly pushes: number | undefined;
}

/** Runs the engine to its end; after every step its bound must be true. */
function climb(level: Level, bytes: number, budget: () => number, optimum: Optimum | undefined): Climb {
  const engine = openLemmaEngine(level, bytes);
  let state = 'running';
  while (state === 'running') {
    state = engine.step(budget());
    if (optimum) expect(engine.lowerBound()).toBeLessThanOrEqual(optimum.pushes);
  }
  const answer = state === 'solved' ? verifyMoves(level, engine.answer()) : undefined;
  if (answer) expect(answer.solved).toBe(true);
  const climbed = { state, bound: engine.lowerBound(), work: engine.work(), pushes: answer?.pushes };
  engine.close?.();
  return climbed;
}

/** The work up to the end of the same searches without beams, or more than `most`. */
function workWithoutBeams(level: Level, most: number): number {
  const kernel = kernelWith<LemmaKernel>(level, PLENTY, loadKernel);
  let state = STATES[kernel.lemmasBegin(2)];
  while (state === 'running' && kernel.lemmasWork() <= most) state = STATES[kernel.lemmasStep(1_000, 2 ** 30)];
  return kernel.lemmasWork();
}

describe('the lemma engine', () => {
  test('proves the optimum or that there is no solution, however its steps are divided', () => {
    const random = randomFor(28);
    const counts = { solved: 0, unsolvable: 0 };
    for (const level of someLevels(random, sampled(12, 600), () => counts.solved > 5 && counts.unsolvable > 0)) {
      const optimum = plainOptimum(level, 'pushes');
      const whole = climb(level, PLENTY, () => 50_000, optimum);
      const board = showPosition(level, level.start).join('\n');
      expect(whole.state, board).toBe(optimum ? 'solved' : 'unsolvable');
      expect(whole.pushes, board).toBe(optimum?.pushes);
      counts[optimum ? 'solved' : 'unsolvable']++;
      expect(
        climb(level, PLENTY, () => 1 + random.below(40), optimum),
        board,
      ).toEqual(whole);
    }
    expect(counts.solved).toBeGreaterThan(5);
    expect(counts.unsolvable).toBeGreaterThan(0);
  });

  test.each([
    ['7-hard-levels', 11],
    ['8-extreme-levels', 4],
    ['8-extreme-levels', 23],
  ])(
    '%s %i: with beams, the solution has as many pushes as are proven, however the steps are divided',
    (name, number) => {
      const level = new Map(ownCollections()).get(`${name}.xsb`)?.[number - 1] as Level;
      const random = randomFor(number);
      const whole = climb(level, PLENTY, () => 50_000, undefined);
      // Without beams the same searches end elsewhere, so beams have had their turns.
      expect(workWithoutBeams(level, 2 * whole.work)).not.toBe(whole.work);
      expect(whole).toMatchObject({ state: 'solved', pushes: whole.bound });
      expect(climb(level, PLENTY, () => 1 + random.below(400), undefined)).toEqual(whole);
      // Out of memory for the tables of a beam, the engine goes on without.
      expect(climb(level, 2 ** 22, () => 50_000, undefined).bound).toBeLessThanOrEqual(whole.bound);
    },
  );

  test('claims nothing false when memory runs out', () => {
    const random = randomFor(29);
    const states = new Set<string>();
    for (const level of someLevels(random, sampled(20, 200), () => states.size === 3)) {
      const optimum = plainOptimum(level, 'pushes');
      for (const kilobytes of [0, 40, 400, 2_000, 5_000, 5_900, 6_100, 6_400, 7_000, 8_000]) {
        const { state, pushes } = climb(level, kilobytes * 1_000, () => 5_000, optimum);
        states.add(state);
        if (state === 'solved') expect(pushes).toBe(optimum?.pushes);
        if (state === 'unsolvable') expect(optimum).toBeUndefined();
      }
    }
    expect([...states].sort()).toEqual(['full', 'solved', 'unsolvable']);
  });

  test('writes certificates that prove the optimum in pushes and moves, and none for a false claim', () => {
    const random = randomFor(30);
    for (const level of someLevels(random, sampled(5, 300))) {
      const rows = showPosition(level, level.start);
      for (const metric of ['pushes', 'moves'] as const) {
        const fewest = plainOptimum(level, metric)?.[metric] ?? null;
        const proof = proofOf(level, { metric, fewest });
        if (!proof) expect.fail(`${rows.join('\n')}\nno proof of: ${certificateClaimMessage({ metric, fewest })}`);
        const checked = checkCertificate(rows, proof);
        if (!checked.verified)
          expect.fail(`${rows.join('\n')}\n${certificateClaimMessage({ metric, fewest })}: ${checked.reason}`);
        expect(checked.claim).toEqual({ metric: fewest === null ? 'pushes' : metric, fewest });
        if (fewest === null) continue;
        for (const falsely of [fewest + 1, null]) {
          const raised = proofOf(level, { metric, fewest: falsely });
          if (raised) expect(checkCertificate(rows, raised).verified).toBe(false);
        }
      }
    }
  });
});

test('the fewest moves among the fewest pushes are proven in the same certificate, and no fewer', () => {
  const random = randomFor(31);
  let ties = 0;
  for (const level of someLevels(random, sampled(5, 300), () => ties > 2)) {
    const optimum = plainOptimum(level, 'pushes');
    if (!optimum) continue;
    const rows = showPosition(level, level.start);
    const claim = { metric: 'pushes', fewest: optimum.pushes, fewestMoves: optimum.moves } as const;
    const proof = proofOf(level, claim);
    expect(proof && checkCertificate(rows, proof), rows.join('\n')).toMatchObject({ verified: true, claim });
    // A claim too high is left out, and the proof in pushes remains.
    const raised = proofOf(level, { ...claim, fewestMoves: optimum.moves + 1 });
    const { fewestMoves: _, ...inPushes } = claim;
    expect((raised && checkCertificate(rows, raised)) || undefined).toMatchObject({ verified: true, claim: inPushes });
    ties++;
  }
  expect(ties).toBeGreaterThan(2);
});

sharedTest('large levels: the bound climbs soon, beams reach it, and the check of a certificate is short', (shared) => {
  const { levels } = XSB.parse(readFileSync(join(shared, 'levels/XSokoban.txt'), 'latin1'));
  const levelAt = (number: number): Level => {
    const draft = levels[number - 1];
    if (!draft?.ok) throw new Error(`expected level ${number}`);
    return levelOf(draft.value.rows);
  };
  // If newer lemmas came before older ones, this would take more than ten times the work.
  const engine = openLemmaEngine(levelAt(30), PLENTY);
  while (engine.lowerBound() < 409 && engine.work() < 200_000) engine.step(2000);
  expect(engine.lowerBound()).toBeGreaterThanOrEqual(409);
  engine.close?.();
  const fourteen = levelAt(14);
  const proof = proofOf(fourteen, { metric: 'pushes', fewest: 235 });
  const checked = proof && checkCertificate(showPosition(fourteen, fourteen.start), proof);
  expect(checked).toMatchObject({ verified: true, claim: { metric: 'pushes', fewest: 235 } });
  if (checked?.verified) expect(checked.work).toBeLessThan(1000);
  // Lower targets end soon. If their beams made those of the last one wide, none of these would end.
  for (const [number, pushes] of sampled([], [[62, 245] as const, [64, 385] as const])) {
    const met = climb(levelAt(number), PLENTY, () => 50_000, undefined);
    expect(met).toMatchObject({ state: 'solved', pushes, bound: pushes });
    expect(met.work).toBeLessThan(4_000_000);
  }
});

function proofOf(level: Level, claim: Parameters<typeof proveClaim>[1]): Uint8Array | undefined {
  const proving = proveClaim(level, claim, { nodes: 20_000 }, WATCH);
  let next = proving.next();
  while (!next.done) next = proving.next();
  return next.value;
}

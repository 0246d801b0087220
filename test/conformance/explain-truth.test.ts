// Every fact of an explanation is true, checked by the plain searches of `explain-oracle.ts`, which share no code with
// the explainer: own levels, random small levels, and positions in the middle of play. Facts made false are refuted.

import { DIRECTIONS, offsets } from '@masu/core/base/grid.js';
import { finish } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import { walkTo } from '@masu/core/sokoban/rules/walks.js';
import {
  type Explanation,
  explainSokoban,
  explainSokobanNow,
  judgePush,
} from '@masu/studio/sokoban/explain/explain.js';
import type { LevelFact, RunFact } from '@masu/studio/sokoban/explain/facts.js';
import { namesIn } from '@masu/studio/sokoban/explain/names.js';
import { relaxedFillOrder } from '@masu/studio/sokoban/explain/relaxed-order.js';
import { levelSentence, runSentence } from '@masu/studio/sokoban/explain/sentences.js';
import { planFloor } from '@masu/studio/sokoban/positions/floor-plan.js';
import { expect, test } from 'vitest';
import { Oracle, TooLarge } from '../explain-oracle.js';
import { mutatedLevelFact, mutatedRunFact } from '../mutated-facts.js';
import { ownCollections } from '../own-levels.js';
import { pulledLevel, randomLevels } from '../random-level.js';
import { sample, sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

/** A level with more positions is left to the others: the oracle is slow. */
const MAX_POSITIONS = sampled(250, 9_000);

/** Own levels whose table is not large for certain: three boxes at most in the quick run. */
const ownLevels = (): [name: string, level: Level][] =>
  ownCollections()
    .flatMap(([file, levels]) => levels.map((level, at): [string, Level] => [`${file} ${at + 1}`, level]))
    .filter(([, level]) => level.goals.length <= sampled(3, 9) && level.walls.length <= sampled(70, 400));

interface Case {
  readonly name: string;
  readonly level: Level;
  readonly position: Position;
}

/** A position some random moves away. */
function wander(level: Level, random: Random, moves: number): Position {
  let position = level.start;
  for (let made = 0; made < moves; made++) {
    const taken = step(level, position, DIRECTIONS[random.below(4)] as (typeof DIRECTIONS)[number]);
    if (taken.kind !== 'blocked') position = taken.to;
  }
  return position;
}

function cases(use = 26): Case[] {
  const random = randomFor(use);
  const own = ownLevels().map(([name, level]): Case => ({ name, level, position: level.start }));
  const small = randomLevels(random, sampled(40, 600)).map(
    (level, at): Case => ({ name: `random ${at}`, level, position: level.start }),
  );
  const pulled = Array.from({ length: sampled(20, 200) }, (_, at) => {
    const level = pulledLevel(random, 3 + random.below(3), 4 + random.below(3), 2 + random.below(3));
    return level ? [{ name: `pulled ${at}`, level, position: level.start }] : [];
  }).flat();
  const some = sample(own, 40);
  const middle = [...some, ...pulled].map(({ name, level }) => ({
    name: `${name}, later`,
    level,
    position: wander(level, random, 20),
  }));
  return [...some, ...small, ...pulled, ...middle];
}

/** Solutions that are not the shortest: some random moves, then the solution explained from there. */
function longWays(round: number): [name: string, explanation: Explanation][] {
  const random = randomFor(29 + 100 * round);
  return cases(26 + 100 * round).flatMap(({ name, level, position }): [string, Explanation][] => {
    const moves = Array.from({ length: 12 }, () => DIRECTIONS[random.below(4)] as (typeof DIRECTIONS)[number]);
    const made: (typeof DIRECTIONS)[number][] = [];
    let at = position;
    for (const direction of moves) {
      const taken = step(level, at, direction);
      if (taken.kind === 'blocked' || isSolved(level, taken.to)) continue;
      made.push(direction);
      at = taken.to;
    }
    const rest = explainSokobanNow(level, at);
    if (rest.verdict !== 'explained' || (rest.positions ?? Infinity) > MAX_POSITIONS) return [];
    for (const { from, direction } of rest.solution) {
      const behind = from - offsets(level.width)[direction];
      made.push(...(walkTo(level, at, behind) ?? []), direction);
      const taken = step(level, { ...at, player: behind }, direction);
      if (taken.kind === 'blocked') throw new Error('a push of a solution is blocked');
      at = taken.to;
    }
    const explanation = finish(explainSokoban(level, position, made));
    return explanation.verdict === 'explained' && !explanation.isShortest ? [[name, explanation]] : [];
  });
}

test('every fact about a longer solution is true', () => {
  const wrong: string[] = [];
  let checked = 0;
  const enough = sampled(20, 100);
  for (let round = 0; goesOn(round, 1, checked > enough); round++) {
    for (const [name, explanation] of longWays(round)) {
      for (const { text, kind, isTrue } of toldFacts(explanation, new Oracle(explanation))) {
        try {
          if (!isTrue()) wrong.push(`${name}: ${kind}: ${text}`);
          checked++;
        } catch (error) {
          if (!(error instanceof TooLarge)) throw error;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(enough);
});

interface Told {
  readonly text: string;
  readonly kind: string;
  readonly isTrue: () => boolean;
  readonly isMutantTrue: (() => boolean) | undefined;
}

function toldFacts(explanation: Explanation, oracle: Oracle): Told[] {
  const names = namesIn(explanation);
  const level = explanation.facts.map((fact: LevelFact): Told => {
    const mutant = mutatedLevelFact(fact, explanation);
    return {
      text: sentenceText(levelSentence(fact, names)),
      kind: fact.kind + ('loss' in fact ? `:${fact.loss.by}` : ''),
      isTrue: () => oracle.isLevelFactTrue(fact),
      isMutantTrue: mutant && (() => oracle.isLevelFactTrue(mutant)),
    };
  });
  const runs = explanation.runs.flatMap((run, index) =>
    run.facts.map((fact: RunFact): Told => {
      const mutant = mutatedRunFact(fact, run.box, explanation);
      return {
        text: `${index + 1}. ${sentenceText(runSentence(fact, names))}`,
        kind: `run ${fact.kind}`,
        isTrue: () => oracle.isRunFactTrue(fact, index),
        isMutantTrue: mutant && (() => oracle.isRunFactTrue(mutant.fact, index, mutant.box)),
      };
    }),
  );
  const deliveries = explanation.runs.flatMap(({ isDelivery }, index) => (isDelivery ? [index] : []));
  const services = explanation.runs.map(({ serves }, index): Told => {
    const other = deliveries.find((delivery) => delivery !== serves);
    return {
      text: `${index + 1}. serves ${serves === undefined ? 'no delivery' : serves + 1}`,
      kind: serves === index ? 'delivery' : serves === undefined ? 'needless' : 'serves',
      isTrue: () => oracle.isServiceTrue(index, serves),
      isMutantTrue: other === undefined ? undefined : () => oracle.isServiceTrue(index, other),
    };
  });
  return [...level, ...runs, ...services];
}

test('every fact is true, and every mutated fact is false', () => {
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  let checked = 0;
  let mutated = 0;
  let unchecked = 0;
  const isEnough = (): boolean =>
    checked > sampled(400, 5_000) && mutated > sampled(100, 1_500) && counts.size > sampled(20, 30);
  for (let round = 0; goesOn(round, 1, isEnough()); round++) {
    for (const { name, level, position } of cases(26 + 100 * round)) {
      const explanation = explainSokobanNow(level, position);
      if (explanation.verdict !== 'explained') continue;
      if (explanation.positions === undefined || explanation.positions > MAX_POSITIONS) continue;
      const oracle = new Oracle(explanation);
      for (const { text, kind, isTrue, isMutantTrue } of toldFacts(explanation, oracle)) {
        try {
          if (!isTrue()) wrong.push(`${name}: ${kind}: ${text}`);
          checked++;
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
          if (!isMutantTrue) continue;
          if (isMutantTrue()) wrong.push(`${name}: mutated ${kind}: ${text}`);
          mutated++;
        } catch (error) {
          if (!(error instanceof TooLarge)) throw error;
          unchecked++;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(unchecked).toBeLessThan(checked / 50);
  expect(checked).toBeGreaterThan(sampled(400, 5_000));
  expect(mutated).toBeGreaterThan(sampled(100, 1_500));
  expect(counts.size).toBeGreaterThan(sampled(20, 30));
  if (process.env.MASU_SHOW) console.log(checked, mutated, unchecked, [...counts].sort());
});

test('the verdict on a push is that of a plain search', () => {
  const random = randomFor(27);
  const wrong: string[] = [];
  let judged = 0;
  const enough = sampled(50, 500);
  const own = sample(ownLevels(), 25).map(([, level]) => level);
  for (let made = 0; goesOn(made, own.length + sampled(40, 400), judged > enough); made++) {
    const level = own[made] ?? randomLevels(random, 1)[0];
    const explanation = level && explainSokobanNow(level);
    if (!level || !explanation) continue;
    if (explanation.verdict !== 'explained' || (explanation.positions ?? Infinity) > MAX_POSITIONS) continue;
    const oracle = new Oracle(explanation);
    const fewest = oracle.fewest() as number;
    for (const cell of level.start.boxes) {
      for (const direction of DIRECTIONS) {
        const verdict = finish(judgePush(level, level.start, cell, direction));
        const after = oracle.fewestPushesAfter(cell, direction);
        if (verdict.verdict === 'illegal') continue;
        judged++;
        const isRight =
          verdict.verdict === 'loses'
            ? oracle.isLossAfter(verdict.loss, cell, direction)
            : after !== undefined && after + 1 - fewest === (verdict.verdict === 'longer' ? verdict.more : 0);
        if (!isRight) wrong.push(`${cell} ${direction}: ${JSON.stringify(verdict)} ${after} ${fewest}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThan(enough);
});

test('goal orders that two boxes prove are true with all of them', () => {
  const random = randomFor(28);
  const own = sample(ownLevels(), 25).map(([, level]) => level);
  const enough = sampled(10, 100);
  const wrong: string[] = [];
  let proven = 0;
  for (let made = 0; goesOn(made, own.length + sampled(40, 300), proven > enough); made++) {
    const level = own[made] ?? pulledLevel(random, 4, 5, 3);
    const explanation = level && explainSokobanNow(level);
    if (!level || !explanation) continue;
    if (explanation.verdict !== 'explained' || (explanation.positions ?? Infinity) > MAX_POSITIONS) continue;
    const plan = planFloor(level);
    const planCells = (cells: readonly number[]): number[] => cells.map((cell) => plan.cellNumbers[cell] as number);
    const order = relaxedFillOrder(plan, planCells(level.start.boxes), planCells(level.goals));
    const oracle = new Oracle(explanation);
    order.forEach((row, g) => {
      row.forEach((proof, h) => {
        if (proof === 0) return;
        proven++;
        if (!oracle.isFilledBefore(g, h)) wrong.push(`${level.title}: ${g + 1} before ${h + 1}`);
      });
    });
  }
  expect(wrong).toEqual([]);
  expect(proven).toBeGreaterThan(enough);
});

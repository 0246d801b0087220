// The facts of lesson 9 are what the explainer finds, its texts fit them, and plain searches agree.

import { finish } from '@masu/core/base/outcome.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import { legalPushes } from '@masu/core/sokoban/rules/legal-pushes.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { findDeadlock } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import {
  type Explanation,
  explainSokobanNow,
  judgePush,
  type PushVerdict,
} from '@masu/studio/sokoban/explain/explain.js';
import { FIVE_PUSHES, FOUR_CHAMBERS, LOW_SHELF, LOW_SHELF_PUSHED, SMALL_RING } from '@masu/teach/boards.js';
import { lessonLevel } from '@masu/teach/facts.js';
import { LANDMARK_FACTS } from '@masu/teach/plans/landmark-facts.js';
import { landmarkCells } from '@masu/teach/plans/landmarks.js';
import { expect, test } from 'vitest';
import { ownCollections } from '../own-levels.js';

function explained(level: Level): Explanation {
  const made = explainSokobanNow(level);
  if (made.verdict !== 'explained') throw new Error(made.verdict);
  return made;
}

const judged = (level: Level): readonly { cell: number; direction: string; verdict: PushVerdict }[] =>
  legalPushes(level, level.start).map(({ cell, direction }) => ({
    cell,
    direction,
    verdict: finish(judgePush(level, level.start, cell, direction)),
  }));

const SHELF = lessonLevel(LOW_SHELF);
const made = explained(SHELF);
const detourOf = ({ facts }: Explanation): number | undefined =>
  facts.flatMap((fact) => (fact.kind === 'detour' ? fact.cells : []))[0];

test('the level of the text', () => {
  const pushes = judged(SHELF);
  const losses = pushes.flatMap(({ verdict }) => (verdict.verdict === 'loses' ? [verdict.loss] : []));
  const reason = losses.find(({ by }) => by === 'at-most');
  const chain = made.facts.find(({ kind }) => kind === 'goal-chain');
  if (reason?.by !== 'at-most' || chain?.kind !== 'goal-chain') throw new Error('a fact of the lesson is missing');
  const linkFrom = made.runs.findIndex(({ facts }) => facts.some((fact) => fact.kind === 'enables' && fact.isOwn));
  const link = made.runs[linkFrom]?.facts.find(({ kind }) => kind === 'enables');
  expect(link).toMatchObject({ why: 'track' });
  expect(chain.closes).toBe(true);
  expect(LANDMARK_FACTS.shelf).toEqual({
    pushes: pushes.length,
    losing: losses.length,
    corners: losses.filter((loss) => loss.by === 'rule' && loss.rule === 'corner').length,
    boxes: reason.of,
    most: reason.count,
    detour: detourOf(made),
    earlierGoal: SHELF.goals[chain.goals[0] as number],
    laterGoal: SHELF.goals[chain.goals[1] as number],
    solution: made.solution.length,
    runs: made.runs.length,
    linkFrom,
    linkTo: link?.kind === 'enables' ? link.run : -1,
  });
  // "The other one": one push loses for another reason than a corner.
  expect(LANDMARK_FACTS.shelf.losing - LANDMARK_FACTS.shelf.corners).toBe(1);
});

test('the push of the text: up, of the lower box, nearer to a goal, and no deadlock rule sees it', () => {
  const other = judged(SHELF).find(({ verdict }) => verdict.verdict === 'loses' && verdict.loss.by === 'at-most');
  expect(other).toMatchObject({ cell: Math.max(...SHELF.start.boxes), direction: 'up' });
  expect(made.facts).toContainEqual(expect.objectContaining({ kind: 'push-trap', direction: 'up', push: 0 }));
  const pushed = lessonLevel(LOW_SHELF_PUSHED);
  const cell = other?.cell ?? 0;
  const boxes = SHELF.start.boxes.map((box) => (box === cell ? box - SHELF.width : box)).sort((a, b) => a - b);
  expect(pushed.start).toEqual({ player: cell, boxes });
  expect(findDeadlock(pushed, pushed.start)).toBeUndefined();
  expect(explainSokobanNow(pushed).verdict).toBe('lost');
});

test('the answers to the exercises', () => {
  const five = judged(lessonLevel(FIVE_PUSHES));
  const live = five.filter(({ verdict }) => verdict.verdict !== 'loses');
  expect(live.length).toBe(1);
  expect(LANDMARK_FACTS.five).toEqual({ pushes: five.length, losing: five.length - 1, live: live[0]?.cell });
  const ring = lessonLevel(SMALL_RING);
  expect(LANDMARK_FACTS.ring).toEqual({ detour: detourOf(explained(ring)) });
  // "One cell that is neither a goal nor the start of a box"
  const others = finish(landmarkCells(SMALL_RING)).filter((cell) => !ring.start.boxes.includes(cell));
  expect(others).toEqual([LANDMARK_FACTS.ring.detour]);
  const { runs, solution } = explained(lessonLevel(FOUR_CHAMBERS));
  const [aside, next] = runs;
  const link = aside?.facts.find(({ kind }) => kind === 'enables');
  expect(link).toMatchObject({ isNext: true, isOwn: true });
  expect([aside?.isDelivery, aside?.goal, next?.isDelivery]).toEqual([false, undefined, true]);
  expect(LANDMARK_FACTS.chambers).toEqual({ aside: aside?.from, why: link?.kind === 'enables' ? link.why : '' });
  const [begin = 0, end = 0] = next?.pushes ?? [];
  expect(solution.slice(begin, end).map(({ direction }) => direction)).toEqual(['up', 'up', 'right']);
});

test('landmarks by searches without pushes onto a cell are pushed onto in the solution shown', () => {
  const pushedOnto = made.solution.map(({ onto }) => onto);
  const landmarks = finish(landmarkCells(LOW_SHELF));
  expect(landmarks).toContain(LANDMARK_FACTS.shelf.detour);
  expect(landmarks.filter((cell) => !pushedOnto.includes(cell))).toEqual([]);
});

test('the boards are levels of our own', () => {
  const own = new Set(ownCollections().flatMap(([, levels]) => levels.map(levelHash)));
  for (const rows of [LOW_SHELF, FIVE_PUSHES, SMALL_RING, FOUR_CHAMBERS]) {
    expect(own.has(levelHash(lessonLevel(rows)))).toBe(true);
  }
});

// The generator of Sokoban levels on many seeds: proven, of the right grade, nothing redundant, all different; and its
// tables compared with the push-optimal solver, which shares no code with them.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { seededRandom } from '@masu/core/base/random.js';
import { canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { seedOfTry } from '@masu/studio/sokoban/compose/compose.js';
import { plainCells, validateDraftLevel, walledUp, withoutPair } from '@masu/studio/sokoban/compose/draft-level.js';
import { DRAWINGS, type DrawingId, drawRoom } from '@masu/studio/sokoban/compose/draw-room.js';
import { evaluateRoom } from '@masu/studio/sokoban/compose/evaluate-room.js';
import { TRIM_PUSHES, TRIM_UNITS } from '@masu/studio/sokoban/compose/finish-level.js';
import { placeGoals } from '@masu/studio/sokoban/compose/place-goals.js';
import { drawRecipe } from '@masu/studio/sokoban/compose/recipes.js';
import { isConnected, type Room } from '@masu/studio/sokoban/compose/room.js';
import { withoutIdleFloor } from '@masu/studio/sokoban/compose/without-idle-floor.js';
import { SOKOBAN_GRADES, type SokobanGrade } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokoban, gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';
import type { SokobanGraded } from '@masu/studio/sokoban/grade/reasons.js';
import { planFloor } from '@masu/studio/sokoban/positions/floor-plan.js';
import { Positions } from '@masu/studio/sokoban/positions/positions.js';
import { fewestChanges, solutionTable } from '@masu/studio/sokoban/positions/solution-table.js';
import { describe, expect, test } from 'vitest';
import { madeSokoban } from '../made-sokoban.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

const PUSH_OPTIMAL = SOKOBAN.solvers.find(({ id }) => id === 'push-optimal') as (typeof SOKOBAN.solvers)[number];

/** With the difficulty of all floor, by which levels are trimmed. */
const gradedOf = (level: Level | undefined): SokobanGraded | undefined => {
  const grading = level && finish(gradeSokoban(level, 'all'));
  return grading?.verdict === 'graded' ? grading : undefined;
};

function provedPushes(level: Level): number | undefined {
  const outcome = finish(PUSH_OPTIMAL.solve(level, {}, PATIENT));
  return outcome.verdict === 'solved' ? scoreOf(level, outcome.answer).pushes : undefined;
}

/** Rooms of every drawing with goals, too large ones left out. */
function rooms(count: number, boxes: number, seed: number): Room[] {
  const random = randomFor(seed);
  const ids = Object.keys(DRAWINGS) as DrawingId[];
  const found: Room[] = [];
  while (found.length < count) {
    const drawing = ids[found.length % ids.length] as DrawingId;
    const room = placeGoals(drawRoom({ width: 8, height: 6, drawing, pillars: 1 }, random), boxes, random);
    if (room && planFloor(room).slotCount > boxes + 2) found.push(room);
  }
  return found;
}

describe.each(SOKOBAN_GRADES)('%s', (grade) => {
  const seeds = sampled([12], [11, 12, 13]);
  const made = seeds.map((seed) => madeSokoban({ grade }, seed));

  test('proven with the stated pushes, graded as stated', () => {
    for (const { level, graded } of made) {
      expect(provedPushes(level)).toBe(graded.figures.pushes);
      expect(gradeSokobanNow(level)).toEqual(graded);
      expect(graded.grade).toBe(grade);
    }
  });

  test('without any box and goal it is easier, or unsolvable', () => {
    for (const { level } of made) {
      const graded = gradedOf(level) as SokobanGraded;
      const draft = { room: level, boxes: level.start.boxes, player: level.start.player };
      for (let box = 0; box < level.goals.length; box++) {
        for (let goal = 0; goal < level.goals.length; goal++) {
          const less = gradedOf(validateDraftLevel(withoutPair(draft, box, goal)));
          expect(less?.units ?? 0).toBeLessThan(graded.units);
        }
      }
    }
  });

  test('a dead end, and in a knot any plain cell next to a wall, is needed', () => {
    for (const { level, seed } of made) {
      const graded = gradedOf(level) as SokobanGraded;
      expect(graded.grade).toBe(grade);
      const isKnot = drawRecipe({ grade }, seededRandom(seedOfTry(seed, 0))).style === 'knot';
      const draft = { room: level, boxes: level.start.boxes, player: level.start.player };
      for (const cell of plainCells(draft, isKnot ? 1 : 3)) {
        const next = walledUp(draft, cell);
        const less = next && gradedOf(validateDraftLevel(next));
        const isHeld =
          less !== undefined &&
          less.grade === graded.grade &&
          less.units >= graded.units - TRIM_UNITS &&
          less.figures.pushes <= graded.figures.pushes + TRIM_PUSHES;
        expect([seed, cell, isHeld]).toEqual([seed, cell, false]);
      }
    }
  });
});

test('a tight level is of its grade, and hardly a cell beside a wall could be wall', () => {
  for (const grade of sampled<readonly SokobanGrade[]>(['trivial', 'easy', 'tricky'], SOKOBAN_GRADES)) {
    let [cells, spare] = [0, 0];
    for (let seed = 1; seed <= sampled(2, 5); seed++) {
      const { level, graded } = madeSokoban({ grade, tight: true }, seed);
      expect([grade, seed, provedPushes(level)]).toEqual([graded.grade, seed, graded.figures.pushes]);
      const draft = { room: level, boxes: level.start.boxes, player: level.start.player };
      for (const cell of plainCells(draft)) {
        const next = walledUp(draft, cell);
        const less = next && gradedOf(validateDraftLevel(next));
        cells++;
        if (less?.figures.pushes === graded.figures.pushes) spare++;
      }
    }
    expect([grade, spare <= 0.1 * cells]).toEqual([grade, true]);
  }
});

test('generator 1 still makes its levels: the grade may be another one today', () => {
  const { graded, generator } = madeSokoban({ grade: 'easy', generator: 1 }, 3);
  expect([graded.grade, generator]).toEqual(['trivial', 1]);
  expect(madeSokoban({ grade: 'easy' }, 3).graded.grade).toBe('easy');
});

test('the reverse table agrees with push-optimal on random positions of rooms', () => {
  const random = randomFor(77);
  let compared = 0;
  for (const room of rooms(sampled(8, 20), 3, 3)) {
    const plan = planFloor(room);
    const positions = Positions.open(plan, room.goals.length) as Positions;
    const table = finish(solutionTable(positions, 1e6));
    if (!table) throw new Error('The table has no end.');
    for (let i = 0; i < 10; i++) {
      const position = table.order[random.below(table.order.length)] as number;
      const configuration = positions.configurationOf[position] as number;
      const region = position - (positions.first[configuration] as number);
      const labels = positions.labels.subarray(configuration * plan.size, (configuration + 1) * plan.size);
      const player = plan.boardCells[labels.indexOf(region)] as number;
      const boxes = Array.from({ length: room.goals.length }, (_, box) => {
        const cell = positions.boxCells[configuration * room.goals.length + box] as number;
        return plan.boardCells[cell] as number;
      });
      const level = validateDraftLevel({ room, boxes, player }) as Level;
      expect(provedPushes(level)).toBe(table.pushes[position]);
      const graded = gradedOf(level);
      expect(graded?.figures.boxChanges).toBe(fewestChanges(table, room.goals.length, position));
      compared++;
    }
  }
  expect(compared).toBe(sampled(80, 200));
});

/** What is in reach, without the first pushes onto dead squares: one onto a cell that was removed is gone with it. */
function reachOf(graded: SokobanGraded | undefined) {
  const { dead, reachable, openings = 0, losingOpenings = 0, ontoDeadSquares = 0 } = graded?.reach ?? {};
  return { dead, reachable, openings: openings - ontoDeadSquares, losing: losingOpenings - ontoDeadSquares };
}

test('removing idle floor changes neither the grade nor the solution', () => {
  let taken = 0;
  for (let round = 0; goesOn(round, 1, taken > 10); round++)
    for (const room of rooms(24, 3, 9 + 100 * round)) {
      const less = withoutIdleFloor(room);
      expect(isConnected(less)).toBe(true);
      taken += room.walls.filter((wall, cell) => wall !== less.walls[cell]).length;
      const aim = { units: 16_000, pushes: 10, onGoals: 1 };
      const start = finish(evaluateRoom(less, aim, 200_000, {}))[0];
      if (!start) continue;
      const [before, after] = [room, less].map((each) =>
        gradedOf(validateDraftLevel({ room: each, boxes: start.boxes, player: start.player })),
      );
      expect(after).toMatchObject({ units: before?.units, figures: before?.figures });
      expect(reachOf(after)).toEqual(reachOf(before));
    }
  expect(taken).toBeGreaterThan(10);
});

test('many seeds: every one gives a level, and no two the same', () => {
  for (const [grade, count] of [
    ['trivial', sampled(10, 60)],
    ['easy', sampled(6, 40)],
    ['tricky', sampled(3, 20)],
  ] as const) {
    const boards = Array.from({ length: count }, (_, at) => canonicalBoard(madeSokoban({ grade }, 1_000 + at).level));
    expect(new Set(boards).size).toBeGreaterThanOrEqual(count - (grade === 'trivial' ? 3 : 0));
    expect(boards.every((board) => validateLevel({ rows: board.split('\n') }).ok)).toBe(true);
  }
});

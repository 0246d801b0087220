import { DIRECTIONS } from '@masu/core/base/grid.js';
import { canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import { normalizedRows, symmetries } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { deadCells } from '@masu/solve/sokoban/solve/deadlock/dead-cells.js';
import { describe, expect, test } from 'vitest';
import { allPositions, keyOf } from '../../../../../test/all-positions.js';
import { levelOf } from '../../../../../test/level-of.js';
import { tutorialCollections } from '../../../../../test/own-levels.js';
import { sample } from '../../../../../test/sample.js';
import { deadUnits, difficultyNumber, gradeOfUnits, logUnits, SOKOBAN_GRADES, UNITS } from './difficulty.js';
import { gradeSokoban, gradeSokobanNow } from './grade.js';
import { reasonMessage } from './reason-sentences.js';
import type { GradeReason, SokobanGraded } from './reasons.js';

function gradedOf(level: Level): SokobanGraded {
  const grading = gradeSokobanNow(level);
  if (grading.verdict !== 'graded') throw new Error(grading.verdict);
  return grading;
}

/** The same board with the player on every cell it can walk to. */
function elsewhere(level: Level): Level[] {
  const region = new Set([level.start.player]);
  for (const cell of region) {
    for (const offset of [-level.width, 1, level.width, -1]) {
      const next = cell + offset;
      if (!level.walls[next] && !level.start.boxes.includes(next)) region.add(next);
    }
  }
  return [...region].map((player) => ({ ...level, start: { ...level.start, player } }));
}

const handMade = tutorialCollections().flatMap(([, levels]) => levels);

describe('figures counted by hand', () => {
  test.each([
    ['one push', ['#####', '#@$.#', '#####'], 'trivial', { pushes: 1, boxChanges: 1, gap: 0 }, 0],
    [
      'around the box',
      ['######', '#    #', '#.$ @#', '#    #', '######'],
      'trivial',
      { pushes: 1, boxChanges: 1, gap: 0 },
      0,
    ],
    [
      'two boxes in line',
      ['#######', '#@    #', '# $ $ #', '# . . #', '#     #', '#######'],
      'trivial',
      { boxes: 2, gap: 0 },
      0,
    ],
  ] as const)('%s', (_, rows, grade, figures, dead) => {
    const graded = gradedOf(levelOf(rows));
    expect(graded.grade).toBe(grade);
    expect(graded.isExact).toBe(true);
    expect(graded.figures).toMatchObject(figures);
    expect(graded.reach?.dead).toBeGreaterThanOrEqual(dead);
  });

  test('a level without a solution has no grade', () => {
    expect(gradeSokobanNow(levelOf(['######', '#@ $ #', '#  . #', '#$  .#', '######'])).verdict).toBe('unsolvable');
    expect(gradeSokobanNow(levelOf(['#####', '#@ .#', '#$  #', '#####'])).verdict).toBe('unsolvable');
  });

  test('a level solved at its start is trivial, with that as the reason', () => {
    const graded = gradedOf(levelOf(['#####', '#@* #', '#####']));
    expect([graded.grade, graded.units, graded.reasons]).toEqual(['trivial', 0, [{ kind: 'solved' }]]);
  });
});

describe('difficulty', () => {
  test('logarithms are those of Math.log2, rounded to whole units', () => {
    const off = Array.from({ length: 5000 }, (_, n) => Math.abs(logUnits(n) - Math.log2(1 + n) * 4096));
    expect(Math.max(...off)).toBeLessThan(0.51);
  });

  test('the dead share counts by its square, from 0 to 1.5', () => {
    expect([deadUnits(0, 10), deadUnits(5, 10), deadUnits(10, 10)]).toEqual([0, 1536, 6144]);
    expect(deadUnits(399_999, 400_000)).toBe(6144);
  });

  test('grades follow each other without a gap, and a rounded number never shows the next one', () => {
    const edges = [0, 3, 4, 5, 6, 1_000].map((points) => points * UNITS);
    for (const [at, grade] of SOKOBAN_GRADES.entries()) {
      const [from, to] = edges.slice(at) as [number, number];
      expect([gradeOfUnits(from), gradeOfUnits(to - 1)]).toEqual([grade, grade]);
    }
    expect(difficultyNumber(6 * 4096 - 1)).toBe(5.99);
  });
});

describe('what must not affect the grade', () => {
  test('all 8 symmetries have the same grade, difficulty, figures, and reasons', () => {
    for (const level of sample(
      handMade.filter((_, at) => at % 7 === 1),
      1,
    )) {
      const { units, figures, reach, reasons } = gradedOf(level);
      for (const rows of symmetries(normalizedRows(level))) {
        expect(gradedOf(levelOf(rows)), level.title).toMatchObject({ units, figures, reach, reasons });
      }
    }
  });

  test('and so has every start cell of the player’s region', () => {
    for (const level of sample(
      handMade.filter((_, at) => at % 11 === 2),
      2,
    )) {
      const { units, figures } = gradedOf(level);
      for (const moved of elsewhere(level)) {
        expect(canonicalBoard(moved)).toBe(canonicalBoard(level));
        expect(gradedOf(moved)).toMatchObject({ units, figures });
      }
    }
  });
});

test('stopped at any yield, there is no grade', () => {
  const level = handMade.at(-1) as Level;
  const grading = gradeSokoban(level);
  let yields = 0;
  for (let next = grading.next(); !next.done; next = grading.next()) {
    expect(next.value).toBeUndefined();
    yields++;
  }
  expect(yields).toBeGreaterThan(1);
});

test('every level has at most three reasons, and each is about this level', () => {
  for (const level of handMade.slice(0, 24)) {
    const { reasons, figures } = gradedOf(level);
    expect(reasons.length, level.title).toBeGreaterThan(0);
    expect(reasons.length, level.title).toBeLessThanOrEqual(3);
    const changes = reasons.find(({ kind }) => kind === 'box-changes');
    if (changes) expect(changes).toMatchObject({ count: figures.boxChanges, isShortest: true });
  }
});

test.each<[GradeReason, string]>([
  [{ kind: 'straight' }, 'A shortest solution takes each box to its goal in one run, by the shortest way'],
  [{ kind: 'box-changes', count: 17, isShortest: true }, 'A shortest solution takes 17 runs of pushes'],
  [{ kind: 'box-changes', count: 1, isShortest: false }, 'The solution found takes 1 run of pushes'],
  [
    { kind: 'away-pushes', count: 9, pushes: 31, isShortest: true },
    '9 of 31 pushes lead away from the goals in a shortest solution',
  ],
  [{ kind: 'most-runs', count: 6, isShortest: false }, 'One box is pushed six separate times in the solution found'],
  [{ kind: 'parked-boxes', count: 2, isShortest: true }, 'Two boxes are parked on the way in a shortest solution'],
  [
    { kind: 'dead-positions', dead: 3, reachable: 4 },
    'About three in four positions you can reach are deadlocks, dead squares aside',
  ],
  [
    { kind: 'dead-positions', dead: 1, reachable: 2 },
    'About half the positions you can reach are deadlocks, dead squares aside',
  ],
  [{ kind: 'losing-first-pushes', losing: 3, openings: 4 }, 'Only one of four first pushes avoids a deadlock'],
  [{ kind: 'losing-first-pushes', losing: 1, openings: 3 }, 'One of three first pushes leads to a deadlock'],
])('%j in words', (reason, words) => {
  expect(reasonMessage(reason)).toBe(words);
});

test('each box goes to its goal in one run only if no box stays where it is', () => {
  const both = levelOf(['#######', '#@$ . #', '# $ . #', '#######']);
  const one = levelOf(['#######', '#@$ . #', '#   * #', '#######']);
  expect([both, one].map((level) => gradedOf(level).reasons.some(({ kind }) => kind === 'straight'))).toEqual([
    true,
    false,
  ]);
});

test('the share of deadlocks leaves out positions with a box on a dead square, and only those', () => {
  // A room with one goal in its middle: every lost position has its box at a wall.
  const room = levelOf(['#######', '#     #', '# $ . #', '#  @  #', '#     #', '#######']);
  const lost = [...allPositions(room).values()].filter(({ pushes }) => pushes === Number.POSITIVE_INFINITY);
  expect(lost.length).toBeGreaterThan(0);
  const dead = deadCells(room);
  expect(lost.every(({ position }) => position.boxes.some((box) => dead[box]))).toBe(true);
  expect(gradedOf(room).reach).toMatchObject({ dead: 0 });
});

/** The first pushes of a level by the rules alone, and how many of them no move sequence repairs. */
function countFirstPushes(level: Level): { openings: number; losing: number } {
  const judged = allPositions(level);
  const pushed = elsewhere(level).flatMap(({ start }) =>
    DIRECTIONS.flatMap((direction) => {
      const taken = step(level, start, direction);
      return taken.kind === 'push' ? [judged.get(keyOf(taken.to))?.pushes] : [];
    }),
  );
  return { openings: pushed.length, losing: pushed.filter((pushes) => pushes === Number.POSITIVE_INFINITY).length };
}

test('a reason about first pushes counts every legal one, onto dead squares too', () => {
  const told = handMade.flatMap((level) => {
    const { reach, reasons } = gradedOf(level);
    const reason = reasons.find(({ kind }) => kind === 'losing-first-pushes');
    return reason && (reach?.reachable ?? 0) < 1000 ? [{ level, reason }] : [];
  });
  expect(told.length).toBeGreaterThan(5);
  for (const { level, reason } of sample(told, 5)) expect(reason).toMatchObject(countFirstPushes(level));
});

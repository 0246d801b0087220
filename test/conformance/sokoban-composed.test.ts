// Generated levels: of the right grade, as requested, the same for the same seed, given up after the tries.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { composeSokoban, type SokobanComposed } from '@masu/studio/sokoban/compose/compose.js';
import { countRooms } from '@masu/studio/sokoban/compose/count-rooms.js';
import { measureLooks, type Room } from '@masu/studio/sokoban/compose/room.js';
import type { SokobanGrade } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';
import { describe, expect, test } from 'vitest';
import { madeSokoban } from '../made-sokoban.js';
import { sampled } from '../sample.js';

const roomOf = ({ level }: SokobanComposed): Room => level;

const GRADES: readonly SokobanGrade[] = sampled(['easy'], ['trivial', 'easy', 'tricky']);

describe.each(GRADES)('%s', (grade) => {
  const made = [1, 2].map((seed) => madeSokoban({ grade }, seed));

  test('a level of its grade, proven with the stated pushes, every box needed', () => {
    for (const { level, graded, rows } of made) {
      expect(validateLevel({ rows }).ok).toBe(true);
      const proof = finish(PUSH_OPTIMAL.solve(level, {}, PATIENT));
      if (proof.verdict !== 'solved') throw new Error(proof.verdict);
      expect(scoreOf(level, proof.answer).pushes).toBe(graded.figures.pushes);
      expect(gradeSokobanNow(level)).toEqual(graded);
      expect([graded.grade, graded.isExact, graded.figures.idleBoxes]).toEqual([grade, true, 0]);
    }
  });

  test('with a look within the limits', () => {
    for (const each of made) {
      const looks = measureLooks(roomOf(each));
      expect(looks.stubs).toBeLessThanOrEqual(2);
      expect(looks.goalGroups).toBeLessThanOrEqual(2);
      expect(looks.pillars).toBeLessThanOrEqual(2);
    }
  });

  test('the same seed makes the same level, another seed another', () => {
    const [first, second] = made as [SokobanComposed, SokobanComposed];
    expect(madeSokoban({ grade }, 1)).toEqual(first);
    expect(second.rows).not.toEqual(first.rows);
  });
});

test.each(sampled([9], [3, 9]))('wishes are met with seed %i', (seed) => {
  const wish = { grade: 'tricky', boxes: 3, width: 12, height: 9, rooms: 2 } as const;
  const composed = madeSokoban(wish, seed);
  expect(composed.level.goals).toHaveLength(3);
  expect(composed.level.width).toBeLessThanOrEqual(12);
  expect(composed.level.height).toBeLessThanOrEqual(9);
  expect(countRooms(roomOf(composed))).toBe(2);
});

test.each(['trivial', 'easy'] as const)('many pushes of few boxes: %s', (grade) => {
  const { graded } = madeSokoban({ grade, pushes: 12 }, 1);
  expect(graded.grade).toBe(grade);
  expect(graded.figures.pushes).toBeGreaterThanOrEqual(12);
});

test('stopped at any yield, there is no level', () => {
  const composing = composeSokoban({ grade: 'easy' }, 4);
  let yields = 0;
  for (let next = composing.next(); !next.done; next = composing.next()) {
    expect(next.value).toEqual({ tries: expect.any(Number) });
    yields++;
  }
  expect(yields).toBeGreaterThan(0);
});

test('a level that is not found within the tries is given up', () => {
  const composing = composeSokoban({ grade: 'extreme', boxes: 3, width: 5, height: 6, tries: 3 }, 1);
  const composed = finish(composing);
  expect(composed.ok || composed.error).toMatchObject({
    code: 'not-found',
    message: expect.stringMatching(/in 3 tries/),
  });
});

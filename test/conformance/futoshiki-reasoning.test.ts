// Grades, hints, and reasons on all puzzles next to the repository, compared with their proven answers.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClues } from '@masu/core/futoshiki/rules/clue.js';
import { parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { gradeLevel } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { findHint } from '@masu/solve/futoshiki/solve/explain/hint.js';
import { quickGrade } from '@masu/solve/futoshiki/solve/explain/quick-grade.js';
import { whySeveral } from '@masu/solve/futoshiki/solve/explain/why-several.js';
import { whyUnsolvable } from '@masu/solve/futoshiki/solve/explain/why-unsolvable.js';
import { expect } from 'vitest';
import { sample } from '../sample.js';
import { sharedTest } from '../shared.js';

interface Expected {
  id: string;
  file: string;
  solutions: number;
  solution?: string[];
  unequal_grade?: string;
}

function load(shared: string): { each: Expected; level: FutoshikiLevel }[] {
  const expected: Expected[] = JSON.parse(readFileSync(join(shared, 'futoshiki/expected.json'), 'utf8'));
  return expected.map((each) => {
    const read = FUTOSHIKI.formats[0]?.parse(readFileSync(join(shared, 'futoshiki', each.file), 'utf8')).levels[0];
    const level = read?.ok ? validateLevel(read.value) : undefined;
    if (!level?.ok) throw new Error(each.id);
    return { each, level: level.value };
  });
}

sharedTest("the grade is Unequal's on every unique puzzle, with and without the steps", (shared) => {
  const differing: string[] = [];
  for (const { each, level } of sample(load(shared), 30)) {
    const grading = gradeLevel(level);
    if (each.solutions !== 1) {
      expect(grading, each.id).toEqual({ verdict: each.solutions === 0 ? 'unsolvable' : 'several' });
      continue;
    }
    if (grading.verdict !== 'graded') throw new Error(each.id);
    expect(quickGrade(level), each.id).toBe(grading.grade);
    if (grading.grade !== each.unequal_grade?.toLowerCase()) differing.push(each.id);
    for (const { place, eliminations, message } of grading.steps) {
      const digit = (cell: number) => Number(each.solution?.join('')[cell]);
      for (const { cell, mask } of eliminations) expect(mask & (1 << (digit(cell) - 1)), message).toBe(0);
      if (place) expect(place.digit, message).toBe(digit(place.cell));
    }
  }
  expect(differing).toEqual([]);
});

sharedTest('large puzzles have the grades of Unequal too', (shared) => {
  const large: { id: string; size: number; cells: number[]; constraints: number[]; unequal_grade: string }[] =
    JSON.parse(readFileSync(join(shared, 'futoshiki/large.json'), 'utf8'));
  for (const { id, size, cells, constraints, unequal_grade } of large) {
    expect(quickGrade({ size, cells, inequalities: parseConstraints(size, constraints) }), id).toBe(
      unequal_grade.toLowerCase(),
    );
  }
});

sharedTest('hints alone solve what is graded up to extreme, each with its reason', (shared) => {
  const chosen = load(shared).filter(
    ({ each, level }) => each.solutions === 1 && level.size < 8 && each.unequal_grade !== 'Recursive',
  );
  let tried = 0;
  for (const { each, level } of chosen.filter((_, i) => i % 4 === 0)) {
    let digits = [...level.cells];
    for (let hint = findHint(level, digits); hint.kind !== 'solved'; hint = findHint(level, digits)) {
      if (hint.kind !== 'digit') throw new Error(`${each.id}: ${hint.kind}`);
      expect(String(hint.digit), each.id).toBe(each.solution?.join('')[hint.cell]);
      expect(hint.grade, each.id).not.toBe('recursive');
      expect(hint.message.endsWith('.'), hint.message).toBe(true);
      digits = digits.with(hint.cell, hint.digit);
    }
    tried++;
  }
  expect(tried).toBeGreaterThan(30);
});

sharedTest('without a solution: clues that conflict, and none of them can be left out', (shared) => {
  const without = load(shared).filter(({ each }) => each.solutions === 0);
  expect(without.length).toBeGreaterThan(30);
  for (const { each, level } of sample(without, 12)) {
    const why = whyUnsolvable(level);
    if (!why) throw new Error(each.id);
    const count = (clues: typeof why.clues) => countSolutions(withClues(level.size, clues), 1).solutions.length;
    expect(count(why.clues), each.id).toBe(0);
    for (const clue of why.clues) expect(count(why.clues.filter((other) => other !== clue)), each.id).toBe(1);
    expect(findHint(level).kind, each.id).toBe('unsolvable');
  }
});

sharedTest('with several solutions: two that differ where it says, and a clue that settles it', (shared) => {
  const several = load(shared).filter(({ each }) => each.solutions === 2);
  expect(several.length).toBeGreaterThan(20);
  let settled = 0;
  for (const { each, level } of several) {
    const why = whySeveral(level);
    if (!why) throw new Error(each.id);
    for (const grid of [why.first, why.second]) expect(FUTOSHIKI.check(level, grid).ok, each.id).toBe(true);
    expect(why.differing.length, each.id).toBeGreaterThan(0);
    for (const [cell, digit] of why.first.entries()) {
      expect(digit !== why.second[cell], each.id).toBe(why.differing.includes(cell));
    }
    const { clue } = why;
    if (!clue) continue;
    const more =
      clue.kind === 'digit'
        ? { ...level, cells: level.cells.with(clue.cell, clue.digit) }
        : { ...level, inequalities: [...level.inequalities, clue.sign] };
    expect(countSolutions(more, 2).solutions.length, each.id).toBe(1);
    settled++;
  }
  expect(settled).toBeGreaterThan(15);
});

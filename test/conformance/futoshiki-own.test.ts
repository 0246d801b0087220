// The included puzzles and newly generated ones: unique, no redundant clue, the right difficulty, all checked by a second
// method; and no included puzzle is a published one, rotated, mirrored, or with reversed digits.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish } from '@masu/core/base/outcome.js';
import { seededRandom } from '@masu/core/base/random.js';
import { levelClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiDraft, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { GRADES, type Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { gradeLevel } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { compose } from '@masu/studio/futoshiki/compose/compose.js';
import { expect, test } from 'vitest';
import { countPlainly } from '../plain-solver.js';
import { sharedTest } from '../shared.js';

const FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'levels/futoshiki');

function levelsOf(text: string): FutoshikiLevel[] {
  const reading = FUTOSHIKI.formats[0]?.parse(text);
  return (reading?.levels ?? []).map((read) => {
    const level = read.ok ? validateLevel(read.value) : read;
    if (!level.ok) throw new Error(level.error.message);
    return level.value;
  });
}

const OWN = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => levelsOf(readFileSync(join(FOLDER, name), 'utf8')));

/** The grade that the table of the README states for each title. */
const STATED = new Map(
  readFileSync(join(FOLDER, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, title, grade] = /^\| (.+?) \| (\w+) \|/.exec(line) ?? [];
      return title && grade ? [[title, grade]] : [];
    }),
);

/** One solution, and two or more without any one clue, both by search without reasoning. The signs of a trivial puzzle are
    not needed: there the digits are held to it, and the signs make a third of the clues. */
function proveIrreducible(whole: FutoshikiLevel, grade: string | undefined, name: string): void {
  expect(countPlainly(whole, 2), name).toBe(1);
  const level = grade === 'trivial' ? { ...whole, inequalities: [] } : whole;
  expect(countPlainly(level, 2), name).toBe(1);
  const clues = levelClues(level);
  if (grade === 'trivial') expect(2 * whole.inequalities.length, name).toBeGreaterThanOrEqual(clues.length);
  for (const clue of clues) {
    const rest = withClues(
      level.size,
      clues.filter((each) => each !== clue),
    );
    expect(countPlainly(rest, 2), name).toBe(2);
  }
}

function gradeOf(level: FutoshikiLevel): Grade | undefined {
  const grading = gradeLevel(level);
  return grading.verdict === 'graded' ? grading.grade : undefined;
}

test('our own puzzles: 36, every size from 4 to 9, every grade', () => {
  expect(OWN.length).toBe(36);
  expect(new Set(OWN.map(({ size }) => size))).toEqual(new Set([4, 5, 6, 7, 8, 9]));
  expect(new Set(STATED.values())).toEqual(new Set([...GRADES, 'grade']));
});

test('no puzzle of ours is without signs', () => {
  expect(OWN.filter(({ inequalities }) => inequalities.length === 0)).toEqual([]);
});

test.each(OWN.map((level): [string, FutoshikiLevel] => [level.title ?? '', level]))('%s', (title, level) => {
  expect(countSolutions(level, 2).solutions.length).toBe(1);
  proveIrreducible(level, STATED.get(title), title);
  expect(gradeOf(level)).toBe(STATED.get(title));
});

test.each(GRADES)('fresh %s puzzles of sizes 6 to 9', (grade) => {
  for (const size of [6, 7, 8, 9]) {
    const composed = finish(compose({ size, grade }, seededRandom(size * 31 + GRADES.indexOf(grade))));
    if (!composed.ok) throw new Error(composed.error.message);
    proveIrreducible(composed.value.level, grade, `${size} ${grade}`);
    expect(gradeOf(composed.value.level)).toBe(grade);
  }
});

/** The level with every cell moved, and its digits counted from the other end if asked. */
function moved(
  level: FutoshikiLevel,
  to: (row: number, column: number) => [number, number],
  flip: boolean,
): FutoshikiDraft {
  const { size } = level;
  const at = (cell: number) => {
    const [row, column] = to(Math.floor(cell / size), cell % size);
    return row * size + column;
  };
  const cells = new Array<number>(size * size).fill(0);
  for (const [cell, digit] of level.cells.entries()) cells[at(cell)] = digit > 0 && flip ? size + 1 - digit : digit;
  const inequalities = level.inequalities.map(({ less, greater }) =>
    flip ? { less: at(greater), greater: at(less) } : { less: at(less), greater: at(greater) },
  );
  return { size, cells, inequalities };
}

/** The least hash over the 8 symmetries of the square and both ways of counting. */
function canonical(level: FutoshikiLevel): string {
  const last = level.size - 1;
  const hashes: string[] = [];
  for (const flip of [false, true]) {
    for (let way = 0; way < 8; way++) {
      const draft = moved(
        level,
        (row, column) => {
          const [y, x] = way & 1 ? [column, row] : [row, column];
          return [way & 2 ? last - y : y, way & 4 ? last - x : x];
        },
        flip,
      );
      const valid = validateLevel(draft);
      if (valid.ok) hashes.push(FUTOSHIKI.hash(valid.value));
    }
  }
  expect(hashes.length).toBe(16);
  return hashes.sort()[0] as string;
}

sharedTest('none of our own puzzles is a published one in disguise', (shared) => {
  const folder = join(shared, 'futoshiki/puzzles');
  const published = new Set(
    readdirSync(folder)
      .flatMap((name) => levelsOf(readFileSync(join(folder, name), 'utf8')))
      .map(canonical),
  );
  expect(published.size).toBeGreaterThan(300);
  const own = OWN.map(canonical);
  expect(new Set(own).size).toBe(36);
  expect(own.filter((hash) => published.has(hash))).toEqual([]);
});

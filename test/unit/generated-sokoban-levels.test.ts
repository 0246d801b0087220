// The sets that the generator made: forty levels per grade, the masters, and the tight levels, from easier to harder,
// each with its grade, seed, and reasons, all different, with a look within the limits. A sample is proven and graded
// again here, and a sample of the tight ones made again; `npm run bench -- levels` proves and grades all of them.

import { readFileSync } from 'node:fs';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { normalizedRows, symmetries } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { analyzeSokoban } from '@masu/studio/sokoban/analyze/analyze.js';
import { composeSokoban } from '@masu/studio/sokoban/compose/compose.js';
import { measureLooks } from '@masu/studio/sokoban/compose/room.js';
import { difficultyNumber, SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokoban, gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';
import { parseGradeNotes } from '@masu/studio/sokoban/grade/grade-notes.js';
import { describe, expect, test } from 'vitest';
import { readShipped, shippedFiles } from '../own-levels.js';
import { sampled } from '../sample.js';

const SOLUTIONS = JSON.parse(readFileSync(new URL('../own-solutions.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

interface Made {
  readonly draft: Draft;
  readonly level: Level;
  readonly grade: string;
  readonly difficulty: number;
  readonly pushes: number;
}

function madeIn(file: string): Made[] {
  const read = readShipped(`sokoban/${file}`);
  if (!read.ok || read.value.id !== 'sokoban') throw new Error(`no levels in ${file}`);
  return read.value.levels.map(({ draft, level }, at) => {
    const moves = parseLurd(SOLUTIONS[file]?.[at] ?? '');
    if (!draft || !level.ok || !moves.ok) throw new Error(`${file} ${at + 1}`);
    const [, grade = '', difficulty = ''] = /^Grade: (\w+) \(([\d.]+)\)$/.exec(draft.notes?.[0] ?? '') ?? [];
    const { pushes } = scoreOf(level.value, moves.value);
    return { draft, level: level.value, grade, difficulty: Number(difficulty), pushes };
  });
}

/** Since idle floor doesn't count, these have another grade than when they were made. */
const REGRADED = [
  ...['Question mark trivial', 'Corner shop trivial', 'Easy 25 trivial', 'Easy 33 trivial', 'Watchtower trivial'],
  ...['Pipe easy', 'Tricky 40 hard', 'Hard 15 tricky', 'Hard 23 tricky'],
];

const files = shippedFiles()
  .filter((file) => /^sokoban\/[4-9]-/.test(file))
  .map((file) => file.slice('sokoban/'.length));
const TIGHT = '9-tight-levels.xsb';
const sets = new Map(files.map((file) => [file, madeIn(file)]));
const all = [...sets.values()].flat();
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The text of a board that sorts first among its 8 orientations. */
const firstOf = (rows: readonly string[]): string =>
  symmetries(rows)
    .map((side) => side.join('\n'))
    .sort()[0] as string;
const wallsOf = (level: Level): string => firstOf(normalizedRows(level).map((row) => row.replace(/[^#]/g, ' ')));

describe('the sets', () => {
  test('forty levels for each grade, and at least twenty masters of 60 to 200 pushes and 6 to 12 boxes', () => {
    expect(files.map((file) => file.replace(/^\d-|\.xsb$/g, ''))).toEqual([
      ...SOKOBAN_GRADES.map((grade) => `${grade}-levels`),
      'masters',
      'tight-levels',
    ]);
    const others = SOKOBAN_GRADES.flatMap((grade, at) => {
      const set = sets.get(files[at] as string) as Made[];
      expect(set).toHaveLength(40);
      return set.flatMap((made) => (made.grade === grade ? [] : [`${made.draft.title} ${made.grade}`]));
    });
    expect(others).toEqual(REGRADED);
    const masters = sets.get('9-masters.xsb') as Made[];
    expect(masters.length).toBeGreaterThanOrEqual(20);
    for (const { level, pushes, draft } of masters) {
      expect([draft.title, pushes >= 60 && pushes <= 200]).toEqual([draft.title, true]);
      expect([draft.title, level.goals.length >= 6 && level.goals.length <= 12]).toEqual([draft.title, true]);
    }
  });

  test('difficulty rises from level to level, as the generator counted it', () => {
    const tight = (sets.get(TIGHT) as Made[]).map(({ difficulty }) => difficulty);
    expect(tight).toEqual([...tight].sort((a, b) => a - b));
    for (const [file, made] of sets) {
      const every = made.filter((_, at) => at % sampled(13, 4) === 0 && !file.startsWith('9-'));
      const units = every.map(({ level }) => {
        const graded = finish(gradeSokoban(level, 'all'));
        return graded.verdict === 'graded' ? graded.units : 0;
      });
      expect([file, units]).toEqual([file, [...units].sort((a, b) => a - b)]);
    }
  });

  test('each states its grade, its seed, its optimum, and one to three reasons', () => {
    for (const { draft, pushes } of all) {
      const generator = /^Tight /.test(draft.title ?? '') ? 2 : 1;
      expect(draft.notes?.[1], draft.title).toMatch(new RegExp(`^Seed: \\d+, generator ${generator}$`));
      const noted = parseGradeNotes(draft.notes);
      expect([draft.title, noted?.optimum, noted?.isExact]).toEqual([draft.title, pushes, true]);
      expect(noted?.reasons.length, draft.title).toBeGreaterThanOrEqual(1);
      expect(draft.notes, draft.title).toHaveLength(3 + (noted?.reasons.length ?? 0));
    }
  });
});

describe('variety and look', () => {
  test('no two are the same puzzle or have the same walls', () => {
    expect(new Set(all.map(({ level }) => canonicalBoard(level))).size).toBe(all.length);
    expect(new Set(all.map(({ level }) => wallsOf(level))).size).toBe(all.length);
  });

  test('few dead ends, goals together, boxes off goals', () => {
    const looks = all.map(({ level }) => measureLooks(level));
    expect(mean(looks.map(({ stubs }) => stubs))).toBeLessThanOrEqual(0.5);
    expect(mean(looks.map(({ goalGroups }) => goalGroups))).toBeLessThanOrEqual(1.8);
    expect(Math.max(...looks.map(({ stubs }) => stubs))).toBeLessThanOrEqual(2);
    expect(Math.max(...looks.map(({ goalGroups }) => goalGroups))).toBeLessThanOrEqual(2);
    const onGoals = all.map(({ level: { start, goalMap } }) => start.boxes.filter((box) => goalMap[box]).length);
    const boxes = all.map(({ level }) => level.goals.length);
    expect(mean(onGoals) / mean(boxes)).toBeLessThanOrEqual(0.12);
  });

  test('half of the hard and of the extreme are journeys', () => {
    for (const file of ['7-hard-levels.xsb', '8-extreme-levels.xsb']) {
      const made = sets.get(file) as Made[];
      const journeys = made.filter(({ level, pushes }) => measureLooks(level).floor >= 28 && pushes >= 40);
      expect(journeys.length, file).toBeGreaterThanOrEqual(20);
    }
  });
});

test('a sample is proven and graded again as its file says', () => {
  const solver = SOKOBAN.solvers.find(({ id }) => id === 'push-optimal');
  const sample = files
    .slice(0, 5)
    .flatMap((file) => (sets.get(file) as Made[]).filter((_, at) => at % sampled(40, 13) === 4));
  for (const { draft, level, grade, difficulty, pushes } of sample) {
    const proof = solver && finish(solver.solve(level, {}, PATIENT));
    expect([draft.title, proof?.verdict === 'solved' && scoreOf(level, proof.answer).pushes]).toEqual([
      draft.title,
      pushes,
    ]);
    const graded = gradeSokobanNow(level);
    if (graded.verdict !== 'graded') throw new Error(draft.title);
    expect([graded.grade, difficultyNumber(graded.units)]).toEqual([grade, difficulty]);
    expect(graded.isExact).toBe(true);
  }
});

test('tight levels are those of their seeds, trivial to tricky, and have no spare cell', () => {
  const tight = sets.get(TIGHT) as Made[];
  expect(tight).toHaveLength(24);
  expect([...new Set(tight.map(({ grade }) => grade))]).toEqual(['trivial', 'easy', 'tricky']);
  for (const { draft, level, grade: name } of tight.filter((_, at) => at % sampled(13, 1) === 0)) {
    const grade = SOKOBAN_GRADES.find((each) => each === name);
    const seed = parseGradeNotes(draft.notes)?.seed ?? 0;
    const made = grade && finish(composeSokoban({ grade, tight: true }, seed));
    expect([draft.title, made?.ok && made.value.rows]).toEqual([draft.title, draft.rows]);
    const { floor = [] } = finish(analyzeSokoban(level));
    expect([draft.title, floor.filter(({ kind }) => kind === 'spare')]).toEqual([draft.title, []]);
  }
});

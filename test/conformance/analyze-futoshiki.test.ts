// The Futoshiki analyzer against planted faults and against lists of all solutions. The figures of the long run are those
// of docs/design-partner.md.

import { readFileSync } from 'node:fs';
import { finish } from '@masu/core/base/outcome.js';
import { type Random, seededRandom } from '@masu/core/base/random.js';
import { allClues, type Clue, levelClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { analyzeFutoshiki } from '@masu/studio/futoshiki/analyze/analyze.js';
import { redundantClues } from '@masu/studio/futoshiki/analyze/clue-changes.js';
import { describe, expect, test } from 'vitest';
import { ownFutoshiki } from '../own-futoshiki.js';
import { randomSolvable } from '../random-futoshiki.js';
import { sampled } from '../sample.js';
import { randomFor as randomOfRun } from '../seed.js';

const WANTED = sampled(20, 200);
/** The figures of the document come from these seeds themselves; a sample takes those of its run. */
const randomFor = (use: number): Random => (WANTED === 200 ? seededRandom(use) : randomOfRun(use));
/** Larger ones take too long to make lean by the hundred. */
const PUZZLES = ownFutoshiki().flatMap(([, levels]) => levels.filter(({ size }) => size <= 7));
const FIGURES: string[] = [];

const record = (what: string, planted: number, found: number): number => {
  FIGURES.push(`| ${what} | ${planted} | ${found} |`);
  return found;
};
const same = (a: Clue, b: Clue): boolean => JSON.stringify(a) === JSON.stringify(b);
const note = (level: FutoshikiLevel, kind: string) =>
  finish(analyzeFutoshiki(level)).notes.find((each) => each.kind === kind);

/** A puzzle without redundant clues, and its solution. */
function* leanPuzzles(seed: number): Generator<{ level: FutoshikiLevel; grid: readonly number[] }> {
  const random = randomFor(seed);
  for (let made = 0; made < WANTED; made++) {
    const level = PUZZLES[random.below(PUZZLES.length)] as FutoshikiLevel;
    const { together } = finish(redundantClues(level));
    const lean = withClues(
      level.size,
      levelClues(level).filter((clue) => !together.some((each) => same(each, clue))),
    );
    yield { level: lean, grid: countSolutions(lean, 2).solutions[0] as readonly number[] };
  }
}

describe('planted faults', () => {
  test('a clue that is not needed is found, and a lean puzzle has none', () => {
    const random = randomFor(21);
    let [found, alarms] = [0, 0];
    for (const { level, grid } of leanPuzzles(1)) {
      if (note(level, 'redundant-clue')) alarms++;
      const own = levelClues(level);
      const missing = allClues(level.size, grid).filter((clue) => !own.some((each) => same(each, clue)));
      const clue = missing[random.below(missing.length)] as Clue;
      const clues = note(withClues(level.size, [...own, clue]), 'redundant-clue')?.clues ?? [];
      if (clues.some((each) => same(each, clue))) found++;
    }
    record('false alarm about a lean puzzle', WANTED, alarms);
    expect([record('redundant clue', WANTED, found), alarms]).toEqual([WANTED, 0]);
  });

  test('a clue that is missing is offered', () => {
    const random = randomFor(22);
    let found = 0;
    for (const { level } of leanPuzzles(2)) {
      const own = levelClues(level);
      const gone = own[random.below(own.length)] as Clue;
      const ambiguous = withClues(
        level.size,
        own.filter((clue) => clue !== gone),
      );
      if (note(ambiguous, 'unique-clue')?.clues.some((clue) => same(clue, gone))) found++;
    }
    expect(record('missing clue', WANTED, found)).toBe(WANTED);
  });

  test('a clue that contradicts the others is among those named', () => {
    const random = randomFor(23);
    let found = 0;
    for (const { level, grid } of leanPuzzles(3)) {
      const blank = [...grid.keys()].filter((cell) => level.cells[cell] === 0);
      const cell = blank[random.below(blank.length)] as number;
      const digit = ((grid[cell] as number) % level.size) + 1;
      const clue: Clue = { kind: 'digit', cell, digit };
      const wrong = withClues(level.size, [...levelClues(level), clue]);
      if (note(wrong, 'contradiction')?.clues.some((each) => same(each, clue))) found++;
    }
    expect(record('contradiction', WANTED, found)).toBe(WANTED);
  });
});

test('true candidates are those of all solutions', () => {
  const random = randomFor(24);
  let [checked, wrong] = [0, 0];
  for (let round = 0; round < WANTED; round++) {
    const level = randomSolvable(random, 4 + random.below(3));
    const { solutions } = countSolutions(level, 20_000);
    if (solutions.length === 20_000) continue;
    const { candidates, undecided } = finish(analyzeFutoshiki(level));
    for (const cell of level.cells.keys()) {
      const digits = new Set(solutions.map((grid) => grid[cell] as number));
      for (let digit = 1; digit <= level.size; digit++) {
        checked++;
        const isCandidate = (((candidates[cell] as number) >> (digit - 1)) & 1) === 1;
        if (isCandidate !== digits.has(digit) || undecided[cell] !== 0) wrong++;
      }
    }
  }
  expect(record('true candidate that is wrong', checked, wrong)).toBe(0);
});

test('the document has the figures of the long run', () => {
  const document = readFileSync(new URL('../../docs/design-partner.md', import.meta.url), 'utf8').replace(/ +/g, ' ');
  expect(FIGURES.length).toBe(5);
  if (WANTED === 200) expect(document).toContain(FIGURES.join('\n'));
});

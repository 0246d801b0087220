// The Sokoban grade compared with what people did and with what everybody agrees on: counts of grades over known
// collections, how well difficulty tells sets apart, and its rank correlation with the share of unsolved tries on a
// public site.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { normalizedRows, symmetries } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';
import type { SokobanGraded } from '@masu/studio/sokoban/grade/reasons.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

function levelsIn(path: string): Level[] {
  const text = readFileSync(path, 'utf8');
  return (recognizeFormat(text, '.txt')?.parse(text).levels ?? []).map((read) => {
    const valid = read.ok ? validateLevel(read.value) : read;
    if (!valid.ok) throw new Error(valid.error.message);
    return valid.value;
  });
}

function graded(level: Level): SokobanGraded {
  const grading = gradeSokobanNow(level);
  if (grading.verdict !== 'graded') throw new Error(grading.verdict);
  return grading;
}

const countsOf = (all: readonly SokobanGraded[]): number[] =>
  SOKOBAN_GRADES.map((grade) => all.filter((each) => each.grade === grade).length);

/** The chance that one of the second is higher than one of the first; ties count half. */
function chance(first: readonly SokobanGraded[], second: readonly SokobanGraded[]): number {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a.units < b.units ? 1 : a.units === b.units ? 0.5 : 0;
  return wins / (first.length * second.length);
}

/** Ranks from 1, ties at their mean. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Spearman's rank correlation. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length + 1) / 2;
  const sum = (f: (i: number) => number) => x.reduce((total, _, i) => total + f(i), 0);
  const dx = (i: number) => (x[i] as number) - mean;
  const dy = (i: number) => (y[i] as number) - mean;
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) ** 2) * sum((i) => dy(i) ** 2));
}

sharedTest('Microban I: grades as they were, difficulty rises with the number', (shared) => {
  const all = levelsIn(join(shared, 'levels/Microban-I.txt')).map(graded);
  expect(countsOf(all)).toEqual([11, 41, 46, 35, 22]);
  expect(all.filter(({ isExact }) => !isExact).length).toBeLessThanOrEqual(12);
  const order = rankCorrelation(
    all.map((_, at) => at),
    all.map(({ units }) => units),
  );
  expect(order).toBeGreaterThanOrEqual(0.7);
});

sharedTest('boxoban: grades as they were, unfiltered below medium below hard', (shared) => {
  const [unfiltered, medium, hard] = ['unfiltered', 'medium', 'hard'].map((name) =>
    levelsIn(join(shared, `levels/boxoban/${name}-100.txt`)).map(graded),
  ) as [SokobanGraded[], SokobanGraded[], SokobanGraded[]];
  expect([unfiltered, medium, hard].map(countsOf)).toEqual([
    [55, 40, 5, 0, 0],
    [9, 45, 34, 12, 0],
    [4, 20, 52, 24, 0],
  ]);
  expect(chance(unfiltered, medium)).toBeGreaterThanOrEqual(0.85);
  expect(chance(medium, hard)).toBeGreaterThanOrEqual(0.62);
  expect(chance(unfiltered, hard)).toBeGreaterThanOrEqual(0.92);
});

interface Board {
  readonly collection: string;
  readonly unsolved: number;
  readonly logit: number;
  readonly difficulty: number;
}

/** The file lost the spaces before the first row of a board; they are put back as the first number that closes it. */
function boardOf(text: string): Level {
  const rows = text.split('|');
  for (let spaces = 0; spaces < 20; spaces++) {
    const valid = validateLevel({ rows: [' '.repeat(spaces) + rows[0], ...rows.slice(1)] });
    if (valid.ok) return valid.value;
  }
  throw new Error(`No level: ${text}`);
}

function portalBoards(shared: string): Board[] {
  const lines = readFileSync(join(shared, 'difficulty/portal.csv'), 'utf8').trim().split('\n').slice(1);
  return lines.flatMap((line) => {
    const fields = line.split(',');
    const [board = '', tries = '', solved = ''] = fields.slice(-5);
    if (Number(tries) < 60) return [];
    const unsolved = 1 - Number(solved) / Number(tries);
    const smooth = (Number(tries) - Number(solved) + 1) / (Number(tries) + 2);
    const difficulty = graded(boardOf(board.replaceAll('"', ''))).units / 4096;
    return [{ collection: fields[0] as string, unsolved, logit: Math.log(smooth / (1 - smooth)), difficulty }];
  });
}

/** What a straight line fitted to the boards of all other collections says of each board. */
function leaveOneOut(boards: readonly Board[]): number[] {
  const lineOf = (collection: string) => {
    const rest = boards.filter((board) => board.collection !== collection);
    const mean = (f: (board: Board) => number) => rest.reduce((sum, board) => sum + f(board), 0) / rest.length;
    const [x, y] = [mean((board) => board.difficulty), mean((board) => board.logit)];
    const slope =
      mean((board) => (board.difficulty - x) * (board.logit - y)) / mean((board) => (board.difficulty - x) ** 2);
    return (board: Board) => y + slope * (board.difficulty - x);
  };
  const lines = new Map([...new Set(boards.map(({ collection }) => collection))].map((name) => [name, lineOf(name)]));
  return boards.map((board) => (lines.get(board.collection) as (board: Board) => number)(board));
}

sharedTest('what people leave unsolved is what the grade calls difficult', (shared) => {
  const boards = portalBoards(shared);
  expect(boards.length).toBe(505);
  const unsolved = boards.map((board) => board.unsolved);
  expect(
    rankCorrelation(
      boards.map(({ difficulty }) => difficulty),
      unsolved,
    ),
  ).toBeGreaterThanOrEqual(0.69);
  expect(rankCorrelation(leaveOneOut(boards), unsolved)).toBeGreaterThanOrEqual(0.67);
});

sharedTest('an estimate is the same in every orientation', (shared) => {
  const level = levelsIn(join(shared, 'levels/Microban-I.txt'))[104] as Level;
  const { units, isExact } = graded(level);
  expect(isExact).toBe(false);
  for (const rows of symmetries(normalizedRows(level)).slice(3, 6)) {
    const valid = validateLevel({ rows });
    expect(valid.ok && graded(valid.value).units).toBe(units);
  }
});

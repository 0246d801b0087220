// Texts about a search: its progress, its result, and what was proven.

import { countOf, formatNumber } from '../../base/format.js';
import type { STAGES } from '../../base/outcome.js';
import { mebibytes, seconds } from './format.js';
import { inLanguage } from './language.js';

const pushes = (count: number): string => countOf(count, 'push', 'pushes');
const moves = (count: number): string => countOf(count, 'move', 'moves');
const positions = (count: number): string => countOf(count, 'position', 'positions');

export const ENGLISH = {
  solver: 'Solver',
  limit: 'Time limit',
  limits: { '10': '10 s', '60': '60 s', '600': '10 min', '0': 'None' } as Readonly<Record<string, string>>,
  oneThread: 'Using one thread: this page isn’t cross-origin isolated.',
  expanded: 'Positions',
  rate: 'Per second',
  bound: 'Lower bound',
  memory: 'MiB',
  bestMoves: 'Best: moves',
  bestPushes: 'Best: pushes',
  stage: 'Phase',
  stages: {
    'a-star': 'A* search',
    abstractions: 'Raising the lower bound',
    analysis: 'Analyzing the level',
    backtracking: 'Backtracking',
    'feature space': 'Feature-space search',
    'fewest moves': 'Minimizing moves',
    finder: 'Looking for a first solution',
    lemmas: 'Raising the lower bound',
    proving: 'Looking for a second solution',
    searching: 'Searching',
    shortening: 'Optimizing',
    small: 'Optimal search',
    straight: 'Direct search',
    'two-sided': 'Two-sided search',
  } satisfies Record<(typeof STAGES)[number], string> as Readonly<Record<string, string>>,
  time: 'Seconds',
  searching: (count: number, millis: number) => `Searching: ${positions(count)}, ${seconds(millis)} s.`,
  optimizing: (moveCount: number, pushCount: number) =>
    `Optimizing. Best so far: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  searchingSpoken: 'Still searching.',
  found: (moveCount: number, pushCount: number) => `Solution found: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  foundSpoken: (moveCount: number, pushCount: number) => `Solution found. ${moves(moveCount)}, ${pushes(pushCount)}.`,
  provenPushes: 'Proven: no solution has fewer pushes.',
  provenMoves: 'Proven: no solution has fewer moves.',
  tieBreakOpen: {
    pushes: 'Tie-break open: another solution with as few pushes may have fewer moves.',
    moves: 'Tie-break open: another solution with as few moves may have fewer pushes.',
  },
  notProven: (count: number) => `${moves(count)}, not proven minimal. Optimize to look for a shorter solution.`,
  optimized: (moveCount: number, pushCount: number, before: number) =>
    moveCount < before
      ? `Shortened from ${formatNumber(before)} to ${moves(moveCount)}, ${pushes(pushCount)}.`
      : `No shorter solution found: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  notProvenOptimal: 'Not proven optimal.',
  gaveUpTime: (millis: number, count: number) => `Gave up after ${seconds(millis)} s (${positions(count)} searched).`,
  gaveUpMemory: (bytes: number) => `Gave up: memory limit reached (${mebibytes(bytes)} MiB).`,
  gaveUpNodes: (count: number) => `Gave up after ${positions(count)}.`,
  unsoundRule: (count: number) =>
    `Searched ${positions(count)} and found no solution, but this solver’s corner test is unsound: nothing is proven.`,
  unsoundRuleSpoken: 'No solution found, nothing proven.',
  mayHaveOne: 'The level may still have a solution.',
  stopped: (millis: number) => `Stopped after ${seconds(millis)} s.`,
  boundSoFar: {
    moves: (count: number) => `Proven so far: no solution has fewer than ${moves(count)}.`,
    pushes: (count: number) => `Proven so far: no solution has fewer than ${pushes(count)}.`,
  },
  bestSoFar: (moveCount: number, pushCount: number) => `Best so far: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  unsolvable: (count: number) => `Proven: this level has no solution (${positions(count)} searched).`,
  unsolvableHere: (count: number) => `Proven: this position has no solution (${positions(count)} searched).`,
  unsolvableSpoken: 'Proven: no solution.',
  gaveUpSpoken: (millis: number) => `Gave up after ${seconds(millis)} seconds.`,
  memorySpoken: 'Gave up: memory limit reached.',
  stoppedSpoken: 'Stopped.',
  play: 'Play solution',
  optimize: 'Optimize',
  optimizeMore: 'Keep optimizing',
  copy: 'Copy',
  bug: 'The solver crashed. This is a bug in masu; your level is safe.',
} as const;

export const S = inLanguage('solve', ENGLISH);

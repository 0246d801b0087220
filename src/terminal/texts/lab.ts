// Texts of the lab.

import { countOf } from '../../base/format.js';
import { optimalityWords, type TieBreak } from '../../base/optimality.js';
import type { Metric } from '../../base/puzzle.js';

const score = (moves: number, pushes: number): string =>
  `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;
const positions = (count: number): string => countOf(count, 'position', 'positions');

export const ENGLISH = {
  heading: 'Lab',
  /** Follows the score. */
  proof: (optimalIn: Metric, tieBreak: TieBreak) => ` (${optimalityWords({ optimalIn, tieBreak })})`,
  solved: (moves: number, pushes: number, proof: string, searched: number, seconds: string) =>
    `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}${proof}; ${positions(searched)}, ${seconds} s`,
  shortening: (moves: number, pushes: number, seconds: number) =>
    `Shortest so far: ${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}; ${seconds} s`,
  shortened: (moves: number, pushes: number, movesBefore: number, pushesBefore: number) =>
    `${score(moves, pushes)}; shortened from ${score(movesBefore, pushesBefore)}`,
  noShorter: 'No shorter solution found.',
  seconds: (value: number) => value.toFixed(1),
  unsolvable: (count: number) => `Proven: no solution from here (${positions(count)} searched).`,
  gaveUpMemory: (count: number) =>
    `Gave up: memory limit reached after ${positions(count)}. There may still be a solution.`,
  gaveUp: (seconds: number, count: number) =>
    `Gave up after ${seconds} s and ${positions(count)}. There may still be a solution.`,
  unsoundRule: (count: number) =>
    `No solution among ${positions(count)}, but the solver’s unsound rule may have dropped one: nothing is proven.`,
  replayTitle: (solver: string, result: string) => `${solver}: ${result}`,
  noSolution: 'No solution yet. Press Enter to run this solver.',
} as const;

// The words round a search: what it does, what it came to, what it proved.

import { countOf, formatNumber } from '../../base/format.js';
import { mebibytes, seconds } from '../format.js';

const pushes = (count: number): string => countOf(count, 'push', 'pushes');
const moves = (count: number): string => countOf(count, 'move', 'moves');
const positions = (count: number): string => countOf(count, 'position', 'positions');

export const S = {
  fromHereButton: 'From here',
  solver: 'Solver',
  limit: 'Time limit',
  limits: { '10': '10 s', '60': '60 s', '600': '10 min', '0': 'None' } as Readonly<Record<string, string>>,
  start: 'Solve',
  oneWorker: 'One worker at a time: this page may not share memory between two.',
  expanded: 'Positions',
  rate: 'A second',
  bound: 'At least',
  memory: 'MiB',
  stage: 'At work on',
  time: 'Seconds',
  working: (count: number, millis: number) => `Searching: ${positions(count)}, ${seconds(millis)} s.`,
  workingSpoken: 'Still searching.',
  found: (moveCount: number, pushCount: number) => `Solution found: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  foundSpoken: (moveCount: number, pushCount: number) => `Solution found. ${moves(moveCount)}, ${pushes(pushCount)}.`,
  provedPushes: 'Fewest pushes, proved',
  provedMoves: 'Fewest moves, proved',
  provedPushesSentence: 'No solution has fewer pushes: proved.',
  provedMovesSentence: 'No solution has fewer moves: proved.',
  notProved: (count: number) => `${moves(count)} is not proved fewest. The solver can look for a shorter walk.`,
  shortened: (moveCount: number, pushCount: number, before: number) =>
    moveCount < before
      ? `Shortened from ${formatNumber(before)} to ${moves(moveCount)}, ${pushes(pushCount)}.`
      : `No shorter way was found: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  notProvedFewest: 'That no way is shorter is not proved.',
  gaveUpTime: (millis: number, count: number) => `Gave up after ${seconds(millis)} s and ${positions(count)}.`,
  gaveUpMemory: (bytes: number) => `Gave up: ${mebibytes(bytes)} MiB are full. A larger limit may help.`,
  gaveUpNodes: (count: number) => `Gave up after ${positions(count)}.`,
  unsoundRule: (count: number) =>
    `Searched ${positions(count)} and found no solution, but this solver’s corner test is unsound: nothing is proven.`,
  unsoundRuleSpoken: 'No solution found, nothing proven.',
  mayHaveOne: 'The level may still have a solution.',
  stopped: (millis: number) => `Stopped by you after ${seconds(millis)} s.`,
  boundSoFar: {
    moves: (count: number) => `No solution has fewer than ${moves(count)}: proved so far.`,
    pushes: (count: number) => `No solution has fewer than ${pushes(count)}: proved so far.`,
  },
  bestSoFar: (moveCount: number, pushCount: number) => `Best solution met: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  unsolvable: (count: number) => `This level has no solution: all ${positions(count)} were searched.`,
  unsolvableHere: (count: number) => `This position has no solution: all ${positions(count)} were searched.`,
  unsolvableSpoken: 'No solution, proved.',
  gaveUpSpoken: (millis: number) => `Gave up after ${seconds(millis)} seconds.`,
  memorySpoken: 'Gave up, memory full.',
  stoppedSpoken: 'Stopped.',
  watch: 'Watch it',
  shorten: 'Shorten it',
  copy: 'Copy',
  bug: 'The solver failed. This is a bug in masu; the level is untouched.',
} as const;

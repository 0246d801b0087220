// Figures for the lessons, from running the teaching searches on a board. The boards are small, but a lesson has up to
// six runs, so they yield between slices and the page stays responsive.

import { PATIENT } from '../base/outcome.js';
import { type Level, MOVE_ORDERS, solveByMoves, type TeachingOptions, validateLevel } from '../sokoban/index.js';

export function levelOf(rows: readonly string[]): Level {
  const read = validateLevel({ rows });
  if (!read.ok) throw new Error(`a board of the lessons is not a level: ${read.error.message}`);
  return read.value;
}

export interface Figures {
  readonly expanded: number;
  readonly generated: number;
  readonly duplicates: number;
  readonly discovered: number;
  readonly comparisons: number;
  readonly pruned: number;
  readonly deepest: number;
  /** 0 if there is no solution. */
  readonly moves: number;
}

/** Yields between slices and after the search, so that no slice spans two searches. */
export function* figuresOf(
  rows: readonly string[],
  options: Partial<TeachingOptions> = {},
): Generator<void, Figures, void> {
  const outcome = yield* solveByMoves(
    levelOf(rows),
    { strategy: 'breadth-first', visited: 'hash', order: MOVE_ORDERS['north-south-east-west'], ...options },
    {},
    PATIENT,
  );
  yield;
  const { effort, notes = {} } = outcome;
  const note = (name: string): number => Number(notes[name] ?? 0);
  return {
    expanded: effort.expanded,
    generated: effort.generated ?? 0,
    duplicates: effort.duplicates ?? 0,
    discovered: note('discovered'),
    comparisons: note('comparisons'),
    pruned: note('pruned'),
    deepest: note('deepest'),
    moves: outcome.verdict === 'solved' ? outcome.answer.length : 0,
  };
}

/** The same board searched in several ways. */
export function* figuresOfEach(
  rows: readonly string[],
  searches: readonly Partial<TeachingOptions>[],
): Generator<void, readonly Figures[], void> {
  const figures: Figures[] = [];
  for (const options of searches) figures.push(yield* figuresOf(rows, options));
  return figures;
}

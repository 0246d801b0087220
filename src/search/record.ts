// Runs a search and records all of it. Limit the nodes: a recording grows with every expansion.

import type { Bounds } from '../base/outcome.js';
import type { Problem } from './problem.js';
import type { Recorded } from './recorded.js';
import { Recorder } from './recorder.js';
import { type SearchOptions, search } from './search.js';

/** Yields between slices, as `search` does. The figures are those of the same search without a recorder. */
export function* record(
  problem: Problem,
  options: Omit<SearchOptions, 'trace'>,
  ...bounds: Bounds
): Generator<void, Recorded, void> {
  const recorder = new Recorder(problem, options);
  const result = yield* search(problem, { ...options, trace: recorder }, ...bounds);
  return recorder.recorded(options, result);
}

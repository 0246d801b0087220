// Runs one of the two Futoshiki solvers and records all of it: the course's backtracking with its call count, or
// propagation with its guesses. The searches are the solvers' own, so every figure is the one that they report.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { Backtracking } from '../backtrack.js';
import { Candidates } from '../candidates/candidates.js';
import { CandidateSearch } from '../candidates/search.js';
import type { RecordedTries } from './recorded-tries.js';
import { TryRecorder } from './try-recorder.js';

interface RecordLimits {
  /** The most calls or guesses. */
  readonly nodes: number;
}

const CALLS_PER_SLICE = 5_000;

const GUESSES_PER_SLICE = 50;

/** The course's algorithm up to its first solution. Yields between slices. */
export function* recordBacktracking(
  level: FutoshikiLevel,
  { nodes }: RecordLimits,
): Generator<void, RecordedTries, void> {
  const search = new Backtracking(level);
  const recorder = new TryRecorder(level);
  search.observer = (kind, cell, digit) => recorder.event(kind, cell, digit, search.calls);
  recorder.event('start', -1, 0, search.calls);
  for (;;) {
    const ended = search.run(Math.min(search.calls + CALLS_PER_SLICE, nodes));
    const result = (verdict: RecordedTries['result']['verdict']): RecordedTries =>
      recorder.recorded('backtrack', {
        verdict,
        expanded: search.calls,
        solutions: verdict === 'solved' ? [[...search.digits]] : [],
      });
    if (ended === 'solution') {
      recorder.event('solution', -1, 0, search.calls);
      return result('solved');
    }
    if (ended === 'done') {
      recorder.event('exhausted', -1, 0, search.calls);
      return result('exhausted');
    }
    if (search.calls >= nodes) return result('limit');
    yield;
  }
}

/** Propagation and guesses, up to a second solution or the proof that there is none. Yields between slices. */
export function* recordPropagation(
  level: FutoshikiLevel,
  { nodes }: RecordLimits,
): Generator<void, RecordedTries, void> {
  const candidates = new Candidates(level.size);
  const search = new CandidateSearch(candidates);
  const recorder = new TryRecorder(level, candidates.masks);
  search.observer = (kind, cell, digit) => recorder.event(kind, cell, digit, search.nodes);
  search.begin(level, 2);
  recorder.start();
  while (!search.run(Math.min(search.nodes + GUESSES_PER_SLICE, nodes))) {
    if (search.nodes >= nodes) return finished('limit');
    yield;
  }
  recorder.event('exhausted', -1, 0, search.nodes);
  return finished(search.solutions.length > 0 ? 'solved' : 'exhausted');

  function finished(verdict: RecordedTries['result']['verdict']): RecordedTries {
    return recorder.recorded('propagate', { verdict, expanded: search.nodes, solutions: search.solutions.slice() });
  }
}

// The lab's worker: records one search after the other and sends each to the page as soon as it is done. Searches with
// a list come last and have a time limit, because their work grows with the square of the states.

import { workerScope } from '@masu/browser-host/jobs/worker-scope.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { MOVE_ORDERS, solveByMoves } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import type { LabAnswer, LabQuestion } from './messages.js';
import { recordRun } from './record-run.js';
import { type LabRun, runBuffers } from './run.js';
import type { SearchSetup } from './setup.js';

const LIST_MILLIS = 30_000;
const TELL_MILLIS = 400;
/** The optimum is searched for among this many states. */
const MAX_FOR_OPTIMUM = 400_000;
const SLOWEST_LAST: readonly SearchSetup['visited'][] = ['hash', 'tree', 'list'];

function post(answer: LabAnswer, buffers: ArrayBuffer[] = []): void {
  workerScope.postMessage(answer, buffers);
}

function recordOne(level: Level, index: number, setup: SearchSetup): LabRun {
  const recording = recordRun(level, setup, performance, setup.visited === 'list' ? { millis: LIST_MILLIS } : {});
  let reported = performance.now();
  for (;;) {
    const next = recording.next();
    if (next.done) return next.value;
    if (performance.now() - reported < TELL_MILLIS) continue;
    reported = performance.now();
    post({ kind: 'progress', index, expanded: next.value });
  }
}

function findOptimum(level: Level): number | undefined {
  const order = MOVE_ORDERS['north-south-east-west'];
  const options = { strategy: 'a-star', visited: 'hash', order, heuristic: 'matching' } as const;
  const rules = ['dead-cells', 'freeze'] as const;
  const outcome = finish(solveByMoves(level, { ...options, rules }, { nodes: MAX_FOR_OPTIMUM }, PATIENT));
  return outcome.verdict === 'solved' ? outcome.answer.length : undefined;
}

workerScope.addEventListener('message', ({ data }: MessageEvent<LabQuestion>) => {
  const level = validateLevel({ rows: data.rows });
  if (!level.ok) return;
  const bySpeed = [...data.searches].sort(
    (a, b) => SLOWEST_LAST.indexOf(a.setup.visited) - SLOWEST_LAST.indexOf(b.setup.visited),
  );
  for (const { index, setup } of bySpeed) {
    const run = recordOne(level.value, index, setup);
    post({ kind: 'run', index, run }, runBuffers(run));
  }
  post({ kind: 'optimum', moves: findOptimum(level.value) });
});

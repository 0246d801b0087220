// Entry point of experiments: plan, run, and report over whole collections, on one machine or many.

export { EnvironmentError } from './environment-error.js';
export { type Adapter, loadAdapter, parseAdapter } from './external/adapter.js';
export { importResults } from './folder/imported.js';
export { type Ending, OpenRun, openRun, type Program, thisProgram } from './folder/open-run.js';
export { savePlan } from './folder/plan-folder.js';
export type { TallyCounts } from './folder/tally.js';
export { makePlan, PLAN_BYTES, type Planned } from './plan/make-plan.js';
export { type QueueAddress, queueAddress } from './queue/connect.js';
export { runQueued } from './queue/run-queued.js';
export { runWorker } from './queue/run-worker.js';
export { CHANGES, type Change, changesPage, compareRuns, countChanges, REGRESSIONS } from './report/changes.js';
export { solverTotalsTable, span } from './report/html.js';
export { type JoinedRuns, joinRuns } from './report/join.js';
export { plotFiles, reportPage } from './report/report-page.js';
export { latexTable, resultObjects, resultsCsv } from './report/rows.js';
export { bestOfAll, bySolver, placeName, solverTotals } from './report/totals.js';
export { bytesPerLane, defaultLanes, laneWarnings, mostBytes, type RunProgress, runHere } from './run/run-here.js';

// Loads the work of a job when a job needs it: most starts of the program have one job, and reading the code of the other
// kinds would take longer than that job.

import type { Clock, Engine } from '@masu/engine/jobs/engines/engine.js';
import { thisThread } from '@masu/engine/jobs/engines/this-thread.js';
import { type JobWork, type LoadWork, workNames } from '@masu/engine/jobs/perform.js';
import { performSolve } from '@masu/engine/jobs/solve-level.js';
import { nodeClock } from './clock.js';

const LOADERS: { readonly [Name in keyof JobWork]: () => Promise<JobWork[Name]> } = {
  solve: async () => performSolve,
  improve: async () => (await import('@masu/engine/jobs/kinds/improve.js')).performImprove,
  certificate: async () => (await import('@masu/engine/jobs/kinds/certify.js')).withCertificate,
  hint: async () => (await import('@masu/engine/jobs/kinds/hint.js')).performHint,
  insight: async () => (await import('@masu/engine/jobs/kinds/insight.js')).performInsight,
  'undo-advice': async () => (await import('@masu/engine/jobs/kinds/undo-advice.js')).performUndoAdvice,
  generate: async () => (await import('@masu/engine/jobs/kinds/generate.js')).performGenerate,
  grade: async () => (await import('@masu/engine/jobs/kinds/grade.js')).performGrade,
  explain: async () => (await import('@masu/engine/jobs/kinds/explain.js')).performExplain,
  analyze: async () => (await import('@masu/engine/jobs/kinds/analyze.js')).performAnalyze,
  count: async () => (await import('@masu/engine/jobs/kinds/count.js')).performCount,
  certify: async () => (await import('@masu/engine/jobs/kinds/certify.js')).performCertify,
  label: async () => (await import('@masu/engine/jobs/kinds/label.js')).performLabel,
};

export const loadWork: LoadWork = async (job) =>
  Object.fromEntries(await Promise.all(workNames(job).map(async (name) => [name, await LOADERS[name]()])));

/** The engine of this thread. */
export const nodeThread = (clock: Clock = nodeClock()): Engine => thisThread(clock, loadWork);

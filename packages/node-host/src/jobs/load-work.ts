// Loads the work of a job when a job needs it: most starts of the program have one job, and reading the code of the other
// kinds would take longer than that job.

import type { Clock, Engine } from '../engines/engine.js';
import { thisThread } from '../engines/this-thread.js';
import { type JobWork, type LoadWork, workNames } from '../perform.js';
import { performSolve } from '../solve-level.js';
import { nodeClock } from './clock.js';

const LOADERS: { readonly [Name in keyof JobWork]: () => Promise<JobWork[Name]> } = {
  solve: async () => performSolve,
  improve: async () => (await import('../kinds/improve.js')).performImprove,
  certificate: async () => (await import('../kinds/certify.js')).withCertificate,
  hint: async () => (await import('../kinds/hint.js')).performHint,
  insight: async () => (await import('../kinds/insight.js')).performInsight,
  'undo-advice': async () => (await import('../kinds/undo-advice.js')).performUndoAdvice,
  generate: async () => (await import('../kinds/generate.js')).performGenerate,
  grade: async () => (await import('../kinds/grade.js')).performGrade,
  explain: async () => (await import('../kinds/explain.js')).performExplain,
  analyze: async () => (await import('../kinds/analyze.js')).performAnalyze,
  count: async () => (await import('../kinds/count.js')).performCount,
  certify: async () => (await import('../kinds/certify.js')).performCertify,
  label: async () => (await import('../kinds/label.js')).performLabel,
};

export const loadWork: LoadWork = async (job) =>
  Object.fromEntries(await Promise.all(workNames(job).map(async (name) => [name, await LOADERS[name]()])));

/** The engine of this thread. */
export const nodeThread = (clock: Clock = nodeClock()): Engine => thisThread(clock, loadWork);

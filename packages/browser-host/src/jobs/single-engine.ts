// Single workers for jobs that must not wait for searches.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { Pool } from '@masu/engine/jobs/engines/pool.js';
import { workerPoolHost } from './worker-handle.js';

// What the stages of an analysis are read with: the engine has it already.
export { parseAnalysis } from '@masu/engine/jobs/kinds/analyze-schema.js';

// The bundler finds a worker's script by exactly this expression.
export const openScript = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Purposes that have their own worker. */
type SinglePurpose = 'undo-advice' | 'futoshiki' | 'grade' | 'generate' | 'explain' | 'print' | 'analyze';

const singles = new Map<SinglePurpose, Engine>();

/** An engine with its own worker, opened once: its jobs wait for each other, but not for other searches. */
export function singleEngine(purpose: SinglePurpose): Engine {
  const engine = singles.get(purpose) ?? new Pool(workerPoolHost(openScript), 1);
  singles.set(purpose, engine);
  return engine;
}

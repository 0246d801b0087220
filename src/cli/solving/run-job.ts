// Runs one job of any kind for a command: with a progress line, and stopped by Ctrl-C.

import type { AnyJob, ReportTo } from '../../jobs/index.js';
import { onInterrupt } from '../interface/interrupt.js';
import type { Output } from '../interface/output.js';
import { engineFor, patientPool, progressLine } from './solving.js';

export async function runCommandJob<J extends AnyJob & { readonly level: string }>(
  job: J,
  output: Output,
): Promise<ReportTo<J>> {
  // Undo advice divides its time among several checks; a short first try would give a vague answer instead of none.
  const engine = job.kind === 'undo-advice' ? patientPool(1) : engineFor([job], 1);
  const began = performance.now();
  const task = engine.run(job, (progress) => output.live(progressLine(progress, performance.now() - began)));
  const interrupt = onInterrupt(task.stop);
  try {
    const reported = await task.report;
    if (!reported.ok) throw new Error(`a worker refused a valid position: ${reported.error.message}`);
    return reported.value;
  } finally {
    output.live('');
    interrupt.release();
    engine.close();
  }
}

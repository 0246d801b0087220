// Proves the fewest moves and pushes of levels, each within a limit of CPU time, in one worker.

import { solveInOrder } from '../../jobs/index.js';
import { onInterrupt } from '../interface/interrupt.js';
import type { Output } from '../interface/output.js';
import type { LevelFile, ValidLevel } from '../levels/input.js';
import { type CertificateSaver, certifiedJob } from './certificate-saver.js';
import type { Optimum } from './judge-rows.js';
import { commandLimits, engineFor, jobOf, usualBytesOf } from './solving.js';

const PROVERS = [
  ['moves', 'move-optimal'],
  ['pushes', 'push-optimal'],
] as const;

/**
 * The optimum of each level by its number; a level that needs longer has less of it. `interrupted` after Ctrl-C. `certificates`
 * saves the proofs.
 */
export async function proveOptima(
  input: LevelFile,
  levels: readonly ValidLevel[],
  cpu: number,
  output: Output,
  certificates?: CertificateSaver,
): Promise<{ readonly optima: Map<number, Optimum>; readonly interrupted: boolean }> {
  const planned = levels.flatMap((level) => PROVERS.map(([metric, solver]) => ({ level, metric, solver })));
  const { puzzle } = input;
  const jobs = planned.map(({ level, solver }) => {
    const job = jobOf(puzzle, level, solver, commandLimits({ cpu }, 1, usualBytesOf(puzzle, solver)));
    return certificates ? certifiedJob(job) : job;
  });
  const optima = new Map<number, Optimum>();
  const engine = engineFor(jobs, 1);
  const running = solveInOrder(engine, jobs);
  const interrupt = onInterrupt(running.stop);
  let done = 0;
  try {
    for await (const ended of running.ended) {
      const { level, metric } = planned[done++] as (typeof planned)[number];
      output.live(`proving optimal solutions: ${done} of ${planned.length}`);
      if (ended.kind === 'bug') throw ended.bug;
      if (!ended.reported.ok) throw new Error(`the worker refused a valid level: ${ended.reported.error.message}`);
      const report = ended.reported.value;
      await certificates?.add(input, level, report);
      const best = report.verdict === 'solved' && report.claim === 'optimal' ? report[metric] : undefined;
      if (best === undefined) optima.set(level.number, optima.get(level.number) ?? {});
      else optima.set(level.number, { ...optima.get(level.number), [metric]: best });
    }
  } finally {
    output.live('');
    interrupt.release();
    engine.close();
  }
  return { optima, interrupted: interrupt.happened };
}

// Proves the fewest moves and pushes of levels, each within a limit of CPU time, in one worker.

import type { Metric, PuzzleId } from '@masu/core/base/puzzle.js';
import { makeJob } from '@masu/engine/jobs/make-job.js';
import { puzzleOfLevel } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import { EXIT } from '../../interface/exit-codes.js';
import type { Output } from '../../interface/output.js';
import type { LevelFile, ValidLevel } from '../../levels/input.js';
import { type CertificateSaver, certifiedJob } from '../../solving/certificate-saver.js';
import type { Optimum } from '../../solving/judge-rows.js';
import { runLevelJobs } from '../../solving/run-jobs.js';
import { commandLimits, defaultBytesFor, engineFor } from '../../solving/solving.js';
import type { KeptOptima } from './judge-class.js';

/** The solvers that prove it. A puzzle without any has no optimum to compare with. */
export const PROVERS: { readonly [Id in PuzzleId]?: readonly (readonly [metric: Metric, solver: string])[] } = {
  sokoban: [
    ['moves', 'move-optimal'],
    ['pushes', 'push-optimal'],
  ],
};

interface Proving {
  /** Seconds per level and metric. */
  readonly cpu: number;
  readonly workers: number;
  readonly certificates?: CertificateSaver | undefined;
  /** Proofs of an earlier run, and of this one. */
  readonly kept?: KeptOptima | undefined;
}

/** What a proof depends on. */
const keptKey = ({ playable }: ValidLevel, solver: string, cpu: number): string =>
  `${puzzleOfLevel(playable)?.hash(playable) ?? ''} ${solver} ${cpu}`;

/**
 * The optimum of each level by its number; a level that needs longer has less of it. `interrupted` after Ctrl-C. `certificates`
 * saves the proofs.
 */
export async function proveOptima(
  input: LevelFile,
  levels: readonly ValidLevel[],
  { cpu, workers, certificates, kept }: Proving,
  output: Output,
): Promise<{ readonly optima: Map<number, Optimum>; readonly interrupted: boolean }> {
  const { puzzle } = input;
  const optima = new Map<number, Optimum>();
  const add = (number: number, metric: Metric, best: number | null): void => {
    optima.set(number, { ...optima.get(number), ...(best === null ? {} : { [metric]: best }) });
  };
  const planned = levels
    .flatMap((level) =>
      (PROVERS[puzzle.id] ?? []).map(([metric, solver]) => ({
        level,
        metric,
        solver,
        key: keptKey(level, solver, cpu),
      })),
    )
    .filter(({ level, metric, key }) => {
      // A proof that is to be saved has to be made.
      const best = certificates ? undefined : kept?.find(key);
      if (best !== undefined) add(level.number, metric, best);
      return best === undefined;
    });
  if (planned.length === 0) return { optima, interrupted: false };
  const jobs = planned.map(({ level, solver }) => {
    const job = makeJob(puzzle, level, solver, commandLimits({ cpu }, 1, defaultBytesFor(puzzle, solver)));
    return certificates ? certifiedJob(job) : job;
  });
  const codes = await runLevelJobs({
    engine: engineFor(output.host, jobs, workers),
    jobs,
    output,
    async each(report, index) {
      const { level, metric, key } = planned[index] as (typeof planned)[number];
      output.live(`proving optimal solutions: ${index + 1} of ${planned.length}`);
      await certificates?.add(input, level, report);
      const best = report.verdict === 'solved' && report.claim === 'optimal' ? report[metric] : undefined;
      add(level.number, metric, best ?? null);
      // What Ctrl-C cut short is tried again.
      if (!(report.verdict === 'gave-up' && report.limit === 'stopped')) kept?.save(key, best ?? null);
      return undefined;
    },
  });
  return { optima, interrupted: codes.includes(EXIT.interrupted) };
}

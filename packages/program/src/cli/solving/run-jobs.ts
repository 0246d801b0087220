// Runs jobs for a command, one of any kind or one after the other for many levels: with a progress line, and stopped by
// Ctrl-C, which keeps what was found.

import type { Progress } from '@masu/core/base/outcome.js';
import type { AnyJob, ReportTo } from '@masu/engine/jobs/any-job.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { solveInOrder } from '@masu/engine/jobs/engines/solve-in-order.js';
import type { TaskEnding } from '@masu/engine/jobs/engines/task-ending.js';
import type { Job, Report, Reported } from '@masu/engine/jobs/job.js';
import { EXIT, type ExitCode } from '../interface/exit-codes.js';
import { type Interrupt, interruptible } from '../interface/interrupt.js';
import { type Output, safe } from '../interface/output.js';
import { levelName, type ValidLevel } from '../levels/input.js';
import { engineFor, patientPool, progressLine } from './solving.js';

export function runCommandJob<J extends AnyJob & { readonly level: string }>(
  job: J,
  output: Output,
): Promise<ReportTo<J>> {
  // Undo advice divides its time among several checks; a short first try would give a vague answer instead of none.
  const engine = job.kind === 'undo-advice' ? patientPool(output.host, 1) : engineFor(output.host, [job], 1);
  const began = performance.now();
  const task = engine.run(job, (progress) => output.live(progressLine(progress, performance.now() - began)));
  const work = async (): Promise<ReportTo<J>> => {
    const reported = await task.report;
    if (!reported.ok) throw new Error(`a worker refused a valid position: ${reported.error.message}`);
    return reported.value;
  };
  return interruptible(output, task.stop, work, () => engine.close());
}

/** Work that gives its results one after the other and can be stopped. */
interface Stoppable<Item> {
  readonly results: AsyncIterable<Item>;
  stop(): void;
}

/** Works through results as they come. Ctrl-C stops what gives them. Returns whether it came. */
export function workThrough<Item>(
  output: Output,
  { results, stop }: Stoppable<Item>,
  each: (item: Item, index: number) => Promise<void>,
  close: () => unknown,
): Promise<boolean> {
  const work = async (interrupt: Interrupt): Promise<boolean> => {
    let index = 0;
    for await (const item of results) await each(item, index++);
    return interrupt.happened;
  };
  return interruptible(output, stop, work, close);
}

/** The report of a job on a valid level; a bug if there is none. */
export function mustBeReported(reported: Reported): Report {
  if (!reported.ok) throw new Error(`the worker refused a valid level: ${reported.error.message}`);
  return reported.value;
}

interface LevelJobs {
  /** Closed at the end. */
  readonly engine: Engine;
  readonly jobs: readonly Job[];
  readonly output: Output;
  /** The level of each job: with them, there is a progress line, and a bug in one level doesn't end the others. */
  readonly levels?: readonly ValidLevel[];
  /** Called with every report, in order; returns its exit code, if it has one. */
  readonly each: (report: Report, index: number) => Promise<ExitCode | undefined>;
}

/** Runs one job per level. Returns the exit codes; the last one is `EXIT.interrupted` if Ctrl-C came. */
export async function runLevelJobs({ engine, jobs, output, levels, each }: LevelJobs): Promise<ExitCode[]> {
  const codes: ExitCode[] = [];
  let done = 0;
  const numbers = levels?.map(({ number }) => number);
  const progressAt =
    numbers &&
    levelsProgress(
      numbers,
      () => done,
      () => performance.now(),
    );
  const running = solveInOrder(engine, jobs, (index, at) => {
    const line = progressAt?.(index, at);
    if (line !== undefined) output.live(line);
  });
  const take = async (ending: TaskEnding, index: number): Promise<void> => {
    done++;
    if (ending.kind === 'bug') {
      const level = levels?.[index];
      if (!level) throw ending.bug;
      const details = safe(ending.bug.stack ?? ending.bug.message);
      output.complain(`masu: ${levelName(level)}: internal error. This is a bug in masu. ${details}`);
      codes.push(EXIT.bug);
      return;
    }
    const code = await each(mustBeReported(ending.reported), index);
    if (code !== undefined) codes.push(code);
  };
  if (await workThrough(output, running, take, () => engine.close())) codes.push(EXIT.interrupted);
  return codes;
}

/**
 * The progress line for many levels: how many are done, and the progress of the first one still running; undefined for
 * the progress of another.
 */
export function levelsProgress(
  numbers: readonly number[],
  done: () => number,
  now: () => number,
): (index: number, progress: Progress) => string | undefined {
  const began = new Map<number, number>();
  return (index, progress) => {
    // Levels are reported in order: everything before the next one to report has finished.
    for (const old of began.keys()) if (old < done()) began.delete(old);
    if (!began.has(index)) began.set(index, now());
    if (index !== Math.min(...began.keys())) return undefined;
    const head = numbers.length === 1 ? '' : `${done()} of ${numbers.length} done; level ${numbers[index]} at `;
    return `${head}${progressLine(progress, now() - (began.get(index) ?? 0))}`;
  };
}

// Runs jobs of external solvers beside those of masu: a job with the hash of an adapter goes to the program of that
// adapter, if it was named here; every other job goes to the engine below. Every answer is replayed. What the program
// claims beyond its solution is noted as a claim, and proves nothing.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import type { LimitName } from '@masu/core/base/outcome.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { AnyJob, ReportTo } from '@masu/engine/jobs/any-job.js';
import type { Engine, Task } from '@masu/engine/jobs/engines/engine.js';
import type { Job, Report, Reported } from '@masu/engine/jobs/job.js';
import { NO_EFFORT } from '@masu/engine/jobs/job-parts.js';
import { checkSolutionText, playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { AnyLevel } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { removeBusyFolder } from '@masu/node-host/files/write-problem.js';
import { type ProgramEnd, runProgram } from '@masu/node-host/programs/run-program.js';
import { openTemporaryFolder } from '@masu/node-host/programs/temporary-folders.js';
import { EXTERNAL_ERRORS } from '../folder/external-errors.js';
import { type Adapter, commandOfAdapter } from './adapter.js';
import { readAnswer, readClaim, readWrittenPushes } from './read-answer.js';
import { walkBetweenPushes } from './walk-pushes.js';

const MEBI = 2 ** 20;

const MAX_OUTPUT_BYTES = 64 * MEBI;

/** The end of what a program wrote to standard error. */
const STDERR_LETTERS = 2000;

/** Wall time for a program with a CPU limit alone: it may wait for a core, but not forever. */
const wallMillis = (cpuMillis: number): number => 10 * cpuMillis + 10_000;

const isExternalJob = (job: AnyJob): job is Job & { readonly external: string } =>
  (job.kind === undefined || job.kind === 'solve') && job.external !== undefined;

interface ReadJob {
  readonly level: AnyLevel;
  /** The level in the adapter's format. */
  readonly text: string;
  /** Of a grid. */
  readonly size: number;
}

function readJob(job: Job, adapter: Adapter): Result<ReadJob, TextError> {
  const puzzle = playableOf(job.puzzle);
  const draft = puzzle.formats.find(({ id }) => id === job.format)?.parse(job.level).levels[0];
  if (!draft?.ok) return fail(textError(1, 1, EXTERNAL_ERRORS.refused, 'The planned level cannot be read.'));
  const level = puzzle.validate(draft.value);
  if (!level.ok) return level;
  const text = puzzle.formats.find(({ id }) => id === adapter.format)?.make([puzzle.bareDraft(draft.value)]);
  if (!text?.ok) {
    const message = `The format ${adapter.format} can't store this level.`;
    return fail(textError(1, 1, EXTERNAL_ERRORS.lost, message));
  }
  return ok({ level: level.value, text: text.value, size: puzzle.size(level.value).width });
}

const isOutOfMemory = (stderr: string): boolean => /out of memory|bad_alloc|MemoryError|cannot allocate/i.test(stderr);

/** The end of standard error as part of a sentence. */
const lastWords = (stderr: string): string => {
  const text = stderr.slice(-STDERR_LETTERS).trim();
  return text === '' ? '' : ` Standard error ends with: ${text}`;
};

function failed(end: ProgramEnd, sentence: string): Reported {
  return fail(textError(1, 1, EXTERNAL_ERRORS.lost, `${sentence}${lastWords(end.stderr)}`));
}

/** A level that is solved from the start is solved by a program that prints no moves. */
const emptyAnswer = ({ puzzle }: Job, { level }: ReadJob): string | undefined =>
  checkSolutionText(puzzle, level as never, '').ok ? '' : undefined;

/** The report of a program that has ended. */
function reportOfEnd(job: Job, adapter: Adapter, read: ReadJob, end: ProgramEnd, folder: string): Reported {
  const { millis, cpuMillis, bytes } = end;
  const claimed = readClaim(adapter, end.stdout);
  const notes = {
    external: adapter.hash.slice(0, 12),
    threads: adapter.threads,
    ...defined({ warmUpSeconds: adapter.warmUpSeconds, claimed }),
  };
  const effort = { ...NO_EFFORT, millis, cpuMillis, bytes };
  const common = { puzzle: job.puzzle, solver: job.solver, effort, notes };
  const gaveUp = (limit: LimitName): Reported => ok({ ...common, verdict: 'gave-up', limit } as Report);
  if (end.limit === 'output') return failed(end, `${adapter.name} printed more than 64 MiB and was ended.`);
  if (end.limit === 'processes' || end.limit === 'files') return failed(end, `${adapter.name} was ended.`);
  if (end.limit !== undefined) return gaveUp(end.limit);
  const isDone = adapter.exitCodes.includes(end.code);
  const wrong = (why: string): Reported => {
    const message = `${adapter.name} answered with a solution that is wrong: ${why}`;
    return fail(textError(1, 1, EXTERNAL_ERRORS.wrong, message));
  };
  const pushes = readWrittenPushes(adapter, end.stdout, folder);
  // An adapter of another puzzle with pushes is refused when it is read.
  const walked = pushes && walkBetweenPushes(read.level as Level, pushes);
  if (walked && !walked.ok) return wrong(walked.error);
  const answer =
    walked?.value ??
    readAnswer(adapter, end.stdout, folder, read.size) ??
    (isDone ? emptyAnswer(job, read) : undefined);
  if (answer !== undefined) {
    const checked = checkSolutionText(job.puzzle, read.level as never, answer);
    if (checked.ok) return ok({ ...common, verdict: 'solved', claim: 'valid', ...checked.value } as Report);
    return wrong(checked.error);
  }
  if (isDone) return gaveUp('program');
  if (isOutOfMemory(end.stderr)) return gaveUp('memory');
  const how = end.code > 128 ? `was ended by signal ${end.code - 128}` : `ended with exit code ${end.code}`;
  return failed(end, `${adapter.name} ${how} without a solution.`);
}

async function performExternal(job: Job, adapter: Adapter, signal: AbortSignal): Promise<Reported> {
  const read = readJob(job, adapter);
  if (!read.ok) return read;
  const { millis, cpuMillis, bytes } = job.limits;
  const wall = millis ?? (cpuMillis === undefined ? undefined : wallMillis(cpuMillis));
  if (wall === undefined) {
    return fail(textError(1, 1, EXTERNAL_ERRORS.refused, 'An external solver needs a limit: --time or --cpu.'));
  }
  const home = openTemporaryFolder();
  const folder = join(home.path, 'run');
  mkdirSync(folder);
  try {
    const path = join(folder, `level.${adapter.format}`);
    if (adapter.input === 'file') writeFileSync(path, read.value.text);
    const seconds = (given: number): string => String(Math.max(1, Math.ceil(given / 1000)));
    const command = commandOfAdapter(adapter, {
      level: path,
      folder,
      cpu: seconds(cpuMillis ?? wall),
      time: seconds(wall),
      memory: String(Math.floor((bytes ?? 1024 * MEBI) / MEBI)),
      threads: String(adapter.threads),
      adapter: adapter.folder,
    });
    const end = await runProgram({
      command,
      folder,
      ...(adapter.input === 'stdin' ? { input: read.value.text } : {}),
      limits: { millis: wall, outputBytes: MAX_OUTPUT_BYTES, ...defined({ cpuMillis, memoryBytes: bytes }) },
      signal,
    });
    return reportOfEnd(job, adapter, read.value, end, folder);
  } finally {
    await removeBusyFolder(folder);
    await home.close();
  }
}

/** An engine that runs the programs of these adapters, by name, and everything else on `engine`. */
export function withAdapters(engine: Engine, adapters: readonly Adapter[]): Engine {
  const stops = new Set<AbortController>();
  const runExternal = (job: Job & { readonly external: string }): Task<Report> => {
    const stop = new AbortController();
    stops.add(stop);
    const adapter = adapters.find(({ name, hash }) => name === job.solver && hash === job.external);
    const known = adapters.some(({ name }) => name === job.solver);
    const why = known
      ? `The adapter of ${job.solver} here is not the one that was planned.`
      : `${job.solver} is not allowed here: name it with --allow ${job.solver}=@FILE.json.`;
    const report = adapter
      ? performExternal(job, adapter, stop.signal)
      : Promise.resolve<Reported>(fail(textError(1, 1, EXTERNAL_ERRORS.refused, why)));
    return { report: report.finally(() => stops.delete(stop)), stop: () => stop.abort() };
  };
  return {
    run<J extends AnyJob>(job: J, ...rest: Parameters<Engine['run']> extends [unknown, ...infer Rest] ? Rest : never) {
      if (isExternalJob(job)) return runExternal(job) as unknown as Task<ReportTo<J>>;
      return engine.run(job, ...rest);
    },
    close() {
      for (const stop of stops) stop.abort();
      engine.close();
    },
  };
}

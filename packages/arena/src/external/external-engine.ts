// Runs jobs of external solvers beside those of masu: a job with the hash of an adapter goes to the program of that
// adapter, if it was named here; every other job goes to the engine below. Every answer is replayed. What the program
// claims beyond its solution is noted as a claim, and proves nothing.

import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { defined } from '../../base/defined.js';
import type { LimitName } from '../../base/outcome.js';
import { PUZZLE_FIGURES } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { removeBusyFolder } from '../../files/index.js';
import {
  type AnyJob,
  type AnyLevel,
  checkSolutionText,
  type Engine,
  type Job,
  playableOf,
  puzzleOf,
  type Report,
  type Reported,
  type ReportTo,
  type Task,
} from '../../jobs/index.js';
import { NO_EFFORT } from '../../jobs/job-parts.js';
import { EXTERNAL_ERRORS } from '../folder/verify-report.js';
import { type Adapter, commandOfAdapter } from './adapter.js';
import { type ProgramEnd, runProgramWithin } from './run-program.js';

// Reads the answer of a program from what it printed or wrote: moves, or the rows of a grid. Nothing here is believed:
// whatever is found is replayed afterward.

const MAX_FILE_BYTES = 16 * 2 ** 20;
const MOVES_LINE = /^[ \t]*([lurdLURD]+)[ \t]*$/gm;

/** A file in the folder of the run; undefined if there is none, or it is too large or somewhere else. */
function fileText(folder: string, name: string): string | undefined {
  const path = resolve(join(folder, name));
  if (!path.startsWith(`${resolve(folder)}${sep}`)) return undefined;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= MAX_FILE_BYTES ? readFileSync(path, 'utf8') : undefined;
}

/** The last line that is moves alone. */
function lastMoves(text: string): string | undefined {
  return [...text.matchAll(MOVES_LINE)].at(-1)?.[1];
}

/** The first solution stored in a collection. */
function storedSolution(text: string): string | undefined {
  const sok = puzzleOf('sokoban').formats.find(({ id }) => id === 'sok');
  const stored = sok?.parse(text).levels.flatMap((level) => (level.ok ? (level.value.stored ?? []) : []));
  return stored?.find(({ kind }) => kind === 'solution')?.moves;
}

/** A line of a grid: numbers with spaces or bars between them, or one letter per cell. */
function gridRow(line: string): string[] {
  const words = line.split(/[^0-9A-Za-z]+/).filter((word) => word !== '');
  const cells = words.length === 1 ? [...(words[0] as string)] : words;
  return cells.map((cell) => (/^\d+$/.test(cell) && Number(cell) > 9 ? Number(cell).toString(36) : cell));
}

/** The last block of `size` lines with `size` cells each, as rows of one letter per cell. */
function lastGrid(text: string, size: number): string[] | undefined {
  const rows = text.split('\n').map(gridRow);
  for (let end = rows.length; end >= size; end--) {
    const block = rows.slice(end - size, end);
    if (block.every((row) => row.length === size)) return block.map((row) => row.join('').toUpperCase());
  }
  return undefined;
}

/** What the program answers: moves, or rows; undefined if it gives no answer. `size` is that of a grid. */
function readAnswer(
  { answer, puzzle }: Adapter,
  stdout: string,
  folder: string,
  size: number,
): string | string[] | undefined {
  const isGrid = PUZZLE_FIGURES[puzzle].solution === 'rows';
  const read = (text: string): string | string[] | undefined =>
    isGrid || answer === 'grid' ? lastGrid(text, size) : lastMoves(text);
  if (answer === 'lurd' || answer === 'grid') return read(stdout);
  if (answer === 'sok') return storedSolution(stdout);
  const text = 'file' in answer ? fileText(folder, answer.file) : stdout;
  if (text === undefined) return undefined;
  if (answer.pattern !== undefined) {
    const found = new RegExp(answer.pattern, 'm').exec(text);
    const group = found?.[1] ?? found?.[0];
    return group === undefined ? undefined : isGrid ? lastGrid(group, size) : group.replace(/\s+/g, '');
  }
  return isGrid ? lastGrid(text, size) : (storedSolution(text) ?? lastMoves(text));
}

/** What the program says it has proven. */
function readClaim({ claims }: Adapter, stdout: string): 'optimal' | 'unsolvable' | undefined {
  if (claims === false) return undefined;
  const says = (pattern: string | undefined): boolean => pattern !== undefined && new RegExp(pattern, 'm').test(stdout);
  return says(claims.unsolvable) ? 'unsolvable' : says(claims.optimal) ? 'optimal' : undefined;
}

const MEBI = 2 ** 20;
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
  const text = stderr.trim();
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
  if (end.limit !== undefined) return gaveUp(end.limit);
  const isDone = adapter.exitCodes.includes(end.code);
  const answer = readAnswer(adapter, end.stdout, folder, read.size) ?? (isDone ? emptyAnswer(job, read) : undefined);
  if (answer !== undefined) {
    const checked = checkSolutionText(job.puzzle, read.level as never, answer);
    if (checked.ok) return ok({ ...common, verdict: 'solved', claim: 'valid', ...checked.value } as Report);
    const message = `${adapter.name} answered with a solution that is wrong: ${checked.error}`;
    return fail(textError(1, 1, EXTERNAL_ERRORS.wrong, message));
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
  const folder = mkdtempSync(join(tmpdir(), 'masu-run-'));
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
    const end = await runProgramWithin({
      command,
      folder,
      ...(adapter.input === 'stdin' ? { input: read.value.text } : {}),
      limits: { millis: wall, ...defined({ cpuMillis, bytes }) },
      signal,
    });
    return reportOfEnd(job, adapter, read.value, end, folder);
  } finally {
    await removeBusyFolder(folder);
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

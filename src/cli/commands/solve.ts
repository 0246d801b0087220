// `masu solve`: every level of a file in workers, so that Ctrl-C answers at once and memory goes back to the machine
// between levels. Reports are printed in order as they come; every solution was replayed before it is seen.

import { availableParallelism } from 'node:os';
import type { PuzzleId } from '../../base/puzzle.js';
import { solveInOrder } from '../../batch/index.js';
import { canPair, checkSolutionText, type LevelRead, type Report } from '../../jobs/index.js';
import { batchProgress } from '../batch-progress.js';
import type { Command } from '../command.js';
import { EXIT, type ExitCode, worstOf } from '../exit-codes.js';
import {
  FORMAT_OPTION,
  LEVELS_OPTION,
  type LevelFile,
  type LoadOptions,
  levelName,
  loadLevels,
  printError,
  type SoundLevel,
  soundLevels,
} from '../input.js';
import { onInterrupt } from '../interrupt.js';
import { counting, oneOf } from '../option-values.js';
import { counted, type Output, safe } from '../output.js';
import { exitOf, reportJson, seconds, tellReport } from '../report.js';
import { mustBeWritable, writeData } from '../save-output.js';
import { solvedFile } from '../solved-file.js';
import {
  engineFor,
  jobOf,
  LIMIT_OPTIONS,
  type LimitOptions,
  limitsOf,
  solverOf,
  takesUnwinnable,
  usualBytesOf,
} from '../solving.js';

interface SolveOptions extends LoadOptions, LimitOptions {
  readonly solver?: string;
  readonly jobs?: number;
  readonly threads?: '1' | '2';
  readonly json?: boolean;
  readonly output?: string;
}

interface Done {
  readonly level: SoundLevel;
  readonly report: Report;
}

interface Run {
  readonly done: readonly Done[];
  readonly codes: readonly ExitCode[];
  /** Numbers of the levels that Ctrl-C kept from an answer. */
  readonly undone: readonly number[];
}

/** 3, 5–7 */
function ranges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** `3 solved, 1 unsolvable, 1 gave up; 12.40 s` */
function summary(done: readonly Done[], millis: number): string {
  const count = (verdict: Report['verdict']): number => done.filter(({ report }) => report.verdict === verdict).length;
  const solved = `${count('solved')} solved, ${count('unsolvable')} unsolvable, ${count('gave-up')} gave up`;
  return `${counted(done.length, 'level')}: ${solved}; ${seconds(millis)} in total`;
}

/** No machine works faster at more levels than this at once. */
function jobsOf({ jobs = 1 }: SolveOptions, output: Output): number {
  const most = 4 * availableParallelism();
  if (jobs <= most) return jobs;
  output.complain(`masu: --jobs ${jobs} is more than this machine can use; using ${most}`);
  return most;
}

/** The worker judged its solution by the level it was sent; this judges it by the level of the file. */
function mustHold(puzzle: PuzzleId, level: unknown, report: Report): void {
  const found = report.verdict === 'solved' ? report : report.verdict === 'gave-up' ? report.best : undefined;
  const judged = found && checkSolutionText(puzzle, level, found.solution);
  if (judged && !judged.ok) throw new Error(`a solution of ${report.solver} does not hold: ${judged.error}`);
}

/** How many workers a level gets; says so where two were asked for in vain. */
function threadsOf({ puzzle }: LevelFile, solver: string, { threads }: SolveOptions, output: Output): 1 | 2 {
  if (threads !== '2') return 1;
  if (canPair(puzzle.id, solver)) return 2;
  output.complain(`masu: ${solver} is single-threaded; ignoring --threads 2`);
  return 1;
}

async function solveAll(
  input: LevelFile,
  levels: readonly SoundLevel[],
  errors: readonly LevelRead[],
  options: SolveOptions,
  output: Output,
): Promise<Run> {
  const size = Math.min(jobsOf(options, output), Math.max(1, levels.length));
  const solver = solverOf(input.puzzle, options.solver);
  const limits = limitsOf(options, size, usualBytesOf(input.puzzle, solver));
  const done: Done[] = [];
  const codes: ExitCode[] = [];
  const undone: number[] = [];
  let told = 0;
  const pending = options.json ? [...errors] : [];
  /** Invalid levels are objects too, each in its place. */
  const printErrors = (before: number): void => {
    while ((pending[0]?.number ?? before) < before) printError(input.file, pending.shift() as LevelRead, output);
  };
  const threads = threadsOf(input, solver, options, output);
  const jobs = levels.map((level) => ({ ...jobOf(input.puzzle, level, solver, limits), threads }));
  const engine = engineFor(jobs, size, threads);
  const progress = batchProgress(
    levels.map(({ number }) => number),
    () => told,
    () => performance.now(),
  );
  const running = solveInOrder(engine, jobs, (index, at) => {
    const line = progress(index, at);
    if (line !== undefined) output.live(line);
  });
  const interrupt = onInterrupt(running.stop);
  try {
    for await (const ended of running.ended) {
      const level = levels[told++] as SoundLevel;
      printErrors(level.number);
      if (ended.kind === 'bug') {
        output.complain(`masu: ${levelName(level)}: a bug of ours. ${safe(ended.bug.stack ?? ended.bug.message)}`);
        codes.push(EXIT.bug);
      } else if (!ended.reported.ok) {
        throw new Error(`a sound level was refused by its worker: ${ended.reported.error.message}`);
      } else {
        const report = ended.reported.value;
        mustHold(input.puzzle.id, level.playable, report);
        const isStopped = report.verdict === 'gave-up' && report.limit === 'stopped';
        if (isStopped) undone.push(level.number);
        // What had not even begun has nothing to tell.
        if (isStopped && report.effort.millis === 0) continue;
        if (options.json) output.print(reportJson(input, level, report));
        else tellReport(input, level, report, output);
        done.push({ level, report });
        codes.push(exitOf(report));
      }
    }
  } finally {
    output.live('');
    interrupt.release();
    engine.close();
  }
  printErrors(Number.POSITIVE_INFINITY);
  if (interrupt.happened) codes.push(EXIT.interrupted);
  return { done, codes, undone };
}

export const SOLVE: Command<SolveOptions> = {
  arguments: [{ name: '<file>', about: 'a file of levels, or - for standard input' }],
  options: [
    { flags: '--solver <id>', about: 'which solver; `masu solvers` lists them' },
    ...LIMIT_OPTIONS,
    { flags: '--jobs <n>', about: 'solve <n> levels in parallel; print in order', parse: counting },
    {
      flags: '--threads <n>',
      about: 'threads per level, 1 or 2, if the solver supports it (default: 1)',
      parse: oneOf('1', '2'),
    },
    { flags: '--json', about: 'print one JSON object per level' },
    { flags: '-o, --output <path>', about: 'write the levels with their solutions to this file' },
    LEVELS_OPTION,
    FORMAT_OPTION,
  ],
  async run({ words, options, output }) {
    const input = await loadLevels(words[0] as string, options);
    const solver = solverOf(input.puzzle, options.solver);
    mustBeWritable(options.output);
    // The file is the data where it goes to standard output; what is told of it goes beside.
    const teller = options.output === '-' ? { ...output, print: output.say } : output;
    const { sound, bad, errors } = soundLevels(
      input,
      { ...teller, json: false },
      takesUnwinnable(input.puzzle, solver),
    );
    const began = performance.now();
    const { done, codes, undone } = await solveAll(input, sound, errors, options, teller);
    if (sound.length > 1) output.say(summary(done, performance.now() - began));
    if (undone.length > 0) {
      output.complain(`masu: interrupted; not solved: ${undone.length === 1 ? 'level' : 'levels'} ${ranges(undone)}`);
    }
    if (options.output !== undefined) {
      await writeData(options.output, solvedFile(input, sound, done, output), output);
    }
    return worstOf(bad > 0 ? [...codes, EXIT.input] : codes);
  },
};

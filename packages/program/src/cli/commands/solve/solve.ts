// `masu solve`: solves every level of the files in workers, so that Ctrl-C responds at once and memory is freed between
// levels. Reports are printed in order; every solution is verified before it is printed.

import { availableParallelism } from 'node:os';
import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { makeJob } from '@masu/engine/jobs/make-job.js';
import { canPair } from '@masu/engine/jobs/puzzles/puzzles.js';
import { type Command, type CommandOption, forPuzzle, type OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { choiceOption, counting } from '../../interface/option-values.js';
import { type Output, safe } from '../../interface/output.js';
import { mustBeWritable } from '../../interface/save-output.js';
import { loadPartsBy } from '../../levels/each-level.js';
import {
  FILES_ABOUT,
  type FilePart,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  loadLevels,
  type ValidLevel,
  validLevels,
} from '../../levels/input.js';
import { printReport, reportExit, reportJson, secondsText } from '../../results/report.js';
import { type Answers, openAnswers, reportOutput } from '../../results/solved-file.js';
import type { SolvedLevel } from '../../results/solved-file-saver.js';
import { runLevelJobs } from '../../solving/run-jobs.js';
import { CHOICE_OPTIONS, solverChoices } from '../../solving/search-choices.js';
import {
  commandLimits,
  defaultBytesFor,
  engineFor,
  LIMIT_OPTIONS,
  parseSolverId,
  solverIds,
  takesUnwinnable,
} from '../../solving/solving.js';

interface Run {
  readonly done: readonly SolvedLevel[];
  readonly codes: readonly ExitCode[];
  /** Numbers of the levels left unsolved by Ctrl-C. */
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
function summary(done: readonly SolvedLevel[], millis: number): string {
  const count = (verdict: Report['verdict']): number => done.filter(({ report }) => report.verdict === verdict).length;
  const solved = `${count('solved')} solved, ${count('unsolvable')} unsolvable, ${count('gave-up')} gave up`;
  return `${countOf(done.length, 'level', 'levels')}: ${solved}; ${secondsText(millis)} in total`;
}

/** More parallel jobs than this gain nothing on any machine. */
function parallelJobs({ jobs = 1 }: SolveOptions, output: Output): number {
  const most = 4 * availableParallelism();
  if (jobs <= most) return jobs;
  output.say(`masu: --jobs ${jobs} is more than this machine can use; using ${most}`);
  return most;
}

/** The number of workers for each level; warns if two were requested and the solver has one. */
function threadCount({ puzzle }: LevelFile, solver: string, { threads }: SolveOptions, output: Output): 1 | 2 {
  if (threads !== '2') return 1;
  if (canPair(puzzle.id, solver)) return 2;
  output.say(`masu: ${solver} is single-threaded; ignoring --threads 2`);
  return 1;
}

async function solvePart(
  { input, valid: levels }: FilePart,
  options: SolveOptions,
  output: Output,
  answers: Answers,
): Promise<Run> {
  const size = Math.min(parallelJobs(options, output), Math.max(1, levels.length));
  const solver = parseSolverId(input.puzzle, forPuzzle(options, input.id).solver);
  const limits = commandLimits(options, size, defaultBytesFor(input.puzzle, solver));
  const done: SolvedLevel[] = [];
  const undone: number[] = [];
  const threads = threadCount(input, solver, options, output);
  const choices = solverChoices(options, input.puzzle.id, solver);
  const extras = { threads, ...defined({ choices }) };
  const jobs = levels.map((level) =>
    answers.prepareJob({ ...makeJob(input.puzzle, level, solver, limits), ...extras }),
  );
  const each = async (report: Report, index: number): Promise<ExitCode | undefined> => {
    const level = levels[index] as ValidLevel;
    const isStopped = report.verdict === 'gave-up' && report.limit === 'stopped';
    if (isStopped) undone.push(level.number);
    // Levels that had not started have nothing to report.
    if (isStopped && report.effort.millis === 0) return undefined;
    const solved = { level, report };
    done.push(solved);
    await answers.add(input, solved, (certificate) => {
      if (options.json) output.print(reportJson(input, level, report, certificate));
      else printReport(level, report, output, certificate);
    });
    return reportExit(report);
  };
  const codes = await runLevelJobs({ engine: engineFor(output.host, jobs, size, threads), jobs, output, levels, each });
  answers.printErrors(input);
  return { done, codes, undone };
}

const OPTIONS = [
  { flags: '--solver <id>', about: 'use solver <id>; see `masu solvers`', valuesFor: solverIds },
  ...CHOICE_OPTIONS,
  ...LIMIT_OPTIONS,
  { flags: '--jobs <n>', about: 'solve <n> levels in parallel; print in order', parse: counting },
  {
    flags: '--threads <n>',
    about: 'threads per level, 1 or 2, if the solver supports it (default: 1)',
    ...choiceOption('1', '2'),
  },
  { flags: '--json', about: 'print one JSON object per level' },
  { flags: '-o, --output <path>', about: 'write the levels with their solutions to this file, as they are found' },
  {
    flags: '--certificate <path>',
    about:
      'write a checked proof of each optimal, unique, or unsolvable answer to this file; for several levels, a folder',
  },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type SolveOptions = OptionsOf<typeof OPTIONS>;

export const SOLVE: Command<SolveOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    mustBeWritable(options.output, output.host);
    const printed = reportOutput(options.output, output);
    const { parts, codes } = await loadPartsBy(words, printed, (file) => loadPart(file, options, printed));
    if (new Set(parts.map(({ input }) => input.puzzle.id)).size > 1 && options.output !== undefined) {
      throw new Refusal(EXIT.usage, 'One output file can’t contain both puzzles. Solve them one after the other.');
    }
    const answers = openAnswers(parts, options, output);
    const count = parts.reduce((sum, { valid }) => sum + valid.length, 0);
    const began = performance.now();
    const done: SolvedLevel[] = [];
    const undone: string[] = [];
    let left = 0;
    for (const part of parts) {
      const isStopped = codes.includes(EXIT.interrupted);
      const run = isStopped ? notBegun(part) : await solvePart(part, options, printed, answers);
      done.push(...run.done);
      codes.push(...run.codes);
      left += run.undone.length;
      if (run.undone.length > 0) undone.push(undoneMessage(part, run.undone, parts.length > 1));
    }
    if (count > 1) output.say(summary(done, performance.now() - began));
    if (undone.length > 0) {
      output.complain(safe(`masu: interrupted; not solved: ${undone.join('; ')}`));
      if (left >= MANY) output.say('For long work, `masu batch` can be stopped and continued.');
    }
    await answers.finish();
    return worstOf(codes);
  },
};

/** Levels left undone that make a run one for `masu batch`. */
const MANY = 10;

/** The result of a file that was not started because Ctrl-C ended the one before it. */
const notBegun = ({ valid }: FilePart): Run => ({ done: [], codes: [], undone: valid.map(({ number }) => number) });

/** `levels 3, 5–7`, with the file if there are several. */
function undoneMessage({ input }: FilePart, numbers: readonly number[], isNamed: boolean): string {
  const levels = `${numbers.length === 1 ? 'level' : 'levels'} ${ranges(numbers)}`;
  return isNamed ? `${fileLabel(input.file)}: ${levels}` : levels;
}

/** A file and its levels. */
async function loadPart(file: string, options: SolveOptions, output: Output): Promise<FilePart> {
  const input = await loadLevels(file, options, output.host);
  const solver = parseSolverId(input.puzzle, forPuzzle(options, input.id).solver);
  solverChoices(options, input.puzzle.id, solver);
  return validLevels(input, output, takesUnwinnable(input.puzzle, solver));
}

// `masu optimize`: shortens solutions, by moves or by pushes: the one given with --moves, or the best one stored with each
// level, or one that the solver finds. Levels run in workers; reports are printed in order. Ctrl-C keeps the best solutions so far.

import { availableParallelism } from 'node:os';
import { defined } from '@masu/core/base/defined.js';
import { METRICS } from '@masu/core/base/puzzle.js';
import type { VerifiedSolution } from '@masu/core/sokoban/formats/lurd.js';
import type { Job, ReportOf } from '@masu/engine/jobs/job.js';
import { makeJob } from '@masu/engine/jobs/make-job.js';
import { nodeClock } from '@masu/node-host/jobs/clock.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { choiceOption, counting } from '../../interface/option-values.js';
import type { Output } from '../../interface/output.js';
import { mustBeWritable } from '../../interface/save-output.js';
import { loadPartsBy } from '../../levels/each-level.js';
import {
  errorPrinter,
  FILES_ABOUT,
  type FilePart,
  INPUT_OPTIONS,
  loadLevelsOf,
  refuseTwiceStandard,
  validLevels,
} from '../../levels/input.js';
import { reportExit } from '../../results/report.js';
import { type Answers, openAnswers, reportOutput } from '../../results/solved-file.js';
import { runLevelJobs } from '../../solving/run-jobs.js';
import { commandLimits, defaultBytesFor, LIMIT_OPTIONS, parseSolverId, patientPool } from '../../solving/solving.js';
import { printOptimized, startGiven, startStored } from './optimized.js';

/** A file, and the solution that each valid level starts from. */
interface Part extends FilePart<'sokoban'> {
  readonly starts: readonly (VerifiedSolution | undefined)[];
}

/** The default seconds per level if there are several levels: without a limit, the first would hardly ever end. */
const DEFAULT_SECONDS = 10;

/** What a worker costs besides its job. */
const WORKER_MILLIS = 500;

/** The CPU time of a program for one level includes its start. */
function withoutStart(limits: Job['limits']): Job['limits'] {
  const { cpuMillis } = limits;
  if (cpuMillis === undefined) return limits;
  return { ...limits, cpuMillis: Math.max(cpuMillis / 2, cpuMillis - nodeClock().cpu() - WORKER_MILLIS) };
}

function optimizeAll(
  parts: readonly Part[],
  options: OptimizeOptions,
  output: Output,
  answers: Answers,
): Promise<ExitCode[]> {
  const metric = options.metric ?? options.for ?? 'moves';
  const all = parts.flatMap(({ input, valid, starts }) =>
    valid.map((level, index) => ({ input, level, start: starts[index] })),
  );
  const size = Math.min(options.jobs ?? 1, all.length, 4 * availableParallelism());
  const isOne = all.length === 1;
  const hasLimit = [options.time, options.cpu, options.nodes].some((limit) => limit !== undefined);
  const limited = isOne || hasLimit ? options : { ...options, time: DEFAULT_SECONDS };
  const solver = parseSolverId(SOKOBAN, undefined);
  const limits = commandLimits(limited, size, defaultBytesFor(SOKOBAN, solver));
  const jobs = all.map(({ input, level, start }) => {
    const job = makeJob(input.puzzle, level, solver, isOne ? withoutStart(limits) : limits);
    return answers.prepareJob({ ...job, improve: { metric, ...(start ? { solution: start.solution } : {}) } });
  });
  return runLevelJobs({
    engine: patientPool(output.host, size),
    jobs,
    output,
    levels: all.map(({ level }) => level),
    async each(report, index) {
      const { input, level, start } = all[index] as (typeof all)[number];
      await answers.add(input, { level, report }, (certificate) => {
        // The job is of a Sokoban level, so its report is one too.
        const optimized = { input, level, start, metric, report: report as ReportOf<'sokoban'>, certificate };
        printOptimized(optimized, output);
      });
      return reportExit(report);
    },
  });
}

const OPTIONS = [
  { flags: '--moves <moves>', about: 'shorten this solution of one level; - for standard input, @path for a file' },
  { flags: '--metric <metric>', about: 'minimize moves or pushes (default: moves)', ...choiceOption(...METRICS) },
  { flags: '--for <metric>', about: 'the older name of --metric', ...choiceOption(...METRICS) },
  ...LIMIT_OPTIONS,
  { flags: '--jobs <n>', about: 'optimize <n> levels in parallel; print in order', parse: counting },
  { flags: '--json', about: 'print one JSON object per level' },
  { flags: '-o, --output <path>', about: 'write the levels with their solutions to this file, as they get shorter' },
  {
    flags: '--certificate <path>',
    about:
      'prove that the result can’t be shorter, if possible, and write the checked proof; for several levels, a folder',
  },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];

type OptimizeOptions = OptionsOf<typeof OPTIONS>;

export const OPTIMIZE: Command<OptimizeOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    mustBeWritable(options.output, output.host);
    for (const file of words) refuseTwiceStandard(file, options.moves);
    const printed = reportOutput(options.output, output);
    const { parts, codes } = await loadPartsBy(words, printed, (file) =>
      loadPart(file, options, words.length === 1, printed),
    );
    if (parts.every(({ valid }) => valid.length === 0)) {
      errorPrinter(parts, printed)();
      return EXIT.input;
    }
    const answers = openAnswers(parts, options, output);
    codes.push(...(await optimizeAll(parts, options, printed, answers)));
    answers.printErrors();
    await answers.finish();
    return worstOf(codes);
  },
};

/** A file, and the solution to start from for each level. */
async function loadPart(file: string, options: OptimizeOptions, isOnlyFile: boolean, output: Output): Promise<Part> {
  // moves are for one level, the first unless --level says which
  const level = options.moves === undefined ? options.level : (options.level ?? ([[1, 1]] as const));
  const chosen = defined({ level, format: options.format });
  const input = await loadLevelsOf('sokoban', file, chosen, 'optimize works on Sokoban solutions only.', output.host);
  if (options.moves !== undefined && !(isOnlyFile && input.levels.length === 1)) {
    throw new Refusal(EXIT.usage, '--moves is the solution of one level. Name it with --level <n>.');
  }
  const levels = validLevels(input, output);
  const starts: (VerifiedSolution | undefined)[] = [];
  for (const each of levels.valid) {
    starts.push(
      options.moves === undefined
        ? startStored(input, each, options.metric ?? options.for ?? 'moves', output)
        : await startGiven(input, each, options.moves, output.host),
    );
  }
  return { ...levels, starts };
}

// `masu optimize`: shortens solutions, by moves or by pushes: the one given with --moves, or the best one stored with each
// level, or one that the solver finds. Levels run in workers; reports are printed in order. Ctrl-C keeps the best solutions so far.

import { availableParallelism } from 'node:os';
import { defined } from '../../../base/defined.js';
import { optimalityWords, provenOptimality } from '../../../base/optimality.js';
import { METRICS, type Metric, newMoveBudget } from '../../../base/puzzle.js';
import { type Job, makeJob, type ReportOf } from '../../../jobs/index.js';
import { nodeClock } from '../../../jobs/node/index.js';
import { parseMoves, SOKOBAN, type VerifiedSolution, verifySolution, verifyStored } from '../../../sokoban/index.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { choiceOption, counting } from '../../interface/option-values.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { mustBeWritable } from '../../interface/save-output.js';
import { loadPartsBy } from '../../levels/each-level.js';
import {
  errorLine,
  errorPrinter,
  FILES_ABOUT,
  type FilePart,
  INPUT_OPTIONS,
  type LevelFile,
  levelHead,
  levelName,
  loadLevelsOf,
  loadMoves,
  refuseMoves,
  refuseTwiceStandard,
  type ValidLevel,
  validLevels,
} from '../../levels/input.js';
import { certificateWords, printReport, reportExit, scoreWords } from '../../results/report.js';
import { type Answers, openAnswers, reportOutput } from '../../results/solved-file.js';
import type { CertificateNote } from '../../solving/certificate-saver.js';
import { runLevelJobs } from '../../solving/run-jobs.js';
import { commandLimits, defaultBytesFor, LIMIT_OPTIONS, parseSolverId, patientPool } from '../../solving/solving.js';

// What `masu optimize` starts from and what it prints: the solution given or stored, and the shorter one.

interface OptimizedLevel {
  readonly input: LevelFile<'sokoban'>;
  readonly level: ValidLevel<'sokoban'>;
  /** Undefined if the solver had to find one. */
  readonly start: VerifiedSolution | undefined;
  readonly metric: Metric;
  readonly report: ReportOf<'sokoban'>;
  /** Of the proof that it can't be shorter, if one was asked for and made. */
  readonly certificate?: CertificateNote | undefined;
}

/** The moves of --moves, which must solve the level. */
async function startGiven(
  input: LevelFile<'sokoban'>,
  level: ValidLevel<'sokoban'>,
  text: string,
): Promise<VerifiedSolution> {
  const parsed = input.puzzle.parseMoves(await loadMoves(text));
  if (!parsed.ok) return refuseMoves(parsed.error, text, '--moves');
  const verified = verifySolution(level.playable, parsed.value);
  if (!verified.ok) {
    throw new Refusal(EXIT.input, `The moves don’t solve ${levelName(level)}. optimize needs a complete solution.`);
  }
  return verified.value;
}

/** The best valid solution stored with the level, if any; invalid ones are reported. */
function startStored(
  { file }: LevelFile<'sokoban'>,
  { playable, draft, number }: ValidLevel<'sokoban'>,
  metric: Metric,
  output: Output,
): VerifiedSolution | undefined {
  const other = metric === 'moves' ? 'pushes' : 'moves';
  const held: VerifiedSolution[] = [];
  for (const { stored, error } of verifyStored(playable, draft, newMoveBudget())) {
    if (error) output.complain(errorLine(file, error, number));
    if (stored.kind !== 'solution' || error) continue;
    const parsed = parseMoves(stored.moves);
    const verified = parsed.ok ? verifySolution(playable, parsed.value) : undefined;
    if (verified?.ok) held.push(verified.value);
  }
  return held.sort((a, b) => a[metric] - b[metric] || a[other] - b[other])[0];
}

/** The score before optimizing: of the solution given or stored, or of the one that was found. */
function scoreBefore({ start, report: { notes } }: OptimizedLevel): Record<Metric, number> | undefined {
  const { moves, pushes } = start ?? { moves: notes?.beforeMoves, pushes: notes?.beforePushes };
  return typeof moves === 'number' && typeof pushes === 'number' ? { moves, pushes } : undefined;
}

/** A sentence and the solution, or one JSON object. */
function printOptimized(optimized: OptimizedLevel, output: Output): void {
  const { input, level, metric, report, start, certificate } = optimized;
  const before = scoreBefore(optimized);
  if (output.json) {
    const head = { ...levelHead(input, level), for: metric, verdict: report.verdict };
    if (report.verdict === 'solved') {
      const { solution, moves, pushes, notes } = report;
      const settled = notes?.settled === 1;
      const optimality = provenOptimality(report);
      const proof = optimality && certificate ? { claim: report.claim, ...optimality, certificate } : {};
      const found = { solution, moves, pushes, before, start: start ? 'known' : 'found', settled };
      output.print(jsonLine({ ...head, ...found, ...proof }));
    } else output.print(jsonLine({ ...head, ...(report.verdict === 'gave-up' ? { limit: report.limit } : {}) }));
    return;
  }
  if (report.verdict !== 'solved') {
    printReport(level, report, output);
    return;
  }
  const isSame = before?.moves === report.moves && before.pushes === report.pushes;
  const gained = isSame || !before ? 'no improvement found' : `was ${scoreWords(before)}`;
  const optimality = provenOptimality(report);
  const proven = optimality ? ` (${optimalityWords(optimality)})` : '';
  const sentence = `${levelName(level)}: ${scoreWords(report)}${proven}; ${gained}${certificateWords(certificate)}`;
  output.print(output.strong(sentence));
  output.print(report.solution);
}

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
  const metric = options.for ?? 'moves';
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
    engine: patientPool(size),
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
  { flags: '--for <metric>', about: 'minimize moves or pushes (default: moves)', ...choiceOption(...METRICS) },
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
    mustBeWritable(options.output);
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
  const input = await loadLevelsOf('sokoban', file, chosen, 'optimize works on Sokoban solutions only.');
  if (options.moves !== undefined && !(isOnlyFile && input.levels.length === 1)) {
    throw new Refusal(EXIT.usage, '--moves is the solution of one level. Name it with --level <n>.');
  }
  const levels = validLevels(input, output);
  const starts: (VerifiedSolution | undefined)[] = [];
  for (const each of levels.valid) {
    starts.push(
      options.moves === undefined
        ? startStored(input, each, options.for ?? 'moves', output)
        : await startGiven(input, each, options.moves),
    );
  }
  return { ...levels, starts };
}

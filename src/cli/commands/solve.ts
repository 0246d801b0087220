// `masu solve`: every level of a file in workers, so that Ctrl-C answers at once and memory goes back to the machine
// between levels. Reports are printed in order as they come; every solution was replayed before it is seen.

import type { PuzzleId } from '../../base/puzzle.js';
import { solveInOrder } from '../../experiments/index.js';
import { canPair, checkSolutionText, type Report } from '../../jobs/index.js';
import type { Command } from '../command.js';
import { EXIT, type ExitCode, worstOf } from '../exit-codes.js';
import {
  INPUT_OPTIONS,
  type InputOptions,
  type LevelFile,
  levelName,
  loadLevels,
  type SoundLevel,
  soundLevels,
} from '../input.js';
import { onInterrupt } from '../interrupt.js';
import { counting, oneOf } from '../option-values.js';
import { type Output, safe } from '../output.js';
import { exitOf, reportJson, tellReport } from '../report.js';
import { mustBeWritable, writeData } from '../save-output.js';
import { solvedFile } from '../solved-file.js';
import {
  engineFor,
  jobOf,
  LIMIT_OPTIONS,
  type LimitOptions,
  limitsOf,
  progressLine,
  solverOf,
  usualBytesOf,
} from '../solving.js';

interface SolveOptions extends InputOptions, LimitOptions {
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

/** A line about the first level that is still at work. */
function progressTeller(levels: readonly SoundLevel[], told: () => number, output: Output) {
  const began = new Map<number, number>();
  return (index: number, progress: Parameters<typeof progressLine>[0]): void => {
    if (!began.has(index)) began.set(index, performance.now());
    if (index !== Math.min(...began.keys())) return;
    const place = levels.length === 1 ? '' : `${told()} of ${levels.length} done; level ${levels[index]?.number} at `;
    output.live(`${place}${progressLine(progress, performance.now() - (began.get(index) ?? 0))}`);
    for (const old of began.keys()) if (old < told()) began.delete(old);
  };
}

/** The worker judged its solution by the level it was sent; this judges it by the level of the file. */
function mustHold(puzzle: PuzzleId, level: unknown, report: Report): void {
  const found = report.verdict === 'solved' ? report : report.verdict === 'gave-up' ? report.best : undefined;
  const judged = found && checkSolutionText(puzzle, level, found.solution);
  if (judged && !judged.ok) throw new Error(`a solution of ${report.solver} does not hold: ${judged.fault}`);
}

/** How many workers a level gets; says so where two were asked for in vain. */
function threadsOf({ puzzle }: LevelFile, solver: string, { threads }: SolveOptions, output: Output): 1 | 2 {
  if (threads !== '2') return 1;
  if (canPair(puzzle.id, solver)) return 2;
  output.complain(`masu: ${solver} works in one thread; --threads 2 changes nothing`);
  return 1;
}

async function solveAll(
  input: LevelFile,
  levels: readonly SoundLevel[],
  options: SolveOptions,
  output: Output,
): Promise<Run> {
  const size = Math.min(options.jobs ?? 1, levels.length);
  const solver = solverOf(input.puzzle, options.solver);
  const limits = limitsOf(options, size, usualBytesOf(input.puzzle, solver));
  const done: Done[] = [];
  const codes: ExitCode[] = [];
  const undone: number[] = [];
  let told = 0;
  const threads = threadsOf(input, solver, options, output);
  const jobs = levels.map(({ draft }) => ({ ...jobOf(input.puzzle, draft, solver, limits), threads }));
  const engine = engineFor(jobs, size, threads);
  const running = solveInOrder(
    engine,
    jobs,
    progressTeller(levels, () => told, output),
  );
  const interrupt = onInterrupt(running.stop);
  try {
    for await (const ended of running.ended) {
      const level = levels[told++] as SoundLevel;
      if (ended.kind === 'bug') {
        output.complain(`masu: ${levelName(level)}: a bug of ours. ${safe(ended.bug.stack ?? ended.bug.message)}`);
        codes.push(EXIT.bug);
      } else if (!ended.reported.ok) {
        throw new Error(`a sound level was refused by its worker: ${ended.reported.fault.message}`);
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
  if (interrupt.happened) codes.push(EXIT.interrupted);
  return { done, codes, undone };
}

export const SOLVE: Command<SolveOptions> = {
  arguments: [{ name: '<file>', about: 'a file of levels, or - for standard input' }],
  options: [
    { flags: '--solver <id>', about: 'which solver; `masu solvers` lists them' },
    ...LIMIT_OPTIONS,
    { flags: '--jobs <n>', about: 'so many levels at once, printed in order', parse: counting },
    {
      flags: '--threads <n>',
      about: 'threads at each level, 1 or 2: two share the work where the solver can',
      parse: oneOf('1', '2'),
    },
    { flags: '--json', about: 'one JSON object a level' },
    { flags: '-o, --output <path>', about: 'write the levels with their solutions to this file' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const input = await loadLevels(words[0] as string, options);
    solverOf(input.puzzle, options.solver);
    mustBeWritable(options.output);
    const { sound, bad } = soundLevels(input, output);
    // The file is the data where it goes to standard output; what is told of it goes beside.
    const teller = options.output === '-' ? { ...output, print: output.say } : output;
    const { done, codes, undone } = await solveAll(input, sound, options, teller);
    if (undone.length > 0) {
      output.complain(`masu: stopped; not done: ${undone.length === 1 ? 'level' : 'levels'} ${ranges(undone)}`);
    }
    if (options.output !== undefined) {
      await writeData(options.output, solvedFile(input.puzzle.id, sound, done), output);
    }
    return worstOf(bad > 0 ? [...codes, EXIT.input] : codes);
  },
};

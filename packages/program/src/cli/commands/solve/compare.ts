// `masu compare`: runs every solver on every level, one at a time in one worker, so that searches don't compete for
// CPU. Prints a table, or the objects of `solve --json`, and draws a chart with --plot. With choices (`--rules
// none,corner`), one row per combination: the table of what a deadlock rule or a heuristic saves.

import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { HEURISTIC_IDS, RULE_WORDS, STORE_IDS } from '@masu/core/base/search-choices.js';
import type { Engine, Task } from '@masu/engine/jobs/engines/engine.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { makeJob } from '@masu/engine/jobs/make-job.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { openPool } from '../../../host/open-pool.js';
import {
  type CompareRow,
  comparePlot,
  type PlannedSearch,
  rowLines,
  rowsCsv,
  searchMillis,
  solverVariants,
  variantName,
} from '../../compare/rows.js';
import { defaultSolversFor, listedChoices, mustBeTaken } from '../../compare/variants.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, Refusal, worstOf } from '../../interface/exit-codes.js';
import { type Output, safe } from '../../interface/output.js';
import { mustBeWritable, refuseMixed, writeData } from '../../interface/save-output.js';
import {
  errorPrinter,
  FILES_ABOUT,
  type FilePart,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  loadFiles,
  loadLevels,
  type ValidLevel,
  validLevels,
} from '../../levels/input.js';
import { reportExit, reportJson } from '../../results/report.js';
import { mustBeReported, workThrough } from '../../solving/run-jobs.js';
import { MOVE_ORDER_CHOICES } from '../../solving/search-choices.js';
import {
  commandLimits,
  LIMIT_OPTIONS,
  parseSolverList,
  progressLine,
  solverIds,
  takesUnwinnable,
} from '../../solving/solving.js';

/** The default: the three visited sets of lesson 2, and both Futoshiki solvers of lesson 8. */
const DEFAULT_SOLVERS = ['bfs-list', 'bfs-tree', 'bfs-hash', 'backtrack', 'propagate'];

/** The requested solvers that this puzzle has; if none were requested, at least its own. */
function puzzleSolvers({ file, puzzle }: LevelFile, wanted: readonly string[]): readonly string[] {
  const { solvers, defaultSolver } = puzzleOf(puzzle.id);
  const ids = solvers.map(({ id }) => id);
  const known = wanted.filter((id) => ids.includes(id));
  if (known.length > 0) return known;
  if (wanted === DEFAULT_SOLVERS) return [defaultSolver];
  const message = `${fileLabel(file)} contains ${puzzle.id}, which ${wanted.join(', ')} can’t solve. Available: ${ids.join(', ')}.`;
  throw new Refusal(EXIT.usage, safe(message));
}

/** Names the solvers that skip a level with an unreachable goal. */
function skippedLine(
  { file }: LevelFile,
  { number }: ValidLevel,
  ids: readonly string[],
  able: readonly string[],
): string {
  const skipped = ids.filter((id) => !able.includes(id)).join(', ');
  return safe(`masu: ${fileLabel(file)}, level ${number}: skipped ${skipped}, because a goal is unreachable`);
}

/** A search shorter than this is repeated, and the fastest run counts, to filter out other load on the machine. */
const SHORT_MILLIS = 100;
const MAX_RUNS = 5;

/** Runs one search after the other, with a progress line; a stop ends it, without the row that was running. */
function runRows(planned: readonly PlannedSearch[], engine: Engine, options: CompareOptions, output: Output) {
  const limits = commandLimits(options, 1);
  let running: Task | undefined;
  let isStopped = false;
  const runOnce = async (row: PlannedSearch): Promise<Report> => {
    const job = { ...makeJob(row.input.puzzle, row.level, row.solver, limits), choices: row.variant.choices };
    const began = performance.now();
    const head = `${variantName(row)}, level ${row.level.number}`;
    running = engine.run(job, (at) => output.live(`${head}: ${progressLine(at, performance.now() - began)}`));
    return mustBeReported(await running.report);
  };
  async function* inTurn(): AsyncGenerator<CompareRow, void, void> {
    for (const row of planned) {
      let fastest = await runOnce(row);
      let last = fastest;
      for (let runs = 1; !isStopped && searchMillis(last) < SHORT_MILLIS && runs < MAX_RUNS; runs++) {
        last = await runOnce(row);
        if (searchMillis(last) < searchMillis(fastest)) fastest = last;
      }
      if (isStopped) return;
      yield { ...row, report: fastest };
    }
  }
  const stop = (): void => {
    isStopped = true;
    running?.stop();
  };
  return { results: inTurn(), stop };
}

const OPTIONS = [
  {
    flags: '--solvers <ids>',
    about: `comma-separated solver ids (default: ${DEFAULT_SOLVERS.join(',')})`,
    values: PUZZLE_IDS.flatMap(solverIds),
    isList: true,
  },
  {
    flags: '--heuristic <ids>',
    about: `one row per heuristic, each one of ${HEURISTIC_IDS.join(', ')} (default solver: astar)`,
    values: HEURISTIC_IDS,
    isList: true,
  },
  {
    flags: '--rules <ids>',
    about: `one row per deadlock rule, each one of ${RULE_WORDS.join(', ')}; + joins rules (default solver: dijkstra)`,
    values: RULE_WORDS,
    isList: true,
  },
  {
    flags: '--order <letters>',
    about: 'one row per order of moves, such as udlr,lrud',
    values: MOVE_ORDER_CHOICES,
    isList: true,
  },
  {
    flags: '--visited <ids>',
    about: `one row per visited set, each one of ${STORE_IDS.join(', ')}`,
    values: STORE_IDS,
    isList: true,
  },
  { flags: '--plot <path>', about: 'write an SVG chart of CPU time vs. positions explored' },
  { flags: '--csv <path>', about: 'write one row per level and solver; - is standard output' },
  { flags: '--json', about: 'print one JSON object per level and solver, as in `solve`' },
  ...LIMIT_OPTIONS,
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type CompareOptions = OptionsOf<typeof OPTIONS>;

export const COMPARE: Command<CompareOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const typed = options.solvers;
    const wanted = typed === undefined ? (defaultSolversFor(options) ?? DEFAULT_SOLVERS) : parseSolverList(typed);
    for (const path of [options.plot, options.csv]) mustBeWritable(path, output.host);
    refuseMixed({ '--json': options.json === true, '--csv': options.csv === '-', '--plot': options.plot === '-' });
    const { loaded: inputs, codes } = await loadFiles(words, output, (file) => loadLevels(file, options, output.host));
    const solvers = new Map(inputs.map((input) => [input, puzzleSolvers(input, wanted)]));
    for (const [{ puzzle }, ids] of solvers) mustBeTaken(options, puzzle.id, ids);
    const files: FilePart[] = [];
    const planned = inputs.flatMap((input) => {
      const ids = solvers.get(input) ?? [];
      const takers = ids.filter((id) => takesUnwinnable(input.puzzle, id));
      const levels = validLevels(input, output, takers.length > 0);
      files.push(levels);
      return levels.valid.flatMap((level) => {
        const able = level.unwinnable ? takers : ids;
        if (able.length < ids.length) output.complain(skippedLine(input, level, ids, able));
        return able.flatMap((solver) =>
          solverVariants(options, input.puzzle.id, solver).map((variant) => ({ input, level, solver, variant })),
        );
      });
    });
    if (files.some(({ errors }) => errors.length > 0)) codes.push(EXIT.input);
    const printErrors = errorPrinter(files, output);
    const rows: CompareRow[] = [];
    const engine = openPool(output.host, 1);
    const take = async (row: CompareRow): Promise<void> => {
      rows.push(row);
      codes.push(reportExit(row.report));
      printErrors(row.input, row.level.number);
      if (options.json) output.print(reportJson(row.input, row.level, row.report));
    };
    const running = runRows(planned, engine, options, output);
    const isInterrupted = await workThrough(output, running, take, () => engine.close());
    printErrors();
    if (isInterrupted) {
      codes.push(EXIT.interrupted);
      output.complain(`masu: interrupted; not run: ${planned.length - rows.length} of ${planned.length} rows`);
    }
    const columns = { choices: listedChoices(options), hasManyFiles: inputs.length > 1 };
    if (!options.json && options.csv !== '-' && rows.length > 0) {
      const print = options.plot === '-' ? output.say : output.print;
      for (const line of rowLines(rows, columns)) print(line);
    }
    if (options.csv !== undefined) await writeData(options.csv, rowsCsv(rows, columns), output);
    if (options.plot !== undefined) {
      await writeData(options.plot, comparePlot(rows), output);
    }
    return worstOf(codes);
  },
};

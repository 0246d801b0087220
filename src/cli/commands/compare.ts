// `masu compare`: runs every solver on every level, one at a time in one worker, so that searches don't compete for
// CPU. Prints a table, or the objects of `solve --json`, and draws a chart with --plot.

import { formatNumber } from '../../base/format.js';
import { ANY_PUZZLES, puzzleOf, type Report, type Task } from '../../jobs/index.js';
import { workerPool } from '../../jobs/node/index.js';
import type { Command } from '../command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../exit-codes.js';
import {
  INPUT_OPTIONS,
  type InputOptions,
  type LevelFile,
  loadLevels,
  nameOf,
  type ValidLevel,
  validLevels,
} from '../input.js';
import { onInterrupt } from '../interrupt.js';
import { type Output, safe } from '../output.js';
import { type PlotLine, plotSvg } from '../results/compare-plot.js';
import { exitOf, reportJson } from '../results/report.js';
import { mustBeWritable, writeData } from '../save-output.js';
import { jobOf, LIMIT_OPTIONS, type LimitOptions, limitsOf, progressLine, takesUnwinnable } from '../solving.js';
import { unknownName } from '../suggest.js';
import { type Align, tableLines } from '../table.js';

interface CompareOptions extends InputOptions, LimitOptions {
  readonly solvers?: string;
  readonly json?: boolean;
  readonly plot?: string;
}

/** The default: the solvers of lesson 1. */
const DEFAULT_SOLVERS = ['bfs-list', 'bfs-tree', 'bfs-hash', 'backtrack', 'propagate'];

interface Row {
  readonly input: LevelFile;
  readonly level: ValidLevel;
  readonly solver: string;
  readonly report: Report;
}

/** The positions a search explored: discovered ones where it counts them, expanded ones otherwise. */
const exploredOf = ({ notes, effort }: Report): number => Number(notes?.explored ?? effort.expanded);

/** The requested solvers without duplicates; each must exist for some puzzle. */
function wantedSolvers(typed: string | undefined): readonly string[] {
  if (typed === undefined) return DEFAULT_SOLVERS;
  const known = ANY_PUZZLES.flatMap(({ solvers }) => solvers.map(({ id }) => id));
  const wanted = typed.split(',').map((id) => id.trim());
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Refusal(EXIT.usage, unknownName('solver', unknown, known));
  return [...new Set(wanted)];
}

/** The requested solvers that this puzzle has. */
function solversOf({ file, puzzle }: LevelFile, wanted: readonly string[]): readonly string[] {
  const ids = puzzleOf(puzzle.id).solvers.map(({ id }) => id);
  const found = wanted.filter((id) => ids.includes(id));
  if (found.length > 0) return found;
  const message = `${nameOf(file)} contains ${puzzle.id}, which ${wanted.join(', ')} can’t solve. Available: ${ids.join(', ')}.`;
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
  return safe(`masu: ${nameOf(file)}, level ${number}: skipped ${skipped}, because a goal is unreachable`);
}

/** CPU time; for short searches wall time, because a thread's CPU clock ticks too slowly for them. */
function millisOf({ effort }: Report): number {
  return effort.cpuMillis < SLOW_TICK ? Math.min(effort.millis, effort.cpuMillis + SLOW_TICK) : effort.cpuMillis;
}
const SLOW_TICK = 10;

/** A search shorter than this is repeated, and the fastest run counts, to filter out other load on the machine. */
const SHORT_MILLIS = 100;
const MOST_RUNS = 5;

async function* runAll(
  planned: readonly Omit<Row, 'report'>[],
  options: CompareOptions,
  output: Output,
): AsyncGenerator<Row | ExitCode> {
  const limits = limitsOf(options, 1);
  const engine = workerPool(1);
  let running: Task | undefined;
  const interrupt = onInterrupt(() => running?.stop());
  try {
    for (const row of planned) {
      const job = jobOf(row.input.puzzle, row.level, row.solver, limits);
      let fastest: Report | undefined;
      for (let runs = 1; ; runs++) {
        const began = performance.now();
        running = engine.run(job, (progress) => {
          output.live(`${row.solver}, level ${row.level.number}: ${progressLine(progress, performance.now() - began)}`);
        });
        const reported = await running.report;
        if (!reported.ok) throw new Error(`the worker refused a valid level: ${reported.error.message}`);
        if (interrupt.happened) break;
        const report = reported.value;
        if (!fastest || millisOf(report) < millisOf(fastest)) fastest = report;
        if (millisOf(report) >= SHORT_MILLIS || runs === MOST_RUNS) break;
      }
      if (interrupt.happened) break;
      if (fastest) yield { ...row, report: fastest };
    }
  } finally {
    output.live('');
    interrupt.release();
    engine.close();
  }
  if (interrupt.happened) yield EXIT.interrupted;
}

const HEADING = [
  'level',
  'solver',
  'verdict',
  'length',
  'explored',
  'expanded',
  'generated',
  'duplicates',
  'CPU s',
  'KiB',
];
const ALIGNS: readonly Align[] = HEADING.map((_, index) => (index < 3 ? 'left' : 'right'));

function tableRow({ input, level, solver, report }: Row, hasManyFiles: boolean): string[] {
  const { effort } = report;
  const place = hasManyFiles || input.levels.length === 1 ? `${safe(input.file)}:${level.number}` : `${level.number}`;
  const verdict = report.verdict === 'gave-up' ? `gave up: ${report.limit}` : report.verdict;
  const length = report.verdict === 'solved' && report.moves !== undefined ? formatNumber(report.moves) : '';
  const counts = [exploredOf(report), effort.expanded, effort.generated, effort.duplicates].map(formatNumber);
  return [
    place,
    solver,
    verdict,
    length,
    ...counts,
    (millisOf(report) / 1000).toFixed(6),
    formatNumber(effort.bytes / 1024),
  ];
}

/** One line per solver. */
function plotLines(rows: readonly Row[]): PlotLine[] {
  const lines = new Map<string, { explored: number; millis: number }[]>();
  for (const { solver, report } of rows) {
    const points = lines.get(solver) ?? [];
    points.push({ explored: exploredOf(report), millis: millisOf(report) });
    lines.set(solver, points);
  }
  return [...lines].map(([name, points]) => ({ name, points }));
}

export const COMPARE: Command<CompareOptions> = {
  arguments: [{ name: '<file...>', about: 'level files of either puzzle, or - for standard input' }],
  options: [
    { flags: '--solvers <ids>', about: `comma-separated solver ids (default: ${DEFAULT_SOLVERS.join(',')})` },
    { flags: '--plot <path>', about: 'write an SVG chart of CPU time vs. positions explored' },
    { flags: '--json', about: 'print one JSON object per level and solver, as in `solve`' },
    ...LIMIT_OPTIONS,
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const wanted = wantedSolvers(options.solvers);
    mustBeWritable(options.plot);
    const inputs: LevelFile[] = [];
    for (const file of words) inputs.push(await loadLevels(file, options));
    const solvers = new Map(inputs.map((input) => [input, solversOf(input, wanted)]));
    let bad = 0;
    const planned = inputs.flatMap((input) => {
      const ids = solvers.get(input) ?? [];
      const takers = ids.filter((id) => takesUnwinnable(input.puzzle, id));
      const levels = validLevels(input, output, takers.length > 0);
      bad += levels.bad;
      return levels.valid.flatMap((level) => {
        const able = level.unwinnable ? takers : ids;
        if (able.length < ids.length) output.complain(skippedLine(input, level, ids, able));
        return able.map((solver) => ({ input, level, solver }));
      });
    });
    const codes: ExitCode[] = bad > 0 ? [EXIT.input] : [];
    const rows: Row[] = [];
    for await (const row of runAll(planned, options, output)) {
      if (typeof row === 'number') codes.push(row);
      else {
        rows.push(row);
        codes.push(exitOf(row.report));
        if (options.json) output.print(reportJson(row.input, row.level, row.report));
      }
    }
    if (!options.json) {
      const body = rows.map((row) => tableRow(row, inputs.length > 1));
      for (const line of tableLines([HEADING, ...body], ALIGNS)) output.print(line);
    }
    if (options.plot !== undefined) {
      await writeData(options.plot, plotSvg('CPU time vs. positions explored', plotLines(rows)), output);
    }
    return worstOf(codes);
  },
};

// `masu compare`: every level by every solver, one after another in one worker, so that no search takes another's
// time. A table for people, the objects of `solve --json` for programs, a picture with --plot.

import { ANY_PUZZLES, type Report, type Task } from '../../jobs/index.js';
import { workerPool } from '../../jobs/node/index.js';
import type { Command } from '../command.js';
import { type PlotLine, plotSvg } from '../compare-plot.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../exit-codes.js';
import {
  INPUT_OPTIONS,
  type InputOptions,
  type LevelFile,
  loadLevels,
  nameOf,
  type SoundLevel,
  soundLevels,
} from '../input.js';
import { onInterrupt } from '../interrupt.js';
import { type Output, safe } from '../output.js';
import { exitOf, reportJson } from '../report.js';
import { mustBeWritable, writeData } from '../save-output.js';
import {
  grouped,
  jobOf,
  LIMIT_OPTIONS,
  type LimitOptions,
  limitsOf,
  progressLine,
  takesUnwinnable,
} from '../solving.js';
import { notCalled } from '../suggest.js';
import { type Align, tableLines } from '../table.js';

interface CompareOptions extends InputOptions, LimitOptions {
  readonly solvers?: string;
  readonly json?: boolean;
  readonly plot?: string;
}

/** What is compared where nothing is said: what the lesson is about. */
const DEFAULT_SOLVERS = ['bfs-list', 'bfs-tree', 'bfs-hash', 'backtrack', 'propagate'];

interface Row {
  readonly input: LevelFile;
  readonly level: SoundLevel;
  readonly solver: string;
  readonly report: Report;
}

/** The positions a search explored: discovered ones where it counts them, expanded ones otherwise. */
const exploredOf = ({ notes, effort }: Report): number => Number(notes?.explored ?? effort.expanded);

/** The solvers of the list, each once; each must be some puzzle's. */
function wantedSolvers(typed: string | undefined): readonly string[] {
  if (typed === undefined) return DEFAULT_SOLVERS;
  const known = ANY_PUZZLES.flatMap(({ solvers }) => solvers.map(({ id }) => id));
  const wanted = typed.split(',').map((id) => id.trim());
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Refusal(EXIT.usage, notCalled('solver', unknown, known));
  return [...new Set(wanted)];
}

/** Those of the list that this puzzle has. */
function solversOf({ file, puzzle }: LevelFile, wanted: readonly string[]): readonly string[] {
  const ids = puzzle.solvers.map(({ id }) => id);
  const found = wanted.filter((id) => ids.includes(id));
  if (found.length > 0) return found;
  const sentence = `${nameOf(file)} is ${puzzle.id}, which ${wanted.join(', ')} cannot solve; its solvers are ${ids.join(', ')}.`;
  throw new Refusal(EXIT.usage, safe(sentence));
}

/** Which solvers leave out a level that cannot be won. */
function skippedLine(
  { file }: LevelFile,
  { number }: SoundLevel,
  ids: readonly string[],
  able: readonly string[],
): string {
  const skipped = ids.filter((id) => !able.includes(id)).join(', ');
  return safe(`masu: ${nameOf(file)}, level ${number}: skipped ${skipped}, because a goal is out of reach`);
}

/** CPU time; a thread's clock of it ticks too slowly for short searches, which are told by the wall. */
function millisOf({ effort }: Report): number {
  return effort.cpuMillis < SLOW_TICK ? Math.min(effort.millis, effort.cpuMillis + SLOW_TICK) : effort.cpuMillis;
}
const SLOW_TICK = 10;

/** A search shorter than this is run again, and the fastest run counts: what else the machine does is not its doing. */
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
        if (!reported.ok) throw new Error(`a sound level was refused by its worker: ${reported.error.message}`);
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
  const length = report.verdict === 'solved' && report.moves !== undefined ? grouped(report.moves) : '';
  const counts = [exploredOf(report), effort.expanded, effort.generated, effort.duplicates].map(grouped);
  return [
    place,
    solver,
    verdict,
    length,
    ...counts,
    (millisOf(report) / 1000).toFixed(6),
    grouped(effort.bytes / 1024),
  ];
}

/** One line a solver; where both puzzles are there, the puzzle is part of the name. */
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
  arguments: [{ name: '<file...>', about: 'files of levels of either puzzle, or - for standard input' }],
  options: [
    { flags: '--solvers <ids>', about: `solvers, parted by commas; without it ${DEFAULT_SOLVERS.join(', ')}` },
    { flags: '--plot <path>', about: 'write a picture (SVG): CPU time against explored positions' },
    { flags: '--json', about: 'one JSON object a level and solver, as of `solve`' },
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
      const levels = soundLevels(input, output, takers.length > 0);
      bad += levels.bad;
      return levels.sound.flatMap((level) => {
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
      await writeData(options.plot, plotSvg('Time against explored positions', plotLines(rows)), output);
    }
    return worstOf(codes);
  },
};

// A short demo for `masu` without a terminal (a pipe, a log, a build): solves a few of the included levels within
// seconds and suggests what to try next.

import { relative } from 'node:path';
import { formatNumber } from '@masu/core/base/format.js';
import { claimWords } from '@masu/core/base/optimality.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { tableLines } from '@masu/core/base/table.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { makeJob } from '@masu/engine/jobs/make-job.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { PlayablePuzzle } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { type LevelRead, type LevelsReadOf, readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { filesBelow } from '@masu/node-host/files/files-below.js';
import { loadText } from '@masu/node-host/files/load-file.js';
import { ownFile } from '@masu/node-host/places.js';
import type { Environment } from '../../host/host.js';
import { openPool } from '../../host/open-pool.js';
import type { Command } from '../interface/command.js';
import { EXIT } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import { safe } from '../interface/output.js';
import { runLevelJobs } from '../solving/run-jobs.js';
import { commandLimits } from '../solving/solving.js';

const LEVELS = ownFile('levels');
const EACH = 5;
const SECONDS = 2;

interface Stop {
  readonly puzzle: PlayablePuzzle<PuzzleId>;
  readonly file: string;
  readonly read: LevelRead;
}

/** The included level files, grouped by puzzle. */
const shipped = (): string[] =>
  [...filesBelow(LEVELS)].flatMap(({ path, error }) => (error !== undefined || /\.md$/i.test(path) ? [] : [path]));

/** A few levels of each puzzle, spread evenly over its files. */
async function choose(): Promise<Stop[]> {
  const stops = new Map<string, Stop[]>();
  for (const file of shipped()) {
    const text = loadText(file);
    const read = text.ok ? readLevels(text.value, { name: file }) : text;
    if (!read.ok) continue;
    const { id, levels }: LevelsReadOf<PuzzleId> = read.value;
    const puzzle = playableOf(id);
    const valid = levels.filter(({ level }) => level.ok);
    stops.set(puzzle.id, [...(stops.get(puzzle.id) ?? []), ...valid.map((each) => ({ puzzle, file, read: each }))]);
  }
  return [...stops.values()].flatMap((all) =>
    Array.from({ length: Math.min(EACH, all.length) }, (_, i) => all[Math.floor((i * all.length) / EACH)] as Stop),
  );
}

function tourRow({ puzzle, file, read }: Stop, report: Report): string[] {
  const score = report.verdict === 'solved' && report.moves !== undefined ? `${report.moves} / ${report.pushes}` : '';
  const verdict = report.verdict === 'solved' ? `solved, ${claimWords(report)}` : report.verdict;
  return [
    puzzle.id,
    `${safe(relative(LEVELS, file))} ${read.number}`,
    safe(read.title ?? ''),
    report.solver,
    verdict,
    score,
    formatNumber(report.effort.expanded),
    `${report.effort.millis.toFixed(0)} ms`,
  ];
}

const HEADING = ['puzzle', 'level', 'title', 'solver', 'verdict', 'moves / pushes', 'positions', 'time'];

async function solveStops(stops: readonly Stop[], output: Output): Promise<boolean> {
  const limits = commandLimits({ time: SECONDS }, 1);
  const jobs = stops.map(({ puzzle, read }) => {
    if (read.draft === undefined) throw new Error('a shipped level has no draft');
    return makeJob(puzzle, { draft: read.draft }, puzzleOf(puzzle.id).defaultSolver, limits);
  });
  const rows: string[][] = [];
  const each = async (report: Report, index: number): Promise<undefined> => {
    rows.push(tourRow(stops[index] as Stop, report));
  };
  const codes = await runLevelJobs({ engine: openPool(output.host, 1), jobs, output, each });
  const right = ['left', 'left', 'left', 'left', 'left', 'right', 'right', 'right'] as const;
  for (const line of tableLines([HEADING, ...rows], right)) output.print(line);
  return codes.includes(EXIT.interrupted);
}

/** The shorter of the absolute and the relative path. */
function shortest(path: string): string {
  const near = relative('', path);
  return near.length < path.length ? near : path;
}

/** How to run the program: in a clone there is no `masu` command. */
function callName({ npm_lifecycle_event: script, npm_package_name: name }: Environment): string {
  return script === 'start' && name === 'masu' ? 'npm start --' : 'masu';
}

export const TOUR: Command = {
  arguments: [],
  options: [],
  async run({ output }) {
    output.print('masu: play, solve, and analyze Sokoban and Futoshiki');
    const stops = await choose();
    if (stops.length > 0) {
      output.print('');
      output.print('Some of the included levels, solved just now:');
      output.print('');
      if (await solveStops(stops, output)) return EXIT.interrupted;
    }
    const solver = 'push-optimal';
    const hasSolver = ({ puzzle }: Stop): boolean => puzzleOf(puzzle.id).solvers.some(({ id }) => id === solver);
    const file = shortest((stops.find(hasSolver) ?? stops[0])?.file ?? 'levels.txt');
    output.print('');
    output.print('Try next:');
    const masu = callName(output.host.env);
    for (const words of ['play', `solve ${file} --solver ${solver}`, `hint ${file} --level 1 --detail 3`, '--help']) {
      output.print(`  ${masu} ${words}`);
    }
    return EXIT.ok;
  },
};

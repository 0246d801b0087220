// Shared by the commands that solve: options for limits and solvers, jobs from levels, the progress line.

import { defined } from '@masu/core/base/defined.js';
import { countOf, formatNumber } from '@masu/core/base/format.js';
import type { Limits, Progress } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { unknownName } from '@masu/core/base/suggest.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { paired } from '@masu/engine/jobs/engines/paired.js';
import { quickFirst } from '@masu/engine/jobs/engines/quick-first.js';
import { ANY_PUZZLES, puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { bytesForEach } from '@masu/node-host/jobs/workers.js';
import { openPool } from '../../host/open-pool.js';
import type { CommandOption, OptionsOf } from '../interface/command.js';
import type { CommandHost } from '../interface/command-host.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { counting, limitSeconds, mebibytes } from '../interface/option-values.js';
import { stageMessage } from './stage-messages.js';

const MEBI = 1024 * 1024;

export const LIMIT_OPTIONS = [
  { flags: '--time <s>', about: 'stop after <s> seconds per level', parse: limitSeconds },
  { flags: '--cpu <s>', about: 'stop after <s> CPU seconds per level', parse: limitSeconds },
  { flags: '--nodes <n>', about: 'stop after expanding <n> positions per level', parse: counting },
  { flags: '--memory <mib>', about: 'limit search memory to <mib> MiB per level', parse: mebibytes },
] as const satisfies readonly CommandOption[];

export type LimitOptions = OptionsOf<typeof LIMIT_OPTIONS>;

/** The limits that were typed. */
export const typedLimits = ({ time, cpu, nodes, memory }: LimitOptions): Limits => ({
  ...(time === undefined ? {} : { millis: time * 1000 }),
  ...(cpu === undefined ? {} : { cpuMillis: cpu * 1000 }),
  ...defined({ nodes }),
  ...(memory === undefined ? {} : { bytes: memory * MEBI }),
});

/** Without --memory: what this machine can give `jobs` parallel searches without swapping, but no more than the solver's usual amount. */
export function commandLimits(options: LimitOptions, jobs: number, defaultBytes = Number.POSITIVE_INFINITY): Limits {
  return { bytes: Math.min(defaultBytes, bytesForEach(jobs)), ...typedLimits(options) };
}

interface WithId {
  readonly id: PuzzleId;
}

/** The memory a solver usually needs, for `limitsOf`. */
export function defaultBytesFor({ id: puzzle }: WithId, solver: string): number | undefined {
  return puzzleOf(puzzle).solvers.find(({ id }) => id === solver)?.defaultBytes;
}

/** The solvers of a puzzle, by id. */
export const solverIds = (puzzle: PuzzleId): readonly string[] => puzzleOf(puzzle).solvers.map(({ id }) => id);

/** Comma-separated solvers, each once; each must be one of some puzzle, or, if those are allowed, NAME=@FILE. */
export function parseSolverList(typed: string, isProgram: (id: string) => boolean = () => false): readonly string[] {
  const known = ANY_PUZZLES.flatMap(({ solvers }) => solvers.map(({ id }) => id));
  const wanted = typed.split(',').map((id) => id.trim());
  const unknown = wanted.find((id) => !known.includes(id) && !isProgram(id));
  if (unknown !== undefined) throw new Refusal(EXIT.usage, unknownName('solver', unknown, known));
  return [...new Set(wanted)];
}

/** The solver id given, or the default of this puzzle. */
export function parseSolverId({ id: puzzleId }: WithId, typed: string | undefined): string {
  const puzzle = puzzleOf(puzzleId);
  const ids = puzzle.solvers.map(({ id }) => id);
  if (typed !== undefined && !ids.includes(typed)) {
    throw new Refusal(EXIT.usage, unknownName(`${PUZZLE_NAMES[puzzle.id]} solver`, typed, ids));
  }
  const id = typed ?? puzzle.defaultSolver;
  if (!ids.includes(id)) throw new Refusal(EXIT.usage, unknownName(`${puzzle.id} solver`, id, ids));
  return id;
}

/** A level is tried on the main thread for this long before a worker starts. */
const QUICK_MILLIS = 60;

/** Longer levels always go to a worker: one slice of a large level could delay Ctrl-C. */
const QUICK_LENGTH = 600;

/**
 * How long a search may take to report its best solution after Ctrl-C: some 20 ms, unless the machine is busy. A second
 * Ctrl-C ends it at once.
 */
const STOP_MILLIS = 3000;

/** Workers that have time to report their best solution when they are stopped. */
export const patientPool = (host: CommandHost, size: number): Engine => openPool(host, size, undefined, STOP_MILLIS);

/** The engine for these jobs: `size` in parallel, each with one or two workers. The caller closes it. */
export function engineFor(
  host: CommandHost,
  jobs: readonly { readonly level: string }[],
  size: number,
  threads: 1 | 2 = 1,
): Engine {
  // A file without a valid level has no jobs.
  const workers = Math.max(1, size) * threads;
  const pool = threads === 2 ? paired(patientPool(host, workers), workers) : patientPool(host, workers);
  const isQuick = jobs.length === 1 && (jobs[0]?.level.length ?? 0) <= QUICK_LENGTH;
  return isQuick ? quickFirst(nodeThread(), pool, QUICK_MILLIS) : pool;
}

/** Whether this solver accepts levels with an unreachable goal. */
export function takesUnwinnable({ id: puzzle }: WithId, solver: string): boolean {
  return puzzleOf(puzzle).solvers.some(
    ({ id, takesUnreachableGoals }) => id === solver && takesUnreachableGoals === true,
  );
}

/** `1 position`, `1,204,000 positions` */
export const positions = (count: number): string => countOf(count, 'position', 'positions');

const SETTLED_MILLIS = 500;

/** `12 s: 1,204,000 positions, 98,000/s, at least 31, 312 MiB` */
export function progressLine(progress: Progress, millis: number): string {
  // Too early for a meaningful rate.
  const rate = millis < SETTLED_MILLIS ? '' : `, ${formatNumber((progress.expanded / millis) * 1000)}/s`;
  const bound = progress.lowerBound === undefined ? '' : `, at least ${progress.lowerBound}`;
  const stage = stageMessage(progress);
  const memory = `${formatNumber(progress.bytes / MEBI)} MiB`;
  const time = `${Math.floor(millis / 1000)} s`;
  return `${time}: ${positions(progress.expanded)}${rate}${bound}, ${memory}${stage === undefined ? '' : `, ${stage}`}`;
}

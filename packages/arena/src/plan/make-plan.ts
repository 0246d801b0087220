// Makes a plan from level files: one line per board and solver. The same board in two files is planned once and
// reported at both places. A level or file that can't be read is planned as an error, so that no level is ever dropped
// silently. Limits are fixed here, once: if they depended on the machine, every machine would run a different plan.

import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import type { Limits } from '@masu/core/base/outcome.js';
import type { PuzzleId, Solver } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { type TextError, textError } from '@masu/core/base/result.js';
import { CHOICE_NAMES, type SolverChoices } from '@masu/core/base/search-choices.js';
import { makeJob } from '@masu/engine/jobs/make-job.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { type LevelRead, readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { loadText } from '@masu/node-host/files/load-file.js';
import { loadStream } from '@masu/node-host/files/load-stream.js';
import type { Adapter } from '../external/adapter.js';
import { type Program, thisProgram } from '../folder/build.js';
import { sha256, workKey } from '../folder/key.js';
import { type PlanFolder, planText } from '../folder/plan-folder.js';
import { type LevelPlace, type Manifest, type PlanLine, type PlannedJob, SCHEMA } from '../folder/records.js';
import { type FoundFile, findFiles } from './find-files.js';

/** The default search memory per level: the same on every machine. */
export const PLAN_BYTES = 1024 * 1024 * 1024;

interface PlanOptions {
  /** What the path `-` stands for. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  /** Each puzzle uses those of these solvers that it has (default: each puzzle's default solver). */
  readonly solvers?: readonly string[];
  /** External solvers, by name among `solvers`. */
  readonly adapters?: readonly Adapter[];
  readonly limits: Omit<Limits, 'bytes'> & { readonly bytes?: number };
  /** For the teaching solvers: each gets the choices that it accepts. */
  readonly choices?: SolverChoices;
  /** The id of a format, used instead of detecting it. */
  readonly format?: string;
  /** Ranges of the levels of each file to plan (default: all). */
  readonly levels?: readonly (readonly [from: number, to: number])[];
  /** Every optimal, unique, or unsolvable answer gets a certificate. */
  readonly isCertified?: boolean;
}

export interface Planned extends PlanFolder {
  readonly levels: number;
  /** Boards found again at another place. */
  readonly duplicates: number;
  /** Files in folders that contain no levels. */
  readonly skipped: readonly string[];
}

const loadPlanned = (path: string, stdin: PlanOptions['stdin']) =>
  path === '-' && stdin ? loadStream(stdin) : loadText(path);

const levelPlace = (file: FoundFile, level?: LevelRead): LevelPlace => ({
  file: file.path,
  ...(level === undefined ? {} : { number: level.number }),
  ...(level?.title === undefined || level.title === '' ? {} : { title: level.title }),
  collection: file.collection,
});

/** What planning the levels of files by several solvers gives. */
function makePlanner(options: PlanOptions, { build, version }: Program) {
  const lines: PlanLine[] = [];
  const files: { file: string; sha256?: string; levels: number }[] = [];
  const skipped: string[] = [];
  const solversUsed = new Set<string>();
  let [levelCount, duplicates] = [0, 0];
  const known = new Map<string, PlannedJob & { readonly places: LevelPlace[] }>();

  async function addFile(file: FoundFile): Promise<void> {
    const text = await loadPlanned(file.path, options.stdin);
    if (!text.ok) {
      files.push({ file: file.path, levels: 0 });
      addError(file, textError(1, 1, text.error.code, text.error.message));
      return;
    }
    const { format } = options;
    const read = readLevels(text.value, {
      name: file.path === '-' ? '' : `file${extname(file.path)}`,
      ...defined({ format }),
    });
    if (!read.ok && file.isFromFolder) {
      skipped.push(file.path);
      return;
    }
    files.push({ file: file.path, sha256: sha256(text.value), levels: read.ok ? read.value.levels.length : 0 });
    if (!read.ok) {
      addError(file, read.error);
      return;
    }
    const { id, levels } = read.value;
    if (solversOf(id).length === 0) {
      const theirs = puzzleOf(id)
        .solvers.map((solver) => solver.id)
        .join(', ');
      const message = `No planned solver (${options.solvers?.join(', ')}) solves ${PUZZLE_NAMES[id]}; add one of these: ${theirs}.`;
      addError(file, textError(1, 1, 'no-solver', message));
      return;
    }
    const ranges = options.levels ?? [[1, levels.length]];
    const missing = ranges.flat().find((number) => number > levels.length);
    if (missing !== undefined) addError(file, textError(1, 1, 'missing-level', `There is no level ${missing}.`));
    for (const level of levels) {
      if (ranges.some(([from, to]) => level.number >= from && level.number <= to)) addLevel(file, id, level);
    }
  }

  function addError(file: FoundFile, error: TextError, level?: LevelRead): void {
    const place = levelPlace(file, level);
    lines.push({ key: workKey(build, { place, error }), places: [place], error });
  }

  function addLevel<Id extends PuzzleId>(file: FoundFile, id: Id, level: LevelRead<Id>): void {
    levelCount++;
    const { draft } = level;
    if (!level.level.ok || draft === undefined) {
      if (!level.level.ok) addError(file, level.level.error, level);
      return;
    }
    const playable = level.level.value;
    const hash = playableOf(id).hash(playable);
    let isNew = false;
    for (const solver of solversOf(id)) {
      const jobName = `${id} ${hash} ${solver}`;
      const before = known.get(jobName);
      if (before) {
        before.places.push(levelPlace(file, level));
        continue;
      }
      isNew = true;
      solversUsed.add(solver);
      const external = options.adapters?.find(({ name }) => name === solver)?.hash;
      const isCertified = options.isCertified && external === undefined;
      const job = {
        ...makeJob({ id }, { draft }, solver, limitsOf(id, solver)),
        ...choicesOf(id, solver),
        ...defined({ external, certificate: isCertified ? { producer: `masu ${version}` } : undefined }),
      };
      const line = { key: workKey(build, job), level: hash, places: [levelPlace(file, level)], job };
      known.set(jobName, line);
      lines.push(line);
    }
    if (!isNew) duplicates++;
  }

  function solversOf(id: PuzzleId): readonly string[] {
    const { solvers, defaultSolver } = puzzleOf(id);
    const external = options.adapters?.filter(({ puzzle }) => puzzle === id) ?? [];
    const ids: readonly string[] = [...solvers.map((solver) => solver.id), ...external.map(({ name }) => name)];
    return options.solvers?.filter((each) => ids.includes(each)) ?? [defaultSolver];
  }

  function choicesOf(puzzle: PuzzleId, id: string): { readonly choices?: SolverChoices } {
    const solvers: readonly Solver<never, unknown>[] = puzzleOf(puzzle).solvers;
    const supported = solvers.find((solver) => solver.id === id)?.choices ?? [];
    const { choices = {} } = options;
    const names = CHOICE_NAMES.filter((name) => supported.includes(name) && choices[name] !== undefined);
    return names.length === 0 ? {} : { choices: Object.fromEntries(names.map((name) => [name, choices[name]])) };
  }

  function limitsOf(puzzle: PuzzleId, solver: string): Limits {
    const usual = puzzleOf(puzzle).solvers.find(({ id }) => id === solver)?.defaultBytes ?? PLAN_BYTES;
    return { bytes: Math.min(usual, PLAN_BYTES), ...options.limits };
  }

  return { addFile, found: () => ({ lines, files, levels: levelCount, duplicates, skipped, solversUsed }) };
}

const choiceWords = (choices: SolverChoices): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, [value].flat().join('+')]));

/** Reads the files and plans every level by every solver. */
export async function makePlan(paths: readonly string[], options: PlanOptions): Promise<Planned> {
  const program = thisProgram();
  const planner = makePlanner(options, program);
  for (const file of findFiles(paths)) await planner.addFile(file);
  const { lines, files, levels, duplicates, skipped, solversUsed } = planner.found();
  const jobs = lines.filter((line) => 'job' in line).length;
  const adapters = (options.adapters ?? []).map(({ name, hash, command, threads }) => ({
    ...{ name, sha256: hash, command, threads },
  }));
  const manifest: Manifest = {
    schema: SCHEMA,
    run: randomUUID(),
    program,
    planned: new Date().toISOString(),
    solvers: [...solversUsed],
    limits: { ...options.limits },
    ...(options.choices === undefined ? {} : { choices: choiceWords(options.choices) }),
    ...(adapters.length === 0 ? {} : { adapters }),
    files,
    jobs,
    errors: lines.length - jobs,
    planSha256: sha256(planText(lines)),
    sessions: [],
  };
  return { manifest, plan: lines, levels, duplicates, skipped };
}

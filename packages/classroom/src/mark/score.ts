// Runs a student's program on every case and compares it with the course program.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok } from '../../base/result.js';
import { bytesForEach } from '../../jobs/node/index.js';
import type { Course, CourseHost } from '../host.js';
import { Input } from '../input.js';
import { keepRun } from './keep-run.js';
import type { CaseCheck, CaseVerdict, CourseCases, MarkCase, OutputDifference, Ran, RunOrder } from './mark-case.js';
import { type ProgramLimits, programCommand, removeFolder, runStudent, type StudentProgram } from './run-program.js';

// Points for the cases of a program. What a program without any work gets right by itself counts only together with real
// work: “no solution”, an unchanged board, or a refusal is right for some cases whatever the program does, so a broken
// clock would be right twice a day. Each such verdict needs another case that shows the work; until one does, its result waits.

/** What must be right in another case so that this verdict counts, and the words for it. */
const NEEDS: Readonly<Partial<Record<CaseVerdict, readonly [by: readonly CaseVerdict[], words: string]>>> = {
  'no-solution': [['solved'], 'a program that also finds a solution'],
  'already-solved': [['solved'], 'a program that also finds a solution'],
  unchanged: [['changed', 'won'], 'a program that also makes a move'],
  refused: [['solved', 'changed', 'won', 'shown'], 'a program that also gets another case right'],
};

/** The name of what fails if a program crashes or is stopped. */
const STOPPED = 'run';

export interface CourseScore {
  readonly points: number;
  /** The first check that fails. */
  readonly failed?: { readonly check: string; readonly difference: OutputDifference };
}

interface Checked {
  readonly check: CaseCheck;
  readonly difference: OutputDifference | undefined;
}

const sumScore = (checked: readonly Checked[]): CourseScore => {
  const wrong = checked.flatMap(({ check: { name }, difference }) => (difference ? [{ check: name, difference }] : []));
  const points = checked.length - wrong.length;
  return wrong[0] ? { points, failed: wrong[0] } : { points };
};

/** The checks of a case; an exit code alone is no work. */
function compareAll(each: MarkCase, expected: Ran, got: Ran): Checked[] {
  const all = each.checks.map((check) => ({ check, difference: check.compare(expected, got) }));
  const isAnyRight = all.some(({ check, difference }) => !check.needsOthers && !difference);
  if (isAnyRight || all.every(({ check }) => check.needsOthers)) return all;
  const alone: OutputDifference = { message: 'This counts only if something else is right too.' };
  return all.map(({ check, difference }) => ({
    check,
    difference: difference ?? (check.needsOthers ? alone : undefined),
  }));
}

/** A case with its checks, whose points may depend on other cases. */
interface Waiting<Key> {
  readonly key: Key;
  readonly verdict: CaseVerdict;
  readonly checked: readonly Checked[];
}

/** Takes the runs of a program one by one and gives each its score as soon as it is certain. */
export class Scorer<Key> {
  readonly #shown = new Set<CaseVerdict>();
  /** Verdicts of all cases so far, right or wrong. */
  readonly #seen = new Set<CaseVerdict>();
  #waiting: Waiting<Key>[] = [];

  /** The scores that are certain now: of this run, of earlier ones, or of none yet. `key` comes back with the score. */
  add(key: Key, each: MarkCase, verdict: CaseVerdict, expected: Ran, got: Ran): [Key, CourseScore][] {
    return this.#take({ key, verdict, checked: compareAll(each, expected, got) });
  }

  /** The same for a program that did not end by itself. */
  addBroken(key: Key, verdict: CaseVerdict, difference: OutputDifference): [Key, CourseScore][] {
    this.#seen.add(verdict);
    return [[key, { points: 0, failed: { check: STOPPED, difference } }]];
  }

  /** The scores of what still waits. If no case of the kind that is needed was run, nothing is held against it. */
  finish(): [Key, CourseScore][] {
    const rest = this.#waiting.map((waiting): [Key, CourseScore] => {
      const [by, words] = NEEDS[waiting.verdict] ?? [[], ''];
      const wasPossible = by.some((verdict) => this.#seen.has(verdict));
      return [waiting.key, wasPossible ? withoutWork(waiting, words) : sumScore(waiting.checked)];
    });
    this.#waiting = [];
    return rest;
  }

  #take(taken: Waiting<Key>): [Key, CourseScore][] {
    const { verdict, checked } = taken;
    this.#seen.add(verdict);
    const right = checked.flatMap(({ check, difference }) => (difference || check.needsOthers ? [] : [check]));
    if (right.some(({ standsAlone }) => !standsAlone)) this.#shown.add(verdict);
    if (right.some(({ standsAlone }) => standsAlone)) this.#shown.add('shown');
    this.#waiting.push(taken);
    const isCertain = (each: Waiting<Key>): boolean => {
      const needed = NEEDS[each.verdict]?.[0];
      return !needed || needed.some((by) => this.#shown.has(by));
    };
    const certain = this.#waiting.filter(isCertain);
    this.#waiting = this.#waiting.filter((each) => !isCertain(each));
    return certain.map(({ key, checked: all }) => [key, sumScore(all)]);
  }
}

/** Only what stands for itself counts, such as the printed puzzle above “No solution exists.” */
function withoutWork<Key>({ checked }: Waiting<Key>, words: string): CourseScore {
  const alone: OutputDifference = { message: `This answer counts only for ${words}.` };
  return sumScore(
    checked.map(({ check, difference }) => ({
      check,
      difference: difference ?? (check.standsAlone ? undefined : alone),
    })),
  );
}

export interface MarkedCase extends CourseScore {
  readonly case: MarkCase;
  /** Its place among the cases, from 0: results come as soon as they are certain. */
  readonly index: number;
  readonly outOf: number;
  /** The exit code, or the signal that ended it. */
  readonly exit: number | string;
  /** What the program printed on standard error. */
  readonly stderr: string;
  readonly millis: number;
  /** The command line, as run. */
  readonly command: readonly string[];
}

const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV: 'segmentation fault',
  SIGABRT: 'aborted',
  SIGFPE: 'arithmetic error, such as a division by zero',
  SIGBUS: 'bus error',
  SIGILL: 'illegal instruction',
  SIGKILL: 'killed, perhaps for its memory',
  SIGXFSZ: 'it wrote too large a file',
};
/** A shell reports a signal as an exit status above 128. */
const SHELL_SIGNALS: Readonly<Record<number, string>> = {
  132: 'SIGILL',
  134: 'SIGABRT',
  135: 'SIGBUS',
  136: 'SIGFPE',
  137: 'SIGKILL',
  139: 'SIGSEGV',
};

/** `SIGSEGV, segmentation fault` */
const signalWords = (signal: string): string => (SIGNALS[signal] ? `${signal}, ${SIGNALS[signal]}` : signal);

/** Why a program that did not end by itself has failed. */
export function abnormalEnd(
  { ended, exit }: Pick<Ran, 'ended' | 'exit'>,
  limits: ProgramLimits,
): OutputDifference | undefined {
  if (ended === 'timed-out') return { message: `The program was still running after ${limits.millis / 1000} s.` };
  if (ended === 'too-much-output') {
    return { message: `The program printed more than ${Math.round(limits.outputBytes / 1024 / 1024)} MiB.` };
  }
  if (ended === 'killed') return { message: `The program crashed (${signalWords(String(exit))}).` };
  const signal = typeof exit === 'number' ? SHELL_SIGNALS[exit] : undefined;
  return signal ? { message: `The program crashed (exit status ${exit}: ${signalWords(signal)}).` } : undefined;
}

/** A difference in the output of a program that ended with an error, which the course program did not. */
function withExit({ failed, ...score }: CourseScore, expected: Ran, got: Ran): CourseScore {
  if (!failed) return score;
  if (failed.check === STOPPED || got.exit === 0 || expected.exit !== 0) return { ...score, failed };
  const message = `The program ended with exit status ${got.exit}. ${failed.difference.message}`;
  return { ...score, failed: { ...failed, difference: { ...failed.difference, message } } };
}

interface MarkOptions {
  readonly course: Course;
  readonly cases: Pick<CourseCases, 'verdictOf'>;
  readonly student: StudentProgram;
  readonly limits: ProgramLimits;
  /** Arguments that only our program gets. */
  readonly extra: readonly string[];
  /** Where to keep what each run was given and printed. */
  readonly keep?: string;
  /** A word of the command line as it is kept; as it is if absent. */
  readonly typed?: (word: string) => string;
  /** Ends the current run, which doesn't count, and all that would follow. */
  readonly stop?: AbortSignal;
}

/** A run whose score may not be certain yet. */
interface DoneRun extends Omit<MarkedCase, keyof CourseScore> {
  readonly expected: Ran;
  readonly got: Ran;
}

function markedCase([{ expected, got, ...run }, score]: [DoneRun, CourseScore]): MarkedCase {
  return { ...run, ...withExit(score, expected, got) };
}

/** The results, up to the end or a stop. Throws a StartError if the program can't be started. */
export async function* markCases(all: readonly MarkCase[], options: MarkOptions): AsyncGenerator<MarkedCase> {
  const { course, cases, student, limits, extra, keep, stop, typed = (word) => word } = options;
  const folder = mkdtempSync(join(tmpdir(), 'masu-mark-'));
  const remove = (): void => removeFolder(folder);
  const scorer = new Scorer<DoneRun>();
  process.once('exit', remove);
  try {
    for (const [index, each] of all.entries()) {
      const expected = await runOracle(course, each, [...extra, ...(each.extra ?? [])]);
      const began = performance.now();
      if (stop?.aborted) break;
      const got = await runStudent(student, each, join(folder, String(index)), limits, stop);
      if (stop?.aborted) break;
      const millis = performance.now() - began;
      const command = programCommand(student, each);
      if (keep !== undefined) keepRun(keep, each, command.map(typed), got, expected);
      const outOf = each.checks.length;
      const run = { case: each, index, outOf, exit: got.exit, stderr: got.stderr, millis, command, expected, got };
      const verdict = each.verdict ?? cases.verdictOf(each, expected);
      const broken = abnormalEnd(got, limits);
      const certain = broken ? scorer.addBroken(run, verdict, broken) : scorer.add(run, each, verdict, expected, got);
      yield* certain.map(markedCase);
    }
    yield* scorer.finish().map(markedCase);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

// Runs a course program of this package in memory, with the files of a case instead of a disk, for the expected
// results.

async function* once(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}

/** What the course program prints for a case. `extra`: arguments that only our program has. */
export async function runOracle(course: Course, order: RunOrder, extra: readonly string[] = []): Promise<Ran> {
  let stdout = '';
  let stderr = '';
  const written: Record<string, string> = {};
  const host: CourseHost = {
    input: new Input(once(order.input)),
    write: (text) => {
      stdout += text;
    },
    complain: (line) => {
      stderr += `${line}\n`;
    },
    async loadText(path) {
      const text = written[path] ?? order.files[path];
      return text === undefined ? fail('ENOENT') : ok(text);
    },
    writeProblem: () => undefined,
    async saveText(path, text) {
      written[path] = text;
      return undefined;
    },
    clock: { now: () => 0, cpu: () => 0, pause: async () => {} },
    searchBytes: bytesForEach(1),
    isTerminal: false,
    playByKeys: () => Promise.reject(new Error('a case has no keys')),
    animate: async () => {},
  };
  const words = [...(order.program === undefined ? [] : [order.program]), ...order.words, ...extra];
  const exit = await course.run(host, words);
  return { ended: 'exited', exit, stdout, stderr, written };
}

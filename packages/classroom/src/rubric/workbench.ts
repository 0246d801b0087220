// Where one submission is built and run: a copy of its files in a temporary folder, a process with limits for everything,
// inside a sandbox if there is one. With `keep`, everything that was run can be repeated by hand.

import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defined } from '../../base/defined.js';
import { makeFolder } from '../../files/index.js';
import { keepRun, quotedWord } from '../mark/keep-run.js';
import { abnormalEnd } from '../mark/mark.js';
import type { Ran, RunOrder } from '../mark/mark-case.js';
import { type ProgramLimits, removeFolder, runLimited } from '../mark/run-program.js';
import type { GradedLine } from './rubric-line.js';
import type { Sandbox } from './sandbox.js';
import { type StudentWork, textOfFile, writeSubmission } from './student-work.js';

/** What a class is marked with: the same for every submission. */
export interface GradingTools {
  readonly compiler: string;
  readonly valgrind?: string;
  readonly make?: string;
  readonly prlimit?: string;
  readonly sandbox?: Sandbox;
  /** The command that builds, instead of the course's own. */
  readonly build?: readonly [string, ...string[]];
  readonly limits: ProgramLimits;
  readonly stop?: AbortSignal;
}

export type BenchCommand = readonly [string, ...string[]];
type BenchRun = Omit<Ran, 'written'>;

/** A run and what to type to repeat it. */
export interface BenchBuild extends BenchRun {
  readonly typed: string;
}

/** Builds, and runs under Valgrind. */
const SLOW_MILLIS = 60_000;

export type Workbench = ReturnType<typeof openWorkbench>;

/** `keep`: where to keep what was run. */
export function openWorkbench(submission: StudentWork, tools: GradingTools, keep?: string) {
  const home = mkdtempSync(join(tmpdir(), 'masu-rubric-'));
  /** The copy of the submission, where it is built. */
  const folder = join(home, 'build');
  const builds: string[] = [];
  let runs = 0;
  const close = (): void => {
    process.off('exit', close);
    removeFolder(home);
  };
  process.once('exit', close);
  mkdirSync(folder);
  writeSubmission(submission, folder);

  const runWithin = (
    command: BenchCommand,
    place: string,
    input: string,
    limits: ProgramLimits,
    isFleeting: boolean,
  ): Promise<BenchRun> => {
    const { prlimit, sandbox, stop } = tools;
    const readable = isFleeting ? [folder] : [];
    return runLimited({
      command: sandbox ? sandbox.wrap(command, { folder: place, readable, isFleeting }) : command,
      ...{ program: command[0], folder: place, input, limits },
      ...defined({ prlimit, stop }),
    });
  };
  const slowLimits = { ...tools.limits, millis: Math.max(tools.limits.millis, SLOW_MILLIS) };

  return {
    ...{ submission, tools, keep, folder, close },

    /** The paths of files that were handed in, by how they look. */
    paths: (looks: RegExp): string[] => [...submission.files.keys()].filter((path) => looks.test(path)),

    /** The text of a file that was handed in. */
    text: (path: string): string => textOfFile(submission, path),

    /** Adds a file of ours to the copy. */
    add(path: string, text: string): void {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },

    /** Runs a compiler or make in the copy. `typed` is what a person would type there. */
    async build(command: BenchCommand): Promise<BenchBuild> {
      const words = command.map((word) => quotedWord(word.replaceAll(`${folder}/`, '').replaceAll(folder, '.')));
      const typed = words.join(' ');
      builds.push(typed);
      return { ...(await runWithin(command, folder, '', slowLimits, false)), typed };
    },

    /**
     * Runs a built program in a folder of its own with the files of a case. Under Valgrind, which is many times slower, it
     * has the time of a build: a busy machine must not leave errors unseen.
     */
    async run(
      name: string,
      command: BenchCommand,
      order: Pick<RunOrder, 'files' | 'input'>,
    ): Promise<BenchRun & { problem?: string }> {
      const limits = command[0] === tools.valgrind ? slowLimits : tools.limits;
      const place = join(home, `run-${runs++}`);
      mkdirSync(place);
      for (const [path, text] of Object.entries(order.files)) writeFileSync(join(place, path), text);
      const ran = await runWithin(command, place, order.input, limits, true);
      removeFolder(place);
      if (keep !== undefined) {
        const words = command.map((word) => word.replaceAll(folder, '../../build'));
        keepRun(join(keep, 'cases'), { name, ...order }, words, { ...ran, written: {} });
      }
      return { ...ran, ...defined({ problem: abnormalEnd(ran, limits)?.message }) };
    },

    /** Writes the build folder and the commands that made it to where runs are kept. */
    keepBuild(): void {
      if (keep === undefined) return;
      makeFolder(keep);
      cpSync(folder, join(keep, 'build'), { recursive: true, dereference: false });
      const last = '# Each case: run command.txt in its folder below cases.';
      writeFileSync(join(keep, 'repeat.txt'), `${['# In the folder build:', ...builds, last].join('\n')}\n`);
    },
  };
}

// What a course adds to grading by its rubric.

export interface CourseRubric {
  /** What its table grades, as a phrase for the help. */
  readonly about: string;
  /** Changes with the cases or the points: results of another version are not taken up again. */
  readonly version: number | string;
  readonly needsNoCompiler?: boolean;
  /** Every line of the table, in its order. */
  grade(bench: Workbench): Promise<readonly GradedLine[]>;
}

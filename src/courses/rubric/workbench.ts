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
export type BenchRun = Omit<Ran, 'written'>;

/** A run and what to type to repeat it. */
export interface BenchBuild extends BenchRun {
  readonly typed: string;
}

/** Builds, and runs under Valgrind. */
const SLOW_MILLIS = 60_000;

export class Workbench {
  readonly #home = mkdtempSync(join(tmpdir(), 'masu-rubric-'));
  /** The copy of the submission, where it is built. */
  readonly folder = join(this.#home, 'build');
  readonly #builds: string[] = [];
  #runs = 0;

  readonly submission: StudentWork;
  readonly tools: GradingTools;
  /** Where to keep what was run. */
  readonly keep: string | undefined;

  constructor(submission: StudentWork, tools: GradingTools, keep?: string) {
    this.submission = submission;
    this.tools = tools;
    this.keep = keep;
    process.once('exit', this.close);
    mkdirSync(this.folder);
    writeSubmission(submission, this.folder);
  }

  /** The paths of files that were handed in, by how they look. */
  paths(looks: RegExp): string[] {
    return [...this.submission.files.keys()].filter((path) => looks.test(path));
  }

  /** The text of a file that was handed in. */
  text(path: string): string {
    return textOfFile(this.submission, path);
  }

  /** Adds a file of ours to the copy. */
  add(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** A command line as a person would type it in the folder of the build. */
  #typed(command: BenchCommand): string {
    return command
      .map((word) => quotedWord(word.replaceAll(`${this.folder}/`, '').replaceAll(this.folder, '.')))
      .join(' ');
  }

  #run(
    command: BenchCommand,
    folder: string,
    input: string,
    limits: ProgramLimits,
    isFleeting: boolean,
  ): Promise<BenchRun> {
    const { prlimit, sandbox, stop } = this.tools;
    const readable = isFleeting ? [this.folder] : [];
    return runLimited({
      command: sandbox ? sandbox.wrap(command, { folder, readable, isFleeting }) : command,
      ...{ program: command[0], folder, input, limits },
      ...defined({ prlimit, stop }),
    });
  }

  get #slowLimits(): ProgramLimits {
    return { ...this.tools.limits, millis: Math.max(this.tools.limits.millis, SLOW_MILLIS) };
  }

  /** Runs a compiler or make in the copy. */
  async build(command: BenchCommand): Promise<BenchBuild> {
    const typed = this.#typed(command);
    this.#builds.push(typed);
    return { ...(await this.#run(command, this.folder, '', this.#slowLimits, false)), typed };
  }

  /**
   * Runs a built program in a folder of its own with the files of a case. Under Valgrind, which is many times slower, it
   * has the time of a build: a busy machine must not leave errors unseen.
   */
  async run(
    name: string,
    command: BenchCommand,
    order: Pick<RunOrder, 'files' | 'input'>,
  ): Promise<BenchRun & { problem?: string }> {
    const isSlow = command[0] === this.tools.valgrind;
    const limits = isSlow ? this.#slowLimits : this.tools.limits;
    const folder = join(this.#home, `run-${this.#runs++}`);
    mkdirSync(folder);
    for (const [path, text] of Object.entries(order.files)) writeFileSync(join(folder, path), text);
    const ran = await this.#run(command, folder, order.input, limits, true);
    removeFolder(folder);
    if (this.keep !== undefined) {
      const words = command.map((word) => word.replaceAll(this.folder, '../../build'));
      keepRun(join(this.keep, 'cases'), { name, ...order }, words, { ...ran, written: {} });
    }
    const problem = abnormalEnd(ran, limits)?.message;
    return problem === undefined ? ran : { ...ran, problem };
  }

  /** Writes the build folder and the commands that made it to where runs are kept. */
  keepBuild(): void {
    if (this.keep === undefined) return;
    makeFolder(this.keep);
    cpSync(this.folder, join(this.keep, 'build'), { recursive: true, dereference: false });
    const script = [
      '# In the folder build:',
      ...this.#builds,
      '# Each case: run command.txt in its folder below cases.',
    ];
    writeFileSync(join(this.keep, 'repeat.txt'), `${script.join('\n')}\n`);
  }

  readonly close = (): void => {
    process.off('exit', this.close);
    removeFolder(this.#home);
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

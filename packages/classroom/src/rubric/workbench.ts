// Where one submission is built and run: a process with limits for everything, inside a sandbox if there is one. We write its
// files to a folder of ours; builds and programs work in copies, and what they leave comes back as checked files. With `keep`,
// everything that was run can be repeated by hand.

import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { quotedWord } from '@masu/node-host/programs/kept-names.js';
import { limitSentence } from '@masu/node-host/programs/limits.js';
import { type RoomEnd, runInRoom } from '@masu/node-host/programs/run-in-room.js';
import type { Sandbox } from '@masu/node-host/programs/sandbox.js';
import type { TarLimits } from '@masu/node-host/programs/tar-files.js';
import { openTemporaryFolder } from '@masu/node-host/programs/temporary-folders.js';
import { keepRun } from '../mark/keep-run.js';
import { abnormalEnd } from '../mark/mark.js';
import type { RunOrder, RunResult } from '../mark/mark-case.js';
import { ranOf, type StudentLimits, writeCase } from '../mark/student-program.js';
import { BuildFolder } from './build-folder.js';
import type { GivenCode } from './given-code.js';
import { type StudentWork, textOfFile } from './student-work.js';

/** What a class is marked with: the same for every submission. */
export interface GradingTools {
  readonly compiler: string;
  readonly valgrind?: string;
  readonly make?: string;
  readonly sandbox?: Sandbox;
  /** The command that builds, instead of the course's own. */
  readonly build?: readonly [string, ...string[]];
  readonly limits: StudentLimits;
  /** What the course hands out. */
  readonly given?: GivenCode;
  readonly stop?: AbortSignal;
}

export type BenchCommand = readonly [string, ...string[]];

type BenchRun = Omit<RunResult, 'written'>;

/** A run and what to type to repeat it. */
export interface BenchBuild extends BenchRun {
  readonly typed: string;
  /** Why it did not end by itself: a sentence. */
  readonly problem?: string;
}

/** Somebody asked for an end while a submission was graded. */
export class GradingStopped extends Error {}

/** Builds, and runs under Valgrind. */
const SLOW_MILLIS = 60_000;

/** What a build may leave. */
const BUILT_FILES = 4000;

export type Workbench = ReturnType<typeof openWorkbench>;

/** `keep`: where to keep what was run. */
export function openWorkbench(submission: StudentWork, tools: GradingTools, keep?: string) {
  const home = openTemporaryFolder();
  const built = new BuildFolder(join(home.path, 'build'), submission);
  const folder = built.path;
  const builds: string[] = [];
  const notes: string[] = [];
  let runs = 0;

  const runWithin = async (
    command: BenchCommand,
    place: string,
    more: { givenBytes: number; input: string; limits: StudentLimits; readable?: string[]; takes?: TarLimits },
  ): Promise<RoomEnd> => {
    const { sandbox, stop } = tools;
    if (stop?.aborted) throw new GradingStopped();
    const copyTo = join(home.path, `work-${runs++}`);
    const ended = await runInRoom(sandbox, { command, folder: place, copyTo, ...more, ...defined({ signal: stop }) });
    // An aborted program has shown nothing.
    if (ended.limit === 'stopped') throw new GradingStopped();
    return ended;
  };
  const slowLimits = { ...tools.limits, millis: Math.max(tools.limits.millis, SLOW_MILLIS) };

  /** A file that was handed in begins with its folder: never an option of a compiler, whatever its name is. */
  const fileWord = (word: string): string => (built.has(word) ? `./${word}` : word);
  /** Messages name it as it was handed in. */
  const plainText = (text: string, command: BenchCommand): string =>
    command.filter((word) => built.has(word)).reduce((all, word) => all.replaceAll(`./${word}`, word), text);

  const buildWithin = async (command: BenchCommand, isTaken: boolean): Promise<BenchBuild> => {
    built.write();
    const words = command.map((word) => quotedWord(word.replaceAll(`${folder}/`, '').replaceAll(folder, '.')));
    const typed = words.join(' ');
    builds.push(typed);
    const givenBytes = built.bytes;
    const bytes = givenBytes + slowLimits.fileBytes;
    const ended = await runWithin(command.map(fileWord) as [string, ...string[]], folder, {
      ...{ givenBytes, input: '', limits: slowLimits },
      ...(isTaken ? { takes: { entries: BUILT_FILES, bytes, fileBytes: bytes } } : {}),
    });
    // A build that was stopped has made nothing.
    if (ended.files && ended.limit === undefined) {
      built.replace({ files: ended.files, folders: ended.folders ?? new Set() });
      notes.push(...(ended.notes ?? []).map((note) => `After the build: ${note}`));
    }
    const { stdout, stderr, ...ran } = ranOf(ended);
    const texts = { stdout: plainText(stdout, command), stderr: plainText(stderr, command) };
    const problem = ended.limit && limitSentence(ended.limit, slowLimits);
    return { ...ran, ...texts, typed, ...defined({ problem }) };
  };

  return {
    ...{ submission, tools, keep, folder },

    close: (): Promise<void> => home.close(),

    /** What builds have left that was not taken, each once. */
    notes: (): string[] => [...new Set(notes)],

    /** The paths of files that were handed in, by how they look. */
    paths: (looks: RegExp): string[] => [...submission.files.keys()].filter((path) => looks.test(path)),

    /** The text of a file that was handed in; the beginning of a long one. */
    text: (path: string): string => textOfFile(submission, path),

    /** The paths of all files, built ones among them. */
    builtPaths: (): string[] => built.paths(),

    /** Whether there is such a file, handed in or built, by its path below the folder. */
    has: (path: string): boolean => built.has(path.replace(/^(\.\/)+/, '')),

    /** A program that was handed in may be run. */
    makeExecutable: (path: string): void => built.makeExecutable(path.replace(/^(\.\/)+/, '')),

    /** Adds a file of ours, before what needs it is run. */
    add: (path: string, text: string): void => built.add(path, text),

    /** Runs a compiler or make in a copy, which then is the folder. `typed` is what a person would type there. */
    build: (command: BenchCommand): Promise<BenchBuild> => buildWithin(command, true),

    /** The same for a compiler that only looks: nothing of it is kept. */
    check: (command: BenchCommand): Promise<BenchBuild> => buildWithin(command, false),

    /**
     * Runs a built program in a folder of its own with the files of a case. Under Valgrind, which is many times slower, it
     * has the time of a build: a busy machine must not leave errors unseen.
     */
    async run(
      name: string,
      command: BenchCommand,
      order: Pick<RunOrder, 'files' | 'input'>,
    ): Promise<BenchRun & { problem?: string }> {
      built.write();
      const limits = command[0] === tools.valgrind ? slowLimits : tools.limits;
      const place = join(home.path, `run-${runs++}`);
      const givenBytes = writeCase(place, order.files);
      const ended = await runWithin(command, place, { givenBytes, input: order.input, limits, readable: [folder] });
      await rm(place, { recursive: true, force: true });
      const ran = ranOf(ended);
      if (keep !== undefined) {
        const words = command.map((word) => word.replaceAll(folder, '../../build'));
        keepRun(join(keep, 'cases'), { name, ...order }, words, { ...ran, written: {} });
      }
      return { ...ran, ...defined({ problem: abnormalEnd(ran, limits)?.message }) };
    },

    /** Runs a built program in a copy of the whole folder, as a student does there, with the student's own files. */
    async runThere(name: string, command: BenchCommand): Promise<BenchRun & { problem?: string }> {
      built.write();
      const { limits } = tools;
      const ended = await runWithin(command, folder, { givenBytes: built.bytes, input: '', limits });
      const ran = ranOf(ended);
      if (keep !== undefined) {
        const words = command.map((word) => word.replaceAll(folder, '../../build'));
        keepRun(join(keep, 'cases'), { name, files: {}, input: '' }, words, { ...ran, written: {} });
      }
      return { ...ran, ...defined({ problem: abnormalEnd(ran, limits)?.message }) };
    },

    /** Brings the folder up to date, for programs that are run elsewhere. */
    write: (): void => built.write(),

    /** Writes the build folder and the commands that made it to where runs are kept. */
    keepBuild(): void {
      if (keep === undefined) return;
      makeFolder(keep);
      built.copyTo(join(keep, 'build'));
      const last = '# Each case: run command.txt in its folder below cases.';
      writeFileSync(join(keep, 'repeat.txt'), `${['# In the folder build:', ...builds, last].join('\n')}\n`);
    },
  };
}

// Runs a student's program once on a case: in a folder of its own with the files of the case, with limits, in the sandbox where
// a class is marked. Without one, this guards against accidents; it is no jail.

import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { decodeText } from '@masu/core/base/text.js';
import { startProblem } from '@masu/node-host/programs/find-program.js';
import type { ProgramLimits } from '@masu/node-host/programs/limits.js';
import { type RoomEnd, runInRoom } from '@masu/node-host/programs/run-in-room.js';
import type { Sandbox } from '@masu/node-host/programs/sandbox.js';
import type { TarLimits } from '@masu/node-host/programs/tar-files.js';
import { StartError } from '../host.js';
import type { RunOrder, RunResult } from './mark-case.js';

const MEBI = 1024 * 1024;
/** Larger files that a program writes are not compared. */
const READ_BYTES = MEBI;
const READ_FILES = 200;

/** The limits of every run of a student's program. */
export type StudentLimits = ProgramLimits & Required<Pick<ProgramLimits, 'processes' | 'fileBytes' | 'outputBytes'>>;

/** `memoryBytes` 0: no limit. */
export const studentLimits = (millis: number, memoryBytes: number): StudentLimits => ({
  millis,
  // However busy the machine is, a program ends after so many times its limit.
  patience: 10,
  ...(memoryBytes > 0 ? { memoryBytes } : {}),
  processes: 200,
  fileBytes: 64 * MEBI,
  outputBytes: 8 * MEBI,
});

export interface StudentProgram {
  /** Program and arguments; `{}` stands for the name of the course's program. */
  readonly command: readonly [string, ...string[]];
  /** Whether the program is that of the case, and is not given its name. */
  readonly omitsName?: boolean;
  readonly sandbox?: Sandbox;
  /** Folders that it may read in the sandbox. */
  readonly readable?: readonly string[];
  /** Whether files that it writes are looked at. */
  readonly writes: boolean;
}

/** The command line of a case. */
export function programCommand(
  { command, omitsName }: Pick<StudentProgram, 'command' | 'omitsName'>,
  { program, words }: RunOrder,
): [string, ...string[]] {
  const isNamed = omitsName || command.some((word) => word.includes('{}'));
  const [first, ...rest] = command.map((word) => word.replaceAll('{}', program ?? '')) as [string, ...string[]];
  return [first, ...rest, ...(program === undefined || isNamed ? [] : [program]), ...words];
}

/** What is compared of an output: no right one is longer, or has longer lines, and a wrong one must not take long. */
const MAX_TEXT = 512 * 1024;
const MAX_LINE = 4000;

/** The beginning of a longer text, and of its longer lines. */
export const comparedText = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .split('\n')
    .map((line) => line.slice(0, MAX_LINE))
    .join('\n');

/** How a run has ended, as it is compared and kept. */
export const ranOf = ({ limit, signal, code, stdout, stderr }: RoomEnd): Omit<RunResult, 'written'> => ({
  ...{ ended: limit ?? 'exited', exit: signal ?? code },
  ...{ stdout: comparedText(stdout), stderr: comparedText(stderr) },
});

/** Writes the files of a case to a new folder; how many bytes. */
export function writeCase(folder: string, files: RunOrder['files']): number {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { flag: 'wx' });
  return Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** What the program wrote beside the files of the case; no course has hidden ones, which mean something where they are kept. */
const newFiles = (given: RunOrder['files']): TarLimits => ({
  ...{ entries: READ_FILES, bytes: 16 * READ_BYTES, fileBytes: READ_BYTES },
  isWanted: (path) => !path.includes('/') && !path.startsWith('.') && !Object.hasOwn(given, path),
});

/** Runs the program in a new folder, which is removed afterward; `stop` kills it. Throws a StartError if it can't be started. */
export async function runStudent(
  student: StudentProgram,
  order: RunOrder,
  folder: string,
  limits: StudentLimits,
  stop?: AbortSignal,
): Promise<RunResult> {
  const command = programCommand(student, order);
  const { sandbox, readable } = student;
  const problem = sandbox ? undefined : startProblem(command[0], folder);
  if (problem !== undefined) throw new StartError(startMessage(command[0], problem));
  const givenBytes = writeCase(folder, order.files);
  const ended = await runInRoom(sandbox, {
    ...{ command, folder, givenBytes, copyTo: `${folder}-work`, input: order.input, limits },
    ...defined({ readable, signal: stop }),
    ...(student.writes ? { takes: newFiles(order.files) } : {}),
  });
  await rm(folder, { recursive: true, force: true });
  const written = [...(ended.files ?? [])].map(([name, { bytes }]) => [name, comparedText(decodeText(bytes))]);
  return { ...ranOf(ended), written: Object.fromEntries(written) };
}

export function startMessage(program: string, code: string | undefined): string {
  const why =
    code === 'ENOENT' ? 'there is no such program' : code === 'EACCES' ? 'it may not be executed' : (code ?? 'unknown');
  return `Can’t run ${program}: ${why}. Give the path of an executable, such as ./sokoban, or a program and its file: python3 sokoban.py.`;
}

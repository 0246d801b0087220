// Runs a program that a stranger wrote, in a sandbox where there is one, and takes out what it has written. The folder that it
// gets is written by us before it begins. In a sandbox it works in a copy in memory; without one, in a folder that we neither
// read nor change afterward: what comes out is what tar(1) prints, checked like everything from outside.

import { cp, rm } from 'node:fs/promises';
import { defined } from '@masu/core/base/defined.js';
import type { ProgramLimits } from './limits.js';
import { type ProgramEnd, runProgram } from './run-program.js';
import type { Sandbox } from './sandbox.js';
import { readStrangerFolder } from './stranger-files.js';
import { type TakenFiles, TarFiles, type TarLimits } from './tar-files.js';

export interface RoomRun {
  readonly command: readonly [string, ...string[]];
  /** With the files that it is given; nobody else writes there. In the sandbox the command sees a copy at this path. */
  readonly folder: string;
  /** How many bytes are in it: they are on top of what may be written. */
  readonly givenBytes: number;
  /** Without a sandbox, the command works in a copy in this new folder, which is removed afterward. */
  readonly copyTo: string;
  /** Other folders that it may read. */
  readonly readable?: readonly string[];
  readonly input: string;
  readonly limits: Required<Pick<ProgramLimits, 'millis' | 'processes' | 'fileBytes'>> & ProgramLimits;
  readonly signal?: AbortSignal;
  /** What comes out of the folder; nothing if absent. */
  readonly takes?: TarLimits;
  /** Whether a control group is used where there is one (default: yes). */
  readonly inGroup?: boolean;
}

/** What a run of a program has left, with what it wrote, if that was asked for and it ended by itself. */
export type RoomEnd = ProgramEnd & Partial<TakenFiles>;

/** Blocks of the folder in memory that a file of one byte takes. */
const SLACK_BYTES = 1024 * 1024;
/** Time to take out what was written. */
const TAKING_MILLIS = 20_000;

/** Descriptor 4: a line of the sandbox, then the stream. */
function readOut(takes: TarLimits | undefined) {
  const tar = takes && new TarFiles(takes);
  let line: string | undefined;
  let head = '';
  return {
    add(chunk: Buffer): void {
      if (line !== undefined) {
        tar?.add(chunk);
        return;
      }
      const end = chunk.indexOf(10);
      head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end).slice(0, 10);
      if (end < 0) return;
      line = head;
      tar?.add(chunk.subarray(end + 1));
    },
    isFull: (): boolean => line === 'full',
    /** None if the sandbox ended before it came to that. */
    taken: (): TakenFiles | undefined => (line === undefined ? undefined : tar?.end()),
  };
}

async function runInside(sandbox: Sandbox, run: RoomRun): Promise<RoomEnd> {
  const { command, folder, givenBytes, readable = [], input, limits, signal, takes, inGroup } = run;
  const out = readOut(takes);
  const words = sandbox.wrap(command, {
    ...{ folder, readable, processes: limits.processes, isTaken: takes !== undefined },
    quotaBytes: givenBytes + limits.fileBytes + SLACK_BYTES,
  });
  const common = { folder, input, limits, isTimed: false, ...defined({ signal, inGroup }) };
  const ended = await runProgram({ command: words, out: out.add, ...common });
  const limit = ended.limit ?? (out.isFull() ? 'files' : undefined);
  return { ...ended, ...defined({ limit }), ...out.taken() };
}

/** The same protocol as in the sandbox. */
const TAKING = ['/bin/sh', '-c', 'echo free >&4; exec tar -cf - --numeric-owner . >&4'];

/** What is in the folder now, without a sandbox. */
async function takeOutside({ copyTo, limits, signal }: RoomRun, takes: TarLimits): Promise<TakenFiles | undefined> {
  // Nothing of these is there to run.
  if (process.platform === 'win32') {
    const { files, ...others } = readStrangerFolder(copyTo, { files: takes.entries, bytes: takes.bytes });
    const wanted = [...files].filter(
      ([path, bytes]) => takes.isWanted?.(path) !== false && bytes.length <= takes.fileBytes,
    );
    return { ...others, files: new Map(wanted.map(([path, bytes]) => [path, { bytes, isExecutable: true }])) };
  }
  const out = readOut(takes);
  const taking = { ...limits, millis: TAKING_MILLIS };
  await runProgram({ command: TAKING, folder: copyTo, limits: taking, out: out.add, ...defined({ signal }) });
  return out.taken();
}

async function runOutside(run: RoomRun): Promise<RoomEnd> {
  const { command, folder, copyTo, input, limits, signal, takes, inGroup } = run;
  // Ours are both: nobody else has written to the one yet, or will write to the other.
  await cp(folder, copyTo, { recursive: true, errorOnExist: true, force: false });
  try {
    const common = { folder: copyTo, input, limits, isTimed: false, ...defined({ signal, inGroup }) };
    const ended = await runProgram({ command, ...common });
    return takes === undefined || ended.limit !== undefined ? ended : { ...ended, ...(await takeOutside(run, takes)) };
  } finally {
    await rm(copyTo, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** Throws if the program can't be started at all. */
export const runInRoom = (sandbox: Sandbox | undefined, run: RoomRun): Promise<RoomEnd> =>
  sandbox ? runInside(sandbox, run) : runOutside(run);

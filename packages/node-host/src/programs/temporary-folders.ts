// Temporary folders for programs that are not ours: their names say whose they are, so that the next start removes what a
// killed masu left behind.

import { lstatSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.js';
import { statOfProcess } from './process-files.js';

const NAME = /^masu-run-(\d+)-(\d+)-(\d+)-[^/]+$/;

/** The numbers of processes mean something within one of the kernel's name spaces: containers may share a folder. */
function processSpace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}

const startOf = (pid: number): number => statOfProcess(pid)?.started ?? 0;

function isRunning(pid: number, started: number): boolean {
  if (process.platform === 'linux') return started === startOf(pid);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Folders of this user's earlier masus that are not running any more. */
function oldFolders(): string[] {
  const [space, user] = [processSpace(), process.getuid?.()];
  return readdirSync(tmpdir())
    .filter((name) => {
      const [, ofSpace, pid, started] = NAME.exec(name) ?? [];
      return ofSpace === space && !isRunning(Number(pid), Number(started));
    })
    .map((name) => join(tmpdir(), name))
    .filter((path) => {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      return stats?.isDirectory() === true && (user === undefined || stats.uid === user);
    });
}

let isSwept = false;

/** Nobody waits for it, and what can't be removed stays: it may be somebody else's by now. */
function sweep(): void {
  isSwept = true;
  try {
    for (const path of oldFolders()) void rm(path, { recursive: true, force: true }).catch(() => {});
  } catch {
    // the system's temporary folder can't be listed
  }
}

export interface TemporaryFolder {
  readonly path: string;
  /** Removes it, now or soon: a large one does not keep this process from listening. */
  close(): Promise<void>;
}

/** A new folder that only this user may enter; it is gone when it is closed, or this process ends. */
export function openTemporaryFolder(): TemporaryFolder {
  if (!isSwept) sweep();
  const prefix = `masu-run-${processSpace()}-${process.pid}-${startOf(process.pid)}-`;
  const path = mkdtempSync(join(tmpdir(), prefix));
  const release = atExit(() => {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // the next start tries again
    }
  });
  return {
    path,
    async close() {
      await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
      release();
    },
  };
}

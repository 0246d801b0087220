// The lock of a run folder: one runner at a time, and never a lock file that somebody must delete by hand.
//
// Node has no flock, so the lock is a file that names its owner: host, boot, process id, and the process's start time,
// which together never repeat. It is created with link(), which fails if the file exists. A lock whose owner is dead is
// replaced, but only by a process that holds the claim for exactly this dead lock: a lock file of its own, named after
// the dead owner and taken in the same way. While it holds the claim, no other process may replace the lock, so it can
// check again and rename its own file onto the lock, which is atomic. A claimant that dies is replaced like any other
// owner.

import { createHash } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, errorReason } from '../environment-error.js';

interface Owner {
  readonly host: string;
  readonly boot: string;
  readonly pid: number;
  readonly started: string;
}

export interface Lock {
  /** Whether the file still names us. False after somebody took it over by hand. */
  isHeld(): boolean;
  release(): void;
}

/** Undefined if it can't be read. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The text of a lock, undefined if another process has just removed it. Throws if it can't be read at all. */
function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new EnvironmentError(`${path} cannot be read: ${errorReason(error)}. If nobody uses the folder, remove it.`);
  }
}

/** Clock ticks from boot to the start of a process (field 22 of its stat); '' without /proc or without the process. */
function processStart(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  // The second field is the program's name in parentheses and may hold anything.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function thisOwner(): Owner {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return { host: hostname(), boot, pid: process.pid, started: processStart(process.pid) };
}

function parseOwner(text: string): Owner | undefined {
  try {
    const { host, boot, pid, started } = JSON.parse(text) as Record<string, unknown>;
    if (typeof host !== 'string' || typeof boot !== 'string' || typeof started !== 'string') return undefined;
    return Number.isInteger(pid) ? { host, boot, pid: pid as number, started } : undefined;
  } catch {
    return undefined;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether an owner on this host is alive. A process with the same id but another start time is another process. */
function isAlive(owner: Owner, us: Owner): boolean {
  if (owner.boot !== us.boot || !isRunning(owner.pid)) return false;
  return owner.started === '' || us.started === '' || processStart(owner.pid) === owner.started;
}

const claimName = (text: string): string => `lock.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Tries again while others come and go; a claimant needs microseconds. */
const TRIES = 200;
const PAUSE_MILLIS = 5;
const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLIS);

/** Takes the folder's lock or throws an EnvironmentError that names who has it. */
export function takeLock(folder: string, isTakeOver = false): Lock {
  const us = thisOwner();
  const text = JSON.stringify(us);
  let files = 0;

  /** A new file that names us. */
  const ownFile = (): string => {
    const path = join(folder, `lock.${process.pid}-${files++}.tmp`);
    writeFileSync(path, text);
    return path;
  };

  const refuse = ({ host, pid }: Owner): never => {
    throw new EnvironmentError(
      host === us.host
        ? `${folder} is in use by process ${pid} on this machine. Wait until it ends, or stop it first.`
        : `${folder} is in use by process ${pid} on ${host}. If that machine is gone for good, add --take-over.`,
    );
  };

  /** Takes the lock. Throws if a living process holds it. */
  const take = (name: string): void => {
    const path = join(folder, name);
    const own = ownFile();
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        try {
          linkSync(own, path);
          return;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
        const lockOwner = readLock(path);
        if (lockOwner === undefined) continue;
        // A text that names no owner is left over from a power failure.
        const owner = parseOwner(lockOwner);
        const isForeign = owner !== undefined && owner.host !== us.host;
        if (owner && (isForeign ? !isTakeOver : isAlive(owner, us))) {
          if (name === 'lock') refuse(owner);
          // Another process is about to replace the same dead lock.
          pause();
          continue;
        }
        if (replace(path, lockOwner)) return;
      }
    } finally {
      rmSync(own, { force: true });
    }
    throw new EnvironmentError(`Other processes keep opening ${folder}. Try again.`);
  };

  /**
   * Replaces a dead owner's file with ours, under the claim for exactly that owner. False if the owner has changed
   * meanwhile.
   */
  const replace = (path: string, dead: string): boolean => {
    const claim = claimName(dead);
    take(claim);
    try {
      if (readLock(path) !== dead) return false;
      renameSync(ownFile(), path);
      return true;
    } finally {
      rmSync(join(folder, claim), { force: true });
    }
  };

  try {
    take('lock');
    // Removes files that dead processes left behind.
    for (const name of readdirSync(folder)) {
      if (!/^lock\.\d+-\d+\.tmp$/.test(name)) continue;
      const owner = parseOwner(readText(join(folder, name)) ?? '');
      if (owner?.host === us.host && !isAlive(owner, us)) rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    throw new EnvironmentError(`${folder} cannot be locked: ${errorReason(error)}.`);
  }
  const isHeld = (): boolean => readText(join(folder, 'lock')) === text;
  return {
    isHeld,
    release: () => {
      if (isHeld()) rmSync(join(folder, 'lock'), { force: true });
    },
  };
}

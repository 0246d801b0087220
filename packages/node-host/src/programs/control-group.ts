// A control group of the kernel around one run of a program, where this process may make one: every process of the run is
// in it, whatever it forks and however it detaches. It counts their CPU time, limits their memory together, and ends them
// all. Version 2 of the kernel's interface needs a group of our own that we may write to; its memory controller is used if
// the group has it. Else version 1: cpuacct for the time, memory for the memory. See docs/arena.md.

import { spawnSync } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '@masu/core/base/defined.js';
import type { HeldLimits, Holder, Seen } from './holder.js';
import { limitsScript, NO_TRACES } from './limits-script.js';
import { bytesOfProcess, killPids, openNow, textNow } from './process-files.js';
import { OWN_MARK } from './watcher.js';

/** Files of a folder of the kernel's; '' if it can't be read. */
function groupFileText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'latin1');
  } catch {
    return '';
  }
}

const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);

/** Where this process is in the hierarchies of control groups: by controller, '' for version 2. */
export function ownGroups(mounts: string, groups: string): Map<string, string> {
  const folders = new Map<string, string>();
  for (const line of mounts.split('\n')) {
    const [, root, folder, type, options] = /^\S+ \S+ \S+ (\S+) (\S+) .* - (cgroup2?) \S+ (\S+)$/.exec(line) ?? [];
    if (root === undefined || folder === undefined) continue;
    const names = type === 'cgroup2' ? [''] : (options ?? '').split(',').filter((name) => name !== 'rw');
    for (const name of names) {
      const own = groups
        .split('\n')
        .map((each) => /^\d+:([^:]*):(.*)$/.exec(each))
        .find((each) => each?.[1]?.split(',').includes(name))?.[2];
      if (own !== undefined && !relative(root, own).startsWith('..'))
        folders.set(name, join(folder, relative(root, own)));
    }
  }
  return folders;
}

/** Removes groups that a killed masu left behind; the kernel keeps those that still have a process. */
function removeOld(parent: string): void {
  for (const name of readdirSync(parent)) {
    const maker = /^masu-(\d+)-[\w-]+$/.exec(name)?.[1];
    if (maker === undefined || existsSync(`/proc/${maker}`)) continue;
    try {
      rmdirSync(join(parent, name));
    } catch {
      // It has a process, or somebody else removed it.
    }
  }
}

interface Parents {
  /** Of the group that counts CPU time and lists the processes, and whether it is of version 2. */
  readonly cpu: string;
  readonly isVersionTwo: boolean;
  /** Of the group that limits memory, if it is another one. */
  readonly memory?: string;
  /** Of the group that limits the number of processes, if it is another one. */
  readonly pids?: string;
}

const canWrite = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Groups in which we may make others. */
function findParents(): Parents | undefined {
  const own = ownGroups(groupFileText('/proc/self', 'mountinfo'), groupFileText('/proc/self', 'cgroup'));
  const usable = (name: string): string | undefined => {
    const folder = own.get(name);
    return folder !== undefined && canWrite(folder) && canWrite(join(folder, 'cgroup.procs')) ? folder : undefined;
  };
  const two = usable('');
  const cpu = two ?? usable('cpuacct');
  if (cpu === undefined) return undefined;
  const [memory, pids] = [usable('memory'), usable('pids')];
  for (const parent of [cpu, memory, pids]) if (parent !== undefined) removeOld(parent);
  return { cpu, isVersionTwo: two !== undefined, ...defined({ memory, pids }) };
}

let parents: Parents | false | undefined;
let groupCount = 0;
/** The names of the groups of this masu begin with it: numbers of processes are given again. */
const PREFIX = `masu-${process.pid}-${OWN_MARK.slice(0, 8)}-`;

/** Where the groups of this masu are; none if it makes none. */
export const groupPrefixes = (): string[] =>
  parents
    ? [parents.cpu, parents.memory, parents.pids].flatMap((each) => (each === undefined ? [] : [join(each, PREFIX)]))
    : [];

/** Throws if the group can't be made. */
function newGroup({ cpu, isVersionTwo, memory, pids }: Parents, limits: HeldLimits): Holder {
  const name = `${PREFIX}${groupCount++}`;
  const group = join(cpu, name);
  mkdirSync(group);
  /** The group with a controller: the group itself, a new one of version 1, or undefined if the kernel offers none here. */
  const groupWith = (file: string, parent: string | undefined): string | undefined => {
    if (isVersionTwo && existsSync(join(group, file))) return group;
    if (parent === undefined) return undefined;
    const other = join(parent, name);
    if (!existsSync(other)) mkdirSync(other);
    return other;
  };
  const limited = groupWith('memory.max', memory);
  const hasMemory = limited === group;
  if (limited !== undefined && limits.memoryBytes !== undefined) {
    const file = hasMemory ? 'memory.max' : 'memory.limit_in_bytes';
    writeFileSync(join(limited, file), String(Math.ceil(limits.memoryBytes)));
  }
  const counted = limits.processes === undefined ? undefined : groupWith('pids.max', pids);
  if (counted !== undefined) writeFileSync(join(counted, 'pids.max'), String(limits.processes));
  // All its processes end together, not only the one that wanted more.
  if (hasMemory && canWrite(join(group, 'memory.oom.group'))) writeFileSync(join(group, 'memory.oom.group'), '1');
  // Before Linux 5.19, version 2 does not keep the most.
  const isMemoryHeld = limited !== undefined && (!hasMemory || existsSync(join(group, 'memory.peak')));
  // Files of the groups that every look reads.
  const cpuFile = openNow(join(group, isVersionTwo ? 'cpu.stat' : 'cpuacct.usage'));
  const eventsFile = openNow(join(limited ?? '', hasMemory ? 'memory.events' : 'memory.oom_control'));
  const countFile = openNow(join(counted ?? '', 'pids.events'));
  const read = (descriptor: number | undefined): string => (descriptor === undefined ? '' : textNow(descriptor));
  const folders = [...new Set([group, limited ?? group, counted ?? group])];
  const joins = folders.map((_, index) => `echo 0 >"$${index + 1}/cgroup.procs" || exit 125;`).join(' ');
  const { memoryBytes: _, ...others } = limits;
  const script = `${joins} shift ${folders.length}; ${NO_TRACES} ${limitsScript(limited === undefined ? limits : others)} exec "$@" 3>&-`;
  const findPids = (): number[] => groupFileText(group, 'cgroup.procs').split('\n').filter(Boolean).map(Number);
  let [leader, bytes] = [0, 0];

  const look = (): Seen => {
    const cpuMillis = isVersionTwo ? numberIn(read(cpuFile), 'usage_usec') / 1000 : Number(read(cpuFile)) / 1e6;
    const isCrowded = numberIn(read(countFile), 'max') > 0;
    if (limited === undefined) {
      const alive = findPids();
      bytes = Math.max(
        bytes,
        alive.reduce((sum, pid) => sum + bytesOfProcess(pid), 0),
      );
      const hit = limits.processes !== undefined && (isCrowded || alive.length > limits.processes);
      return { cpuMillis, bytes, areSeveral: alive.length > 1, ...(hit ? { hit: 'processes' } : {}) };
    }
    if (!isMemoryHeld) bytes = Math.max(bytes, Number(groupFileText(limited, 'memory.current')));
    const isFull = numberIn(read(eventsFile), 'oom_kill') > 0;
    return { cpuMillis, bytes, ...(isFull ? { hit: 'memory' } : isCrowded ? { hit: 'processes' } : {}) };
  };

  const killNow = (): void => {
    if (canWrite(join(group, 'cgroup.kill'))) writeFileSync(join(group, 'cgroup.kill'), '1');
    else killPids(findPids());
    // It may not have joined the group yet.
    killPids([leader]);
  };
  const kill = async (): Promise<void> => killNow();

  return {
    begin: ['/bin/sh', '-c', script, 'masu', ...folders],
    isMemoryHeld,
    began(pid) {
      leader = pid;
    },
    look,
    // On a busy machine, seconds may pass before the first process has joined.
    pids: () => [...new Set([leader, ...findPids()])],
    kill,
    killNow,
    async end() {
      for (let round = 0; round < 100 && findPids().length > 0; round++) {
        await kill();
        await sleep(round < 10 ? 2 : 20);
      }
      const seen = look();
      if (limited !== undefined && isMemoryHeld) {
        bytes = Number(groupFileText(limited, limited === group ? 'memory.peak' : 'memory.max_usage_in_bytes'));
      }
      for (const descriptor of [cpuFile, eventsFile, countFile]) if (descriptor !== undefined) closeSync(descriptor);
      for (const folder of folders) await removeGroup(folder);
      return { ...seen, bytes };
    },
  };
}

/** A process that has just ended may still be in its group. */
async function removeGroup(folder: string): Promise<void> {
  for (let round = 0; round < 20; round++) {
    try {
      rmdirSync(folder);
      return;
    } catch {
      await sleep(5);
    }
  }
}

/** Whether a process can join such a group: the permissions of the files do not say it all. */
function canJoin(tried: Parents): boolean {
  try {
    const group = newGroup(tried, {});
    const [shell, ...words] = group.begin as [string, ...string[]];
    const { status } = spawnSync(shell, [...words, 'true'], { stdio: 'ignore' });
    void group.end(Promise.resolve(''));
    return status === 0;
  } catch {
    return false;
  }
}

/** A group for one run; undefined if this process can't make one. */
export function makeControlGroup(limits: HeldLimits): Holder | undefined {
  if (parents === undefined) {
    const group = findParents();
    parents = group !== undefined && canJoin(group) ? group : false;
  }
  if (parents === false) return undefined;
  try {
    return newGroup(parents, limits);
  } catch {
    parents = false; // no more groups can be made, or ours were taken away
    return undefined;
  }
}

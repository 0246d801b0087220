// Ends what programs left running if masu itself is killed, which it can't do any more by itself. A shell, started with the
// first program, waits for the end of a pipe that only masu holds, and then ends what is left: the processes in the control
// groups of this masu, those with its mark in their environment, and those in the sessions of the latter.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { searchPath } from './find-program.js';

/** A text in the environment of every process that this masu runs. */
export const OWN_MARK = randomUUID();

const WATCHER = `
read -r line
mark=$1; shift
sessions=' '
for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  found=
  for prefix; do
    for group in "$prefix"*; do
      [ -d "$group" ] || continue
      found=1
      echo 1 >"$group/cgroup.kill" || while read -r pid; do kill -9 "$pid"; done <"$group/cgroup.procs"
      rmdir "$group"
    done
  done
  marked=' '
  for path in $(grep -ls "$mark" /proc/[0-9]*/environ); do
    pid=\${path#/proc/}; pid=\${pid%/environ}
    marked="$marked$pid "
    read -r stat <"/proc/$pid/stat" || continue
    stat=\${stat##*) }; stat=\${stat#* * * }
    stat=\${stat%% *}
    [ "$stat" = 0 ] || sessions="$sessions$stat "
  done
  for path in /proc/[0-9]*; do
    pid=\${path#/proc/}
    read -r stat <"$path/stat" || continue
    stat=\${stat##*) }
    case $stat in Z*|X*) continue;; esac
    stat=\${stat#* * * }
    case $marked$sessions in *" $pid "*|*" \${stat%% *} "*) found=1; kill -9 "$pid";; esac
  done
  [ -n "$found" ] || break
  sleep 0.1
done
`;

let watcher: ChildProcess | undefined;
let running = 0;

/** Tells the watcher of a run that begins; the groups of this masu have names that begin with these. */
export function watchOver(groupPrefixes: readonly string[]): void {
  running++;
  if (watcher !== undefined) return;
  watcher = spawn('/bin/sh', ['-c', WATCHER, 'masu', OWN_MARK, ...groupPrefixes], {
    cwd: '/',
    // What ends the session of masu must not end this.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: searchPath() },
  });
  watcher.on('error', () => {}); // no shell: no program can be run either
  watcher.unref();
  (watcher.stdin as Socket | null)?.unref();
  process.once('exit', () => {
    if (running === 0) watcher?.kill('SIGKILL');
  });
}

/** A run has ended, and all its processes. */
export function watchNoMore(): void {
  running--;
}

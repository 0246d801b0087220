// Commands of the shell that becomes a program: limits of every process by itself, should nobody look any more.

import type { HeldLimits } from './holder.js';

/** What a shell adds to the environment. */
export const NO_TRACES = 'unset PWD OLDPWD SHLVL;';

/** A process may have more than the limit, so that it is seen to exceed it, and one that only reserves memory goes on. */
const MEMORY_FACTOR = 2;
const SLACK_BYTES = 16 * 2 ** 20;
const KIBI = 1024;

/** Far beyond the CPU time: the kernel counts whole clock ticks for it, which on a busy machine is more than it measures. */
export function limitsScript({ cpuMillis, memoryBytes }: HeldLimits): string {
  const seconds = 2 * Math.ceil((cpuMillis ?? 0) / 1000) + 5;
  const options = [
    '-c 0',
    ...(cpuMillis === undefined ? [] : [`-S -t ${seconds}`, `-H -t ${seconds + 3}`]),
    ...(memoryBytes === undefined ? [] : [`-d ${Math.ceil((MEMORY_FACTOR * memoryBytes + SLACK_BYTES) / KIBI)}`]),
  ];
  // A limit that is lower already can't be raised, and need not be.
  return options.map((option) => `command ulimit ${option} 2>/dev/null;`).join(' ');
}

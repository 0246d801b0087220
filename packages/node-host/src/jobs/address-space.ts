// Whether the addresses that a system grants this process (`ulimit -v`) are enough for one more thread. Node ends the whole program,
// without an error that could be caught, if a thread can't have the addresses that it reserves.

import { readFileSync } from 'node:fs';

/** What a thread reserves, with what it maps to start: 0.7 GiB (Node 20, 2026-11-18). */
const THREAD_BYTES = 0.75 * 2 ** 30;

const attempt = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
};

/** Bytes of addresses; undefined: without limit, or a system that doesn't say. */
function freeAddresses(): number | undefined {
  const limit = /^Max address space +(\d+)/m.exec(attempt('/proc/self/limits') ?? '')?.[1];
  const used = /^VmSize:\s+(\d+) kB/m.exec(attempt('/proc/self/status') ?? '')?.[1];
  return limit === undefined || used === undefined ? undefined : Number(limit) - Number(used) * 1024;
}

let atFirst: { readonly free: number | undefined } | undefined;
let threads = 0;

/** Throws a RangeError if there is no room for one more thread beside those opened before. */
export function reserveThread(): void {
  atFirst ??= { free: freeAddresses() };
  threads++;
  if (atFirst.free === undefined || threads * THREAD_BYTES <= atFirst.free) return;
  threads--;
  throw new RangeError('Out of memory: no addresses are left for a thread.');
}

/** A thread has ended. */
export const releaseThread = (): void => {
  threads--;
};

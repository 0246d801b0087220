// CPU time of this thread if the system reports it (Linux), otherwise of the process: other programs, and the threads of
// the compiler and the garbage collector, don't delay a key.

import { readFileSync } from 'node:fs';

const pad = new Int32Array(new SharedArrayBuffer(4));

export function cpuMillis() {
  try {
    // The system counts a thread's time when it lets go of the processor.
    Atomics.wait(pad, 0, 0, 0.01);
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

// CPU time of this thread where the system tells it (Linux), else of the process: neither what others do on the machine
// nor the compiler's and collector's own threads keep a key waiting.

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

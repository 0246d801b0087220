// Facts about the machine that a result depends on.

import { cpus, hostname, loadavg, totalmem } from 'node:os';

export interface Machine {
  readonly host: string;
  readonly node: string;
  readonly platform: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryBytes: number;
  /** Processes that wanted a core, averaged over the last minute. */
  readonly load: number;
}

export function thisMachine(): Machine {
  const cores = cpus();
  return {
    host: hostname(),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryBytes: totalmem(),
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}

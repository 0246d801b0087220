// The limits of a program that is not ours, the names of those that can be hit, and the one sentence for each.

export interface ProgramLimits {
  /** Wall time. */
  readonly millis: number;
  /**
   * How many times the wall time a program gets that could run but has to wait for a core: until it has used the time as CPU
   * time (default: 1, no more than the wall time).
   */
  readonly patience?: number;
  readonly cpuMillis?: number;
  /** Of all its processes together. */
  readonly memoryBytes?: number;
  /** Processes and threads at the same time. */
  readonly processes?: number;
  /** The largest file that it writes; in a sandbox, all that it writes. */
  readonly fileBytes?: number;
  /** All that it prints. */
  readonly outputBytes?: number;
}

/** The limit for which a program was ended from outside; `stopped`: somebody asked for an end. */
export type LimitHit = 'time' | 'cpu' | 'memory' | 'processes' | 'files' | 'output' | 'stopped';

const MEBI = 2 ** 20;
const mebi = (bytes = 0): string => `${Math.round(bytes / MEBI)} MiB`;

const SENTENCES: Readonly<Record<LimitHit, (limits: ProgramLimits) => string>> = {
  time: ({ millis }) => `The program was still running after ${millis / 1000} s.`,
  cpu: ({ cpuMillis = 0 }) => `The program used more than ${cpuMillis / 1000} s of CPU time.`,
  memory: ({ memoryBytes }) => `The program needed more memory than the limit of ${mebi(memoryBytes)} (--memory).`,
  processes: ({ processes }) => `The program had more than ${processes} processes at the same time.`,
  files: ({ fileBytes }) => `The program wrote more than ${mebi(fileBytes)} of files.`,
  output: ({ outputBytes }) => `The program printed more than ${mebi(outputBytes)}.`,
  stopped: () => 'The program was stopped.',
};

/** Which limit a program has hit, for a person. */
export const limitSentence = (hit: LimitHit, limits: ProgramLimits): string => SENTENCES[hit](limits);

// What keeps the processes of one run together, measures them, and ends them: a control group of the kernel, or a look into
// /proc again and again.

import type { ProgramLimits } from './limits.js';

/** The limits that are about all processes of a run together. */
export type HeldLimits = Pick<ProgramLimits, 'cpuMillis' | 'memoryBytes' | 'processes' | 'fileBytes'>;

/** What the processes of a run have used together. */
export interface Seen {
  readonly cpuMillis: number;
  /** The most memory at once. */
  readonly bytes: number;
  /** A limit that the kernel itself has enforced. */
  readonly hit?: 'memory' | 'processes';
  /** Processes now, as far as they were counted. */
  readonly processes?: number;
  /** More than one process now: each may have as much memory as is allowed to all. */
  readonly areSeveral?: boolean;
}

export interface Holder {
  /** A shell with a script; the words of the program follow. */
  readonly begin: readonly string[];
  /** Whether the kernel itself limits and measures the memory of all processes together. */
  readonly isMemoryHeld: boolean;
  /** The process that was started. */
  began(leader: number): void;
  look(): Seen;
  /** The processes that are alive. */
  pids(): number[];
  /** Ends the program and everything it started. */
  kill(): Promise<void>;
  /** The same at once, as far as that goes, for a masu that is about to exit. */
  killNow(): void;
  /** After the leader has ended: ends what is left. `told` is what the shell wrote to descriptor 3. */
  end(reported: Promise<string>): Promise<Seen>;
}

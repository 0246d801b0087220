// Saves what `masu solve -o` has found so far: the file is rewritten from time to time while levels are solved, so that
// hours of work survive a crash. Each time it is written atomically; a pipe gets it once, at the end.

import { statSync } from 'node:fs';
import type { Output } from '../interface/output.js';
import { writeData } from '../interface/save-output.js';
import { type FileLevels, type SolvedLevel, solvedFile } from './solved-file.js';

const PAUSE_MILLIS = 2000;
/** Writing may take at most this share of the time. */
const SHARE = 0.05;

/** A file that can be replaced; pipes, devices, and standard output cannot. */
function isReplaceable(path: string): boolean {
  return path !== '-' && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? true);
}

export class SolvedFileSaver {
  private readonly path: string;
  private readonly files: readonly FileLevels[];
  private readonly output: Output;
  private readonly solved: SolvedLevel[] = [];
  private readonly isReplaceable: boolean;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private pauseMillis = PAUSE_MILLIS;

  constructor(path: string, files: readonly FileLevels[], output: Output) {
    this.path = path;
    this.files = files;
    this.output = output;
    this.isReplaceable = isReplaceable(path);
  }

  /** Written within a few seconds, together with what is found until then. */
  add(solved: SolvedLevel): void {
    this.solved.push(solved);
    if (this.isReplaceable) this.timer ??= setTimeout(() => this.writeQuietly(), this.pauseMillis);
  }

  /** Writes everything; throws a Refusal if that fails. */
  async finish(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing;
    await this.write(this.output);
  }

  /** `finish` tries again, reports a failure, and reports what is left out of the file. */
  private writeQuietly(): void {
    const began = performance.now();
    this.writing = this.write({ ...this.output, complain: () => {} })
      .catch(() => {})
      .finally(() => {
        this.pauseMillis = Math.max(PAUSE_MILLIS, (performance.now() - began) / SHARE);
        this.timer = undefined;
      });
  }

  private write(output: Output): Promise<void> {
    return writeData(this.path, solvedFile(this.files, this.solved, output), this.output);
  }
}

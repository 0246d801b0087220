// Saves what `masu solve -o` has found so far: the file is rewritten from time to time while levels are solved, so that
// hours of work survive a crash. Each time it is written atomically; a pipe gets it once, at the end.

import { statSync } from 'node:fs';
import { newMoveBudget } from '@masu/core/base/puzzle.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { pathOn } from '../../host/host.js';
import type { CommandHost } from '../interface/command-host.js';
import type { Output } from '../interface/output.js';
import { writeData } from '../interface/save-output.js';
import { errorLine, type FilePart, type ValidLevel } from '../levels/input.js';
import { fileRow, type WrittenLevel, writtenText } from '../levels/joined-levels.js';

const PAUSE_MILLIS = 2000;

/** Writing may take at most this share of the time. */
const SHARE = 0.05;

/** A file that can be replaced; pipes, devices, and standard output cannot. */
function isReplaceable(path: string, host: CommandHost): boolean {
  return path !== '-' && (statSync(pathOn(host, path), { throwIfNoEntry: false })?.isFile() ?? true);
}

export class SolvedFileSaver {
  private readonly path: string;
  private readonly files: readonly FilePart[];
  private readonly output: Output;
  private readonly solved: SolvedLevel[] = [];
  private readonly isReplaceable: boolean;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private pauseMillis = PAUSE_MILLIS;

  constructor(path: string, files: readonly FilePart[], output: Output) {
    this.path = path;
    this.files = files;
    this.output = output;
    this.isReplaceable = isReplaceable(path, output.host);
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

export interface SolvedLevel {
  readonly level: ValidLevel;
  readonly report: Report;
}

/** The solution of a report, or the best known one if the solver gave up. */
function foundSolution(report: Report | undefined): string | readonly string[] | undefined {
  if (report?.verdict === 'solved') return report.solution;
  return report?.verdict === 'gave-up' ? report.best?.solution : undefined;
}

/** The text of the file: the levels of all files, of one puzzle. What is left out of it is reported. */
function solvedFile(files: readonly FilePart[], solved: readonly SolvedLevel[], output: Output): string {
  const puzzle = files[0]?.input.puzzle;
  if (!puzzle) return '';
  const reports = new Map(solved.map(({ level, report }) => [level, report]));
  const [row, budget] = [fileRow(puzzle), newMoveBudget()];
  const levels = files.flatMap(({ input: { file }, valid }) =>
    valid
      .filter((level) => level.puzzle === puzzle.id)
      .map((level): WrittenLevel => {
        const solution = foundSolution(reports.get(level));
        const { draft, errors } = row.solved(level.playable, level.draft, solution, budget);
        for (const error of errors) {
          output.complain(errorLine(file, { ...error, message: `Not written: ${error.message}` }, level.number));
        }
        return { file, number: level.number, draft };
      }),
  );
  return writtenText(puzzle, levels, output);
}

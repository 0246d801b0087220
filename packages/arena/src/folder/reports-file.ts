// reports.jsonl, append only: one write per report, so that a killed process loses nothing it had written; an fsync every
// second, which only a power failure can make matter. On opening, an unfinished last line is cut off.
// A full disk first shows as a short write and only then as ENOSPC (measured on a full tmpfs, Linux 6, 2026-11-15):
// either way the file is cut back to its last whole line and the run ends with one sentence.

import { closeSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { EnvironmentError, errorReason } from '../environment-error.js';
import { type LinesRead, loadJsonBytes, parseJsonLines } from './json-lines.js';
import { lineSum } from './key.js';
import { parseReportLine, type ReportLine } from './records.js';

const SYNC_MILLIS = 1000;

/** A line whose checksum is wrong was edited or damaged. */
function parseSummedLine(value: unknown): ReportLine | undefined {
  const { sum, ...said } = value as { readonly sum?: unknown };
  return sum === undefined || sum === lineSum(said) ? parseReportLine(value) : undefined;
}

/** Read-only: a run may be in progress in the same folder. */
export const loadReportLines = (path: string): LinesRead<ReportLine> =>
  parseJsonLines(loadJsonBytes(path), parseSummedLine);

export class ReportsFile {
  /** What was there on opening, in order. */
  readonly earlier: readonly ReportLine[];
  readonly damaged: number;
  private readonly path: string;
  private readonly descriptor: number;
  private end: number;
  private isDirty = false;
  private timer: NodeJS.Timeout | undefined;
  private failure: EnvironmentError | undefined;

  constructor(path: string) {
    this.path = path;
    try {
      const read = loadReportLines(path);
      this.earlier = read.lines;
      this.damaged = read.damaged.length;
      this.end = read.wholeBytes;
      this.descriptor = openSync(path, 'a');
      ftruncateSync(this.descriptor, this.end);
    } catch (error) {
      if (error instanceof EnvironmentError) throw error;
      throw new EnvironmentError(`${path} cannot be opened: ${errorReason(error)}.`);
    }
  }

  /** Throws an EnvironmentError if the line could not be written whole; the file is then as it was before. */
  append(line: ReportLine): void {
    if (this.failure) throw this.failure;
    const bytes = Buffer.from(`${JSON.stringify({ ...line, sum: lineSum(line) })}\n`);
    try {
      // One write unless the disk is full: then the rest is refused with the reason.
      for (let from = 0; from < bytes.length; ) from += writeSync(this.descriptor, bytes, from);
    } catch (error) {
      this.fail(errorReason(error));
    }
    this.end += bytes.length;
    if (!this.isDirty) this.timer = setTimeout(() => this.syncQuietly(), SYNC_MILLIS).unref();
    this.isDirty = true;
  }

  /** Writes everything to the disk itself. */
  sync(): void {
    if (this.failure) throw this.failure;
    if (!this.isDirty) return;
    try {
      fdatasyncSync(this.descriptor);
    } catch (error) {
      this.fail(errorReason(error));
    }
    this.isDirty = false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.syncQuietly();
    closeSync(this.descriptor);
  }

  /** The next `append` or `sync` throws a failure, because a timer can't report it. */
  private syncQuietly(): void {
    try {
      this.sync();
    } catch {
      // kept in `failure`
    }
  }

  private fail(reason: string): never {
    try {
      ftruncateSync(this.descriptor, this.end);
    } catch {
      // The next opening cuts the unfinished line off.
    }
    this.failure = new EnvironmentError(
      `${this.path} cannot be written: ${reason}. Every report so far is saved; fix this and run the same command again to continue.`,
    );
    throw this.failure;
  }
}

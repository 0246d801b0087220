// Where the answers of `masu solve` and `masu optimize` go. Builds the file of `masu solve -o`: Sokoban levels as .sok with their solutions, Futoshiki levels as bars with the
// digits filled in. Levels without a solution are written unchanged. Solutions already stored in the input are replayed
// first; one that does not solve its level is dropped and reported.

import { statSync } from 'node:fs';
import { newMoveBudget } from '../../base/puzzle.js';
import type { Job, Report } from '../../jobs/index.js';
import type { Output } from '../interface/output.js';
import { writeData } from '../interface/save-output.js';
import {
  errorLine,
  errorPrinter,
  type FilePart,
  fileHeadings,
  type LevelFile,
  refuseLoss,
  type ValidLevel,
} from '../levels/input.js';
import { fileRow, type WrittenLevel, writtenText } from '../levels/joined-levels.js';
import { type CertificateNote, certifiedJob, openCertificates } from '../solving/certificate-saver.js';
import { isConfirmation } from './report.js';

interface AnswerOptions {
  readonly json?: boolean;
  readonly output?: string;
  readonly certificate?: string;
}

/** The answers to the levels of some files, on the screen, in the file of -o, and as certificates. */
export interface Answers {
  /** The job with what its answer needs. */
  prepareJob(job: Job): Job;
  /** `print` prints the answer; it is not called if the answer only confirms what the file of -o holds. */
  add(input: LevelFile, solved: SolvedLevel, print: (certificate?: CertificateNote) => void): Promise<void>;
  /** Prints the invalid levels that are still to be printed, of all files or up to the end of one. */
  printErrors(input?: LevelFile): void;
  finish(): Promise<void>;
}

/** Where to print: if the file of -o goes to standard output, the report goes to standard error. */
export const reportOutput = (path: string | undefined, output: Output): Output =>
  path === '-' ? { ...output, print: output.say } : output;

export function openAnswers(parts: readonly FilePart[], options: AnswerOptions, output: Output): Answers {
  const { output: path, certificate: proofs } = options;
  const printed = reportOutput(path, output);
  refuseLoss(path, parts);
  const saver = path === undefined ? undefined : new SolvedFileSaver(path, parts, output);
  const count = parts.reduce((sum, { valid }) => sum + valid.length, 0);
  const certificates = proofs === undefined ? undefined : openCertificates(proofs, count, printed);
  const files = parts.map(({ input }) => input);
  const heading = fileHeadings(files, printed);
  const printErrors = errorPrinter(parts, printed);
  return {
    prepareJob: (job) => (certificates ? certifiedJob(job) : job),
    async add(input, solved, print) {
      const { level, report } = solved;
      printErrors(input, level.number);
      const certificate = await certificates?.add(input, level, report);
      if (options.json || !isConfirmation(report, options, printed)) {
        heading(input);
        print(certificate);
      }
      saver?.add(solved);
    },
    printErrors: (input) => printErrors(input, Number.POSITIVE_INFINITY),
    finish: async () => saver?.finish(),
  };
}

// Saves what `masu solve -o` has found so far: the file is rewritten from time to time while levels are solved, so that
// hours of work survive a crash. Each time it is written atomically; a pipe gets it once, at the end.

const PAUSE_MILLIS = 2000;
/** Writing may take at most this share of the time. */
const SHARE = 0.05;

/** A file that can be replaced; pipes, devices, and standard output cannot. */
function isReplaceable(path: string): boolean {
  return path !== '-' && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? true);
}

class SolvedFileSaver {
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

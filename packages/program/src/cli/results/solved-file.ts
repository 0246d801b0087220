// Where the answers of `masu solve` and `masu optimize` go. Builds the file of `masu solve -o`: Sokoban levels as .sok with their solutions, Futoshiki levels as bars with the
// digits filled in. Levels without a solution are written unchanged. Solutions already stored in the input are replayed
// first; one that does not solve its level is dropped and reported.

import type { Job } from '@masu/engine/jobs/job.js';
import type { Output } from '../interface/output.js';
import { errorPrinter, type FilePart, fileHeadings, type LevelFile, refuseLoss } from '../levels/input.js';
import { type CertificateNote, certifiedJob, openCertificates } from '../solving/certificate-saver.js';
import { isConfirmation } from './report.js';
import { SolvedFileSaver, type SolvedLevel } from './solved-file-saver.js';

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
  refuseLoss(path, parts, output.host);
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

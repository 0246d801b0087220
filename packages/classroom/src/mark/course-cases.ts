// What each course adds to marking: its own cases, those of a teacher's folder, and random ones.

import type { Random } from '@masu/core/base/random.js';
import type { CaseFiles, CaseVerdict, MarkCase, RunResult } from './mark-case.js';

export interface CourseCases {
  /** How the program is called, in one or two sentences, for the help. */
  readonly calls: string;
  /** What a folder of cases contains, for the help. */
  readonly folder: string;
  /** The verdict of a case, from what our program did. */
  verdictOf(each: MarkCase, ran: RunResult): CaseVerdict;
  own(): MarkCase[];
  ofFolder(files: CaseFiles): MarkCase[];
  generate(random: Random, count: number): MarkCase[];
}

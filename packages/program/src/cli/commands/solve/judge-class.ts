// A judged class as the rubrics report one: JUnit XML and a web page per student, with a line per level; and the optima that
// were proven, kept in a folder, so that a run that was stopped goes on.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportedSubmission } from '@masu/classroom/rubric/rubric-line.js';
import { classPage, pageNames, submissionPage } from '@masu/classroom/rubric/rubric-pages.js';
import { isJudgment } from '@masu/engine/judge/judge.js';
import type { LevelTable } from '@masu/engine/judge/level-table.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { pathOn } from '../../../host/host.js';
import type { CommandHost } from '../../interface/command-host.js';
import { jsonLine } from '../../interface/output.js';
import { saveOutputFile } from '../../interface/save-output.js';
import { scoreWords } from '../../results/report.js';
import { type JudgeRows, judgmentMessage, type Optimum } from '../../solving/judge-rows.js';

const optimumText = (optimum: Optimum): string[] => {
  const words = scoreWords(optimum);
  return words === '' ? [] : [`Proven minimum: ${words}`];
};

/** One submission per student: a point per level, for the best solution to it. */
export function studentLines(
  { totals, judged, students, optima }: JudgeRows,
  { levels }: LevelTable,
): ReportedSubmission[] {
  return totals.map(({ student, best }) => ({
    submission: {
      name: student,
      notes: judged.flatMap((each) =>
        isJudgment(each) || students.get(each.submission) !== student
          ? []
          : [`${each.submission}: ${each.error.message}`],
      ),
    },
    lines: levels.map(({ number, title }) => {
      const judgment = best.get(number);
      const evidence = judgment
        ? [judgmentMessage(judgment), `from ${judgment.submission}`, ...optimumText(optima.get(number) ?? {})]
        : ['No solution handed in.'];
      const line = title === undefined ? `Level ${number}` : `Level ${number}: ${title}`;
      return { line, points: judgment?.solved ? 1 : 0, outOf: 1, by: 'program', evidence };
    }),
  }));
}

/** An index, and a page per student with the command that judges this student alone. */
export async function saveStudentPages(
  folder: string,
  title: string,
  graded: readonly ReportedSubmission[],
  repeat: (student: string) => string,
  host: CommandHost,
): Promise<void> {
  makeFolder(pathOn(host, folder));
  await saveOutputFile(join(folder, 'index.html'), classPage(title, graded), host);
  const pages = pageNames(graded.map(({ submission }) => submission.name));
  for (const each of graded) {
    const path = join(folder, pages.get(each.submission.name) as string);
    await saveOutputFile(path, submissionPage(title, each, undefined, repeat(each.submission.name)), host);
  }
}

/** The proofs of a run, by level, solver, and limit: one line each, written as soon as it is known. */
export class KeptOptima {
  readonly #path: string;
  readonly #known = new Map<string, number | null>();

  constructor(folder: string) {
    makeFolder(folder);
    this.#path = join(folder, 'optima.jsonl');
    const lines = existsSync(this.#path) ? readFileSync(this.#path, 'utf8').split('\n') : [];
    for (const line of lines) {
      try {
        const { key, best } = JSON.parse(line) as { key?: unknown; best?: unknown };
        if (typeof key === 'string' && (typeof best === 'number' || best === null)) this.#known.set(key, best);
      } catch {
        // The last line of a run that was killed may be cut short.
      }
    }
  }

  /** Null: none was found within the limit. Undefined: not tried yet. */
  find(key: string): number | null | undefined {
    return this.#known.get(key);
  }

  save(key: string, best: number | null): void {
    this.#known.set(key, best);
    appendFileSync(this.#path, `${jsonLine({ key, best })}\n`);
  }
}

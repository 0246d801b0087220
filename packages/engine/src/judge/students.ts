// Which student a submission is from, and what each student has solved. The name of a level in a path is not the student's:
// `anna-level3.txt`, `anna/level3.txt`, and `level3/anna.txt` are all anna's.

import { partsOfPath } from './find-level.js';
import { isJudgment, type Judged, type Judgment } from './judge.js';
import { levelInName } from './level-names.js';
import type { LevelTable } from './level-table.js';

/**
 * The student of a file: in a folder of submissions, the first part of the path below it that is not a level; `below` is that
 * path. For a file that was named by itself, the path without what names the level.
 */
export function studentName(table: LevelTable, path: string, below?: string): string {
  const parts = partsOfPath(below ?? path);
  const names = parts.map((part) => levelInName(table, part).rest);
  const all = below === undefined ? names.filter((name) => name !== '').join('/') : names.find((name) => name !== '');
  return all || parts.join('/') || path;
}

/** What one student has handed in. */
export interface StudentTotal {
  readonly student: string;
  /** Levels solved. */
  readonly solved: number;
  /** Levels in the file. */
  readonly outOf: number;
  /** Levels tried and not solved. */
  readonly failed: number;
  /** Solutions that could not be read, or are for no level. */
  readonly unreadable: number;
  /** Of the best solution to each solved level, summed. Absent if they have none (Futoshiki grids). */
  readonly moves?: number;
  readonly pushes?: number;
  /** The best judgment by level. */
  readonly best: ReadonlyMap<number, Judgment>;
}

/** A solved attempt is better than another; of two, the one with fewer moves, then pushes. */
function isBetter(one: Judgment, other: Judgment | undefined): boolean {
  if (!other || one.solved !== other.solved) return !other || one.solved;
  const by = (one.moves ?? 0) - (other.moves ?? 0) || (one.pushes ?? 0) - (other.pushes ?? 0);
  return one.solved && by < 0;
}

function sumScores(all: readonly Judgment[], field: 'moves' | 'pushes'): { readonly [Field in typeof field]?: number } {
  const counts = all.flatMap((each) => each[field] ?? []);
  return counts.length === 0 ? {} : { [field]: counts.reduce((sum, count) => sum + count, 0) };
}

function studentTotal(table: LevelTable, student: string, judged: readonly Judged[]): StudentTotal {
  const best = new Map<number, Judgment>();
  for (const each of judged) if (isJudgment(each) && isBetter(each, best.get(each.level))) best.set(each.level, each);
  const solved = [...best.values()].filter((each) => each.solved);
  return {
    student,
    solved: solved.length,
    outOf: table.levels.length,
    failed: best.size - solved.length,
    unreadable: judged.filter((each) => !isJudgment(each)).length,
    ...sumScores(solved, 'moves'),
    ...sumScores(solved, 'pushes'),
    best,
  };
}

/** One total per student, in the order of their first submission; `students` gives the student of a submission. */
export function studentTotals(
  table: LevelTable,
  judged: readonly Judged[],
  students: ReadonlyMap<string, string>,
): StudentTotal[] {
  const groups = new Map<string, Judged[]>();
  for (const each of judged) {
    const student = students.get(each.submission) ?? each.submission;
    const group = groups.get(student);
    if (group) group.push(each);
    else groups.set(student, [each]);
  }
  return [...groups].map(([student, group]) => studentTotal(table, student, group));
}

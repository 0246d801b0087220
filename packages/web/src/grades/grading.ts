// Grades imported levels in a worker of their own, one after another. It can be stopped at any time; what is graded by
// then is saved.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedGrade } from '@masu/core/play/saved-data.js';
import { recordKey } from '@masu/core/play/saved-order.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { GradeJob, GradeReport } from '@masu/engine/jobs/kinds/grade-schema.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { GRADER_VERSION } from '@masu/studio/sokoban/grade/grade.js';
import { signal } from '@preact/signals';
import type { CollectionLevel } from '../collections/data/collection.js';
import { enqueue, saved } from '../saves/saves.js';
import { levelText } from '../share/level-text.js';
import { workers } from '../workers.js';
import { knownGrade } from './known-grades.js';

/** What is being graded now. */
export const grading = signal<{ readonly of: string; readonly done: number; readonly all: number } | undefined>(
  undefined,
);

/** Levels that could not be graded within the limits, by the key of their records: not tried again. */
const tried = new Set<string>();
const LEVEL_MILLIS = 15_000;
/** Grades are saved in batches, because each save redraws the page. */
const SAVE_MILLIS = 400;

let run = 0;
let task: Pick<Task, 'stop'> | undefined;

/** Levels of a collection that have no grade and can still get one. */
export const ungraded = (puzzle: PuzzleId, levels: readonly CollectionLevel[]): readonly CollectionLevel[] =>
  levels.filter((level) => !knownGrade(puzzle, level) && !tried.has(recordKey({ puzzle, hash: level.hash })));

/** What differs between puzzles: the text of a level in a job, and what is saved of a report. */
interface Grading<Id extends PuzzleId> {
  readonly format: string;
  text(draft: DraftOf<Id>): string | Promise<string>;
  figures(
    report: Extract<GradeReport, { readonly puzzle: Id; readonly verdict: 'graded' }>,
  ): Pick<SavedGrade, 'difficulty' | 'isExact' | 'optimum'>;
}

const GRADINGS: { readonly [Id in PuzzleId]: Grading<Id> } = {
  sokoban: {
    format: 'xsb',
    text: levelText,
    figures: ({ difficulty, isExact, pushes }) => ({ difficulty, isExact, ...(isExact && { optimum: pushes }) }),
  },
  futoshiki: {
    format: 'unequal',
    text: async (draft) => (await workers()).writeText('futoshiki', 'unequal', [draft]),
    figures: () => ({ isExact: true }),
  },
};
const gradingFor = <Id extends PuzzleId>(puzzle: Id): Grading<Id> => GRADINGS[puzzle];

async function makeGradeJob(puzzle: PuzzleId, { draft }: CollectionLevel): Promise<GradeJob> {
  const { format, text } = gradingFor(puzzle);
  const level = await text(draft as DraftOf<PuzzleId>);
  return { kind: 'grade', puzzle, level, format, limits: { millis: LEVEL_MILLIS } };
}

function makeGradeEntry(puzzle: PuzzleId, hash: string, report: GradeReport): SavedGrade | undefined {
  if (report.verdict !== 'graded') return undefined;
  const { grade, reasons } = report;
  return { puzzle, hash, grade, reasons, grader: GRADER_VERSION, ...gradingFor(puzzle).figures(report) };
}

/** Saves grades in memory and in the database. Other pages see them after a reload. */
export function saveGrades(entries: readonly SavedGrade[]): void {
  if (entries.length === 0) return;
  const keys = new Set(entries.map(recordKey));
  const others = saved.peek().grades.filter((entry) => !keys.has(recordKey(entry)));
  saved.value = { ...saved.peek(), grades: [...others, ...entries] };
  void enqueue(async (to) => {
    const change = to.transaction('grades');
    await Promise.all([...entries.map((entry) => change.store.put(entry, recordKey(entry))), change.done]);
  });
}

export function stopGrading(): void {
  run++;
  task?.stop();
  task = undefined;
  grading.value = undefined;
}

/** Grades the levels that have no grade yet. `of`: the list they are in, so that only that list shows the progress. */
export async function gradeLevels(of: string, puzzle: PuzzleId, levels: readonly CollectionLevel[]): Promise<void> {
  stopGrading();
  const mine = run;
  const open = ungraded(puzzle, levels);
  if (open.length === 0) return;
  grading.value = { of, done: 0, all: open.length };
  const engine = (await workers()).singleEngine('grade');
  let grades: SavedGrade[] = [];
  let savedAt = performance.now();
  for (const [at, level] of open.entries()) {
    const job = await makeGradeJob(puzzle, level);
    if (mine !== run) break;
    const running = engine.run(job);
    task = running;
    const reported = await running.report.catch(() => undefined);
    const entry = reported?.ok ? makeGradeEntry(puzzle, level.hash, reported.value as GradeReport) : undefined;
    if (entry) grades.push(entry);
    if (mine !== run) break;
    if (!entry) tried.add(recordKey({ puzzle, hash: level.hash }));
    grading.value = { of, done: at + 1, all: open.length };
    if (performance.now() - savedAt < SAVE_MILLIS) continue;
    saveGrades(grades);
    grades = [];
    savedAt = performance.now();
  }
  saveGrades(grades);
  if (mine === run) grading.value = undefined;
}

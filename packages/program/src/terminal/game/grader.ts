// Grades levels whose files have no grade: in a worker, one after the other, while their list is in view. A grade is
// saved with the hash of its level, so it is computed once.

import type { PuzzleId } from '../../base/puzzle.js';
import { columnsOfText } from '../../base/safe-text.js';
import { GRADES } from '../../futoshiki/index.js';
import type { Engine, GradeReport, Task } from '../../jobs/index.js';
import { type LevelGrade, recordKey, type SavedGrade } from '../../play/index.js';
import { type Store, type StoredLevel, storedLevelJob } from '../../saves/index.js';
import { GRADER_VERSION, SOKOBAN_GRADES } from '../../sokoban/index.js';
import type { Signs } from '../screen/appearance.js';
import { saidReasonInTerminal, texts } from '../texts/language.js';

/** A level that takes longer has no grade. */
const MAX_CPU_MILLIS = 20_000;
/** How many grades are saved at a time. */
const BATCH = 10;

interface GraderHost {
  readonly store: Store;
  engine(): Engine;
}

const gradeKey = ({ hash, play }: StoredLevel): string => recordKey({ puzzle: play.puzzle, hash });

function gradeFrom({ hash }: StoredLevel, report: GradeReport): SavedGrade | undefined {
  if (report.verdict !== 'graded') return undefined;
  const { puzzle, grade, reasons } = report;
  const common = { puzzle, hash, grade, reasons: [...reasons], grader: GRADER_VERSION };
  if (!('difficulty' in report)) return { ...common, isExact: true };
  const { difficulty, isExact, pushes } = report;
  return { ...common, difficulty, isExact, ...(isExact ? { optimum: pushes } : {}) };
}

export class Grader {
  private readonly host: GraderHost;
  private known: Map<string, LevelGrade> | undefined;
  /** Levels without a grade, whatever the reason: not tried again. */
  private readonly without = new Set<string>();
  private unsaved: SavedGrade[] = [];
  private task: Task<GradeReport> | undefined;
  /** Counts starts; an answer for an earlier one stops there. */
  private run = 0;

  constructor(host: GraderHost) {
    this.host = host;
  }

  private get grades(): Map<string, LevelGrade> {
    this.known ??= new Map([...this.host.store.grades()].filter(([, { grader }]) => grader >= GRADER_VERSION));
    return this.known;
  }

  gradeOf(level: StoredLevel): LevelGrade | undefined {
    return level.grade ?? this.grades.get(gradeKey(level));
  }

  /** It was tried and has no grade: no solution, several solutions, or it takes too long. */
  isTried(level: StoredLevel): boolean {
    return this.without.has(gradeKey(level));
  }

  /** Grades the levels without a grade, until `stop`; `graded` is called after each. */
  start(levels: readonly StoredLevel[], graded: () => void): void {
    this.stop();
    const run = this.run;
    const missing = levels.filter((level) => !this.gradeOf(level) && !this.without.has(gradeKey(level)));
    if (missing.length > 0) void this.gradeAll(missing, run, graded);
  }

  private async gradeAll(levels: readonly StoredLevel[], run: number, graded: () => void): Promise<void> {
    for (const level of levels) {
      const job = { kind: 'grade', ...storedLevelJob(level.play), limits: { cpuMillis: MAX_CPU_MILLIS } } as const;
      this.task = this.host.engine().run(job);
      const reported = await this.task.report.catch(() => undefined);
      if (run !== this.run) return;
      const grade = reported?.ok ? gradeFrom(level, reported.value) : undefined;
      if (grade) this.learn(grade);
      else this.without.add(gradeKey(level));
      graded();
      // Whoever was told may have stopped it.
      if (run !== this.run) return;
    }
    this.save();
  }

  private learn(grade: SavedGrade): void {
    this.grades.set(recordKey(grade), grade);
    this.unsaved.push(grade);
    if (this.unsaved.length >= BATCH) this.save();
  }

  private save(): void {
    this.host.store.saveGrades(this.unsaved.splice(0));
  }

  stop(): void {
    this.run++;
    this.task?.stop();
    this.task = undefined;
    if (this.unsaved.length > 0) this.save();
  }
}

// The grade of a level as the terminal shows it: a word and a mark of five steps, in characters and not in color.

/** The grades of a puzzle, the easiest first. */
export const GRADES_OF: Readonly<Record<PuzzleId, readonly string[]>> = { sokoban: SOKOBAN_GRADES, futoshiki: GRADES };

const STEPS = 5;
/** A grade in the player's language. */
export const gradeName = (grade: string): string =>
  Object.entries(texts.grades.names).find(([id]) => id === grade)?.[1] ?? grade;

/** Columns of the longest word, and of the mark with a space before it. */
export const gradeWordColumns = (): number => Math.max(...Object.values(texts.grades.names).map(columnsOfText));
export const GRADE_MARK_COLUMNS = STEPS + 1;

/** 1 to 5; 0 if there is no such grade. */
export const gradeStep = (puzzle: PuzzleId, grade: string): number => (GRADES_OF[puzzle]?.indexOf(grade) ?? -1) + 1;

/** "###--" for tricky. */
export function gradeMark(puzzle: PuzzleId, grade: string, { step: [on, off] }: Signs): string {
  const reached = gradeStep(puzzle, grade);
  return on.repeat(reached) + off.repeat(STEPS - reached);
}

/** "tricky ###--", "hard ####- (estimated)". */
export function gradeLabel(puzzle: PuzzleId, { grade, isExact }: LevelGrade, signs: Signs): string {
  const label = `${gradeName(grade)} ${gradeMark(puzzle, grade, signs)}`;
  return isExact ? label : texts.grades.estimated(label);
}

/** Everything that is known about a grade, one sentence per line. */
export function gradeLines(puzzle: PuzzleId, graded: LevelGrade, signs: Signs): string[] {
  const { grade, difficulty, isExact, optimum, reasons } = graded;
  return [
    gradeLabel(puzzle, graded, signs),
    ...(grade === 'recursive' ? [texts.grades.recursive] : []),
    ...(difficulty === undefined ? [] : [texts.grades.difficulty(difficulty)]),
    ...(isExact ? [] : [texts.grades.isEstimated]),
    ...(optimum === undefined ? [] : [texts.grades.optimum(optimum)]),
    ...(reasons.length === 0
      ? []
      : ['', texts.grades.why, ...reasons.map((reason) => `- ${saidReasonInTerminal(reason)}`)]),
  ];
}

// Grades levels whose files have no grade: in a worker, one after the other, while their list is in view. A grade is
// saved with the hash of its level, so it is computed once.

import type { LevelGrade, SavedGrade } from '@masu/core/play/saved-data.js';
import { recordKey } from '@masu/core/play/saved-order.js';
import type { Engine, Task } from '@masu/engine/jobs/engines/engine.js';
import type { GradeReport } from '@masu/engine/jobs/kinds/grade-schema.js';
import { GRADER_VERSION } from '@masu/studio/sokoban/grade/grade.js';
import { type StoredLevel, storedLevelJob } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';

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

// What every solution of a Sokoban level must do, in sentences and as facts.

import { defined } from '../base/defined.js';
import type { PuzzleId } from '../base/puzzle.js';
import type { FutoshikiAnalysis, FutoshikiLevel } from '../futoshiki/index.js';
import type { AnyLevel, CountJob, CountReport, ExplainReport, GradeJob, SokobanGradeReport } from '../jobs/index.js';
import { type ExplanationReport, type Level, parseLurd, type SokobanAnalysis } from '../sokoban/index.js';
import { type LibraryHost, levelJob, levelJobOf, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

/** What is explained, and the limits. */
export interface ExplainOptions extends RunOptions {
  /** Moves made already, as text: the explanation is of where they lead. */
  readonly moves?: string;
}

type Other = Exclude<ExplainReport, { readonly verdict: 'explained' | 'judged' }>;

/** Facts and sentences; or that there is nothing to explain: solved, lost (and why), or given up. */
export type SokobanExplanation = ExplanationReport | Pick<Other, 'verdict'>;

export async function explainLevel(
  host: LibraryHost,
  level: Level,
  { moves, ...options }: ExplainOptions,
): Promise<SokobanExplanation> {
  const named = levelJobOf('sokoban', level, 'Expected a Sokoban level; for the steps of a Futoshiki, call grade.');
  const job = { kind: 'explain', ...named, ...defined({ moves }), limits: runLimits(options, undefined) } as const;
  const report = await runLibraryJob(host, job, options);
  if (report.verdict === 'judged') throw new Error('a verdict on a push that nobody asked about');
  if (report.verdict !== 'explained') return { verdict: report.verdict };
  const { effort: _, kind: __, puzzle: ___, ...explanation } = report;
  const { explanationReport } = await import('./explanation.js');
  return explanationReport({ ...explanation, level });
}

// How hard a level is, by puzzle. A puzzle with a grade is one row in GRADE_KINDS.

/** A Futoshiki with one solution has a grade. Otherwise the report says why it has none. */
export type FutoshikiGrade = CountReport;
/** The grade of a Sokoban level, its figures, and the reasons; or why it has none. */
export type SokobanLevelGrade = SokobanGradeReport;

/** A level of a puzzle that has grades. */
export type GradedLevel = AnyLevel;
/** What `grade` returns for a level. */
export type GradeOf<L extends GradedLevel> = L extends FutoshikiLevel
  ? Promise<FutoshikiGrade>
  : Promise<SokobanLevelGrade>;

/** The kind of job that grades a level. */
const GRADE_KINDS = { sokoban: 'grade', futoshiki: 'count' } as const;

export function gradeAnyLevel<L extends GradedLevel>(host: LibraryHost, level: L, options: RunOptions): GradeOf<L> {
  const limits = runLimits(options, undefined);
  const named = levelJob(level);
  const job = { kind: GRADE_KINDS[named.puzzle], ...named, limits } as CountJob | GradeJob;
  // The job is of the level's puzzle, so its report is the level's.
  return runLibraryJob(host, job, options) as GradeOf<L>;
}

// What an author wants to know about a level: status and notes, as `masu review` prints them.

/** What is reviewed, and the limits. */
export interface ReviewOptions extends RunOptions {
  /** Sokoban: the author's solution, as moves in LURD letters; the review says whether a shorter one exists. */
  readonly line?: string;
}

type Gone = { readonly verdict: 'gave-up'; readonly limit: string };
/** What `review` returns for a level. */
export type ReviewOf<L extends AnyLevel> = L extends FutoshikiLevel
  ? Promise<FutoshikiAnalysis | Gone>
  : Promise<SokobanAnalysis | Gone>;

/** The author's solution as pushes. Throws if it can't be read, or if a move can't be made. */
async function pushLine(level: Level, text: string) {
  const moves = parseLurd(text);
  if (!moves.ok) throw new TypeError(`line: ${moves.error.message}`);
  const { pushesOfMoves } = await import('./explanation.js');
  const { pushes, blocked } = pushesOfMoves(level, moves.value);
  if (blocked !== undefined) throw new TypeError(`line: move ${blocked} is blocked.`);
  return pushes;
}

const LINES: { readonly [Id in PuzzleId]?: typeof pushLine } = { sokoban: pushLine };

export function reviewLevel<L extends AnyLevel>(
  host: LibraryHost,
  level: L,
  { line, ...options }: ReviewOptions,
): ReviewOf<L> {
  const run = async () => {
    const named = levelJob(level);
    const readLine = LINES[named.puzzle];
    if (line !== undefined && !readLine) throw new TypeError('line: only a Sokoban level has a line of moves.');
    const pushes = line === undefined ? undefined : await readLine?.(level as Level, line);
    const limits = runLimits(options, undefined);
    const job = { kind: 'analyze', ...named, ...defined({ line: pushes }), limits } as const;
    const report = await runLibraryJob(host, job, options);
    return report.verdict === 'analyzed' ? report.analysis : { verdict: 'gave-up', limit: report.limit };
  };
  // The job is of the level's puzzle, so its report is the level's.
  return run() as ReviewOf<L>;
}

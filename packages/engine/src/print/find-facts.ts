// Finds what a book prints about a level: its grade, the fewest pushes, and an answer. The limits count positions and
// bytes, never time, so that every machine prints the same book. Whoever has an engine can call this: the command line
// and the web app.

import type { Limits } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { AnyJob, ReportTo } from '../jobs/any-job.js';
import type { Engine } from '../jobs/engines/engine.js';
import type { Job } from '../jobs/job.js';
import { draftText, makeJob } from '../jobs/make-job.js';
import { checkSolutionText } from '../jobs/puzzles/playable-puzzles.js';
import type { DraftOf, LevelOf } from '../jobs/puzzles/puzzle-types.js';
import type { LevelFacts } from './book-level.js';

/** A level whose facts are asked for. */
interface AskedLevel<Id extends PuzzleId = PuzzleId> {
  readonly puzzle: Id;
  readonly draft: DraftOf<Id>;
  readonly playable: LevelOf<Id>;
  /** What is known already; only the rest is searched. */
  readonly known?: Pick<LevelFacts, 'grade' | 'isEstimated' | 'pushes'>;
}

/** A search that can be stopped; its facts are undefined then. */
export interface FactSearch {
  readonly facts: Promise<LevelFacts | undefined>;
  stop(): void;
}

const MEBI = 2 ** 20;
/** Enough for most levels that people play, and a second or two for the others. */
const PROOF_LIMITS: Limits = { nodes: 150_000, bytes: 256 * MEBI };
const FIND_LIMITS: Limits = { nodes: 400_000, bytes: 256 * MEBI };
const FUTOSHIKI_LIMITS: Limits = { nodes: 2_000_000, bytes: 256 * MEBI };

/** Runs a job; undefined once the search is stopped. */
type Ask = <J extends AnyJob>(job: J) => Promise<ReportTo<J> | undefined>;

interface Found {
  readonly solution: string;
  readonly pushes: number;
  readonly isProven: boolean;
}

const solveJob = <Id extends PuzzleId>(
  { puzzle, draft, playable }: AskedLevel<Id>,
  solver: string,
  limits: Limits,
): Job => makeJob({ id: puzzle }, { draft, playable }, solver, limits);

const gradeJob = <Id extends PuzzleId>({ puzzle, draft }: AskedLevel<Id>) =>
  ({ kind: 'grade', ...draftText(puzzle, draft), limits: {} }) as const;

/** The solutions in the file, each verified. */
function storedSolutions({ draft, playable, puzzle }: AskedLevel<'sokoban'>): Found[] {
  const stored = (draft as Draft).stored ?? [];
  return stored.flatMap(({ kind, moves }) => {
    const checked = kind === 'solution' ? checkSolutionText(puzzle, playable, moves) : undefined;
    return checked?.ok ? [{ solution: checked.value.solution, pushes: checked.value.pushes, isProven: false }] : [];
  });
}

/** Solutions by one solver: none or one. `unsolvable` is proven. */
async function solutionsBy(
  solver: string,
  limits: Limits,
  level: AskedLevel<'sokoban'>,
  ask: Ask,
): Promise<Found[] | 'unsolvable' | undefined> {
  const report = await ask(solveJob(level, solver, limits));
  if (!report) return undefined;
  if (report.verdict === 'unsolvable') return 'unsolvable';
  const solution = report.verdict === 'solved' ? report : report.best;
  if (!solution || !('pushes' in solution)) return [];
  const isProven = report.verdict === 'solved' && report.claim === 'optimal' && report.metric === 'pushes';
  return [{ solution: String(solution.solution), pushes: solution.pushes, isProven }];
}

async function sokobanAnswer(
  level: AskedLevel<'sokoban'>,
  ask: Ask,
): Promise<Found | 'unsolvable' | 'open' | undefined> {
  const stored = storedSolutions(level);
  const plans = [
    ['push-optimal', PROOF_LIMITS],
    ['any', FIND_LIMITS],
  ] as const;
  for (const [solver, limits] of plans) {
    const more = await solutionsBy(solver, limits, level, ask);
    if (more === undefined || more === 'unsolvable') return more;
    stored.push(...more);
    if (stored.some(({ isProven }) => isProven)) break;
  }
  // The first of the best: a proven one is never longer than another.
  return stored.toSorted((a, b) => Number(b.isProven) - Number(a.isProven) || a.pushes - b.pushes)[0] ?? 'open';
}

async function sokobanGrade(level: AskedLevel<'sokoban'>, ask: Ask): Promise<LevelFacts | undefined> {
  if (level.known?.grade !== undefined) return level.known;
  const report = await ask(gradeJob(level));
  if (!report) return undefined;
  if (report.verdict !== 'graded') return report.verdict === 'unsolvable' ? { end: 'unsolvable' } : {};
  const { grade, isExact, pushes } = report;
  return { grade, isEstimated: !isExact, pushes: { count: pushes, isProven: isExact } };
}

async function sokobanFacts(
  level: AskedLevel<'sokoban'>,
  hasAnswer: boolean,
  ask: Ask,
): Promise<LevelFacts | undefined> {
  const graded = await sokobanGrade(level, ask);
  if (!graded || graded.end === 'unsolvable' || !hasAnswer) return graded;
  const answer = await sokobanAnswer(level, ask);
  if (answer === undefined) return undefined;
  if (answer === 'unsolvable' || answer === 'open') return { ...graded, end: answer };
  // The count of the answer itself: the grade of a large level comes from another solution.
  const isProven = answer.isProven || (graded.pushes?.isProven === true && graded.pushes.count === answer.pushes);
  return { ...graded, answer: answer.solution, pushes: { count: answer.pushes, isProven }, end: 'solved' };
}

async function futoshikiFacts(
  level: AskedLevel<'futoshiki'>,
  hasAnswer: boolean,
  ask: Ask,
): Promise<LevelFacts | undefined> {
  let facts: LevelFacts = level.known ?? {};
  if (facts.grade === undefined) {
    const report = await ask({ ...gradeJob(level), limits: FUTOSHIKI_LIMITS });
    if (!report) return undefined;
    if (report.verdict === 'graded') facts = { grade: report.grade };
    else if (report.verdict === 'unsolvable') return { end: 'unsolvable' };
  }
  if (!hasAnswer) return facts;
  const report = await ask(solveJob(level, 'propagate', FUTOSHIKI_LIMITS));
  if (!report) return undefined;
  if (report.verdict === 'unsolvable') return { ...facts, end: 'unsolvable' };
  const solution = report.verdict === 'solved' ? report : report.best;
  if (!solution) return { ...facts, end: 'open' };
  const end = report.solutions === 2 ? 'several' : 'solved';
  return { ...facts, answer: solution.solution, end };
}

const FINDERS: {
  readonly [Id in PuzzleId]: (level: AskedLevel<Id>, hasAnswer: boolean, ask: Ask) => Promise<LevelFacts | undefined>;
} = { sokoban: sokobanFacts, futoshiki: futoshikiFacts };

/** Starts the search. It rejects only for bugs. */
export function findFacts<Id extends PuzzleId>(engine: Engine, level: AskedLevel<Id>, hasAnswer: boolean): FactSearch {
  let isStopped = false;
  let stopTask = (): void => {};
  const ask: Ask = async (job) => {
    if (isStopped) return undefined;
    const task = engine.run(job);
    stopTask = task.stop;
    const reported = await task.report;
    if (!reported.ok) throw new Error(`a worker refused a valid level: ${reported.error.message}`);
    return isStopped ? undefined : reported.value;
  };
  return {
    facts: FINDERS[level.puzzle](level, hasAnswer, ask),
    stop: () => {
      isStopped = true;
      stopTask();
    },
  };
}

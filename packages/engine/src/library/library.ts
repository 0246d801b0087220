// The functions of the root entry point that may take a while, for any host. The host's engine runs the work: in a
// worker, or in slices in this thread.

import { defined } from '@masu/core/base/defined.js';
import { type Optimality, provenOptimality } from '@masu/core/base/optimality.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import {
  CHOICE_NAMES,
  HEURISTIC_IDS,
  RULE_WORDS,
  type SolverChoices,
  STORE_IDS,
} from '@masu/core/base/search-choices.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { FutoshikiSolverId } from '@masu/solve/futoshiki/solve/solvers.js';
import type { SokobanSolverId } from '@masu/solve/sokoban/solve/solvers.js';
import type { ReportOf, SolvedReport, UnsolvedReport } from '../jobs/job.js';
import type { FutoshikiHintReport, SokobanHintReport } from '../jobs/kinds/hint-schema.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import type { AnswerOf, AnyLevel } from '../jobs/puzzles/puzzle-types.js';
import { type CertifiableAnswer, type Certification, certifyAnswer } from './certify.js';
import { type ExplainOptions, explainLevel, type SokobanExplanation } from './explain.js';
import { type GeneratedFor, generateLevel, type Wish } from './generate.js';
import { type GradedLevel, type GradeOf, gradeAnyLevel } from './grade.js';
import { type JudgedPush, judgeLevelPush, type PushToJudge } from './judge-push.js';
import { type LabelOptions, type LevelLabels, labelLevel } from './label.js';
import { levelJob } from './level-job.js';
import { type OptimizeOptions, optimizeLevel } from './optimize.js';
import { type ReviewOf, type ReviewOptions, reviewLevel } from './review.js';
import {
  type BadMoves,
  DEFAULT_SOLVERS,
  findBadMoves,
  type LibraryHost,
  mustBeId,
  mustBeOptions,
  mustBeTexts,
  mustHaveNames,
  type RunOptions,
  runLibraryJob,
  runLimits,
  type SolverInfo,
} from './run-options.js';

/** The ids of the solvers of each puzzle. */
export interface SolverIds {
  /** Solvers of Sokoban. */
  readonly sokoban: SokobanSolverId;
  /** Solvers of Futoshiki. */
  readonly futoshiki: FutoshikiSolverId;
}
/** The id of a solver. */
export type SolverId<Id extends PuzzleId = PuzzleId> = SolverIds[Id];

/** How a level is solved, and the limits. */
export interface SolveOptions<Id extends PuzzleId = PuzzleId> extends RunOptions {
  /** The id of a solver (default: the puzzle's strongest). docs/solvers.md lists them. */
  readonly solver?: SolverId<Id>;
  /** Heuristic, rules, order of moves, and visited set of a teaching solver. Rejected if it doesn't take them. */
  readonly choices?: SolverChoices;
  /**
   * Workers for this level, 1 or 2 (default: 1). Two need two free workers and, in a page, shared memory (cross-origin
   * isolation); the CPU, node, and memory limits are for both together. A solver that can't divide its work uses one.
   */
  readonly threads?: 1 | 2;
}

/** What a hint is for, and the limits. */
export interface HintOptions extends RunOptions {
  /** Moves made already, as text: the hint is for where they lead. */
  readonly moves?: string;
  /** Sokoban: follow this solver's solution. */
  readonly solver?: SokobanSolverId;
}

/** The verdict on a level. A solution is verified text (`solution`) and, ready to use, `answer`. */
export type SolveReport<Id extends PuzzleId> =
  | (SolvedReport<Id> &
      Partial<Optimality> & {
        /** Directions for Sokoban, a grid of digits for Futoshiki. */
        readonly answer: AnswerOf<Id>;
      })
  | UnsolvedReport<Id>;

/** The functions of the package that run in workers, with their types. */
export interface Library {
  /** Solves a level. Fulfilled with `solved`, `unsolvable`, or `gave-up`; rejected only if a program is wrong. */
  solve(level: Level, options?: SolveOptions<'sokoban'>): Promise<SolveReport<'sokoban'>>;
  solve(level: FutoshikiLevel, options?: SolveOptions<'futoshiki'>): Promise<SolveReport<'futoshiki'>>;
  solve(level: AnyLevel, options?: SolveOptions): Promise<SolveReport<'sokoban'> | SolveReport<'futoshiki'>>;

  /**
   * Makes a solution of a Sokoban level shorter, or the first one that is found; never longer. Ten CPU seconds by default.
   * `bad-moves`, with an error, if `moves` can't be read or don't solve the level.
   */
  optimize(level: Level, options?: OptimizeOptions): Promise<SolveReport<'sokoban'> | BadMoves>;

  /** What to do next. `bad-moves`, with an error, if `moves` can't be read or made. */
  hint(level: Level, options?: HintOptions): Promise<SokobanHintReport | BadMoves>;
  hint(level: FutoshikiLevel, options?: HintOptions): Promise<FutoshikiHintReport | BadMoves>;
  hint(level: AnyLevel, options?: HintOptions): Promise<SokobanHintReport | FutoshikiHintReport | BadMoves>;

  /** How hard a level is. */
  grade<L extends GradedLevel>(level: L, options?: RunOptions): GradeOf<L>;

  /** What every solution of a Sokoban level must do, and one solution with the reason for each run. */
  explain(level: Level, options?: ExplainOptions): Promise<SokobanExplanation | BadMoves>;

  /** Whether a push loses, and why, costs more pushes, or is as good as any. */
  judgePush(level: Level, push: PushToJudge, options?: ExplainOptions): Promise<JudgedPush>;

  /** The certificate of what `solve` found: a proof that anyone can check. */
  certify(level: AnyLevel, answer: CertifiableAnswer, options?: RunOptions): Promise<Certification>;

  /** Optimal actions, exact distances, and dead states of a Sokoban level. */
  label(level: Level, options?: LabelOptions): Promise<LevelLabels>;

  /** For authors: verdict, fewest pushes or number of solutions, grade, and notes with what a change would do. */
  review<L extends AnyLevel>(level: L, options?: ReviewOptions): ReviewOf<L>;

  /** The solvers of a puzzle (default: Sokoban), with what each can prove. */
  solvers(puzzle?: PuzzleId): Promise<readonly SolverInfo[]>;

  /** A new level. */
  generate<W extends Wish>(wish: W, options?: RunOptions): GeneratedFor<W>;
}

function withAnswer<Id extends PuzzleId>(id: Id, report: ReportOf<Id>): SolveReport<Id> {
  if (report.verdict !== 'solved') return report;
  const answer = playableOf(id).parseAnswer(report.solution);
  if (answer === undefined) throw new Error('the solution of a report cannot be read');
  return Object.assign({}, report, { answer }, provenOptimality(report));
}

/** Throws a TypeError that names the first choice that no solver takes. Whether this one takes it, the solver says. */
function mustBeChoices(choices: SolverChoices | undefined): void {
  if (choices === undefined) return;
  if (typeof choices !== 'object' || choices === null || Array.isArray(choices))
    throw wrongArgument('choices { heuristic, rules, order, visited }', choices);
  mustHaveNames('choice', choices, CHOICE_NAMES);
  const { heuristic, rules, order, visited } = choices;
  mustBeId('heuristic', heuristic, HEURISTIC_IDS);
  mustBeId('visited', visited, STORE_IDS);
  if (rules !== undefined && !Array.isArray(rules)) throw wrongArgument('a list of rules', rules);
  for (const rule of rules ?? []) mustBeId('rule', rule ?? null, RULE_WORDS);
  mustBeTexts(choices, 'order');
  if (order !== undefined && [...order].sort().join('') !== 'dlru')
    throw wrongArgument('the letters u, d, l, and r for order', order);
}

/** The one solver whose work two workers can divide; a test compares it with the tables of solvers. */
const PAIRED_SOLVER = DEFAULT_SOLVERS.sokoban;

export function libraryOn(host: LibraryHost): Library {
  function solveJob(id: PuzzleId, { solver = DEFAULT_SOLVERS[id], choices, threads, ...options }: SolveOptions) {
    const limits = runLimits(options, host.defaultBytes(id, solver));
    const isPair = threads === 2 && solver === PAIRED_SOLVER;
    return { solver, limits, ...(choices ? { choices: defined(choices) } : {}), ...(isPair ? { threads } : {}) };
  }

  async function solve(level: AnyLevel, options: SolveOptions = {}) {
    mustBeOptions(options, 'solver', 'choices', 'threads');
    mustBeTexts(options, 'solver');
    mustBeChoices(options.choices);
    if (![undefined, 1, 2].includes(options.threads)) throw wrongArgument('1 or 2 for threads', options.threads);
    const named = levelJob(level);
    const report = await runLibraryJob(host, { ...named, ...solveJob(named.puzzle, options) }, options);
    return withAnswer(named.puzzle, report);
  }

  async function hint(level: AnyLevel, given: HintOptions = {}) {
    mustBeOptions(given, 'moves', 'solver');
    mustBeTexts(given, 'moves', 'solver');
    const { moves, solver, ...options } = given;
    const job = {
      kind: 'hint',
      ...levelJob(level),
      ...defined({ moves, solver }),
      limits: runLimits(options, host.defaultBytes('sokoban', solver ?? DEFAULT_SOLVERS.sokoban)),
    } as const;
    return findBadMoves(job) ?? runLibraryJob(host, job, options);
  }

  return {
    // The report is of the level's puzzle, which the compiler can't follow.
    solve: solve as Library['solve'],
    hint: hint as Library['hint'],
    grade(level, options = {}) {
      mustBeOptions(options);
      return gradeAnyLevel(host, level, options);
    },
    explain(level, options = {}) {
      mustBeOptions(options, 'moves');
      mustBeTexts(options, 'moves');
      return explainLevel(host, level, options);
    },
    async judgePush(level, push, options = {}) {
      mustBeOptions(options, 'moves');
      mustBeTexts(options, 'moves');
      return judgeLevelPush(host, level, push, options);
    },
    async certify(level, answer, options = {}) {
      mustBeOptions(options);
      return certifyAnswer(host, level, answer, options);
    },
    async label(level, options = {}) {
      mustBeOptions(options, 'metric', 'states', 'dead', 'preset');
      return labelLevel(host, level, options);
    },
    review(level, options = {}) {
      mustBeOptions(options, 'line');
      mustBeTexts(options, 'line');
      return reviewLevel(host, level, options);
    },
    async optimize(level, options = {}) {
      mustBeOptions(options, 'moves', 'metric');
      mustBeTexts(options, 'moves');
      const report = await optimizeLevel(host, level, options);
      return report.verdict === 'bad-moves' ? report : withAnswer('sokoban', report);
    },
    async solvers(puzzle = 'sokoban') {
      if (!PUZZLE_IDS.includes(puzzle)) throw wrongArgument(`a puzzle (${PUZZLE_IDS.join(' or ')})`, puzzle);
      return (await host.solvers(puzzle)).map(({ id, name, about, claim, metric, choices }) => {
        const threads = id === PAIRED_SOLVER ? 2 : 1;
        return { id, name, about, claim, threads, ...defined({ metric, choices }) };
      });
    },
    generate(wish, options = {}) {
      mustBeOptions(options);
      return generateLevel(host, wish, options);
    },
  };
}

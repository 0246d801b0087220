// Generates puzzles. Starts from a full grid with every clue and removes clues in random order as long as the rest can
// still be solved at the requested difficulty. The result may contain clues that are redundant if guessing were allowed;
// then it adds a few others back, removes a redundant one first, and thins out again (large neighborhood search, Shaw
// 1998), until every clue is needed for uniqueness. The obvious way, removing clues by uniqueness alone, almost never
// reaches a requested difficulty beyond size 6. Only trivial puzzles have signs they do not need (`spare-signs.ts`).
// Randomness is passed in, so the same seed gives the same puzzle.

import { type Message, speaker } from '../../base/message.js';
import type { Random } from '../../base/random.js';
import { fail, ok, type Result } from '../../base/result.js';
import { english } from '../../base/texts/en/futoshiki-generate.js';
import { allClues, type Clue, sharesLine } from '../rules/clue.js';
import { type FutoshikiGrid, type FutoshikiLevel, MAX_SIZE, MIN_SIZE } from '../rules/level.js';
import { tidyInequalities } from '../rules/validate-level.js';
import { GRADES, type Grade } from '../solve/deductions/deduction.js';
import { Reasoning } from '../solve/deductions/reasoning.js';
import { gradeOfRule, harder, work } from '../solve/explain/grade.js';
import { quickGrade } from '../solve/explain/quick-grade.js';
import { DraftPuzzle, randomGrid, spareSigns, Witnesses } from './draft-puzzle.js';

const sayFutoshikiGenerate = speaker('futoshiki-generate', english);

export interface FutoshikiComposeOptions {
  readonly size: number;
  readonly grade: Grade;
  /**
   * The fraction of clues that are signs, 0 to 1, met to within 0.08 or one clue (default: unconstrained, and at least a
   * third in a trivial puzzle).
   */
  readonly signs?: number;
  /** Grids to try before giving up. */
  readonly tries?: number;
}

export interface Composed {
  readonly level: FutoshikiLevel;
  readonly grade: Grade;
  readonly digits: number;
  readonly signs: number;
  /** How many grids were tried. */
  readonly tries: number;
}

/** Progress. */
export interface Composing {
  readonly tries: number;
  readonly clues: number;
}

export interface ComposeError extends Message {
  readonly code: 'bad-size' | 'bad-share' | 'impossible' | 'not-found';
}

const SHARE_TOLERANCE = 0.08;
const ROUNDS_A_GRID = 60;
/** Determines how many clues are added back in one round. */
const MAX_CLUES_MENDED = 60;
/** Above this size, only clues of the same lines are added back. */
const LOCAL_ABOVE = 12;

/** Grids to try before giving up: small boards take a moment each, large ones many seconds. */
function defaultTries(size: number): number {
  if (size < 6) return 3000;
  return size <= 16 ? 300 : 10;
}

const rank = (grade: Grade): number => GRADES.indexOf(grade);

/** The error for requests that no puzzle can satisfy. */
function wishError({ size, grade, signs }: FutoshikiComposeOptions): ComposeError | undefined {
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE) {
    return { code: 'bad-size', ...sayFutoshikiGenerate('bad-size', size, MIN_SIZE, MAX_SIZE) };
  }
  if (signs !== undefined && !(signs >= 0 && signs <= 1)) {
    return { code: 'bad-share', ...sayFutoshikiGenerate('bad-share', signs) };
  }
  if (grade === 'trivial' && signs === 1) {
    return { code: 'impossible', ...sayFutoshikiGenerate('trivial-signs') };
  }
  if (grade === 'easy' && signs === 0) {
    return { code: 'impossible', ...sayFutoshikiGenerate('easy-signs') };
  }
  return undefined;
}

/** The work on one grid: removes clues, repairs, and reports progress. */
class Composer {
  private readonly wish: FutoshikiComposeOptions;
  private readonly random: Random;
  private readonly solution: FutoshikiGrid;
  private readonly pool: readonly Clue[];
  private tests = 0;
  /** Tests between two yields: about 10 ms at any size. */
  private readonly slice: number;
  /** Above 0 digits tend to stay, below 0 signs do; adjusted toward the requested share. */
  lean: number;

  constructor(wish: FutoshikiComposeOptions, random: Random, lean: number) {
    this.wish = wish;
    this.random = random;
    this.lean = lean;
    this.slice = Math.max(1, Math.round(1500 / wish.size ** 2));
    this.solution = randomGrid(random, wish.size);
    const clues = allClues(wish.size, this.solution);
    this.pool = wish.grade === 'trivial' || wish.signs === 0 ? clues.filter(({ kind }) => kind === 'digit') : clues;
  }

  /** In random order, with the clues that tend to stay last. */
  private order(clues: Iterable<Clue>): Clue[] {
    const keyed = [...clues].map((clue): [number, Clue] => [
      this.random.next() + (clue.kind === 'digit' ? this.lean : -this.lean),
      clue,
    ]);
    return keyed.sort((a, b) => a[0] - b[0]).map(([, clue]) => clue);
  }

  /** Whether the puzzle stays within the requested difficulty without this clue. */
  private mayGo(puzzle: DraftPuzzle, clue: Clue): boolean {
    if (puzzle.isKnownNeeded(clue)) return false;
    const { grade } = this.wish;
    if (grade === 'recursive') return puzzle.need(clue) === 'idle';
    return rank(quickGrade(puzzle.without(clue), grade)) <= rank(grade);
  }

  private *thin(puzzle: DraftPuzzle, order: readonly Clue[]): Generator<void, void, void> {
    for (const clue of order) {
      if (this.mayGo(puzzle, clue)) puzzle.clues.delete(clue);
      if (++this.tests % this.slice === 0) yield;
    }
  }

  /** The clues that are redundant if the difficulty does not matter. */
  private *idle(puzzle: DraftPuzzle): Generator<void, Clue[], void> {
    const idle: Clue[] = [];
    for (const clue of [...puzzle.clues]) {
      if (puzzle.need(clue) !== 'needed') idle.push(clue);
      if (++this.tests % this.slice === 0) yield;
    }
    return idle;
  }

  /** Adjusts toward the requested share; true if it is close enough. */
  private steer(puzzle: DraftPuzzle): boolean {
    if (this.wish.signs === undefined || this.wish.grade === 'trivial') return true;
    const off = puzzle.signShare() - this.wish.signs;
    if (isNear(puzzle, this.wish.signs)) return true;
    this.lean = Math.max(-1.2, Math.min(1.2, this.lean + off * 0.5));
    return false;
  }

  /** The distance from the request as one number: 0 means that the puzzle matches. */
  private cost(puzzle: DraftPuzzle, idle: readonly Clue[]): number {
    const isShare = this.steer(puzzle);
    const isGrade = quickGrade(puzzle.level()) === this.wish.grade;
    return 2 * idle.length + (isShare ? 0 : 1) + (isGrade ? 0 : 1);
  }

  /** Adds a few clues back, removes a redundant one first, and thins out again. */
  private *mend(puzzle: DraftPuzzle, idle: readonly Clue[]): Generator<void, DraftPuzzle, void> {
    const out = this.random.shuffle(this.pool.filter((clue) => !puzzle.clues.has(clue)));
    const first = idle.length > 0 ? [idle[this.random.below(idle.length)] as Clue] : [];
    const next = puzzle.extended(this.comeBack(puzzle, out, first[0]));
    const rest = this.order([...next.clues].filter((clue) => !first.includes(clue)));
    yield* this.thin(next, [...first, ...rest]);
    return next;
  }

  /** The removed clues to add back. On a large board, where a clue is unrelated to most others, they are few, and from
      the rows and columns of the idle clue that they should replace. */
  private comeBack(puzzle: DraftPuzzle, out: readonly Clue[], idle: Clue | undefined): readonly Clue[] {
    const { size } = this.wish;
    const some = (idle ? 0.2 : 0.4) * Math.min(puzzle.clues.size, MAX_CLUES_MENDED);
    const near = idle && size > LOCAL_ABOVE ? out.filter((clue) => sharesLine(size, clue, idle)) : out;
    return near.slice(0, Math.max(2, Math.floor(some)));
  }

  /** The puzzle, or undefined if this grid has none. Yields the number of clues left. */
  *run(): Generator<number, DraftPuzzle | undefined, void> {
    let puzzle = new DraftPuzzle(this.wish.size, this.solution, this.pool, new Witnesses(this.pool));
    // With all clues, only digits alone, or a rare grid, can be too difficult.
    if (rank(quickGrade(puzzle.level())) > rank(this.wish.grade)) return undefined;
    yield* counted(this.thin(puzzle, this.order(this.pool)), puzzle);
    let idle = yield* counted(this.idle(puzzle), puzzle);
    let cost = this.cost(puzzle, idle);
    for (let round = 0; cost > 0; round++) {
      if (round === this.rounds()) return undefined;
      const next = yield* counted(this.mend(puzzle, idle), puzzle);
      const nextIdle = yield* counted(this.idle(next), next);
      const nextCost = this.cost(next, nextIdle);
      if (nextCost > cost) continue;
      [puzzle, idle, cost] = [next, nextIdle, nextCost];
    }
    return this.wish.grade === 'trivial' ? this.withSpareSigns(puzzle) : puzzle;
  }

  /** Undefined if the board has too few signs for the requested share. */
  private withSpareSigns(puzzle: DraftPuzzle): DraftPuzzle | undefined {
    const { size, signs } = this.wish;
    const whole = puzzle.extended(spareSigns(allClues(size, this.solution), puzzle.clues, signs, this.random));
    return signs === undefined || isNear(whole, signs) ? whole : undefined;
  }

  /** Small boards have few puzzles per grid, so a new grid is worth more than another round. On large boards a round
      fixes one part, and a new grid would start over with all of them. */
  private rounds(): number {
    const { size } = this.wish;
    if (size < 6) return 4;
    return size > LOCAL_ABOVE ? 20 * size : ROUNDS_A_GRID;
  }
}

/** Whether the share of signs is close enough to the requested one. */
function isNear(puzzle: DraftPuzzle, share: number): boolean {
  return Math.abs(puzzle.signShare() - share) <= Math.max(SHARE_TOLERANCE, 1 / puzzle.clues.size);
}

/** Passes pauses on with the number of clues left. */
function* counted<T>(work: Generator<void, T, void>, puzzle: DraftPuzzle): Generator<number, T, void> {
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    yield puzzle.clues.size;
  }
}

/** Confirms the difficulty of a puzzle known to have one solution with the grader's rules, step by step. */
function* confirm(level: FutoshikiLevel): Generator<void, Grade, void> {
  let grade: Grade = 'trivial';
  for (const step of work(new Reasoning(level))) {
    grade = harder(grade, gradeOfRule(step.rule));
    if (grade === 'recursive') break;
    yield;
  }
  return grade;
}

/** Makes one puzzle: unique, without redundant clues (except signs of a trivial one), of exactly the requested difficulty. Yields so that it can be stopped. */
export function* compose(
  wish: FutoshikiComposeOptions,
  random: Random,
): Generator<Composing, Result<Composed, ComposeError>, void> {
  const error = wishError(wish);
  if (error) return fail(error);
  const most = wish.tries ?? defaultTries(wish.size);
  let lean = wish.signs === undefined ? 0 : 0.6 - 1.2 * wish.signs;
  for (let tries = 1; tries <= most; tries++) {
    const composer = new Composer(wish, random, lean);
    const composing = composer.run();
    let next = composing.next();
    for (; !next.done; next = composing.next()) yield { tries, clues: next.value };
    lean = composer.lean;
    const puzzle = next.value;
    if (!puzzle) continue;
    const confirming = confirm(puzzle.level());
    let grade = confirming.next();
    for (; !grade.done; grade = confirming.next()) yield { tries, clues: puzzle.clues.size };
    if (grade.value !== wish.grade) continue;
    const { size, cells, inequalities } = puzzle.level();
    const level = { size, cells, inequalities: tidyInequalities(size, inequalities) };
    const digits = cells.filter((digit) => digit > 0).length;
    return ok({ level, grade: wish.grade, digits, signs: inequalities.length, tries });
  }
  const { grade, size, signs } = wish;
  const message =
    signs === undefined
      ? sayFutoshikiGenerate('not-found', grade, size, most)
      : sayFutoshikiGenerate('not-found-with-signs', grade, size, Math.round(signs * 100), most);
  return fail({ code: 'not-found', ...message });
}

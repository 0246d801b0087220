// Generates puzzles. Starts from a full grid with every clue and removes clues in random order as long as the rest can
// still be solved at the requested difficulty. The result may contain clues that are redundant if guessing were allowed;
// then it adds a few others back, removes a redundant one first, and thins out again (large neighborhood search, Shaw
// 1998), until every clue is needed for uniqueness. The obvious way, removing clues by uniqueness alone, almost never
// reaches a requested difficulty beyond size 6. Only trivial puzzles have signs they do not need (`spare-signs.ts`).
// Randomness is passed in, so the same seed gives the same puzzle.

import { type Message, speaker } from '@masu/core/base/message.js';
import type { Random } from '@masu/core/base/random.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { english } from '@masu/core/base/texts/en/futoshiki-generate.js';
import { allClues, type Clue, sharesLine } from '@masu/core/futoshiki/rules/clue.js';
import { type FutoshikiLevel, MAX_SIZE, MIN_SIZE } from '@masu/core/futoshiki/rules/level.js';
import { tidyInequalities } from '@masu/core/futoshiki/rules/validate-level.js';
import { GRADES, type Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { Reasoning } from '@masu/solve/futoshiki/solve/deductions/reasoning.js';
import { gradeOfRule, harderGrade, workSteps } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { quickGrade } from '@masu/solve/futoshiki/solve/explain/quick-grade.js';
import { DraftPuzzle } from './draft-puzzle.js';
import { randomGrid } from './latin-square.js';
import { spareSigns } from './spare-signs.js';
import { Witnesses } from './witnesses.js';

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
const ROUNDS_PER_GRID = 60;
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

/** Small boards have few puzzles per grid, so a new grid is worth more than another round. On large boards a round
    fixes one part, and a new grid would start over with all of them. */
function roundsPerGrid(size: number): number {
  if (size < 6) return 4;
  return size > LOCAL_ABOVE ? 20 * size : ROUNDS_PER_GRID;
}

/** Above 0 digits tend to stay, below 0 signs do; adjusted toward the requested share. */
interface Leaning {
  lean: number;
}

/**
 * The work on one grid: removes clues, repairs, and yields the number of clues left. Returns the puzzle, or undefined if this
 * grid has none.
 */
function* composeOnGrid(
  { size, grade, signs }: FutoshikiComposeOptions,
  random: Random,
  leaning: Leaning,
): Generator<number, DraftPuzzle | undefined, void> {
  const solution = randomGrid(random, size);
  const clues = allClues(size, solution);
  const pool = grade === 'trivial' || signs === 0 ? clues.filter(({ kind }) => kind === 'digit') : clues;
  /** Tests between two yields: about 10 ms at any size. */
  const slice = Math.max(1, Math.round(1500 / size ** 2));
  let tests = 0;

  /** In random order, with the clues that tend to stay last. */
  const inOrder = (some: Iterable<Clue>): Clue[] => {
    const keyed = [...some].map((clue): [number, Clue] => [
      random.next() + (clue.kind === 'digit' ? leaning.lean : -leaning.lean),
      clue,
    ]);
    return keyed.sort((a, b) => a[0] - b[0]).map(([, clue]) => clue);
  };

  /** Whether the puzzle stays within the requested difficulty without this clue. */
  const mayGo = (puzzle: DraftPuzzle, clue: Clue): boolean => {
    if (puzzle.isKnownNeeded(clue)) return false;
    if (grade === 'recursive') return puzzle.need(clue) === 'idle';
    return rank(quickGrade(puzzle.without(clue), grade)) <= rank(grade);
  };

  /** Removes what may go, then returns the clues that are redundant if the difficulty does not matter. */
  function* thin(puzzle: DraftPuzzle, order: readonly Clue[], left = puzzle): Generator<number, Clue[], void> {
    for (const clue of order) {
      if (mayGo(puzzle, clue)) puzzle.clues.delete(clue);
      if (++tests % slice === 0) yield left.clues.size;
    }
    const idle: Clue[] = [];
    for (const clue of [...puzzle.clues]) {
      if (puzzle.need(clue) !== 'needed') idle.push(clue);
      if (++tests % slice === 0) yield puzzle.clues.size;
    }
    return idle;
  }

  /** Adjusts toward the requested share; true if it is close enough. */
  const steer = (puzzle: DraftPuzzle): boolean => {
    if (signs === undefined || grade === 'trivial' || isNear(puzzle, signs)) return true;
    leaning.lean = Math.max(-1.2, Math.min(1.2, leaning.lean + (puzzle.signShare() - signs) * 0.5));
    return false;
  };

  /** The distance from the request as one number: 0 means that the puzzle matches. */
  const wishCost = (puzzle: DraftPuzzle, idle: readonly Clue[]): number => {
    const isShare = steer(puzzle);
    const isGrade = quickGrade(puzzle.level()) === grade;
    return 2 * idle.length + (isShare ? 0 : 1) + (isGrade ? 0 : 1);
  };

  /** The removed clues to add back. On a large board, where a clue is unrelated to most others, they are few, and from
      the rows and columns of the idle clue that they should replace. */
  const comeBack = (puzzle: DraftPuzzle, out: readonly Clue[], idle: Clue | undefined): readonly Clue[] => {
    const some = (idle ? 0.2 : 0.4) * Math.min(puzzle.clues.size, MAX_CLUES_MENDED);
    const near = idle && size > LOCAL_ABOVE ? out.filter((clue) => sharesLine(size, clue, idle)) : out;
    return near.slice(0, Math.max(2, Math.floor(some)));
  };

  let puzzle = new DraftPuzzle(size, solution, pool, new Witnesses(pool));
  // With all clues, only digits alone, or a rare grid, can be too difficult.
  if (rank(quickGrade(puzzle.level())) > rank(grade)) return undefined;
  let idle = yield* thin(puzzle, inOrder(pool));
  let cost = wishCost(puzzle, idle);
  for (let round = 0; cost > 0; round++) {
    if (round === roundsPerGrid(size)) return undefined;
    // Adds a few clues back, removes a redundant one first, and thins out again.
    const out = random.shuffle(pool.filter((clue) => !puzzle.clues.has(clue)));
    const first = idle.length > 0 ? [idle[random.below(idle.length)] as Clue] : [];
    const next = puzzle.extended(comeBack(puzzle, out, first[0]));
    const rest = inOrder([...next.clues].filter((clue) => !first.includes(clue)));
    const nextIdle = yield* thin(next, [...first, ...rest], puzzle);
    const nextCost = wishCost(next, nextIdle);
    if (nextCost > cost) continue;
    [puzzle, idle, cost] = [next, nextIdle, nextCost];
  }
  if (grade !== 'trivial') return puzzle;
  const whole = puzzle.extended(spareSigns(clues, puzzle.clues, signs, random));
  // The board may have too few signs for the requested share.
  return signs === undefined || isNear(whole, signs) ? whole : undefined;
}

/** Whether the share of signs is close enough to the requested one. */
function isNear(puzzle: DraftPuzzle, share: number): boolean {
  return Math.abs(puzzle.signShare() - share) <= Math.max(SHARE_TOLERANCE, 1 / puzzle.clues.size);
}

/** Confirms the difficulty of a puzzle known to have one solution with the grader's rules, step by step. */
function* confirm(level: FutoshikiLevel): Generator<void, Grade, void> {
  let grade: Grade = 'trivial';
  for (const step of workSteps(new Reasoning(level))) {
    grade = harderGrade(grade, gradeOfRule(step.rule));
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
  const leaning = { lean: wish.signs === undefined ? 0 : 0.6 - 1.2 * wish.signs };
  for (let tries = 1; tries <= most; tries++) {
    const composing = composeOnGrid(wish, random, leaning);
    let next = composing.next();
    for (; !next.done; next = composing.next()) yield { tries, clues: next.value };
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

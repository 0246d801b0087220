// The generator. From a full grid with every clue, clues go in random order as long as the rest can still be worked out
// at the grade asked for. What remains may hold clues that could go if guessing were allowed; then a few others come back
// in, one of the idle clues goes first, and the rest is thinned again (large neighborhood search, Shaw 1998), until every
// clue is needed for there to be one solution. Taking clues away by uniqueness alone, the obvious way, almost never ends
// at an asked grade beyond size 6. Only a trivial puzzle keeps signs it does not need (`spare-signs.ts`).
// Randomness comes in, so the same seed gives the same puzzle.

import type { Random } from '../../base/random.js';
import { fail, ok, type Result } from '../../base/result.js';
import { allClues, type Clue, sharesLine } from '../rules/clue.js';
import { type FutoshikiGrid, type FutoshikiLevel, MAX_SIZE, MIN_SIZE } from '../rules/level.js';
import { tidyInequalities } from '../rules/validate-level.js';
import { GRADES, type Grade } from '../solve/deductions/deduction.js';
import { gradeOfRule, harder, work } from '../solve/grade.js';
import { quickGrade } from '../solve/quick-grade.js';
import { Reasoning } from '../solve/reasoning.js';
import { DraftPuzzle } from './draft-puzzle.js';
import { randomGrid } from './latin-square.js';
import { spareSigns } from './spare-signs.js';
import { Witnesses } from './witnesses.js';

export interface ComposeWish {
  readonly size: number;
  readonly grade: Grade;
  /**
   * The share of signs among the clues, 0 to 1, reached to within 0.08 or one clue; left out: as it comes, and at least a
   * third in a trivial puzzle.
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
  /** How many grids it took. */
  readonly tries: number;
}

/** What a person who waits may be told. */
export interface Composing {
  readonly tries: number;
  readonly clues: number;
}

export const COMPOSE_FAULTS = ['bad-size', 'bad-share', 'impossible', 'not-found'] as const;
export interface ComposeError {
  readonly code: (typeof COMPOSE_FAULTS)[number];
  readonly message: string;
}

const SHARE_TOLERANCE = 0.08;
const ROUNDS_A_GRID = 60;
/** Clues that count toward how many come back in one round. */
const MOST_CLUES_MENDED = 60;
/** Sizes above which only clues of the same lines come back. */
const LOCAL_ABOVE = 12;

/** Grids before giving up: small boards come in a moment each, large ones take many seconds. */
function usualTries(size: number): number {
  if (size < 6) return 3000;
  return size <= 16 ? 300 : 10;
}

const rank = (grade: Grade): number => GRADES.indexOf(grade);

/** Wishes that no puzzle can meet, with the reason. */
function errorOf({ size, grade, signs }: ComposeWish): ComposeError | undefined {
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE) {
    return {
      code: 'bad-size',
      message: `The size is ${size}; expected a whole number from ${MIN_SIZE} to ${MAX_SIZE}.`,
    };
  }
  if (signs !== undefined && !(signs >= 0 && signs <= 1)) {
    return { code: 'bad-share', message: `The share of signs is ${signs}; expected a number from 0 to 1.` };
  }
  if (grade === 'trivial' && signs === 1) {
    const message = 'A trivial puzzle is solved without its signs, so it needs digits: the share of signs cannot be 1.';
    return { code: 'impossible', message };
  }
  if (grade === 'easy' && signs === 0) {
    return { code: 'impossible', message: 'An easy puzzle is one that needs signs, so their share cannot be 0.' };
  }
  return undefined;
}

/** One grid's worth of work: thins, mends, and says how far it came. */
class Composer {
  private readonly wish: ComposeWish;
  private readonly random: Random;
  private readonly solution: FutoshikiGrid;
  private readonly pool: readonly Clue[];
  private tests = 0;
  /** Tests between two yields: some ten milliseconds at any size. */
  private readonly slice: number;
  /** Above 0 digits tend to stay, below 0 signs do; steered toward the share asked for. */
  private lean: number;

  constructor(wish: ComposeWish, random: Random, lean: number) {
    this.wish = wish;
    this.random = random;
    this.lean = lean;
    this.slice = Math.max(1, Math.round(1500 / wish.size ** 2));
    this.solution = randomGrid(random, wish.size);
    const clues = allClues(wish.size, this.solution);
    this.pool = wish.grade === 'trivial' || wish.signs === 0 ? clues.filter(({ kind }) => kind === 'digit') : clues;
  }

  get leaning(): number {
    return this.lean;
  }

  /** In random order, what tends to stay last. */
  private order(clues: Iterable<Clue>): Clue[] {
    const keyed = [...clues].map((clue): [number, Clue] => [
      this.random.next() + (clue.kind === 'digit' ? this.lean : -this.lean),
      clue,
    ]);
    return keyed.sort((a, b) => a[0] - b[0]).map(([, clue]) => clue);
  }

  /** May this clue go and the puzzle still be no harder than asked? */
  private mayGo(puzzle: DraftPuzzle, clue: Clue): boolean {
    if (puzzle.isKnownNeeded(clue)) return false;
    const { grade } = this.wish;
    if (grade === 'recursive') return puzzle.need(clue) === 'idle';
    return rank(quickGrade(puzzle.without(clue), grade)) <= rank(grade);
  }

  private *thin(puzzle: DraftPuzzle, order: readonly Clue[]): Generator<void, void, void> {
    for (const clue of order) {
      if (this.mayGo(puzzle, clue)) puzzle.remove(clue);
      if (++this.tests % this.slice === 0) yield;
    }
  }

  /** The clues that could go if the grade did not matter. */
  private *idle(puzzle: DraftPuzzle): Generator<void, Clue[], void> {
    const idle: Clue[] = [];
    for (const clue of [...puzzle.clues]) {
      if (puzzle.need(clue) !== 'needed') idle.push(clue);
      if (++this.tests % this.slice === 0) yield;
    }
    return idle;
  }

  /** Steers toward the share asked for; true where it is near enough. */
  private steer(puzzle: DraftPuzzle): boolean {
    if (this.wish.signs === undefined || this.wish.grade === 'trivial') return true;
    const off = puzzle.signShare() - this.wish.signs;
    if (isNear(puzzle, this.wish.signs)) return true;
    this.lean = Math.max(-1.2, Math.min(1.2, this.lean + off * 0.5));
    return false;
  }

  /** What is still wrong, as one number: 0 is a puzzle as asked for. */
  private cost(puzzle: DraftPuzzle, idle: readonly Clue[]): number {
    const isShare = this.steer(puzzle);
    const isGrade = quickGrade(puzzle.level()) === this.wish.grade;
    return 2 * idle.length + (isShare ? 0 : 1) + (isGrade ? 0 : 1);
  }

  /** A few clues come back, one idle clue is put first to go, and the rest is thinned again. */
  private *mend(puzzle: DraftPuzzle, idle: readonly Clue[]): Generator<void, DraftPuzzle, void> {
    const out = this.random.shuffle(this.pool.filter((clue) => !puzzle.clues.has(clue)));
    const first = idle.length > 0 ? [idle[this.random.below(idle.length)] as Clue] : [];
    const next = puzzle.extended(this.comeBack(puzzle, out, first[0]));
    const rest = this.order([...next.clues].filter((clue) => !first.includes(clue)));
    yield* this.thin(next, [...first, ...rest]);
    return next;
  }

  /** Of the clues that are out, those to come back. On a large board, where a clue has little to do with most others,
      they are few, and of the rows and columns of the idle clue they are to stand in for. */
  private comeBack(puzzle: DraftPuzzle, out: readonly Clue[], idle: Clue | undefined): readonly Clue[] {
    const { size } = this.wish;
    const some = (idle ? 0.2 : 0.4) * Math.min(puzzle.clues.size, MOST_CLUES_MENDED);
    const near = idle && size > LOCAL_ABOVE ? out.filter((clue) => sharesLine(size, clue, idle)) : out;
    return near.slice(0, Math.max(2, Math.floor(some)));
  }

  /** The puzzle, or undefined where this grid did not yield one. Yields the number of clues left. */
  *run(): Generator<number, DraftPuzzle | undefined, void> {
    let puzzle = new DraftPuzzle(this.wish.size, this.solution, this.pool, new Witnesses(this.pool));
    if (!this.isOpenable(puzzle)) return undefined;
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

  /** Undefined where the board has not as many signs as the share asks for. */
  private withSpareSigns(puzzle: DraftPuzzle): DraftPuzzle | undefined {
    const { size, signs } = this.wish;
    const whole = puzzle.extended(spareSigns(allClues(size, this.solution), puzzle.clues, signs, this.random));
    return signs === undefined || isNear(whole, signs) ? whole : undefined;
  }

  /** Small boards have few puzzles on one grid: a new grid is worth more than another round. On large ones a round mends
      one corner, and a new grid would begin with all of them open. */
  private rounds(): number {
    const { size } = this.wish;
    if (size < 6) return 4;
    return size > LOCAL_ABOVE ? 20 * size : ROUNDS_A_GRID;
  }

  /** With every clue in, is the puzzle no harder than asked? Only digits alone, or a lucky grid, could fail that. */
  private isOpenable(puzzle: DraftPuzzle): boolean {
    return rank(quickGrade(puzzle.level())) <= rank(this.wish.grade);
  }
}

/** Is the share of signs near enough to the one asked for? */
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

/** The grader's word on a puzzle known to have one solution: its rules, step by step, until the grade is settled. */
function* confirm(level: FutoshikiLevel): Generator<void, Grade, void> {
  let grade: Grade = 'trivial';
  for (const step of work(new Reasoning(level))) {
    grade = harder(grade, gradeOfRule(step.rule));
    if (grade === 'recursive') break;
    yield;
  }
  return grade;
}

function finished(puzzle: DraftPuzzle, grade: Grade, tries: number): Composed {
  const { size, cells, inequalities } = puzzle.level();
  const level = { size, cells, inequalities: tidyInequalities(size, inequalities) };
  const digits = cells.filter((digit) => digit > 0).length;
  return { level, grade, digits, signs: inequalities.length, tries };
}

/** Makes one puzzle: unique, every clue needed (but the signs of a trivial one), of exactly the grade asked for. Yields so that it can be stopped. */
export function* compose(
  wish: ComposeWish,
  random: Random,
): Generator<Composing, Result<Composed, ComposeError>, void> {
  const error = errorOf(wish);
  if (error) return fail(error);
  const most = wish.tries ?? usualTries(wish.size);
  let lean = wish.signs === undefined ? 0 : 0.6 - 1.2 * wish.signs;
  for (let tries = 1; tries <= most; tries++) {
    const composer = new Composer(wish, random, lean);
    const composing = composer.run();
    let next = composing.next();
    for (; !next.done; next = composing.next()) yield { tries, clues: next.value };
    lean = composer.leaning;
    const puzzle = next.value;
    if (!puzzle) continue;
    const confirming = confirm(puzzle.level());
    let grade = confirming.next();
    for (; !grade.done; grade = confirming.next()) yield { tries, clues: puzzle.clues.size };
    if (grade.value === wish.grade) return ok(finished(puzzle, grade.value, tries));
  }
  const share = wish.signs === undefined ? '' : ` with ${Math.round(wish.signs * 100)} % signs`;
  const message = `No ${wish.grade} puzzle of size ${wish.size}${share} was found in ${most} tries; it may not exist.`;
  return fail({ code: 'not-found', message });
}

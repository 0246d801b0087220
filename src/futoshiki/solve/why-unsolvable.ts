// Why there is no solution: a smallest set of clues that already conflict, smallest in the sense that taking any one of
// them away removes the conflict. Found by bisection (QuickXplain, Junker 2004): halves of the clues are dropped before
// single ones, so that a few hundred clues cost a few dozen looks where dropping one by one would cost hundreds.

import { seededRandom } from '../../base/random.js';
import { type Clue, clueName, cluesOf, withClues } from '../rules/clue.js';
import type { FutoshikiLevel } from '../rules/level.js';
import { countSolutions } from './count.js';
import { findContradiction } from './deductions/contradiction.js';
import { FUTOSHIKI_RULES } from './deductions/rules.js';
import { counted, list } from './deductions/words.js';
import { Reasoning } from './reasoning.js';

/** Search nodes after which no further order of the clues is tried. */
const MOST_NODES = 1500;
/** What finding the clues may cost, in cells looked at: some seconds. */
const MOST_WORK = 10_000_000;
const MOST_STEPS_TOLD = 6;
const MOST_TRIALS = 6;
const TELLABLE = FUTOSHIKI_RULES.filter(({ id }) => id !== 'exhaustion');

export interface Conflict {
  readonly clues: readonly Clue[];
  /** Taking any one of the clues away is known to remove the conflict. False only where proving that takes too long. */
  readonly isLeast: boolean;
  readonly message: string;
}

/** A least set among `clues` that conflicts together with `fixed`. */
function leastClash(
  conflicts: (clues: readonly Clue[]) => boolean,
  fixed: readonly Clue[],
  clues: readonly Clue[],
): Clue[] {
  if (conflicts(fixed)) return [];
  if (clues.length <= 1) return [...clues];
  const half = clues.length >> 1;
  const [first, second] = [clues.slice(0, half), clues.slice(half)];
  const fromSecond = leastClash(conflicts, [...fixed, ...first], second);
  const fromFirst = leastClash(conflicts, [...fixed, ...fromSecond], first);
  return [...fromFirst, ...fromSecond];
}

/** Two equal digits in a line, or signs in a circle: seen at once, without a step. */
function plainReason(size: number, clues: readonly Clue[]): string | undefined {
  const [a, b] = clues;
  if (clues.length === 2 && a?.kind === 'digit' && b?.kind === 'digit') {
    return `They stand in the same ${a.cell % size === b.cell % size ? 'column' : 'row'}.`;
  }
  const next = new Map(clues.map((clue) => (clue.kind === 'sign' ? [clue.sign.less, clue.sign.greater] : [-1, -1])));
  if (next.size !== clues.length || next.has(-1)) return undefined;
  let cell = clues[0]?.kind === 'sign' ? clues[0].sign.less : -1;
  for (let i = 0; i < clues.length; i++) cell = next.get(cell) ?? -1;
  const isCircle = clues[0]?.kind === 'sign' && cell === clues[0].sign.less;
  return isCircle ? 'They go round in a circle, so each of these cells would have to be less than itself.' : undefined;
}

/** How the conflict shows itself to someone who reasons from these clues alone. */
function howItShows(level: FutoshikiLevel): string {
  const reasoning = new Reasoning(level);
  let trials = 0;
  for (let steps = 0; steps < level.size ** 3; steps++) {
    const conflict = findContradiction(reasoning.notes);
    if (conflict) {
      const told = reasoning.behind(conflict.premises).map(({ message }) => message);
      const few = told.length > MOST_STEPS_TOLD ? [...told.slice(0, MOST_STEPS_TOLD - 1), '…'] : told;
      const more = told.length - few.length + 1;
      const then =
        told.length > few.length ? `And after ${counted(more, 'further step')} ` : few.length > 0 ? 'Then ' : '';
      return [...few.filter((each) => each !== '…'), `${then}${conflict.message}.`].join(' ');
    }
    const step = reasoning.next(TELLABLE);
    // A conflict that takes many trials to show is told in one sentence: nobody would follow them all.
    if (!step || (step.rule === 'trial' && ++trials > MOST_TRIALS)) break;
    reasoning.take(step);
  }
  return 'Every way of filling in the cells ends in a contradiction.';
}

/** The same clues in a few orders: bisection keeps what stands late, so other orders find other, often smaller sets. */
function orders(all: readonly Clue[]): Clue[][] {
  const random = seededRandom(all.length);
  return [[...all], [...all].reverse(), ...Array.from({ length: 6 }, () => random.shuffle([...all]))];
}

/** Whether clues conflict, with an account of what that has cost. Once the work is used up, hard questions go unanswered:
    then a set counts as free of conflicts, which keeps clues in that might go, but never lets one go that is needed. */
class Judge {
  nodes = 0;
  /** False once a question went unanswered. */
  isSure = true;
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  conflicts(clues: readonly Clue[]): boolean {
    const left = this.nodes * this.size ** 2 < MOST_WORK ? Number.POSITIVE_INFINITY : 30;
    const { solutions, nodes, isComplete } = countSolutions(withClues(this.size, clues), 1, { nodes: left });
    this.nodes += nodes;
    if (solutions.length > 0) return false;
    this.isSure &&= isComplete;
    return isComplete;
  }
}

/** Undefined where the level has a solution. */
export function whyUnsolvable(level: FutoshikiLevel): Conflict | undefined {
  const { size } = level;
  const judge = new Judge(size);
  const all = cluesOf(level);
  if (!judge.conflicts(all)) return undefined;
  let best: Clue[] | undefined;
  for (const order of orders(all)) {
    if (best && (best.length <= 2 || judge.nodes > MOST_NODES)) break;
    const clues = leastClash((some) => judge.conflicts(some), [], order);
    if (!best || clues.length < best.length) best = clues;
  }
  const found = new Set(best);
  const clues = all.filter((clue) => found.has(clue));
  const names = list(clues.map((clue) => clueName(clue, size)));
  const together = clues.length > 2 ? 'all hold' : 'both hold';
  const reason = plainReason(size, clues) ?? howItShows(withClues(size, clues));
  const message = `${names.replace(/^the/, 'The')} cannot ${clues.length > 1 ? together : 'hold'}. ${reason}`;
  return { clues, isLeast: judge.isSure, message };
}

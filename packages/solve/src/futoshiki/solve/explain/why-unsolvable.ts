// Explains why a puzzle has no solution: a minimal set of conflicting clues, minimal in the sense that removing any one
// of them removes the conflict. Found by bisection (QuickXplain, Junker 2004): halves of the clues are dropped before
// single ones, so a few hundred clues take a few dozen tests where dropping one by one would take hundreds.

import type { Message } from '@masu/core/base/message.js';
import { seededRandom } from '@masu/core/base/random.js';
import { type Clue, levelClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '../candidates/count.js';
import { findContradiction } from '../deductions/contradiction.js';
import { clueFacts } from '../deductions/facts.js';
import { sayFutoshikiHint } from '../deductions/messages.js';
import { Reasoning } from '../deductions/reasoning.js';
import { DEDUCTION_RULES } from '../deductions/rules.js';

/** After this many search nodes, no other order of the clues is tried. */
const MAX_NODES = 1500;
/** The budget for finding the clues, in cells visited: a few seconds. */
const MAX_WORK = 10_000_000;
const MAX_STEPS_SHOWN = 6;
const MAX_TRIALS = 6;
const EXPLAINABLE = DEDUCTION_RULES.filter(({ id }) => id !== 'exhaustion');

export interface Conflict extends Message {
  readonly clues: readonly Clue[];
  /** Removing any one of the clues is known to remove the conflict. False only if proving that takes too long. */
  readonly isLeast: boolean;
}

/** A minimal set among `clues` that conflicts together with `fixed`. */
function leastConflict(
  conflicts: (clues: readonly Clue[]) => boolean,
  fixed: readonly Clue[],
  clues: readonly Clue[],
): Clue[] {
  if (conflicts(fixed)) return [];
  if (clues.length <= 1) return [...clues];
  const half = clues.length >> 1;
  const [first, second] = [clues.slice(0, half), clues.slice(half)];
  const fromSecond = leastConflict(conflicts, [...fixed, ...first], second);
  const fromFirst = leastConflict(conflicts, [...fixed, ...fromSecond], first);
  return [...fromFirst, ...fromSecond];
}

/** Two equal digits in a line, or a cycle of signs: no reasoning needed. */
function plainReason(size: number, clues: readonly Clue[]): Message | undefined {
  const [a, b] = clues;
  if (clues.length === 2 && a?.kind === 'digit' && b?.kind === 'digit') {
    return sayFutoshikiHint('same-line', a.cell % size === b.cell % size ? 'column' : 'row');
  }
  const next = new Map(clues.map((clue) => (clue.kind === 'sign' ? [clue.sign.less, clue.sign.greater] : [-1, -1])));
  if (next.size !== clues.length || next.has(-1)) return undefined;
  let cell = clues[0]?.kind === 'sign' ? clues[0].sign.less : -1;
  for (let i = 0; i < clues.length; i++) cell = next.get(cell) ?? -1;
  const isCycle = clues[0]?.kind === 'sign' && cell === clues[0].sign.less;
  return isCycle ? sayFutoshikiHint('sign-cycle') : undefined;
}

/** The steps from these clues alone to a contradiction, in words. */
function howItFails(level: FutoshikiLevel): Message {
  const reasoning = new Reasoning(level);
  let trials = 0;
  for (let steps = 0; steps < level.size ** 3; steps++) {
    const conflict = findContradiction(reasoning.notes);
    if (conflict) {
      const steps = reasoning.behind(conflict.premises);
      const shown = steps.length > MAX_STEPS_SHOWN ? steps.slice(0, MAX_STEPS_SHOWN - 1) : steps;
      return sayFutoshikiHint('fails', shown, steps.length - shown.length, conflict.end);
    }
    const step = reasoning.next(EXPLAINABLE);
    // A conflict that takes many proofs by contradiction gets one sentence: nobody would follow them all.
    if (!step || (step.rule === 'trial' && ++trials > MAX_TRIALS)) break;
    reasoning.take(step);
  }
  return sayFutoshikiHint('every-way');
}

/** The same clues in a few orders: bisection favors late clues, so other orders find other, often smaller sets. */
function orders(all: readonly Clue[]): Clue[][] {
  const random = seededRandom(all.length);
  return [[...all], [...all].reverse(), ...Array.from({ length: 6 }, () => random.shuffle([...all]))];
}

/** Undefined if the level has a solution. */
export function whyUnsolvable(level: FutoshikiLevel): Conflict | undefined {
  const { size } = level;
  let work = 0;
  let isSure = true;
  // Once the budget is spent, hard tests are cut short and the set counts as free of conflicts, which may keep a clue too
  // many but never drops one that is needed.
  const conflicts = (clues: readonly Clue[]): boolean => {
    const left = work * size ** 2 < MAX_WORK ? Number.POSITIVE_INFINITY : 30;
    const { solutions, nodes, isComplete } = countSolutions(withClues(size, clues), 1, { nodes: left });
    work += nodes;
    if (solutions.length > 0) return false;
    isSure &&= isComplete;
    return isComplete;
  };
  const all = levelClues(level);
  if (!conflicts(all)) return undefined;
  let best: Clue[] | undefined;
  for (const order of orders(all)) {
    if (best && (best.length <= 2 || work > MAX_NODES)) break;
    const clues = leastConflict(conflicts, [], order);
    if (!best || clues.length < best.length) best = clues;
  }
  const bestSet = new Set(best);
  const clues = all.filter((clue) => bestSet.has(clue));
  const reason = plainReason(size, clues) ?? howItFails(withClues(size, clues));
  const facts = clues.map((clue) => clueFacts(clue, size));
  return { clues, isLeast: isSure, ...sayFutoshikiHint('conflict', facts, reason) };
}

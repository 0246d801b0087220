// Proof by contradiction: assume a candidate, follow the direct consequences to a contradiction, and rule it out. The
// engine finds which candidates fail; the explanation is then derived step by step with the rules a person uses, and
// the shortest of a few is reported.

import { knownAlive } from '../candidates/alive.js';
import { Candidates, type Strength } from '../candidates/candidates.js';
import { type CandidateNotes, fullMask, maskDigits } from '../candidates/notes.js';
import { BOUNDS, findBounds } from './bounds.js';
import { findContradiction } from './contradiction.js';
import type { Deduction, Rule } from './deduction.js';
import { cellDigit, ruledOut, signFacts } from './facts.js';
import { FISH } from './fish.js';
import { HIDDEN_SET } from './hidden-set.js';
import type { EndFacts, StepFacts } from './message-facts.js';
import { sayFutoshikiHint } from './messages.js';
import { NAKED_SET } from './naked-set.js';
import { Reasoning } from './reasoning.js';
import { SINGLE_CANDIDATE } from './single-candidate.js';
import { SINGLE_PLACE } from './single-place.js';

// Bounds only sign by sign: an assumed digit already settles each sign in one step, so chains add nothing.
const STEP_RULES: readonly Rule[] = [
  SINGLE_CANDIDATE,
  SINGLE_PLACE,
  { ...BOUNDS, find: findBounds },
  NAKED_SET,
  HIDDEN_SET,
  FISH,
];
/** How many failing candidates are explained to find the shortest explanation. */
const EXPLANATIONS = 5;
const MAX_STEPS_SHOWN = 12;

/** The first few open candidates that lead to a conflict at this strength. */
function failing(notes: CandidateNotes, alive: readonly number[], strength: Strength): [cell: number, digit: number][] {
  const placings: [number, number][] = [];
  const engine = new Candidates(notes.size);
  engine.load({ ...notes.level, cells: notes.digits }, strength);
  engine.narrowTo(notes.masks);
  // They may conflict already.
  if (!engine.propagate()) return placings;
  const before = engine.copy();
  for (const [cell, mask] of notes.masks.entries()) {
    if (!notes.isOpen(cell)) continue;
    for (const digit of maskDigits(mask & ~(alive[cell] as number))) {
      const holds = engine.restrict(cell, 1 << (digit - 1)) && engine.propagate();
      engine.restore(before);
      if (!holds && placings.push([cell, digit]) === EXPLANATIONS) return placings;
    }
  }
  return placings;
}

interface Explanation {
  /** The steps from the assumption to the contradiction. */
  readonly steps: readonly Deduction[];
  /** The steps to list before the end. */
  readonly shown: readonly Deduction[];
  /** The contradiction. */
  readonly end: EndFacts;
  /** What was ruled out before the assumption and is needed to refute it. */
  readonly premises: Deduction['premises'];
}

/** The part of these premises that the notes had ruled out already. */
function ruledOutBefore(notes: CandidateNotes, premises: Deduction['premises']): { cell: number; mask: number }[] {
  return premises.map(({ cell, mask }) => ({ cell, mask: mask & ~notes.mask(cell) })).filter(({ mask }) => mask !== 0);
}

/** If the last step breaks a sign at a digit already placed, names that instead of the empty cell it leaves. */
function ending(
  notes: CandidateNotes,
  steps: readonly Deduction[],
  conflict: EndFacts,
): Pick<Explanation, 'shown' | 'end'> {
  const last = steps.at(-1);
  const sign = last?.signs[0];
  const cell = last?.eliminations[0]?.cell;
  if (!sign || cell === undefined || notes.isOpen(cell)) return { shown: steps, end: conflict };
  const digit = notes.digits[cell] as number;
  const end: EndFacts = { kind: 'sign', sign: signFacts(notes, sign, cell === sign.greater), digit };
  return { shown: steps.slice(0, -1), end };
}

/** The reasoning from the assumption to the contradiction; undefined if the rules do not get there. */
function explain(notes: CandidateNotes, cell: number, digit: number): Explanation | undefined {
  const reasoning = new Reasoning(notes.level, notes.digits);
  for (const [each, mask] of notes.masks.entries()) reasoning.notes.ruleOut(each, fullMask(notes.size) & ~mask);
  const assumed: Deduction = {
    rule: 'trial',
    name: 'assumption',
    place: { cell, digit },
    eliminations: [],
    because: [],
    signs: [],
    premises: [],
    ...sayFutoshikiHint('name', 'assumption'),
  };
  reasoning.take(assumed);
  for (;;) {
    const conflict = findContradiction(reasoning.notes);
    if (conflict) {
      const steps = reasoning.behind(conflict.premises).filter((each) => each !== assumed);
      const premises = ruledOutBefore(notes, [...conflict.premises, ...steps.flatMap((each) => each.premises)]);
      return { steps, ...ending(reasoning.notes, steps, conflict.end), premises };
    }
    const step = reasoning.next(STEP_RULES);
    if (!step) return undefined;
    reasoning.take(step);
  }
}

function brief({ place, eliminations }: Deduction, size: number): StepFacts {
  return place ? { place: cellDigit(place.cell, place.digit, size) } : { out: ruledOut(eliminations, size) };
}

function deduction(
  notes: CandidateNotes,
  cell: number,
  digit: number,
  { steps, shown, end, premises }: Explanation,
): Deduction {
  const { size } = notes;
  const first = shown.slice(0, MAX_STEPS_SHOWN).map((step) => brief(step, size));
  return {
    rule: 'trial',
    name: 'proof by contradiction',
    eliminations: [{ cell, mask: 1 << (digit - 1) }],
    because: [
      ...new Set(steps.flatMap((step) => (step.place ? [step.place.cell] : step.eliminations.map((one) => one.cell)))),
    ],
    signs: steps.flatMap((step) => step.signs),
    premises,
    ...sayFutoshikiHint('trial', cellDigit(cell, digit, size), first, shown.length - first.length, end),
  };
}

/** The proof that a cell can't be a digit; undefined if the rules find no contradiction. */
export function refutation(notes: CandidateNotes, cell: number, digit: number): Deduction | undefined {
  const explanation = explain(notes, cell, digit);
  return explanation && deduction(notes, cell, digit, explanation);
}

function find(notes: CandidateNotes): Deduction | undefined {
  const alive = knownAlive(notes);
  for (const strength of [1, 2, 3] as const) {
    let best: Deduction | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [cell, digit] of failing(notes, alive, strength)) {
      const explanation = explain(notes, cell, digit);
      if (!explanation || explanation.steps.length >= fewest) continue;
      fewest = explanation.steps.length;
      best = deduction(notes, cell, digit, explanation);
    }
    if (best) return best;
  }
  return undefined;
}

export const TRIAL: Rule = {
  id: 'trial',
  grade: 'recursive',
  about: 'assume a candidate and follow the direct consequences to a contradiction',
  find,
};

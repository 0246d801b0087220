// Trial: suppose a candidate, draw the plain consequences, meet a contradiction; so it goes. This is where reasoning
// by pattern ends and looking ahead begins. The engine finds which candidates fail; the telling is then worked out
// step by step with the rules a person has, and the shortest of a handful is told.

import { cellName } from '../../rules/cell-name.js';
import { knownAlive } from '../alive.js';
import { Candidates, type Strength } from '../candidates.js';
import { digitsOf, fullMask, type Notes } from '../notes.js';
import { Reasoning } from '../reasoning.js';
import { BOUNDS, demand, findBounds } from './bounds.js';
import { findContradiction } from './contradiction.js';
import type { Deduction, Rule } from './deduction.js';
import { FISH } from './fish.js';
import { HIDDEN_SET } from './hidden-set.js';
import { NAKED_SET } from './naked-set.js';
import { SINGLE_CANDIDATE } from './single-candidate.js';
import { SINGLE_PLACE } from './single-place.js';
import { counted, strikeList } from './words.js';

// Sign by sign: within a trial every digit counts for one step, and chains would only be looked for in vain.
const TOLD_RULES: readonly Rule[] = [
  SINGLE_CANDIDATE,
  SINGLE_PLACE,
  { ...BOUNDS, find: findBounds },
  NAKED_SET,
  HIDDEN_SET,
  FISH,
];
/** How many failing candidates are told out in full to find the shortest. */
const TELLINGS = 5;
const MOST_STEPS_TOLD = 12;

/** An engine with the candidates of these notes, all consequences drawn. Undefined where they conflict already. */
function engineOf(notes: Notes, strength: Strength): Candidates | undefined {
  const engine = new Candidates(notes.size);
  engine.load({ ...notes.level, cells: notes.digits }, strength);
  for (const [cell, mask] of notes.masks.entries()) engine.restrict(cell, mask);
  return engine.propagate() ? engine : undefined;
}

/** Open candidates that conflict within this strength, the first few. */
function failing(notes: Notes, alive: readonly number[], strength: Strength): [cell: number, digit: number][] {
  const engine = engineOf(notes, strength);
  const found: [number, number][] = [];
  if (!engine) return found;
  const before = engine.copy();
  for (const [cell, mask] of notes.masks.entries()) {
    if (!notes.isOpen(cell)) continue;
    for (const digit of digitsOf(mask & ~(alive[cell] as number))) {
      const holds = engine.restrict(cell, 1 << (digit - 1)) && engine.propagate();
      engine.restore(before);
      if (!holds && found.push([cell, digit]) === TELLINGS) return found;
    }
  }
  return found;
}

interface Telling {
  /** The steps from the supposition to the contradiction. */
  readonly steps: readonly Deduction[];
  /** Those of them to be told before the end. */
  readonly told: readonly Deduction[];
  /** How it ends, without a full stop. */
  readonly end: string;
  /** What was out before the supposition and is needed for it to fail. */
  readonly premises: Deduction['premises'];
}

/** The part of these absent candidates that was out in the notes already. */
function outBefore(notes: Notes, premises: Deduction['premises']): { cell: number; mask: number }[] {
  return premises.map(({ cell, mask }) => ({ cell, mask: mask & ~notes.mask(cell) })).filter(({ mask }) => mask !== 0);
}

/** Where a sign asks for more than a digit already put down, that is told, and not the empty cell it leaves. */
function ending(notes: Notes, steps: readonly Deduction[], conflict: string): Pick<Telling, 'told' | 'end'> {
  const last = steps.at(-1);
  const sign = last?.signs[0];
  const struck = last?.eliminations[0]?.cell;
  if (!sign || struck === undefined || notes.isOpen(struck)) return { told: steps, end: conflict };
  const asked = demand(notes, sign, struck === sign.greater);
  const end = `${cellName(struck, notes.size)} is ${notes.digits[struck]} but ${asked}`;
  return { told: steps.slice(0, -1), end };
}

/** The reasoning from the supposition to the contradiction; undefined where the rules do not get there. */
function tell(notes: Notes, cell: number, digit: number): Telling | undefined {
  const reasoning = new Reasoning(notes.level, notes.digits);
  for (const [each, mask] of notes.masks.entries()) reasoning.notes.strike(each, fullMask(notes.size) & ~mask);
  const supposed: Deduction = {
    rule: 'trial',
    name: 'supposition',
    place: { cell, digit },
    eliminations: [],
    because: [],
    signs: [],
    premises: [],
    message: '',
  };
  reasoning.take(supposed);
  for (;;) {
    const conflict = findContradiction(reasoning.notes);
    if (conflict) {
      const steps = reasoning.behind(conflict.premises).filter((each) => each !== supposed);
      const premises = outBefore(notes, [...conflict.premises, ...steps.flatMap((each) => each.premises)]);
      return { steps, ...ending(reasoning.notes, steps, conflict.message), premises };
    }
    const step = reasoning.next(TOLD_RULES);
    if (!step) return undefined;
    reasoning.take(step);
  }
}

function brief({ place, eliminations }: Deduction, size: number): string {
  return place ? `${cellName(place.cell, size)} is ${place.digit}` : strikeList(eliminations, size);
}

function deduction(notes: Notes, cell: number, digit: number, { steps, told, end, premises }: Telling): Deduction {
  const { size } = notes;
  const name = cellName(cell, size);
  const words = told.slice(0, MOST_STEPS_TOLD).map((step) => brief(step, size));
  const after = told.length > words.length ? `after ${counted(told.length - words.length, 'further step')} ` : '';
  const then = words.length > 0 ? `then ${words.join(', then ')}, and ${after}` : '';
  return {
    rule: 'trial',
    name: 'trial',
    eliminations: [{ cell, mask: 1 << (digit - 1) }],
    because: [
      ...new Set(steps.flatMap((step) => (step.place ? [step.place.cell] : step.eliminations.map((one) => one.cell)))),
    ],
    signs: steps.flatMap((step) => step.signs),
    premises,
    message: `Suppose ${name} is ${digit}: ${then}${end}. So ${digit} goes from ${name}.`,
  };
}

function find(notes: Notes): Deduction | undefined {
  const alive = knownAlive(notes);
  for (const strength of [1, 2, 3] as const) {
    let best: Deduction | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [cell, digit] of failing(notes, alive, strength)) {
      const told = tell(notes, cell, digit);
      if (!told || told.steps.length >= fewest) continue;
      fewest = told.steps.length;
      best = deduction(notes, cell, digit, told);
    }
    if (best) return best;
  }
  return undefined;
}

export const TRIAL: Rule = {
  id: 'trial',
  grade: 'recursive',
  about: 'suppose a candidate, draw the plain consequences, meet a contradiction',
  find,
};

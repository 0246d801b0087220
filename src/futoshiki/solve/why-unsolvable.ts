// Why there is no solution: a smallest set of clues that already clash, smallest in the sense that taking any one of
// them away removes the clash. Found by deletion (Chinneck and Dravnieks 1991): drop each clue in turn and keep it only
// if the rest becomes solvable; groups go first, so that a few hundred clues cost a few dozen looks. Clues are dropped
// in an order that leaves a clash in one place rather than all over the board.

import { cellName } from '../rules/cell-name.js';
import type { FutoshikiLevel, Inequality } from '../rules/level.js';
import { countSolutions } from './count.js';
import { findContradiction } from './deductions/contradiction.js';
import { FUTOSHIKI_RULES } from './deductions/rules.js';
import { list } from './deductions/words.js';
import { Reasoning } from './reasoning.js';

export type Clue =
  | { readonly kind: 'digit'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'sign'; readonly sign: Inequality };

export interface Clash {
  readonly clues: readonly Clue[];
  readonly message: string;
}

export function cluesOf(level: FutoshikiLevel): Clue[] {
  const digits = level.cells.flatMap((digit, cell): Clue[] => (digit > 0 ? [{ kind: 'digit', cell, digit }] : []));
  return [...digits, ...level.inequalities.map((sign): Clue => ({ kind: 'sign', sign }))];
}

export function withClues(size: number, clues: readonly Clue[]): FutoshikiLevel {
  const cells = new Array<number>(size * size).fill(0);
  const inequalities: Inequality[] = [];
  for (const clue of clues) {
    if (clue.kind === 'digit') cells[clue.cell] = clue.digit;
    else inequalities.push(clue.sign);
  }
  return { size, cells, inequalities };
}

export function clueName(clue: Clue, size: number): string {
  if (clue.kind === 'digit') return `the ${clue.digit} in ${cellName(clue.cell, size)}`;
  return `${cellName(clue.sign.less, size)} < ${cellName(clue.sign.greater, size)}`;
}

/** The least set of clues that clashes: bisects for the next clue that cannot go (QuickXplain, Junker 2004). */
function leastClash(
  clashes: (clues: readonly Clue[]) => boolean,
  fixed: readonly Clue[],
  clues: readonly Clue[],
): Clue[] {
  if (clashes(fixed)) return [];
  if (clues.length <= 1) return [...clues];
  const half = clues.length >> 1;
  const [first, second] = [clues.slice(0, half), clues.slice(half)];
  const fromSecond = leastClash(clashes, [...fixed, ...first], second);
  const fromFirst = leastClash(clashes, [...fixed, ...fromSecond], first);
  return [...fromFirst, ...fromSecond];
}

/** How the clash shows itself to someone who reasons from these clues alone. */
function howItShows(level: FutoshikiLevel): string {
  const reasoning = new Reasoning(level);
  for (let steps = 0; steps < level.size ** 3; steps++) {
    const clash = findContradiction(reasoning.notes);
    if (clash) {
      const told = reasoning.behind(clash.rests).map(({ message }) => message);
      const few = told.length > 6 ? [...told.slice(0, 5), `… (${told.length - 5} steps more).`] : told;
      return [...few, `${few.length > 0 ? 'Then ' : ''}${clash.message}.`].join(' ');
    }
    const step = reasoning.next(FUTOSHIKI_RULES);
    if (!step) break;
    reasoning.take(step);
  }
  return 'Every way of filling in the cells ends in a contradiction.';
}

/** Undefined where the level has a solution. */
export function whyUnsolvable(level: FutoshikiLevel): Clash | undefined {
  const { size } = level;
  const clashes = (clues: readonly Clue[]) => countSolutions(withClues(size, clues), 1).solutions.length === 0;
  const all = cluesOf(level);
  if (!clashes(all)) return undefined;
  const clues = leastClash(clashes, [], all);
  const message = `${capital(list(clues.map((clue) => clueName(clue, size))))} cannot ${clues.length > 1 ? 'all hold' : 'hold'}. ${capital(howItShows(withClues(size, clues)))}`;
  return { clues, message };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

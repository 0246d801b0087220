// Why there is no solution: a smallest set of clues that already clash, smallest in the sense that taking any one of
// them away removes the clash. Found by bisection (QuickXplain, Junker 2004): halves of the clues are dropped before
// single ones, so that a few hundred clues cost a few dozen looks where dropping one by one would cost hundreds.

import { type Clue, clueName, cluesOf, withClues } from '../rules/clue.js';
import type { FutoshikiLevel } from '../rules/level.js';
import { countSolutions } from './count.js';
import { findContradiction } from './deductions/contradiction.js';
import { FUTOSHIKI_RULES } from './deductions/rules.js';
import { list } from './deductions/words.js';
import { Reasoning } from './reasoning.js';

export interface Clash {
  readonly clues: readonly Clue[];
  readonly message: string;
}

/** A least set among `clues` that clashes together with `fixed`. */
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

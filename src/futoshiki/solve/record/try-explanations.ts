// The two Futoshiki algorithms in words and pseudo-code; every line names the events during which it runs.

import type { Explanation } from '../../../search/index.js';
import type { TryKind } from './events.js';
import { type RecordedTries, type TryAlgorithm, tryEventAt } from './recorded-tries.js';

export const TRY_EXPLANATIONS: Readonly<Record<TryAlgorithm, Explanation<TryKind>>> = {
  backtrack: {
    paragraph:
      'Backtracking fills the first blank cell, row by row, with the first digit that breaks no rule so far, and goes on to ' +
      'the next blank cell. If no digit fits, it takes back the digit before and tries the next one there. It is short ' +
      'and always right, but it notices a mistake only when a cell has no digit left, often many cells later. The count of ' +
      'calls is that of the course: the first call, and one for every digit placed.',
    lines: [
      { indent: 0, text: 'solve():', at: ['start'] },
      { indent: 1, text: 'cell ← the first blank cell, row by row', at: [] },
      { indent: 1, text: 'if there is none, return solved', at: ['solution'] },
      { indent: 1, text: 'for digit from 1 to N', at: [] },
      { indent: 2, text: 'if digit is in the row or column, or breaks a sign:', at: ['illegal'] },
      { indent: 3, text: 'next digit', at: [] },
      { indent: 2, text: 'write digit into cell', at: [] },
      { indent: 2, text: 'if solve() returns solved, return solved', at: ['place'] },
      { indent: 2, text: 'take the digit back', at: ['back'] },
      { indent: 1, text: 'return not solved', at: ['exhausted'] },
    ],
  },
  propagate: {
    paragraph:
      'Propagation keeps the candidates of every cell. Whatever is settled rules out candidates elsewhere: in its row and ' +
      'column, across signs, and in sets of cells that share as many digits as cells. Only when nothing more follows does it ' +
      'guess, in a cell with few candidates that was often part of a conflict. A guess that leads to a conflict is itself ' +
      'ruled out. It goes on after the first solution: either it finds a second one, or it has proven that there is none.',
    lines: [
      { indent: 0, text: 'candidates ← all digits; the givens are settled', at: ['start'] },
      { indent: 0, text: 'rule out candidates until nothing changes', at: ['propagate'] },
      { indent: 0, text: 'repeat', at: [] },
      { indent: 1, text: 'if every cell is settled, keep the solution', at: ['solution'] },
      { indent: 1, text: 'otherwise guess a digit in the most constrained cell', at: ['place'] },
      { indent: 1, text: 'rule out candidates until nothing changes', at: [] },
      { indent: 1, text: 'while a cell or line has no candidate left, or a solution was kept', at: ['conflict'] },
      { indent: 2, text: 'take back the last guess and its consequences', at: ['back'] },
      { indent: 2, text: 'rule out the digit that was guessed, and what follows', at: ['rule-out'] },
      { indent: 1, text: 'after 10,000 conflicts, once: try every candidate alone', at: ['shave'] },
      { indent: 0, text: 'until no guess is left, or there are two solutions', at: ['exhausted'] },
    ],
  },
};

/** The line of the pseudo-code that runs at an event. */
export function tryLineAt(recorded: RecordedTries, event: number): number {
  const { kind } = tryEventAt(recorded, event);
  return TRY_EXPLANATIONS[recorded.algorithm].lines.findIndex(({ at }) => at.includes(kind));
}

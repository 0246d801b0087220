// The words of the explanations of the two Futoshiki algorithms in English. A translation is a table of the same shape.

import { formatNumber } from '../../../base/format.js';
import type { Words } from '../../../base/languages.js';

export const TRY_WORDS = {
  paragraphs: {
    backtrack:
      'Backtracking fills the first blank cell, row by row, with the first digit that breaks no rule so far, and goes on to ' +
      'the next blank cell. If no digit fits, it takes back the digit before and tries the next one there. It is short ' +
      'and always right, but it notices a mistake only when a cell has no digit left, often many cells later. The count of ' +
      'calls is that of the course: the first call, and one for every digit placed.',
    propagate:
      'Propagation keeps the candidates of every cell. Whatever is settled rules out candidates elsewhere: in its row and ' +
      'column, across signs, and in sets of cells that share as many digits as cells. Only when nothing more follows does it ' +
      'guess, in a cell with few candidates that was often part of a conflict. A guess that leads to a conflict is itself ' +
      'ruled out. It goes on after the first solution: either it finds a second one, or it has proven that there is none.',
  },
  lines: {
    solve: 'solve():',
    firstBlank: 'cell ← the first blank cell, row by row',
    isFull: 'if there is none, return solved',
    eachDigit: 'for digit from 1 to N',
    breaksRule: 'if digit is in the row or column, or breaks a sign:',
    nextDigit: 'next digit',
    write: 'write digit into cell',
    recurse: 'if solve() returns solved, return solved',
    takeBack: 'take the digit back',
    notSolved: 'return not solved',
    candidates: 'candidates ← all digits; the givens are settled',
    propagate: 'rule out candidates until nothing changes',
    repeat: 'repeat',
    keepSolution: 'if every cell is settled, keep the solution',
    guess: 'otherwise guess a digit in the most constrained cell',
    conflict: 'while a cell or line has no candidate left, or a solution was kept',
    takeBackGuess: 'take back the last guess and its consequences',
    ruleOut: 'rule out the digit that was guessed, and what follows',
    tryEach: (conflicts: number) => `after ${formatNumber(conflicts)} conflicts, once: try every candidate alone`,
    until: 'until no guess is left, or there are two solutions',
  },
};

/** The words of the Futoshiki explanations in any language. */
export type TryWords = Words<typeof TRY_WORDS>;

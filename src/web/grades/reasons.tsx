// Why a level has its grade: at most three facts, and the fewest pushes if they are proven.

import type { PuzzleId } from '../../base/puzzle.js';
import { parseFutoshikiReason } from '../../futoshiki/index.js';
import { parseReason } from '../../sokoban/index.js';
import type { LevelGrade } from '../level-grade.js';
import { said } from '../said.js';
import { GR } from '../texts/grades.js';

/** What a Futoshiki grade means; a Sokoban grade has reasons of its own. */
const isNeed = (grade: string): grade is keyof typeof GR.needs => grade in GR.needs;

/** How the grader’s sentence about guessing starts; the page has a longer one. */
const GUESSING = /^Needs guessing/;

/** A fact in the language of the page; a sentence that isn't known stays as it is. */
function sentenceOf(reason: string): string {
  const fact = parseReason(reason);
  if (fact) return GR.reason(fact);
  const facts = parseFutoshikiReason(reason);
  return facts ? said({ message: reason, facts }) : reason;
}

export function Reasons({ puzzle, graded }: { readonly puzzle: PuzzleId; readonly graded: LevelGrade }) {
  const { grade, reasons, optimum } = graded;
  return (
    <ul class="reasons">
      {puzzle === 'futoshiki' && isNeed(grade) && <li>{GR.needs[grade]}</li>}
      {reasons
        // Already shown above.
        .filter((reason) => !(puzzle === 'futoshiki' && GUESSING.test(reason)))
        .map((reason) => (
          <li key={reason}>{sentenceOf(reason)}</li>
        ))}
      {optimum !== undefined && <li>{GR.optimum(optimum)}</li>}
    </ul>
  );
}

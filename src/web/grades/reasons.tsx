// Why a level has its grade: at most three facts, and the fewest pushes if they are proven.

import type { PuzzleId } from '../../base/puzzle.js';
import type { ShownGrade } from '../level-grade.js';
import { saidReason } from '../said.js';
import { gradesTexts } from '../texts/grades.js';
import { GradeMark } from './grade-mark.js';

/** What a Futoshiki grade means; a Sokoban grade has reasons of its own. */
const isNeed = (grade: string): grade is keyof typeof gradesTexts.needs => grade in gradesTexts.needs;

/** How the grader’s sentence about guessing starts; the page has a longer one. */
const GUESSING = /^Needs guessing/;

export function Reasons({ puzzle, graded }: { readonly puzzle: PuzzleId; readonly graded: ShownGrade }) {
  const { grade, reasons, optimum } = graded;
  return (
    <ul class="reasons">
      {puzzle === 'futoshiki' && isNeed(grade) && <li>{gradesTexts.needs[grade]}</li>}
      {reasons
        // Already shown above.
        .filter((reason) => !(puzzle === 'futoshiki' && GUESSING.test(reason)))
        .map((reason) => (
          <li key={reason}>{saidReason(reason)}</li>
        ))}
      {optimum !== undefined && <li>{gradesTexts.optimum(optimum)}</li>}
    </ul>
  );
}

/** The grade, which opens its reasons. */
export const GradeAndReasons = (props: { readonly puzzle: PuzzleId; readonly graded: ShownGrade }) => (
  <details class="why">
    <summary>
      <GradeMark {...props} />
      <span class="hide">{gradesTexts.why}</span>
    </summary>
    <Reasons {...props} />
  </details>
);

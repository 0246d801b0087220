// Why a level has its grade: at most three facts, and the fewest pushes if they are proven.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { ShownGrade } from '../level-grade.js';
import { saidReason } from '../said.js';
import { gradesTexts } from '../texts/grades.js';
import { GradeMark } from './grade-mark.js';

/** What the grades of a puzzle mean, and how a sentence of its grader starts that says the same in fewer words. */
const MEANINGS: Readonly<
  Partial<Record<PuzzleId, { readonly words: Readonly<Record<string, string>>; readonly repeated: RegExp }>>
> = { futoshiki: { words: gradesTexts.needs, repeated: /^Needs guessing/ } };

export function Reasons({ puzzle, graded }: { readonly puzzle: PuzzleId; readonly graded: ShownGrade }) {
  const { grade, reasons, optimum } = graded;
  const meaning = MEANINGS[puzzle];
  return (
    <ul class="reasons">
      {meaning?.words[grade] && <li>{meaning.words[grade]}</li>}
      {reasons
        .filter((reason) => !meaning?.repeated.test(reason))
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

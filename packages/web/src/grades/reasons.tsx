// Why a level has its grade: at most three facts, and the fewest pushes if they are proven.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { gradeSentence } from '@masu/engine/languages/grade-sentence.js';
import type { ShownGrade } from '../level-grade.js';
import { futoshikiHintTexts } from '../texts/futoshiki-hint.js';
import { gradeReasonTexts } from '../texts/grade-reason.js';
import { gradesTexts } from '../texts/grades.js';
import { GradeMark } from './grade-mark.js';

const TABLES = { 'futoshiki-hint': futoshikiHintTexts, 'grade-reason': gradeReasonTexts };

/** What the grades of a puzzle mean, and the sentence of its grader that says the same in fewer words. */
const MEANINGS: Readonly<
  Partial<Record<PuzzleId, { readonly words: Readonly<Record<string, string>>; readonly repeated: string }>>
> = { futoshiki: { words: gradesTexts.needs, repeated: futoshikiHintTexts.guessing } };

export function Reasons({ puzzle, graded }: { readonly puzzle: PuzzleId; readonly graded: ShownGrade }) {
  const { grade, reasons, optimum } = graded;
  const meaning = MEANINGS[puzzle];
  return (
    <ul class="reasons">
      {meaning?.words[grade] && <li>{meaning.words[grade]}</li>}
      {reasons
        .map((reason) => gradeSentence(TABLES, reason))
        .filter((sentence) => sentence !== '' && sentence !== meaning?.repeated)
        .map((sentence) => (
          <li key={sentence}>{sentence}</li>
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

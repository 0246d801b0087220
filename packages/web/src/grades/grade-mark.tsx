// A grade as a word and five squares, as many of them filled as the grade has steps: readable by shape, not only by color.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import '../styles/grades.css';
import { gradeRank, type ShownGrade } from '../level-grade.js';
import { gradesTexts } from '../texts/grades.js';

const STEPS = [0, 1, 2, 3, 4];
const SIDE = 8;
const PITCH = 11;

/** The squares alone; the word beside them says the same. */
export function GradeSquares({ step }: { readonly step: number }) {
  return (
    <svg class="grade-squares" viewBox={`0 0 ${4 * PITCH + SIDE} ${SIDE}`} aria-hidden="true">
      {STEPS.map((at) => (
        <rect
          key={at}
          class={at < step ? 'full' : ''}
          x={at * PITCH + 0.5}
          y={0.5}
          width={SIDE - 1}
          height={SIDE - 1}
        />
      ))}
    </svg>
  );
}

/** `isNamed`: the word is in sight already, so that only the squares are shown. */
export function GradeMark(props: {
  readonly puzzle: PuzzleId;
  readonly graded: ShownGrade;
  readonly isNamed?: boolean | undefined;
}) {
  const { puzzle, graded, isNamed = false } = props;
  const name = gradesTexts.names[graded.grade];
  return (
    <span class="grade">
      <GradeSquares step={gradeRank(puzzle, graded.grade)} />
      <span class={isNamed ? 'hide' : ''}>{graded.isExact ? name : gradesTexts.estimated(name)}</span>
    </span>
  );
}

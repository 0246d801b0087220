// A button that grades a level without a grade, such as one from a link.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { useEffect } from 'preact/hooks';
import { gradesTexts } from '../texts/grades.js';
import { gradeLevels, grading, stopGrading, ungraded } from './grading.js';

/** One button whose label says what it does now. */
export function AskGrade(props: { readonly puzzle: PuzzleId; readonly hash: string; readonly draft: unknown }) {
  const { puzzle, hash, draft } = props;
  const isGrading = grading.value?.of === hash;
  const level = { hash, draft };
  // Another level: stop grading this one.
  useEffect(
    () => () => {
      if (grading.peek()?.of === hash) stopGrading();
    },
    [hash],
  );
  if (!isGrading && ungraded(puzzle, [level]).length === 0) return <span class="head-why">{gradesTexts.none}</span>;
  return (
    <button
      type="button"
      class="link head-why"
      onClick={() => (isGrading ? stopGrading() : void gradeLevels(hash, puzzle, [level]))}
    >
      {isGrading ? gradesTexts.stopGrading : gradesTexts.ask}
    </button>
  );
}

// The line above a list of imported levels: the progress of grading, with a button to stop or continue it.

import { useEffect } from 'preact/hooks';
import type { Collection } from '../collections/data/collection.js';
import { Button } from '../controls.js';
import { STOP } from '../more-icons.js';
import { gradesTexts } from '../texts/grades.js';
import { gradeLevels, grading, stopGrading, ungraded } from './grading.js';

/** Stopped by the player: not started again by itself. */
const stopped = new Set<string>();

export function GradingLine({ collection }: { readonly collection: Collection }) {
  const { id, puzzle, levels } = collection;
  useEffect(() => {
    if (!stopped.has(id)) void gradeLevels(id, puzzle, levels);
    return stopGrading;
  }, [id, puzzle, levels]);
  const now = grading.value;
  if (now?.of === id) {
    return (
      <div class="row grading">
        <span class="quiet">{gradesTexts.grading(now.done, now.all)}</span>
        <Button
          variant="bare"
          icon={STOP}
          onClick={() => {
            stopped.add(id);
            stopGrading();
          }}
        >
          {gradesTexts.stop}
        </Button>
      </div>
    );
  }
  const rest = ungraded(puzzle, levels).length;
  if (rest === 0) return null;
  return (
    <div class="row grading">
      <span class="quiet">{gradesTexts.ungraded(rest)}</span>
      <Button
        variant="bare"
        onClick={() => {
          stopped.delete(id);
          void gradeLevels(id, puzzle, levels);
        }}
      >
        {gradesTexts.start}
      </Button>
    </div>
  );
}

// The line above a list of imported levels: the progress of grading, with a button to stop or continue it.

import { useEffect } from 'preact/hooks';
import type { Collection } from '../collections/data/collections.js';
import { Button } from '../controls.js';
import { gradeLevels, grading, stopGrading, ungraded } from '../grades/grading.js';
import { STOP } from '../more-icons.js';
import { gradesTexts } from '../texts/grades.js';

/** Stopped by the player: not started again by itself. */
const stopped = new Set<string>();

export function GradingLine({ collection }: { readonly collection: Collection }) {
  const { id, puzzle, levels } = collection;
  useEffect(() => {
    if (!stopped.has(id)) void gradeLevels(id, puzzle, levels);
    return stopGrading;
  }, [id, puzzle, levels]);
  const now = grading.value;
  const isGrading = now?.of === id;
  const rest = ungraded(puzzle, levels).length;
  if (!isGrading && rest === 0) return null;
  const stop = (): void => {
    stopped.add(id);
    stopGrading();
  };
  const start = (): void => {
    stopped.delete(id);
    void gradeLevels(id, puzzle, levels);
  };
  return (
    <div class="row grading">
      <span class="quiet">{isGrading ? gradesTexts.grading(now.done, now.all) : gradesTexts.ungraded(rest)}</span>
      <Button variant="bare" {...(isGrading ? { icon: STOP, onClick: stop } : { onClick: start })}>
        {isGrading ? gradesTexts.stop : gradesTexts.start}
      </Button>
    </div>
  );
}

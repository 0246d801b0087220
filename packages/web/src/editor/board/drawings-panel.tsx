// The author's drawings and the versions of the one that is open, beside the board.

import type { SavedDraft } from '@masu/core/play/saved-data.js';
import { computed } from '@preact/signals';
import { DraftsPanel } from '../../drafts/panel.js';
import { LevelPicture } from '../../puzzle-views.js';
import { showReviewNote } from '../review/asking.js';
import { levelReview } from '../review/review.js';
import { drawing, factsOfLevel, openLevelDrawing } from '../sheet/state.js';
import { changedCells } from './changed-cells.js';

const textRows = ({ text }: Pick<SavedDraft, 'text'>): readonly string[] => text.split('\n');

/** The cells in which the drawing differs from the version that it is compared with. */
export const comparedCells = computed(() => {
  const version = openLevelDrawing.compared.value;
  return version && changedCells(drawing.value.rows, textRows(version));
});

export function DrawingsPanel() {
  const now = levelReview.review.value;
  return (
    <DraftsPanel
      drawing={openLevelDrawing}
      picture={(draft) => <LevelPicture puzzle="sokoban" draft={{ rows: textRows(draft) }} />}
      facts={now.kind === 'done' ? factsOfLevel(now.analysis) : undefined}
      hideNote={() => showReviewNote(undefined)}
      countChanged={() => comparedCells.peek()?.length}
    />
  );
}

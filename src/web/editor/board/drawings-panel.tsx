// The author's drawings and the versions of the one that is open, beside the board.

import { computed, signal } from '@preact/signals';
import type { DraftVersion, SavedDraft } from '../../../play/index.js';
import { notifyEditor } from '../../app/notice.js';
import { LevelPicture } from '../../cards/card.js';
import { copiedDraft } from '../../drafts/drafts.js';
import { DraftsPanel } from '../../drafts/panel.js';
import { draftsTexts } from '../../texts/drafts.js';
import { showReviewNote } from '../review/asking.js';
import { levelReview } from '../review/review.js';
import { emptyEdges } from '../sheet/drawing.js';
import { drawing, factsOfLevel, openLevelDrawing, restoreVersion } from '../sheet/state.js';
import { duplicate, saveVersion } from './strokes.js';

// Where a drawing differs from a version of it. A version is saved without its margin, so the two are laid over each other
// where they differ least.

/** How far a drawing may have grown to the left or up since. */
const MAX_SHIFT = 3;

/** Cells of the sheet, in order. */
export function changedCells(sheet: readonly string[], version: readonly string[]): readonly number[] {
  const { top, left } = emptyEdges(sheet);
  const width = sheet[0]?.length ?? 0;
  const changedAt = (down: number, right: number): number[] =>
    sheet.flatMap((row, y) =>
      [...row].flatMap((letter, x) => (letter === (version[y - down]?.[x - right] ?? ' ') ? [] : [y * width + x])),
    );
  /** Whether the whole version is on the sheet there. */
  const fits = (down: number, right: number): boolean =>
    version.every(
      (row, y) =>
        row.trim() === '' ||
        (sheet[y + down] && right + row.search(/\S/) >= 0 && right + row.trimEnd().length <= width),
    );
  let best = changedAt(top, left);
  for (let down = top - MAX_SHIFT; down <= top + MAX_SHIFT; down++) {
    for (let right = left - MAX_SHIFT; right <= left + MAX_SHIFT; right++) {
      if (!fits(down, right)) continue;
      const changed = changedAt(down, right);
      if (changed.length < best.length) best = changed;
    }
  }
  return best;
}

const comparing = signal<{ readonly id: string; readonly version: DraftVersion } | undefined>(undefined);
const compared = computed(() =>
  comparing.value?.id === openLevelDrawing.id.value ? comparing.value.version : undefined,
);

const SOKOBAN = { puzzle: 'sokoban' } as const;
const textRows = ({ text }: Pick<SavedDraft, 'text'>): readonly string[] => text.split('\n');

/** The cells in which the drawing differs from the version that it is compared with. */
export const comparedCells = computed(
  () => compared.value && changedCells(drawing.value.rows, textRows(compared.value)),
);

function compare(version: DraftVersion | undefined): void {
  showReviewNote(undefined);
  comparing.value = version && { id: openLevelDrawing.id.peek(), version };
  const cells = comparedCells.peek();
  notifyEditor(cells && { tone: 'calm', lead: draftsTexts.differs(cells.length) });
}

function restore(version: DraftVersion): void {
  comparing.value = undefined;
  restoreVersion(version);
  notifyEditor({ tone: 'calm', lead: draftsTexts.versionRestored });
}

function open(draft: SavedDraft | undefined): void {
  openLevelDrawing.open(draft);
  notifyEditor({
    tone: 'calm',
    lead: draft ? draftsTexts.nowOpen(draft.title || draftsTexts.untitled) : draftsTexts.isNew,
  });
}

export function DrawingsPanel() {
  const now = levelReview.review.value;
  const isCopy = copiedDraft.value === openLevelDrawing.id.value;
  return (
    <>
      {isCopy && <p role="status">{draftsTexts.copied}</p>}
      <DraftsPanel
        {...SOKOBAN}
        openId={openLevelDrawing.id.value}
        picture={(draft) => <LevelPicture {...SOKOBAN} draft={{ rows: textRows(draft) }} />}
        onOpen={open}
        onDuplicate={duplicate}
        onVersion={saveVersion}
        onRestore={restore}
        compared={compared.value}
        facts={now.kind === 'done' ? factsOfLevel(now.analysis) : undefined}
        onCompare={compare}
        notify={notifyEditor}
      />
    </>
  );
}

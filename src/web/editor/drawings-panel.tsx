// The author's drawings and the versions of the one that is open, beside the board.

import { computed, signal } from '@preact/signals';
import type { DraftVersion, SavedDraft } from '../../play/index.js';
import { notifyEditor } from '../app/notice.js';
import { LevelPicture } from '../cards/card.js';
import { copiedDraft } from '../drafts/drafts.js';
import { DraftsPanel } from '../drafts/panel.js';
import { draftsTexts } from '../texts/drafts.js';
import { showReviewNote } from './asking.js';
import { changedCells } from './changed-cells.js';
import { levelReview } from './review.js';
import { drawing, factsOfLevel, openLevelDrawing, restoreVersion } from './state.js';
import { duplicate, saveVersion } from './strokes.js';

const comparing = signal<{ readonly id: string; readonly version: DraftVersion } | undefined>(undefined);
const compared = computed(() =>
  comparing.value?.id === openLevelDrawing.id.value ? comparing.value.version : undefined,
);

const SOKOBAN = { puzzle: 'sokoban' } as const;
const rowsOf = ({ text }: Pick<SavedDraft, 'text'>): readonly string[] => text.split('\n');

/** The cells in which the drawing differs from the version that it is compared with. */
export const comparedCells = computed(() => compared.value && changedCells(drawing.value.rows, rowsOf(compared.value)));

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
        picture={(draft) => <LevelPicture collection={SOKOBAN} level={{ draft: { rows: rowsOf(draft) } }} />}
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

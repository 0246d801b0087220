// The author's Futoshiki drawings and the versions of the one that is open, beside the grid.

import { computed, signal } from '@preact/signals';
import type { DraftVersion, SavedDraft } from '../../../play/index.js';
import { notifyEditor } from '../../app/notice.js';
import { LevelPicture } from '../../cards/card.js';
import { copiedDraft } from '../../drafts/drafts.js';
import { DraftsPanel } from '../../drafts/panel.js';
import { draftsTexts } from '../../texts/drafts.js';
import { changedClues } from './puzzle-drawing.js';
import {
  openPuzzleDrawing,
  puzzleFacts,
  puzzleReview,
  puzzleSheet,
  puzzleTitle,
  restorePuzzleVersion,
  savedSheet,
} from './puzzle-state.js';

const FUTOSHIKI = { puzzle: 'futoshiki' } as const;

const comparing = signal<{ readonly id: string; readonly version: DraftVersion } | undefined>(undefined);
const compared = computed(() =>
  comparing.value?.id === openPuzzleDrawing.id.value ? comparing.value.version : undefined,
);

/** The clues in which the drawing differs from the version that it is compared with. */
export const comparedClues = computed(() => {
  const sheet = compared.value && savedSheet(compared.value);
  return sheet && changedClues(puzzleSheet.value, sheet);
});

function compare(version: DraftVersion | undefined): void {
  puzzleReview.showNote(undefined);
  comparing.value = version && { id: openPuzzleDrawing.id.peek(), version };
  const changed = comparedClues.peek();
  const places = changed && [...changed.cells, ...[...changed.signs].flatMap((key) => key.split(' ').map(Number))];
  notifyEditor(places && { tone: 'calm', lead: draftsTexts.differs(new Set(places).size) });
}

function restore(version: DraftVersion): void {
  comparing.value = undefined;
  restorePuzzleVersion(version);
  notifyEditor({ tone: 'calm', lead: draftsTexts.versionRestored });
}

function open(draft: SavedDraft | undefined): void {
  openPuzzleDrawing.open(draft);
  notifyEditor({
    tone: 'calm',
    lead: draft ? draftsTexts.nowOpen(draft.title || draftsTexts.untitled) : draftsTexts.isNew,
  });
}

export function savePuzzleVersion(): void {
  openPuzzleDrawing.save('saved');
  notifyEditor({ tone: 'calm', lead: draftsTexts.versionSaved });
}

export function duplicatePuzzle(): void {
  openPuzzleDrawing.duplicate(draftsTexts.copyOf(puzzleTitle.peek() || draftsTexts.untitled));
  notifyEditor({ tone: 'calm', lead: draftsTexts.duplicated });
}

export function PuzzleDraftsPanel() {
  const isCopy = copiedDraft.value === openPuzzleDrawing.id.value;
  return (
    <>
      {isCopy && <p role="status">{draftsTexts.copied}</p>}
      <DraftsPanel
        {...FUTOSHIKI}
        openId={openPuzzleDrawing.id.value}
        picture={(draft) => {
          const sheet = savedSheet(draft);
          return sheet ? <LevelPicture {...FUTOSHIKI} draft={sheet} /> : null;
        }}
        onOpen={open}
        onDuplicate={duplicatePuzzle}
        onVersion={savePuzzleVersion}
        onRestore={restore}
        compared={compared.value}
        facts={puzzleFacts.value}
        onCompare={compare}
        notify={notifyEditor}
      />
    </>
  );
}

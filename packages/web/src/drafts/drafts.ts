// The drawings of the editors: listed, saved at each stroke, with versions, deleted, restored. Every drawing is an entry of
// its own. If two pages change one drawing, both are saved: the page that writes second continues a copy.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type DraftContent, newDraft, type VersionReason, withContent, withVersion } from '@masu/core/play/drafts.js';
import type { SavedDraft } from '@masu/core/play/saved-data.js';
import { draftKey } from '@masu/core/play/saved-order.js';
import { signal } from '@preact/signals';
import { newId } from '../saves/new-id.js';
import { enqueue, forgetEntry, notifyPages, rememberEntry, saved, saveEntry } from '../saves/saves.js';
import { setTabGame, tabGame } from '../saves/tab-games.js';

/** Where an editor saves its drawing. Its id changes if another page changes the same drawing. */
interface DraftPlace {
  readonly puzzle: PuzzleId;
  id: string;
  /** When the drawing that it continues was saved. */
  seen: number | undefined;
}

/** The drawing that became a copy here, since another page changes the same one. */
export const copiedDraft = signal<string | undefined>(undefined);

/** The drawings of a puzzle, the latest first. */
export const puzzleDrafts = (puzzle: PuzzleId): readonly SavedDraft[] =>
  saved.value.drafts.filter((draft) => draft.puzzle === puzzle).sort((a, b) => b.savedAt - a.savedAt);

export const draftIn = ({ puzzle, id }: Pick<DraftPlace, 'puzzle' | 'id'>): SavedDraft | undefined =>
  saved.value.drafts.find((draft) => draft.puzzle === puzzle && draft.id === id);

const tabKey = (puzzle: PuzzleId): string => `draft ${puzzle}`;

/** The drawing to show first: this tab's, or else the one saved last. */
export function draftToOpen(puzzle: PuzzleId): SavedDraft | undefined {
  return draftIn({ puzzle, id: tabGame(tabKey(puzzle)) ?? '' }) ?? puzzleDrafts(puzzle)[0];
}

/** The place of this drawing, which becomes the tab's, or of a new one, which does so once it is saved. */
export function draftPlace(puzzle: PuzzleId, draft?: SavedDraft): DraftPlace {
  const place = { puzzle, id: draft?.id ?? newId(), seen: draft?.savedAt };
  if (draft) setTabDraft(place);
  return place;
}

function setTabDraft({ puzzle, id }: DraftPlace): void {
  if (tabGame(tabKey(puzzle)) !== id) setTabGame(tabKey(puzzle), id);
}

function write(place: DraftPlace, draft: SavedDraft): void {
  rememberEntry('drafts', draft);
  setTabDraft(place);
  void enqueue(async (to) => {
    const change = to.transaction('drafts');
    const stored = await change.store.get(draftKey(place));
    const isOthers = stored !== undefined && stored.savedAt !== place.seen;
    const written = { ...draft, id: isOthers ? newId() : place.id };
    const put = change.store.put(written, draftKey(written));
    change.commit();
    await Promise.all([put, change.done]);
    place.id = written.id;
    place.seen = written.savedAt;
    notifyPages({ kind: 'saved', list: 'drafts', entry: written });
    if (!isOthers) return;
    for (const entry of [stored, written]) rememberEntry('drafts', entry);
    setTabDraft(place);
    copiedDraft.value = place.id;
  });
}

/** Saves the drawing; with a reason, as a version, too. */
export function saveDraft(place: DraftPlace, content: DraftContent, why?: VersionReason): void {
  const before = draftIn(place) ?? newDraft(place.id, place.puzzle);
  // No two states of a drawing have the same time.
  const at = Math.max(Date.now(), before.savedAt + 1);
  const draft = withContent(before, content, at);
  write(place, why ? withVersion(draft, at, why) : draft);
}

/** Saves a drawing as it was before as a version; the drawing itself stays. */
export function saveVersionBefore(place: DraftPlace, before: DraftContent, why: VersionReason): void {
  const draft = draftIn(place);
  if (!draft) return;
  const at = Math.max(Date.now(), draft.savedAt + 1);
  write(place, withVersion({ ...draft, savedAt: at }, at, why, before));
}

export function dropDraft(draft: SavedDraft): void {
  const key = draftKey(draft);
  forgetEntry('drafts', key);
  void enqueue((to) => to.delete('drafts', key));
  notifyPages({ kind: 'dropped', list: 'drafts', key });
}

/** Restores a drawing that was deleted. */
export const restoreDraft = (draft: SavedDraft): void => saveEntry('drafts', draft);

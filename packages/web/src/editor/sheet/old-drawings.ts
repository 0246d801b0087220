// Earlier versions of masu had one drawing, and those whose place another level had taken, as settings. Each becomes a
// drawing of its own.

import { newDraft, withContent } from '@masu/core/play/drafts.js';
import { collectionId, type SavedDraft } from '@masu/core/play/saved-data.js';
import { draftIn, restoreDraft } from '../../drafts/drafts.js';
import { enqueue, forgetEntry, notifyPages, saved, savedValue } from '../../saves/saves.js';

const CURRENT = 'drawing';

/** The latest last, apart by a form feed. */
const REPLACED = 'drawings.replaced';

const APART = '\f';

/** Title, author, rows. */
function oldDraft(text: string, savedAt: number): SavedDraft {
  const [title = '', author = '', ...rows] = text.split('\n');
  // The same text always has the same id, whichever page moves it.
  return withContent(
    newDraft(`drawing-${collectionId(text)}`, 'sokoban'),
    { title, author, text: rows.join('\n') },
    savedAt,
  );
}

function dropSetting(name: string): void {
  const key = `web.${name}`;
  forgetEntry('settings', key);
  void enqueue((to) => to.delete('settings', key));
  notifyPages({ kind: 'dropped', list: 'settings', key });
}

export function moveOldDrawings(): void {
  const texts = [...savedValue(REPLACED, '').split(APART), savedValue(CURRENT, '')].filter(Boolean);
  if (texts.length === 0) return;
  const last = saved.peek().settings.find(({ key }) => key === `web.${CURRENT}`)?.at ?? Date.now();
  for (const [index, text] of texts.entries()) {
    const draft = oldDraft(text, Math.max(0, last - texts.length + 1 + index));
    if (!draftIn(draft)) restoreDraft(draft);
  }
  for (const name of [CURRENT, REPLACED]) dropSetting(name);
}

// The level that the address of the editor contains or names, opened as a new drawing.

import { defined } from '@masu/core/base/defined.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { notifyEditor } from '../app/notice.js';
import type { Route } from '../routes.js';
import { parseLevelLink } from '../share/level-link.js';
import { filesTexts } from '../texts/files.js';
import { notifyOpened, openFromCollection } from './editing.js';
import { openAsDrawing, openLevelDrawing } from './sheet/state.js';

const take = (drawn: Draft, origin?: string): void => notifyOpened(openLevelDrawing, openAsDrawing(drawn, origin));

/** Opens the level that the address contains, once: after a reload, or on the way back, its drawing is what it became. */
export function openAddress({ target: from }: Route): void {
  if (from.kind === 'none' || history.state?.isOpened) return;
  history.replaceState({ ...history.state, isOpened: true }, '');
  if (from.kind === 'collection')
    void openFromCollection('sokoban', from, ({ draft: drawn, title }) =>
      take({ ...(drawn as Draft), ...defined({ title }) }, from.collection),
    );
  if (from.kind !== 'link') return;
  const link = parseLevelLink(from.query);
  if (!link.ok) {
    notifyEditor({
      tone: 'ink',
      lead: link.error.code === 'cut-short' ? filesTexts.links.cutShort(link.error.row) : filesTexts.links.unreadable,
      strong: true,
    });
    return;
  }
  take(link.value.draft);
}

// The level that the address of the editor contains or names, opened as a new drawing.

import { defined } from '../../base/defined.js';
import type { Draft } from '../../sokoban/index.js';
import { notifyEditor } from '../app/notice.js';
import { loadCollection } from '../collections/data/collections.js';
import { route } from '../route.js';
import type { Route, RouteTarget } from '../routes.js';
import { parseLevelLink } from '../share/level-link.js';
import { draftsTexts } from '../texts/drafts.js';
import { filesTexts } from '../texts/files.js';
import { playTexts } from '../texts/play.js';
import { openAsDrawing, openLevelDrawing } from './state.js';

function take(drawn: Draft, origin?: string): void {
  const before = openAsDrawing(drawn, origin);
  if (!before) return;
  notifyEditor({
    tone: 'calm',
    lead: draftsTexts.opened,
    actions: [{ word: draftsTexts.earlier, act: () => openLevelDrawing.open(before) }],
  });
}

/** A level of a collection, by its address. */
async function openFromCollection(from: Extract<RouteTarget, { kind: 'collection' }>): Promise<void> {
  const collection = await loadCollection(from.collection).catch(() => undefined);
  if (route.peek().target !== from) return;
  const level = collection?.puzzle === 'sokoban' ? collection.levels[from.index] : undefined;
  if (level) take({ ...(level.draft as Draft), ...defined({ title: level.title }) }, from.collection);
  else notifyEditor({ tone: 'ink', lead: playTexts.links.noLevel, strong: true });
}

/** Opens the level that the address contains, once: after a reload, or on the way back, its drawing is what it became. */
export function openAddress({ target: from }: Route): void {
  if (from.kind === 'none' || history.state?.isOpened) return;
  history.replaceState({ ...history.state, isOpened: true }, '');
  if (from.kind === 'collection') void openFromCollection(from);
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

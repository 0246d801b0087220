// Opens the Sokoban level that the address names.

import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { notifySokoban } from '../app/notice.js';
import { newFollowing } from '../play/follow-games.js';
import { go } from '../route.js';
import { pageRoute } from '../routes.js';
import { playTexts } from '../texts/play.js';
import { currentLevel } from './state/state.js';

/** Loaded in parallel with the level. */
export const levelReader = () => import('./later/level-reader.js');

export const followSokobanRoute = newFollowing({
  puzzle: 'sokoban',
  last: 'last',
  notify: notifySokoban,
  missing: () => playTexts.links.noLevel,
  levelCount: (count) => playTexts.links.levelCount(count),
  refusalActions: () => [{ word: playTexts.links.choose, main: true, act: () => go(pageRoute('levels')) }],
  prepare: levelReader,
  async openDraft(draft, origin, asked, query) {
    const moves = query?.has('m') ? (await import('../share/level-link.js')).parseMovesLink(query) : '';
    return (await levelReader()).openDraft(draft as Draft, origin, asked, moves);
  },
  openLink: async (query, asked) => (await import('./open-link.js')).openLevelLink(query, asked),
  openNothing: (kind) => (kind === 'unknown' ? playTexts.links.noPage : playTexts.links.noLevel),
  isBegun: () => (currentLevel.value?.session.game.entries.length ?? 0) > 0,
});

// Opens the Sokoban level that the address names.

import type { Draft } from '../../../sokoban/index.js';
import { notifySokoban } from '../../app/notice.js';
import { newFollowing } from '../../play/follow-games.js';
import { go } from '../../route.js';
import { playTexts } from '../../texts/play.js';
import { currentLevel, openLevel } from './state.js';

/** Loaded in parallel with the level. */
const levelReader = () => import('./level-reader.js');

/**
 * Reading, validating, and drawing the largest boards take tens of milliseconds each, so they run in separate tasks.
 */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const followSokobanRoute = newFollowing({
  puzzle: 'sokoban',
  last: 'last',
  notify: notifySokoban,
  missing: () => playTexts.links.noLevel,
  levelCount: (count) => playTexts.links.levelCount(count),
  refusalActions: () => [
    { word: playTexts.links.choose, main: true, act: () => go({ page: 'levels', target: { kind: 'none' } }) },
  ],
  prepare: levelReader,
  async openDraft(draft, origin, { isAgain, isWanted }, query) {
    const read = (await levelReader()).readLevel(draft as Draft);
    await pause();
    if (!isWanted()) return 'left';
    if ('error' in read) return { error: (await import('../../said.js')).said(read.error) };
    const moves = query?.has('m') ? (await import('../../share/level-link.js')).parseMovesLink(query) : '';
    return (await openLevel(read, origin, isWanted, { moves, isAgain })) ? 'opened' : 'left';
  },
  openLink: async (query, asked) => (await import('./open-link.js')).openLevelLink(query, asked),
  openNothing: (kind) => (kind === 'unknown' ? playTexts.links.noPage : playTexts.links.noLevel),
  isBegun: () => (currentLevel.value?.session.game.entries.length ?? 0) > 0,
});

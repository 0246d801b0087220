// What the keys of the page do: commands go to the session, the rest to the page.

import { sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { notifyNotLoaded } from '../../app/notice.js';
import type { Origin } from '../../play/play-state.js';
import { toggleSetting } from '../../saves/saves.js';
import { goByLevels } from '../head.js';
import { keyMeaning, type PageKey } from '../keys/keys.js';
import { takeViewKey } from '../keys/view-keys.js';
import { changeSpeed, pause, togglePlay } from '../state/replay.js';
import { currentLevel, isGameSolved, performSokoban, undoBy } from '../state/state.js';
import { afterLevel } from './load-after-level.js';

/** An action that returns false didn't use the key. */
const PAGE_ACTIONS: Readonly<Partial<Record<PageKey, (origin: Origin) => unknown>>> = {
  next: (origin) => goByLevels(origin, 1),
  previous: (origin) => goByLevels(origin, -1),
  hint: () => performSokoban({ kind: 'hint' }),
  'why-not': () => afterLevel().then(({ askWhyNot }) => askWhyNot()),
  dead: () => toggleSetting('dead'),
  warn: () => toggleSetting('warn'),
  bound: () => toggleSetting('bound'),
  box: () => import('../ghosts.js').then(({ chooseNextBox }) => chooseNextBox()),
  ghosts: () => toggleSetting('ghosts'),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  // After a win, Enter opens the next level.
  finish: () =>
    isGameSolved.peek() && import('../won.js').then(({ openNextLevel }) => openNextLevel(), notifyNotLoaded),
};

/** True if the key was used. */
export function takeSokobanKey(event: KeyboardEvent): boolean {
  const meaning = keyMeaning(event, undoBy.peek());
  const open = currentLevel.value;
  if (!meaning || !open) return false;
  if ('page' in meaning) {
    const { session, origin } = open;
    if (takeViewKey(meaning.page, sokobanPosition(session).player, session.game.level.width)) return true;
    return PAGE_ACTIONS[meaning.page]?.(origin) !== false;
  }
  pause();
  performSokoban(meaning.command, event.repeat && meaning.command.kind !== 'move');
  return true;
}

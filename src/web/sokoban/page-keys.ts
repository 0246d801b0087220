// What the keys of the page do: commands go to the session, the rest to the page.

import { sokobanPosition } from '../../session/index.js';
import { onward } from '../collections/data/onward.js';
import { playTexts } from '../texts/play.js';
import { goByLevels } from './go-by.js';
import { meaningOfKey, type PageKey } from './keys/keys.js';
import { takeViewKey } from './keys/view-keys.js';
import { changeSpeed, pause, togglePlay } from './state/replay.js';
import { currentLevel, isGameSolved, type Origin, performSokoban, toggle, undoBy } from './state/state.js';

/** An action that returns false didn't use the key. */
const PAGE_ACTIONS: Readonly<Partial<Record<PageKey, (origin: Origin) => unknown>>> = {
  next: (origin) => goByLevels(origin, 1),
  previous: (origin) => goByLevels(origin, -1),
  hint: () => performSokoban({ kind: 'hint' }),
  'why-not': () => import('./after-level.js').then(({ askWhyNot }) => askWhyNot()),
  dead: () => toggle('dead', false),
  warn: () => toggle('warn', true),
  bound: () => toggle('bound', true),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  // After a win, Enter opens the next level.
  finish: (origin) => isGameSolved.peek() && onward('sokoban', origin, playTexts.play.nextLevel).act(),
};

/** True if the key was used. */
export function takeKey(event: KeyboardEvent): boolean {
  const meaning = meaningOfKey(event, undoBy.peek());
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

// What the keys of the page do: commands go to the session, the rest to the page.

import { isHelpOpen } from '../app/help-open.js';
import { neighbor } from './head.js';
import { meaningOfKey, type PageKey } from './keys.js';
import { changeSpeed, pause, togglePlay } from './replay.js';
import { current, type Origin, perform, toggle } from './state.js';

const PAGE_ACTIONS: Readonly<Record<PageKey, (origin: Origin) => void>> = {
  next: (origin) => neighbor(origin, 1)?.(),
  previous: (origin) => neighbor(origin, -1)?.(),
  hint: () => perform({ kind: 'hint' }),
  dead: () => toggle('dead', false),
  warn: () => toggle('warn', true),
  bound: () => toggle('bound', true),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  help: () => {
    isHelpOpen.value = true;
  },
};

/** True where the key was used. */
export function takeKey(event: KeyboardEvent): boolean {
  const meaning = meaningOfKey(event);
  const open = current.value;
  if (!meaning || !open) return false;
  if ('page' in meaning) PAGE_ACTIONS[meaning.page](open.origin);
  else {
    pause();
    perform(meaning.command, event.repeat && meaning.command.kind !== 'move');
  }
  return true;
}

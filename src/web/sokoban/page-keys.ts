// The keys of the whole page: commands go to the table, the rest to what the page can do.

import { isHelpOpen } from '../app/help-open.js';
import { askHint } from './ask-hint.js';
import { neighbor } from './head.js';
import { askOfKey, type PageKey } from './keys.js';
import { changeSpeed, pause, togglePlay } from './replay.js';
import { type Origin, perform, table, toggle } from './table.js';

const PAGE_ACTIONS: Readonly<Record<PageKey, (origin: Origin) => void>> = {
  next: (origin) => neighbor(origin, 1)?.(),
  previous: (origin) => neighbor(origin, -1)?.(),
  hint: () => askHint(),
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
  const ask = askOfKey(event);
  const laid = table.value;
  if (!ask || !laid) return false;
  if ('page' in ask) PAGE_ACTIONS[ask.page](laid.origin);
  else {
    pause();
    perform(ask.command, event.repeat && ask.command.kind !== 'move');
  }
  return true;
}

// What the keys of the page do: commands go to the session, the rest to the page.

import { ZOOM_STEP, zoomBy } from '../board/zoom.js';
import { meaningOfKey, type PageKey } from './keys.js';
import { neighbor } from './neighbor.js';
import { changeSpeed, pause, togglePlay } from './replay.js';
import { current, isSolved, type Origin, perform, toggle, undoBy, zoom } from './state.js';

/** An action that says false didn't use the key. */
const PAGE_ACTIONS: Readonly<Record<PageKey, (origin: Origin) => unknown>> = {
  next: (origin) => neighbor(origin, 1)?.(),
  previous: (origin) => neighbor(origin, -1)?.(),
  hint: () => perform({ kind: 'hint' }),
  dead: () => toggle('dead', false),
  warn: () => toggle('warn', true),
  bound: () => toggle('bound', true),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  'zoom-in': () => zoomBy(zoom, ZOOM_STEP),
  'zoom-out': () => zoomBy(zoom, 1 / ZOOM_STEP),
  fit: () => zoomBy(zoom, 0),
  // After a win, Enter goes on.
  finish: (origin) => isSolved.peek() && neighbor(origin, 1)?.(),
};

/** True where the key was used. */
export function takeKey(event: KeyboardEvent): boolean {
  const meaning = meaningOfKey(event, undoBy.peek());
  const open = current.value;
  if (!meaning || !open) return false;
  if ('page' in meaning) return PAGE_ACTIONS[meaning.page](open.origin) !== false;
  pause();
  perform(meaning.command, event.repeat && meaning.command.kind !== 'move');
  return true;
}

// Opens the position of the game in the editor, as a new drawing. Loaded when it is asked for.

import { sokobanPosition } from '../../../session/index.js';
import { showPosition } from '../../../sokoban/index.js';
import { go } from '../../route.js';
import { makeLevelLink } from '../../share/level-link.js';
import { currentLevel } from './state.js';

export function drawFromHere(): void {
  const open = currentLevel.value;
  if (!open) return;
  const { draft, session, origin } = open;
  const rows = showPosition(session.game.level, sokobanPosition(session));
  const title = draft.title ?? origin.title;
  go({ page: 'editor', target: { kind: 'link', query: makeLevelLink({ ...draft, rows, title }) } });
}

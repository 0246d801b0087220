// Opens the position of the game in the editor, as a new drawing. Loaded when it is asked for.

import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { go } from '../../route.js';
import { linkRoute } from '../../routes.js';
import { makeLevelLink } from '../../share/level-link.js';
import { currentLevel } from '../state/state.js';

export function drawFromHere(): void {
  const open = currentLevel.value;
  if (!open) return;
  const { draft, session, origin } = open;
  const rows = showPosition(session.game.level, sokobanPosition(session));
  const title = draft.title ?? origin.title;
  go(linkRoute('editor', makeLevelLink({ ...draft, rows, title })));
}

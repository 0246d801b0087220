// The Sokoban board in words, for assistive technology. Loaded after its picture.

import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { type SokobanSession, sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { TextGrid } from '../../../board/text-grid.js';
import { filesTexts } from '../../../texts/files.js';
import { ghosts, labels, sokobanSession } from '../../state/state.js';

/** The rows in board letters: cells outside the walls are not called floor. */
function wordRows(of: SokobanSession): string[] {
  const { level } = of.game;
  return showPosition(level, sokobanPosition(of)).map((row, y) =>
    [...row].map((letter, x) => (letter === ' ' && level.walls[y * level.width + x] ? '_' : letter)).join(''),
  );
}

export function TextBoard() {
  const now = sokobanSession.value;
  if (!now) return null;
  const { width, height } = now.game.level;
  return (
    <TextGrid
      of={sokobanPosition(now)}
      rows={() => wordRows(now)}
      cells={width * height}
      name={filesTexts.grid}
      nameAt={(ghosts.value ?? labels.value)?.text}
    />
  );
}

// Texts of reverse mode.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  about: 'Boxes start on the goals. Walk as usual; hold Shift (or turn on Pull) to drag the box behind you.',
  board: 'Sokoban board in reverse mode. Use the arrow keys to walk, Shift and an arrow key to pull.',
  grid: 'The board as text',
  pull: 'Pull',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  leave: 'Forward mode',
  start: 'Pull every box back to where it starts.',
  startRest: 'The dots show where. Before the first pull, click a cell to place the player.',
  pulled: { up: 'Pulled up.', right: 'Pulled right.', down: 'Pulled down.', left: 'Pulled left.' },
  blocked: 'Blocked.',
  nothingToPull: 'No box to pull.',
  cannotWalk: 'Can’t walk there.',
  left: (count: number) => `${countOf(count, 'box', 'boxes')} to go.`,
  undone: 'Undone.',
  redone: 'Redone.',
  restarted: 'Every box is back on a goal.',
  solved: 'Solved in reverse.',
  solvedRest: 'Reversed, these moves solve the level.',
  playForward: 'Play forward',
  counts: (moves: number, pulls: number) => `${countOf(moves, 'move', 'moves')}, ${countOf(pulls, 'pull', 'pulls')}`,
} as const;

export const R = inLanguage('reverse', ENGLISH);

// Texts of reverse mode.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  about: 'Boxes start on the goals. Before the first pull, click or tap a cell to place the player there.',
  board: 'Sokoban board in reverse mode. Use the arrow keys to walk, Shift and an arrow key to pull.',
  grid: 'The board as text',
  pull: 'Pull',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  leave: 'Leave',
  leaveMode: 'Leave reverse mode',
  start: 'Pull every box back to where it starts.',
  startRest: 'The dots show where. Hold Shift (or turn on Pull) to drag the box behind you.',
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
  countsHeading: 'Counts of reverse mode',
  pulls: 'Pulls',
  pullsWord: (count: number) => (count === 1 ? 'pull' : 'pulls'),
  atStart: 'At start',
  atStartWord: (count: number) => `of ${count} at start`,
  counts: (moves: number, pulls: number) => `${countOf(moves, 'move', 'moves')}, ${countOf(pulls, 'pull', 'pulls')}`,
} as const;

export const R = inLanguage('reverse', ENGLISH);

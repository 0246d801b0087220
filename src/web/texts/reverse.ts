// The words of playing backwards.

import { countOf } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';

const boxes = (count: number): string => countOf(count, 'box', 'boxes');

export const R = {
  about: 'Boxes begin at home. Walk as usual; with Pull on, or with Shift, the box behind you comes along.',
  board: 'Sokoban board, played backwards. Arrow keys walk, Shift and an arrow pulls.',
  grid: 'The board as text',
  pull: 'Pull',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  leave: 'Forward',
  start: 'Pull every box back to where it began.',
  startRest: 'The dots show where. Before the first pull a click places the player.',
  pulled: (direction: Direction) => `Pulled ${direction}.`,
  blocked: 'Blocked.',
  nothing: 'Nothing to pull there.',
  left: (count: number) => `${boxes(count)} to pull back.`,
  undone: 'Undone.',
  redone: 'Redone.',
  restarted: 'Every box is at home again.',
  done: 'Back at the start.',
  doneRest: 'Played the other way round, this is a solution.',
  forward: 'Play it forward',
  counts: (moves: number, pulls: number) => `${countOf(moves, 'move', 'moves')}, ${countOf(pulls, 'pull', 'pulls')}`,
} as const;

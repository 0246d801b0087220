// Messages about what happens in a Sokoban game. Loaded after the board is shown.

import { countOf, formatNumber } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';
import { inLanguage } from './language.js';

const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  up: 'up',
  right: 'right',
  down: 'down',
  left: 'left',
};

const boxes = (count: number): string => countOf(count, 'box', 'boxes');
const pushes = (count: number): string => countOf(count, 'push', 'pushes');
const moves = (count: number): string => countOf(count, 'move', 'moves');

const withDirection = (message: (direction: string) => string) => (direction: Direction) =>
  message(DIRECTION_NAMES[direction]);

export const ENGLISH = {
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  welcome: 'Push every box onto a goal.',
  howToMove: {
    keys: 'Push every box onto a goal: move with the arrow keys, or click a cell to walk there.',
    touch: 'Push every box onto a goal: swipe to move, or tap a cell to walk there.',
  },
  pushed: {
    neither: withDirection((direction) => `Pushed ${direction}.`),
    onto: withDirection((direction) => `Pushed ${direction} onto goal.`),
    off: withDirection((direction) => `Pushed ${direction} off its goal.`),
  },
  left: (count: number, bound?: number) =>
    bound === undefined ? `${boxes(count)} to go.` : `${boxes(count)} to go, at least ${pushes(bound)}.`,
  allOnGoals: 'Every box is on a goal.',
  leftShort: (count: number) => `${formatNumber(count)} to go.`,
  blocked: { wall: 'Wall.', 'box-wall': 'Blocked by a wall.', 'box-box': 'Blocked by another box.' },
  movesBlocked: (made: number) =>
    made === 0 ? 'Move 1 is blocked.' : `Move ${made + 1} is blocked. Played the ${moves(made)} before it.`,
  undone: {
    walk: withDirection((direction) => `Undone: step ${direction}.`),
    push: withDirection((direction) => `Undone: push ${direction}.`),
    jump: () => 'Undone.',
  },
  redone: {
    walk: withDirection((direction) => `Redone: step ${direction}.`),
    push: withDirection((direction) => `Redone: push ${direction}.`),
    jump: () => 'Redone.',
  },
  undoneMany: (count: number) => `Undone: ${moves(count)}.`,
  redoneMany: (count: number) => `Redone: ${moves(count)}.`,
  undoneShort: 'Undone.',
  redoneShort: 'Redone.',
  nothingToUndo: 'Nothing to undo: this is the start.',
  nothingToRedo: 'Nothing to redo.',
  resumed: (count: number) => `Your game continues after ${moves(count)}.`,
  movesMade: (index: number, total: number) => `Move ${formatNumber(index)} of ${formatNumber(total)}.`,
  restarted: 'Back to the start.',
  restartedRest: 'Undo to get your moves back.',
  selected: (row: number, column: number) => `Box selected at row ${row}, column ${column}.`,
  selectedRest: (targets: number) =>
    targets === 0
      ? 'It can’t be pushed from here.'
      : targets === 1
        ? 'The dot shows the only cell it can go to.'
        : `The dots show the ${formatNumber(targets)} cells it can go to.`,
  cannotWalk: 'Can’t walk there without pushing a box.',
  cannotPush: 'The box can’t be pushed there.',
  snapshotSet: (slot: number) => `Snapshot ${slot} saved.`,
  snapshotSetRest: (slot: number) => `Press ${slot} to return here.`,
  snapshotRestored: (slot: number) => `Back at snapshot ${slot}.`,
  snapshotEmpty: (slot: number) => `Snapshot ${slot} is empty.`,
  snapshotEmptyRest: (slot: number) => `Press Alt+${slot} to save one.`,
  solved: (moveCount: number, pushCount: number) => `in ${moves(moveCount)}, ${pushes(pushCount)}.`,
  solvedWord: 'Solved',
  solvedSpoken: (moveCount: number, pushCount: number) => `Solved. ${moves(moveCount)}, ${pushes(pushCount)}.`,
  playYourself: 'Play it yourself',
  shownSolution: (moveCount: number, pushCount: number) =>
    `End of the solution: ${moves(moveCount)}, ${pushes(pushCount)}.`,
  shownRest: 'Shown moves earn no seal and no record.',
  recordNews: {
    first: 'Your first solution.',
    both: 'New best for both moves and pushes.',
    moves: 'New best for moves.',
    pushes: 'New best for pushes.',
    equal: 'Same as your best.',
    'equal-moves': 'As few moves as your best.',
    'equal-pushes': 'As few pushes as your best.',
    none: '',
  },
  newBestSpoken: 'New best.',
  deadlock: 'Deadlock: this position can’t be solved.',
  reasons: {
    corner: (count: number) =>
      count > 1 ? 'The marked boxes are stuck in corners.' : 'The marked box is stuck in a corner.',
    'dead-square': (count: number) =>
      count > 1 ? 'The marked boxes can no longer reach a goal.' : 'The marked box can no longer reach a goal.',
    frozen: (count: number) =>
      count === 1
        ? 'The marked box is frozen: it can never move again.'
        : 'The marked boxes are frozen: they can never move again.',
    pinned: (count: number) =>
      count === 1
        ? 'Every push of the marked box leads to a deadlock.'
        : 'The marked boxes block each other: every push of one leads to a deadlock.',
    'goal-shortage': () => 'There aren’t enough reachable goals for the marked boxes.',
  },
  deadlockSpoken: (cells: string, advice = '') => `Deadlock: ${cells}. ${advice}`.trim(),
  undoKey: 'Press U to undo.',
  undoExactly: (count: number) => `Undo ${pushes(count)} to reach a position that can be solved.`,
  undoEnough: (count: number) => `Undo ${pushes(count)}: a solution was found from there. Fewer may be enough.`,
  undoAtLeast: (count: number) => `Undo at least ${pushes(count)}, then ask again.`,
  undoNever: 'Proven: this level has no solution.',
  undoPush: (count: number) => (count === 1 ? 'Undo push' : `Undo ${pushes(count)}`),
  keepPlaying: 'Keep playing',
  firstLevel: (collection: string) => `This is the first level of ${collection}.`,
  lastLevel: (collection: string) => `This is the last level of ${collection}.`,
  notInCollection: 'This level isn’t part of a collection.',
  replay: 'Replay',
} as const;

export const W = inLanguage('events', ENGLISH);

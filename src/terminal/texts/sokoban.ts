// Texts of a Sokoban game.

import { countOf } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';

const moves = (count: number): string => countOf(count, 'move', 'moves');
const pushes = (count: number): string => countOf(count, 'push', 'pushes');
const boxesLeft = (count: number): string => countOf(count, 'box to go', 'boxes to go');

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (count: number): string => SMALL[count] ?? String(count);

/** "2 pushes", "2 to 5 pushes", "at least 2 pushes". */
function toUndo(least: number, enough: number | undefined): string {
  if (enough === undefined) return `at least ${pushes(least)}`;
  return enough <= least ? pushes(enough) : `${least} to ${pushes(enough)}`;
}

export const ENGLISH = {
  moves,
  pushes,
  score: (moveCount: number, pushCount: number) => `${moves(moveCount)}, ${pushes(pushCount)}`,
  pushed: {
    neither: (direction: Direction) => `Pushed ${direction}.`,
    off: (direction: Direction, left: number) => `Pushed ${direction} off its goal. ${boxesLeft(left)}.`,
    /** `bound`: pushes still needed, if known and to be shown. */
    onto: (direction: Direction, left: number, bound: number | undefined) =>
      bound === undefined
        ? `Pushed ${direction} onto goal. ${boxesLeft(left)}.`
        : `Pushed ${direction} onto goal. ${boxesLeft(left)}, at least ${pushes(bound)}.`,
  },
  undonePush: (direction: Direction) => `Undone: push ${direction}.`,
  undoneJump: 'Undone: jump.',
  redonePush: (direction: Direction) => `Redone: push ${direction}.`,
  /** `letter`: the direction as it was typed. */
  blockedByWall: (index: number, letter: string) => `Move ${index} (${letter}) is blocked by a wall.`,
  blockedByBox: (index: number, letter: string) => `Move ${index} (${letter}) is blocked by a box.`,
  playedBefore: (count: number) => `Played the ${moves(count)} before it.`,
  solved: (moveCount: number, pushCount: number) => `Solved in ${moves(moveCount)}, ${pushes(pushCount)}.`,
  /** With moves that masu made: from a solver, a link, or a record. */
  solvedShown: (moveCount: number, pushCount: number) =>
    `Solved with masu’s moves: ${moves(moveCount)}, ${pushes(pushCount)}. This is not a record.`,
  news: {
    both: 'New best for both moves and pushes.',
    moves: 'New best for moves.',
    pushes: 'New best for pushes.',
  },
  deadlock: {
    corner: (boxes: number) =>
      boxes === 1
        ? 'Deadlock: the marked box is in a corner.'
        : `Deadlock: the ${inWords(boxes)} marked boxes are in corners.`,
    'dead-square': (boxes: number) =>
      boxes === 1
        ? 'Deadlock: the marked box can no longer reach a goal.'
        : `Deadlock: the ${inWords(boxes)} marked boxes can no longer reach goals.`,
    frozen: (boxes: number) =>
      boxes === 1
        ? 'Deadlock: the marked box can never move again.'
        : `Deadlock: the ${inWords(boxes)} marked boxes are frozen.`,
    pinned: (boxes: number) =>
      boxes === 1
        ? 'Deadlock: the marked box can only be pushed onto dead squares.'
        : `Deadlock: the ${inWords(boxes)} marked boxes can only be pushed onto dead squares.`,
    'goal-shortage': (boxes: number) =>
      boxes === 1
        ? "Deadlock: the marked box can't reach a free goal."
        : `Deadlock: the ${inWords(boxes)} marked boxes can't all reach goals.`,
  },
  /** Fewer than `least` don't help; after `enough`, if known, a solution was found. */
  undo: (least: number, enough: number | undefined) => `Undo ${toUndo(least, enough)}.`,
  noHint: 'No hint from here: undo at least one push, then ask again.',
  noHintUndo: (least: number, enough: number | undefined) =>
    `No hint from here: undo ${toUndo(least, enough)}, then ask again.`,
  levelUnsolvable: 'The level has no solution, not even from its start.',
  unsolvable: 'Proven: no solution from here.',
  allInView: 'The whole level is in view.',
  cannotWalk: "Can't walk there without pushing a box.",
  boxSelected: 'Box selected. The dots show where it can go.',
  boxBlocked: "You can't push this box right now.",
  cannotPush: "This box can't go there.",
  snapshotEmpty: (slot: number) => `Snapshot ${slot} is empty. Press Alt+${slot} to save one.`,
  snapshotSet: (slot: number) => `Snapshot ${slot} saved. Press ${slot} to return.`,
  snapshotRestored: (slot: number) => `Back at snapshot ${slot}. Undo to get your moves back.`,
  hint: {
    title: (step: number) => `Hint ${step} of 4`,
    /** For a single line. */
    line: (step: number, text: string) => `Hint ${step} of 4: ${text}`,
    region: {
      middle: 'Look at the middle. The next box to push is there.',
      left: 'Look at the left half. The next box to push is there.',
      right: 'Look at the right half. The next box to push is there.',
      upper: 'Look at the upper half. The next box to push is there.',
      lower: 'Look at the lower half. The next box to push is there.',
    },
    /** `mark`: how the board draws it. */
    box: (mark: string) => `The box marked ${mark}.`,
    push: (direction: Direction) => `Push it ${direction}.`,
    left: (count: number) => `${pushes(count)} to go.`,
    leftProven: (count: number) => `${pushes(count)} to go. Proven minimum.`,
    /** What the next press of i shows. */
    more: {
      1: () => 'i: which box',
      2: () => 'i: which push',
      3: (count: number) => `i: full solution (${pushes(count)})`,
      4: () => 'i: replay it',
    },
  },
  /** Labels of the counts; their values are in a column after them. */
  counts: { moves: 'moves', pushes: 'pushes', onGoal: 'on goal', time: 'time', best: 'best' },
  countsLine: (moveCount: number, pushCount: number, onGoals: number, boxes: number) =>
    `${moves(moveCount)}, ${pushes(pushCount)}, on goal ${onGoals}/${boxes}`,
  bound: (count: number) => `at least ${pushes(count)} to go`,
  options: {
    dead: { on: 'Dead squares: on.', off: 'Dead squares: off.' },
    warnings: { on: 'Deadlock warnings: on.', off: 'Deadlock warnings: off.' },
    bound: { on: 'Minimum pushes left: on.', off: 'Minimum pushes left: off.' },
    time: { on: 'Time: on.', off: 'Time: off.' },
  },
} as const;

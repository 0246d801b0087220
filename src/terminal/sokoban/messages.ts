// The sentences of a Sokoban game, for the full screen and for line mode: the session's events and state in words.

import { countOf } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';
import type { SokobanEvent, SokobanHint, SokobanRecordNews, UndoAdvice } from '../../session/index.js';
import {
  cellMessage,
  type Deadlock,
  type DeadlockReason,
  type Level,
  pushesToUndoMessage,
  regionMessage,
} from '../../sokoban/index.js';
import { cellsMessage } from '../game/messages.js';

export type PushedEvent = SokobanEvent & { kind: 'pushed' };
type Blocked = SokobanEvent & { kind: 'blocked' | 'moves-blocked' };

export const moveCount = (moves: number): string => countOf(moves, 'move', 'moves');
export const pushCount = (pushes: number): string => countOf(pushes, 'push', 'pushes');
export const boxesLeft = (boxes: number): string => countOf(boxes, 'box left', 'boxes left');

/** `lowerBound`: pushes still needed, where known and wanted. */
export function pushMessage({ direction, goal, boxesLeft: left }: PushedEvent, lowerBound?: number): string {
  if (goal === 'neither') return `Pushed ${direction}.`;
  if (goal === 'off') return `Pushed ${direction} off its goal. ${boxesLeft(left)}.`;
  const atLeast = lowerBound === undefined || left === 0 ? '' : `, at least ${pushCount(lowerBound)}`;
  return `Pushed ${direction} onto goal. ${boxesLeft(left)}${atLeast}.`;
}

/** For line mode and screen readers: what happened, what is left. */
export function pushLine({ direction, goal, boxesLeft: left }: PushedEvent): string {
  if (goal === 'neither') return `pushed ${direction}`;
  return `pushed ${direction} ${goal === 'onto' ? 'onto goal' : 'off goal'}, ${left} left`;
}

const BLOCKED: Readonly<Record<Blocked['by'], string>> = {
  wall: 'Blocked by a wall.',
  'box-wall': 'Blocked by a wall behind the box.',
  'box-box': 'Blocked by another box.',
};

export const blockedMessage = ({ by }: Blocked): string => BLOCKED[by];

/** Which of several moves could not be made. */
export function movesBlockedMessage({ made, direction, by }: SokobanEvent & { kind: 'moves-blocked' }): string {
  const letters: Readonly<Record<Direction, string>> = { left: 'L', up: 'U', right: 'R', down: 'D' };
  const before = made === 0 ? '' : ` Played the ${moveCount(made)} before it.`;
  return `Move ${made + 1} (${letters[direction]}) is blocked by a ${by === 'wall' ? 'wall' : 'box'}.${before}`;
}

const NEWS: Readonly<Record<SokobanRecordNews['news'], string>> = {
  first: '',
  both: ' New best for both moves and pushes.',
  moves: ' New best for moves.',
  pushes: ' New best for pushes.',
  equal: '',
  none: '',
};

export const solvedMessage = (
  { moves, pushes }: { readonly moves: number; readonly pushes: number },
  news: SokobanRecordNews['news'] = 'none',
): string => `Solved in ${moveCount(moves)}, ${pushCount(pushes)}.${NEWS[news]}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const REASONS: Readonly<Record<DeadlockReason, readonly [one: string, many: string]>> = {
  corner: ['is in a corner', 'are in corners'],
  'dead-square': ['can no longer reach a goal', 'can no longer reach goals'],
  frozen: ['can never move again', 'are frozen'],
  pinned: ['can only be pushed onto dead squares', 'can only be pushed onto dead squares'],
  'goal-shortage': ["can't reach a free goal", "can't all reach goals"],
};

/** A deadlock where its boxes are marked on a board. */
export function markedDeadlockMessage({ reason, boxes }: Deadlock): string {
  const { length } = boxes;
  const [one, many] = REASONS[reason];
  return length === 1
    ? `Deadlock: the marked box ${one}.`
    : `Deadlock: the ${SMALL[length] ?? length} marked boxes ${many}.`;
}

/** A deadlock where there is no board to mark: its boxes by row and column. */
export function deadlockLine(level: Level, { boxes }: Deadlock): string {
  const fate = boxes.length === 1 ? 'can no longer reach a goal' : 'can no longer all reach goals';
  return `Deadlock: ${cellsMessage(boxes, level.width)} ${fate}.`;
}

const LEVEL_UNSOLVABLE = 'The level has no solution, not even from its start.';

/** How many pushes to undo; empty where nothing is known. */
export function undoMessage(advice: UndoAdvice | undefined): string {
  if (!advice) return '';
  return advice.kind === 'undo' ? `Undo ${pushesToUndoMessage(advice)}.` : LEVEL_UNSOLVABLE;
}

/** What to do where no hint can be given. */
export function noHintMessage(advice: UndoAdvice | undefined): string {
  if (!advice) return 'No hint from here: undo at least one push, then ask again.';
  if (advice.kind === 'level-unsolvable') return LEVEL_UNSOLVABLE;
  return `No hint from here: undo ${pushesToUndoMessage(advice)}, then ask again.`;
}

export const UNSOLVABLE = 'Proven: no solution from here.';

/**
 * The open steps of a hint, a sentence each. `mark`: how the board draws the box, where there is a board to look at. A
 * board has no numbers at its edges, so a row and a column would have to be counted.
 */
export function hintSentences(level: Level, hint: SokobanHint, mark?: string): string[] {
  const { push, pushesLeft, isOptimal, detail } = hint;
  const sentences = [
    `Look at ${regionMessage(level, push.from)}. The next box to push is there.`,
    mark === undefined ? `The box at ${cellMessage(level, push.from)}.` : `The box marked ${mark}.`,
    `Push it ${push.direction}.`,
    isOptimal ? `${pushCount(pushesLeft)} to go. Proven minimum.` : `${pushCount(pushesLeft)} to go.`,
  ];
  return detail === 1 ? sentences.slice(0, 1) : sentences.slice(1, detail);
}

export const SOKOBAN_MESSAGES = {
  allInView: 'The whole level is in view.',
  cannotWalk: "Can't walk there without pushing a box.",
  boxSelected: 'Box selected. The dots show where it can go.',
  boxBlocked: "You can't push this box right now.",
  cannotPush: "This box can't go there.",
  snapshotEmpty: (slot: number) => `Snapshot ${slot} is empty. Press Alt+${slot} to save one.`,
  snapshotSet: (slot: number) => `Snapshot ${slot} saved. Press ${slot} to return.`,
  snapshotRestored: (slot: number) => `Back at snapshot ${slot}. Undo to get your moves back.`,
} as const;

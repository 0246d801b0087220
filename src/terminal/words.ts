// The sentences of the terminal, in one place: short, exact, kind; what is, then what can be done. The same events have
// the same words in the full screen and in the line mode. Rows and columns count from 1.

import type { Direction } from '../base/grid.js';
import type { PuzzleId } from '../base/puzzle.js';

export const PUZZLE_NAMES: Readonly<Record<PuzzleId, string>> = { sokoban: 'Sokoban', futoshiki: 'Futoshiki' };

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Small numbers in words, for running text. */
export const inWords = (count: number): string => SMALL[count] ?? grouped(count);

/** 1204000 as 1,204,000. */
export function grouped(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

export const boxesLeft = (count: number): string => plural(count, 'box left', 'boxes left');

/** 0:07, 12:30, 1:02:03. */
export function clockTime(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "column 5", "columns 5 and 6", "columns 1, 4, and 7". */
function listed(word: string, numbers: readonly number[]): string {
  const [last, ...before] = [...numbers].reverse();
  if (before.length === 0) return `${word} ${last}`;
  return `${word}s ${before.reverse().join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
}

/** Places row by row: "row 6, columns 5 and 6; row 7, column 2". */
export function placesInWords(cells: readonly number[], width: number): string {
  const rows = new Map<number, number[]>();
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const row = Math.floor(cell / width) + 1;
    rows.set(row, [...(rows.get(row) ?? []), (cell % width) + 1]);
  }
  return [...rows].map(([row, columns]) => `row ${row}, ${listed('column', columns)}`).join('; ');
}

export type PushEnd = 'onto-goal' | 'off-goal' | 'plain';

export interface PushEvent {
  readonly direction: Direction;
  readonly end: PushEnd;
  readonly left: number;
  /** Pushes still needed at least, where known. */
  readonly bound?: number | undefined;
}

export function pushWords({ direction, end, left, bound }: PushEvent): string {
  if (end === 'plain') return `Pushed ${direction}.`;
  if (end === 'off-goal') return `Pushed ${direction} off its goal. ${boxesLeft(left)}.`;
  const atLeast = bound === undefined || left === 0 ? '' : `, at least ${plural(bound, 'push', 'pushes')}`;
  return `Pushed ${direction} onto goal. ${boxesLeft(left)}${atLeast}.`;
}

/** For the line mode and screen readers: what happened, what is left. */
export function pushSpoken({ direction, end, left }: PushEvent): string {
  if (end === 'plain') return `pushed ${direction}`;
  return `pushed ${direction} ${end === 'onto-goal' ? 'onto goal' : 'off goal'}, ${left} left`;
}

export const BLOCKED_WORDS = {
  wall: 'Blocked by a wall.',
  'box-wall': 'Blocked by a wall behind the box.',
  'box-box': 'Blocked by another box.',
} as const;

export interface SolvedEvent {
  readonly moves: number;
  readonly pushes: number;
  readonly best: 'both' | 'moves' | 'pushes' | 'first' | 'neither';
}

const BEST_WORDS: Readonly<Record<SolvedEvent['best'], string>> = {
  first: '',
  both: ' New best for both moves and pushes.',
  moves: ' New best for moves.',
  pushes: ' New best for pushes.',
  neither: '',
};

export function solvedMessage({ moves, pushes, best }: SolvedEvent): string {
  return `Solved in ${plural(moves, 'move')}, ${plural(pushes, 'push', 'pushes')}.${BEST_WORDS[best]}`;
}

export const WORDS = {
  start: 'Restarted. Undo to get your moves back.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  allInView: 'The whole level is in view.',
  noWay: "Can't walk there without pushing a box.",
  noSnapshot: (slot: number) => `Snapshot ${slot} is empty. Press Alt+${slot} to save one.`,
  snapshotSet: (slot: number) => `Snapshot ${slot} saved. Press ${slot} to return.`,
  snapshotBack: (slot: number) => `Back at snapshot ${slot}. Undo to get your moves back.`,
  chosen: 'Box selected. The dots show where it can go.',
  chosenStuck: "You can't push this box right now.",
  notThere: "This box can't go there.",
  hintWhenStuck: 'No hint from here: undo at least one push, then ask again.',
  hintWhenSolved: 'Already solved.',
  pressQ: 'Press q to quit.',
  notKept: "Couldn't save the last moves.",
  tooSmall: (needs: { columns: number; lines: number }, has: { columns: number; lines: number }, what: string) =>
    `Window too small: ${what} needs ${needs.columns}×${needs.lines} characters; yours is ${has.columns}×${has.lines}.`,
} as const;

// Records the author's line: the drawing is played in its place until it is solved. Any change of the drawing ends it.

import { computed, signal } from '@preact/signals';
import type { Direction } from '../../base/grid.js';
import {
  isSolved,
  type Level,
  type Position,
  parseLurd,
  step,
  validateLevel,
  verifyMoves,
} from '../../sokoban/index.js';
import { records } from '../saves/saves.js';
import { type AuthorLine, lineOfMoves, NO_LINE, rowsAt } from './author-line.js';
import { withLine } from './drawing.js';
import { sheetRows } from './sheet-text.js';
import { change, drawing, levelKeyOfDrawing, plan } from './state.js';

interface Recording {
  readonly rows: readonly string[];
  readonly level: Level;
  readonly moves: readonly Direction[];
  /** The start and the position after each move. */
  readonly positions: readonly Position[];
}

const recorded = signal<Recording | undefined>(undefined);
/** Undefined while nothing is recorded. */
export const recording = computed(() => (recorded.value?.rows === drawing.value.rows ? recorded.value : undefined));

export const recordedRows = computed(() => {
  const now = recording.value;
  const position = now?.positions.at(-1);
  return now && position && rowsAt(now.rows, position);
});

/** The drawing as a level of the size of its sheet; undefined if it is not valid. */
function sheetLevel(): Level | undefined {
  const read = validateLevel({ rows: sheetRows(drawing.peek().rows, plan.peek()) });
  return read.ok ? read.value : undefined;
}

/** Returns whether the drawing can be played. */
export function startRecording(): boolean {
  const level = sheetLevel();
  recorded.value = level && { rows: drawing.peek().rows, level, moves: [], positions: [level.start] };
  return level !== undefined;
}

export function stopRecording(): void {
  recorded.value = undefined;
}

export type RecordedMove = 'blocked' | 'moved' | 'solved';

/** Moves the player. The move that solves the level ends the recording and sets the line. */
export function recordMove(direction: Direction): RecordedMove {
  const now = recording.peek();
  const before = now?.positions.at(-1);
  if (!now || !before) return 'blocked';
  const taken = step(now.level, before, direction);
  if (taken.kind === 'blocked') return 'blocked';
  const moves = [...now.moves, direction];
  if (isSolved(now.level, taken.to)) {
    stopRecording();
    setLine(lineOfMoves(now.level, moves));
    return 'solved';
  }
  recorded.value = { ...now, moves, positions: [...now.positions, taken.to] };
  return 'moved';
}

/** Takes the last move back. Returns whether there was one. */
export function undoMove(): boolean {
  const now = recording.peek();
  if (!now || now.moves.length === 0) return false;
  recorded.value = { ...now, moves: now.moves.slice(0, -1), positions: now.positions.slice(0, -1) };
  return true;
}

const setLine = (line: AuthorLine): void => change(withLine(drawing.peek(), line));

export const removeLine = (): void => setLine(NO_LINE);

/** The author's best solution from playing this level, as a line; undefined if there is none. */
export const playedLine = computed((): AuthorLine | undefined => {
  const key = levelKeyOfDrawing.value;
  const record = key === undefined ? undefined : records.value.get(key);
  if (record?.puzzle !== 'sokoban') return undefined;
  const moves = parseLurd(record.bestPushes.solution);
  const level = sheetLevel();
  return moves.ok && level && verifyMoves(level, moves.value).solved ? lineOfMoves(level, moves.value) : undefined;
});

export function usePlayedLine(): void {
  const line = playedLine.peek();
  if (line) setLine(line);
}

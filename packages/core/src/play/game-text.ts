// Converts a game to text and back. Every line of play contains all moves from the start, so that it can be copied and
// replayed by itself; a jump says how many of its moves it skips. The text has the level's hash instead of the level: a
// game of another level is refused rather than replayed wrongly.
//
//   masu-game 1 sokoban 5f0c…      version, puzzle, hash of the level
//   at 9                           how many entries are applied
//   play ullU                      entries: one for each move
//   jump 2 ulrrR                   an entry that jumps to the first 2 moves, then one for each move after
//   snapshot 1 ullU
//   shown 3-4 9-12                 the entries that masu made (from 1), and with `shown-snapshot` those of a snapshot
//   shown-snapshot 2 ulrrR

import type { Puzzle } from '../base/puzzle.js';
import { errorMessage, fail, ok, type Result, textError } from '../base/result.js';
import { splitLines } from '../base/text.js';
import {
  type Entry,
  type Game,
  goTo,
  jump,
  moveAll,
  newGame,
  type Playable,
  type Snapshot,
  type SnapshotSlot,
} from './game.js';
import { parseGameLine, type ShownRange } from './game-lines.js';
import { type GameTextError, saySaved } from './game-text-errors.js';

/** What a game's text needs from a puzzle; both puzzle objects fit. */
export type Written<Level, Position, Move> = Playable<Level, Position, Move> &
  Pick<Puzzle<never, Level, Position, Move, never>, 'id' | 'parseMoves' | 'makeMoves' | 'hash'>;

const VERSION = '1';

/** The moves from the start of each line of play: one from the beginning, and one per jump. */
function linesOfPlay<Level, Position, Move>(game: Game<Level, Position, Move>): { jumped: number; moves: Move[] }[] {
  const lines: { jumped: number; moves: Move[] }[] = [];
  for (const entry of game.entries) {
    if (entry.kind === 'jump') lines.push({ jumped: entry.moves.length, moves: [...entry.moves] });
    else if (lines.length === 0) lines.push({ jumped: -1, moves: [entry.move] });
    else lines.at(-1)?.moves.push(entry.move);
  }
  return lines;
}

/** The first and the last entry of each run of entries that masu made, from 1. */
function shownRanges(entries: readonly { readonly isShown?: true }[]): readonly ShownRange[] {
  const ranges: ShownRange[] = [];
  for (const [index, { isShown }] of entries.entries()) {
    if (!isShown) continue;
    const run = ranges.at(-1);
    const first = run?.[1] === index ? (ranges.pop() as ShownRange)[0] : index + 1;
    ranges.push([first, index + 1]);
  }
  return ranges;
}

/** The entries with these ranges marked as made by masu; undefined if there is no such range. */
function markShown<Position, Move>(
  entries: readonly Entry<Position, Move>[],
  ranges: readonly ShownRange[],
): readonly Entry<Position, Move>[] | undefined {
  if (ranges.some(([first, last]) => first < 1 || first > last || last > entries.length)) return undefined;
  const isIn = (entry: number): boolean => ranges.some(([first, last]) => first <= entry && entry <= last);
  return entries.map((entry, index) => (isIn(index + 1) ? { ...entry, isShown: true } : entry));
}

/**
 * A game as text: every line of play, snapshots, and the hash of the level.
 * @example
 * ```ts
 * const { game } = moveAll(SOKOBAN, newGame(level), ['right', 'right']);
 * console.log(makeGame(SOKOBAN, game).split('\n')[2]); // play rR
 * ```
 */
export function makeGame<Level, Position, Move>(
  puzzle: Written<Level, Position, Move>,
  game: Game<Level, Position, Move>,
): string {
  const written = (moves: readonly Move[]): string => puzzle.makeMoves(game.level, moves);
  const lines = [`masu-game ${VERSION} ${puzzle.id} ${puzzle.hash(game.level)}`, `at ${game.at}`];
  for (const { jumped, moves } of linesOfPlay(game)) {
    lines.push(`${jumped < 0 ? 'play' : `jump ${jumped}`} ${written(moves)}`.trimEnd());
  }
  for (const [slot, { moves, isShown }] of game.snapshots) {
    lines.push(`${isShown ? 'shown-snapshot' : 'snapshot'} ${slot} ${written(moves)}`.trimEnd());
  }
  const shown = shownRanges(game.entries);
  if (shown.length > 0) lines.push(`shown ${shown.map((range) => range.join('-')).join(' ')}`);
  return `${lines.join('\n')}\n`;
}

function errorOfHeading(heading: string, puzzleId: string, hash: string): GameTextError | undefined {
  const [word, version, puzzle, level] = heading.split(' ');
  if (word !== 'masu-game') {
    return textError(1, 1, 'not-a-game', saySaved('not-a-game'));
  }
  if (version !== VERSION) {
    return textError(1, 11, 'other-version', saySaved('other-version', VERSION));
  }
  if (puzzle !== puzzleId) return textError(1, 13, 'other-puzzle', saySaved('other-puzzle', puzzleId));
  if (level !== hash) {
    const column = 14 + puzzleId.length;
    return textError(1, column, 'other-level', saySaved('other-level', hash));
  }
  return undefined;
}

/**
 * Parses a game of this level. Never throws; anything but a game made by `makeGame` gives an error with its position.
 * @example
 * ```ts
 * const again = parseGame(SOKOBAN, level, makeGame(SOKOBAN, newGame(level)));
 * console.log(again.ok && again.value.at); // 0
 * ```
 */
export function parseGame<Level, Position, Move>(
  puzzle: Written<Level, Position, Move>,
  level: Level,
  text: string,
): Result<Game<Level, Position, Move>, GameTextError> {
  const lines = splitLines(text);
  const early = errorOfHeading(lines[0] ?? '', puzzle.id, puzzle.hash(level));
  if (early) return fail(early);

  let game = newGame<Level, Position, Move>(level);
  const snapshots = new Map<SnapshotSlot, Snapshot<Move>>();
  let shown: { readonly line: number; readonly ranges: readonly ShownRange[] } = { line: 0, ranges: [] };
  let at: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const parsed = parseGameLine(line, index + 1);
    if (!parsed.ok) return parsed;
    if (parsed.value.kind === 'at') {
      at = parsed.value.at;
      continue;
    }
    if (parsed.value.kind === 'shown') {
      shown = { line: index + 1, ranges: parsed.value.ranges };
      continue;
    }
    const { kind, moves: written, column } = parsed.value;
    const moves = puzzle.parseMoves(written);
    if (!moves.ok) {
      const message = saySaved('bad-moves', errorMessage(moves.error));
      return fail(textError(index + 1, column + moves.error.column - 1, 'bad-moves', message));
    }
    const blocked = textError(index + 1, column, 'blocked-move', saySaved('blocked-move'));
    if (kind === 'snapshot') {
      if (!jump(puzzle, game, moves.value)) return fail(blocked);
      snapshots.set(parsed.value.slot, { moves: moves.value, ...(parsed.value.isShown ? { isShown: true } : {}) });
      continue;
    }
    const jumped = kind === 'jump' ? parsed.value.jumped : 0;
    if (jumped > moves.value.length) {
      const message = saySaved('bad-jump', jumped, moves.value.length);
      return fail(textError(index + 1, 6, 'bad-number', message));
    }
    const from = kind === 'jump' ? jump(puzzle, game, moves.value.slice(0, jumped)) : game;
    const played = from && moveAll(puzzle, from, moves.value.slice(jumped));
    if (!played || played.made < moves.value.length - jumped) return fail(blocked);
    game = played.game;
  }
  if (at !== undefined && at > game.entries.length) {
    return fail(textError(2, 4, 'bad-number', saySaved('bad-place', game.entries.length, at)));
  }
  const entries = markShown(game.entries, shown.ranges);
  if (!entries) return fail(textError(shown.line, 7, 'bad-number', saySaved('bad-shown', game.entries.length)));
  return ok({ ...goTo(game, at ?? entries.length), entries, snapshots });
}

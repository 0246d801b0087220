// Plays moves on a level and says where they lead. Needs no solver and no worker.

import { defined } from '../base/defined.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { unknownName } from '../base/suggest.js';
import { wrongArgument } from '../base/wrong-argument.js';
import type { FutoshikiLevel, FutoshikiMove } from '../futoshiki/index.js';
import { type AnyLevel, type LevelsRead, type MoveOf, type PositionOf, replayMoves } from '../jobs/index.js';
import { type Judged, type JudgeRules, judgeSubmission, makeLevelTable } from '../judge/index.js';
import type { Level, Solution } from '../sokoban/index.js';
import { mustBeLevel, mustBeTexts, mustHaveNames } from './run-options.js';

// Levels as text, in any format of their puzzle.

/**
 * A level, or several of one puzzle, as the text of a file. `format` is an id such as `xsb`, `sok`, or `slc` for Sokoban
 * and `bars` for Futoshiki (docs/formats.md); by default the first format of the puzzle that can store them. An error
 * says what the format can't store. `readLevels` reads it back.
 * @example
 * ```ts
 * const text = makeText(level, 'sok');
 * console.log(text.ok); // true
 * ```
 */
export function makeText(levels: AnyLevel | readonly AnyLevel[], format?: string): Result<string, TextError> {
  const all: readonly AnyLevel[] = Array.isArray(levels) ? levels : [levels as AnyLevel];
  const [first] = all;
  if (first === undefined) throw wrongArgument('a level, or a list of levels', levels);
  const { id, formats, makeDraft } = mustBeLevel(first);
  const drafts = all.map((level) => {
    if (mustBeLevel(level).id !== id) throw new TypeError('Expected levels of one puzzle; a file has one.');
    return makeDraft(level);
  });
  const ids = formats.map((each) => each.id);
  if (format !== undefined && typeof format !== 'string') throw wrongArgument('text for format', format);
  if (format !== undefined && !ids.includes(format)) throw new TypeError(unknownName(`${id} format`, format, ids));
  let last: Result<string, TextError> = fail(textError(1, 1, 'not-storable', 'No format can store these levels.'));
  for (const each of formats) {
    if (format !== undefined && each.id !== format) continue;
    last = each.make(drafts);
    if (last.ok) break;
  }
  return last;
}

export interface ReplayOf<Id extends 'sokoban' | 'futoshiki'> {
  /** After the last move. A level that is solved from its start is solved by no moves. */
  readonly solved: boolean;
  /** How many moves were made. */
  readonly moves: number;
  /** Indexes of the moves that can't be made, from 0. Such a move changes nothing. */
  readonly blocked: readonly number[];
  readonly position: PositionOf<Id>;
  /** The board after the last move, as lines of text. */
  readonly board: readonly string[];
}

/** Where moves in a Sokoban level lead. */
export interface SokobanReplay extends ReplayOf<'sokoban'> {
  /** How many of the moves were pushes. */
  readonly pushes: number;
}

/** Where moves in a Futoshiki lead. */
export type FutoshikiReplay = ReplayOf<'futoshiki'>;

/**
 * Moves are text (LURD for Sokoban) or a list. An error means that the text can't be read as moves.
 * @example
 * ```ts
 * const replayed = replay(level, 'rR');
 * if (replayed.ok) console.log(replayed.value.solved, replayed.value.pushes); // true 1
 * ```
 */
export function replay(level: Level, moves: string | Solution): Result<SokobanReplay, TextError>;
export function replay(
  level: FutoshikiLevel,
  moves: string | readonly FutoshikiMove[],
): Result<FutoshikiReplay, TextError>;
export function replay(level: AnyLevel, moves: string): Result<SokobanReplay | FutoshikiReplay, TextError>;
export function replay(
  level: AnyLevel,
  moves: string | readonly MoveOf<'sokoban' | 'futoshiki'>[],
): Result<SokobanReplay | FutoshikiReplay, TextError> {
  const puzzle = mustBeLevel(level);
  if (typeof moves !== 'string' && !Array.isArray(moves)) throw wrongArgument('moves, as text or a list', moves);
  // A move of the other puzzle is refused by the rules.
  const parsed = typeof moves === 'string' ? puzzle.parseMoves(moves) : ok(moves);
  if (!parsed.ok) return parsed;
  const { solved, made, pushes, blocked, position } = replayMoves(puzzle, level, parsed.value);
  const board = puzzle.show(level, position);
  const replayed = { solved, moves: made.length, ...defined({ pushes }), blocked, position, board };
  return ok(replayed as SokobanReplay | FutoshikiReplay);
}

// Somebody's solutions against a file of levels. Needs no solver and no worker.

/** How answers are judged. */
export interface JudgeOptions extends JudgeRules {
  /** The name of the submission, as a file would have it: `anna-L3.txt` is for level 3 (default: none). */
  readonly name?: string;
}

/**
 * Which level each answer in a text is for, and whether it solves it: one result per answer, at least one. The text may
 * be anything that `masu judge` reads: moves, one line per level, a file of solutions, grids of digits.
 * @example
 * ```ts
 * const [judged] = judge(levels, 'rR');
 * if (judged && 'solved' in judged) console.log(judged.level, judged.solved); // 1 true
 * ```
 */
export function judge(levels: LevelsRead, text: string, options: JudgeOptions = {}): Judged[] {
  if (typeof text !== 'string') throw wrongArgument('a submission as text', text);
  if (typeof options !== 'object' || options === null) throw wrongArgument('options as an object', options);
  mustHaveNames('option', options, ['name', 'allowBlocked']);
  mustBeTexts(options, 'name');
  const { name = '', ...rules } = options;
  if (rules.allowBlocked !== undefined && typeof rules.allowBlocked !== 'boolean')
    throw wrongArgument('true or false for allowBlocked', rules.allowBlocked);
  return judgeSubmission(makeLevelTable(levels), { name, text }, rules);
}

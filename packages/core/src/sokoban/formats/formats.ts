// The tables of Sokoban formats, for levels and for moves, and how a format is recognized. To add a format, add a file
// and a row here. The content decides; the file extension only breaks ties.

import type { Direction } from '../../base/grid.js';
import type { Format, PuzzleFormats } from '../../base/puzzle.js';
import { PUZZLE_FIGURES } from '../../base/puzzle-names.js';
import type { Result } from '../../base/result.js';
import { mustBeText } from '../../base/wrong-argument.js';
import type { Draft } from '../rules/draft.js';
import type { Level, Solution } from '../rules/level.js';
import { showPosition } from '../rules/show.js';
import { makeCompass, parseCompass } from './compass.js';
import { LETTERS } from './letters.js';
import { makeLurd, parseLurd, type VerifiedSolution, verifySolution } from './lurd.js';
import type { MoveError } from './move-letters.js';
import { RLE } from './rle.js';
import { SIZED } from './sized.js';
import { SLC } from './slc.js';
import { SOK } from './sok.js';
import { XSB } from './xsb.js';

/** The formats of level files: XSB, run lengths, sized rows, letters, SOK, SLC. */
export const SOKOBAN_FORMATS: readonly Format<Draft>[] = [XSB, RLE, SIZED, LETTERS, SOK, SLC];

/** The weight of an extension: enough to break a tie, too little to overrule the content. */
const EXTENSION_WEIGHT = 0.15;

/**
 * The best format for a text, or undefined if none matches. The extension includes its dot.
 * @example
 * ```ts
 * console.log(recognizeFormat('#####\n#@$.#\n#####\n')?.id); // xsb
 * ```
 */
export function recognizeFormat(text: string, extension?: string): Format<Draft> | undefined {
  let best: Format<Draft> | undefined;
  let bestWeight = 0;
  for (const format of SOKOBAN_FORMATS) {
    const sure = format.recognize(text);
    if (sure <= 0) continue;
    const hinted = extension !== undefined && format.extensions.includes(extension.toLowerCase());
    const weight = sure + (hinted ? EXTENSION_WEIGHT : 0);
    if (weight > bestWeight) [best, bestWeight] = [format, weight];
  }
  return best;
}

/** One alphabet for moves. */
export interface MoveFormat {
  /** Its name in options. */
  readonly id: string;
  /** What a person calls it. */
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** The moves of a text, or where it is wrong. */
  parse(text: string): Result<readonly Direction[], MoveError>;
  /** Moves as text; the level says which are pushes. */
  make(level: Level, moves: Iterable<Direction>): string;
}

/** The alphabets for moves: LURD, and the compass. */
export const MOVE_FORMATS: readonly MoveFormat[] = [
  {
    id: 'lurd',
    name: 'LURD',
    about: 'l u r d for walks, L U R D for pushes; counts and brackets are supported',
    parse: parseLurd,
    make: makeLurd,
  },
  {
    id: 'compass',
    name: 'Compass',
    about: 'N S E W',
    parse: parseCompass,
    make: (_level, moves) => makeCompass(moves),
  },
];

/**
 * Moves in either alphabet: the two share no letter, so the first letter decides.
 * @example
 * ```ts
 * const moves = parseMoves('r2R');
 * console.log(moves.ok && moves.value.length); // 3
 * ```
 */
export function parseMoves(text: string): Result<readonly Direction[], MoveError> {
  mustBeText(text, 'moves as text');
  const first = text.match(/[a-z]/i)?.[0] ?? '';
  return /[nsew]/i.test(first) ? parseCompass(text) : parseLurd(text);
}

export const SOKOBAN_TEXT: PuzzleFormats<Draft, Level, Direction, Solution, VerifiedSolution> = {
  formats: SOKOBAN_FORMATS,
  trace: { line: /^[^|;:#\r\n]*#.*#[ \t]*$/m, format: XSB.id },
  // No format keeps the blanks at the end of a row.
  makeDraft: (level) => ({ rows: showPosition(level, level.start).map((row) => row.trimEnd()) }),
  bareDraft: ({ rows }) => ({ rows }),
  figures: PUZZLE_FIGURES.sokoban,
  verify: verifySolution,
  parseAnswer(solution) {
    const moves = typeof solution === 'string' ? parseMoves(solution) : undefined;
    return moves?.ok ? moves.value : undefined;
  },
  parseMoves,
  makeMoves: makeLurd,
};

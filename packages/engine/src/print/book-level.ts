// A level of a book, and what differs between the puzzles: one row each with the shape of the board, its picture, and its
// answer.

import { escapeHtml } from '@masu/core/base/html.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import type { LevelOf } from '../jobs/puzzles/puzzle-types.js';
import { futoshikiDrawing } from '../pictures/futoshiki-svg.js';
import { sokobanDrawing } from '../pictures/sokoban-svg.js';
import { inlineSvg, type SvgParts } from '../pictures/svg.js';
import type { BookWords } from './book-words.js';
import type { BoardShape } from './layout.js';

/** What is printed about a level, besides its board. */
export interface LevelFacts {
  readonly grade?: string;
  /** The grade is estimated from a solution that isn't proven optimal. */
  readonly isEstimated?: boolean;
  /** Sokoban: the pushes of the best solution that is known, and whether no other has fewer. */
  readonly pushes?: { readonly count: number; readonly isProven: boolean };
  /** The answer as reports write it: moves in LURD, or the rows of a grid. */
  readonly answer?: string | readonly string[];
  /** What else the search found; `open`: nothing within its limits. Absent: nothing was asked. */
  readonly end?: 'solved' | 'unsolvable' | 'several' | 'open';
}

export interface BookLevel<Id extends PuzzleId = PuzzleId> {
  readonly puzzle: Id;
  readonly level: LevelOf<Id>;
  readonly title: string;
  readonly author?: string;
  readonly facts: LevelFacts;
  /** Where the level can be played; printed as a QR code. */
  readonly link?: string;
}

interface BoardRow<Id extends PuzzleId> {
  shape(level: LevelOf<Id>): BoardShape;
  picture(level: LevelOf<Id>, title: string): SvgParts;
  answerHtml(level: LevelOf<Id>, facts: LevelFacts, words: BookWords, title: string): string;
  /** What the lines of a sheet are for. */
  readonly lines: 'moves' | 'notes';
}

/** Units of a picture per cell, in both puzzles. */
const CELL_UNITS = 48;

/** More letters than anyone follows on paper. */
const MAX_LETTERS = 6000;

const GROUP = 10;

/** Moves in groups of ten letters, which keep one's place. */
function movesText(moves: string, words: BookWords): string {
  const shown = moves.slice(0, MAX_LETTERS);
  const groups = shown.match(new RegExp(`.{1,${GROUP}}`, 'gs')) ?? [];
  const rest = moves.length - shown.length;
  return `${groups.join(' ')}${rest > 0 ? ` ${words.more(rest)}` : ''}`;
}

/** Millimeters per cell of a Futoshiki grid among the answers, and the widest that fits a column of them. */
const ANSWER_CELL = 4;

const ANSWER_WIDTH = 56;

const ROWS: { readonly [Id in PuzzleId]: BoardRow<Id> } = {
  sokoban: {
    shape: ({ width, height }) => ({ across: width, down: height, minCell: 4, maxCell: 8 }),
    picture: (level, title) => sokobanDrawing(level, level.start, { title }),
    answerHtml(_, { answer, pushes }, words) {
      const moves = String(answer);
      const score = pushes ? `${escapeHtml(words.score(moves.length, pushes.count))}<br>` : '';
      return `${score}<code>${escapeHtml(movesText(moves, words))}</code>`;
    },
    lines: 'moves',
  },
  futoshiki: {
    shape(level) {
      const side = futoshikiDrawing(level, level.cells, '').width / CELL_UNITS;
      return { across: side, down: side, minCell: 7, maxCell: 11 };
    },
    picture: (level, title) => futoshikiDrawing(level, level.cells, title),
    answerHtml(level, { answer }, _words, title) {
      const digits = [...(answer as readonly string[]).join('')].map(letterDigit);
      const board = futoshikiDrawing(level, digits, title);
      const side = millimeters(Math.min(ANSWER_WIDTH, (board.width / CELL_UNITS) * ANSWER_CELL));
      return `<br>${inlineSvg(board, side, side)}`;
    },
    lines: 'notes',
  },
};

/** Whether a book can have levels of this puzzle. */
export const isPrintable = (puzzle: PuzzleId): boolean => puzzle in ROWS;

const boardRow = <Id extends PuzzleId>(puzzle: Id): BoardRow<Id> => ROWS[puzzle];

/** `62.35mm`, rounded down so that a board never exceeds its slot. */
const millimeters = (length: number): string => `${Math.floor(length * 100) / 100}mm`;

export const boardShape = ({ puzzle, level }: BookLevel): BoardShape => boardRow(puzzle).shape(level);

export function boardHtml({ puzzle, level }: BookLevel, title: string, cell: number): string {
  const picture = boardRow(puzzle).picture(level, title);
  const across = (units: number): string => millimeters((units / CELL_UNITS) * cell);
  return inlineSvg(picture, across(picture.width), across(picture.height));
}

export const linesLabel = ({ puzzle }: BookLevel, words: BookWords): string => words[boardRow(puzzle).lines];

/** The answer of a level, without its number. */
export function answerHtml({ puzzle, level, facts }: BookLevel, words: BookWords, title: string): string {
  if (facts.answer !== undefined) return boardRow(puzzle).answerHtml(level, facts, words, title);
  return escapeHtml(facts.end === 'unsolvable' ? words.unsolvable : words.open);
}

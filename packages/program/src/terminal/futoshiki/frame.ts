// A Futoshiki game as a frame, drawn from the state alone: the board at the left; beside it the heading, what is left to
// do, the hint, and the marks at the cursor.

import { clockTime } from '@masu/core/base/format.js';
import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import {
  type DigitDetail,
  type DigitHint,
  type FutoshikiSession,
  futoshikiPosition,
  isFutoshikiSolved,
  shownConflicts,
  wrongCells,
} from '@masu/engine/session/futoshiki/session.js';
import { headingLine, headingPanel } from '../game/heading.js';
import type { Appearance, Signs } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import {
  BLANK,
  FOOT,
  fitPanel,
  GAP,
  MARGIN,
  MIN_COLUMNS,
  PANEL_COLUMNS,
  type PanelLine,
  putKeys,
  putPanel,
  putStatus,
  READABLE_COLUMNS,
  SIDE_COLUMNS,
  TIGHT_FOOT,
  tooSmall,
  wrapPanel,
} from '../screen/page-layout.js';
import { info } from '../screen/status.js';
import { type Extent, type Part, partFor, putMore, RIGHT_MARK } from '../screen/viewport.js';
import { texts } from '../texts/language.js';
import { cellsIn, futoshikiBoard, futoshikiBoardSize, futoshikiCellAt, partOfBoard } from './board.js';
import { FUTOSHIKI_SOLVED_LINE, futoshikiLine } from './keys.js';
import { cellsLeft, digitHintLines, digitHintStep } from './messages.js';
import type { FutoshikiState } from './state.js';

interface Layout {
  readonly isLarge: boolean;
  readonly panel: 'side' | 'below';
  /** Without blank lines. */
  readonly isTight: boolean;
  /** How many of the cells are shown, if the window is too small for all. */
  readonly shown?: Extent;
}

const SMALLEST: Layout = { isLarge: false, panel: 'below', isTight: true };

const LAYOUTS: readonly Layout[] = [
  { isLarge: true, panel: 'side', isTight: false },
  { isLarge: true, panel: 'below', isTight: false },
  { isLarge: false, panel: 'side', isTight: false },
  { isLarge: false, panel: 'below', isTight: false },
  { isLarge: false, panel: 'side', isTight: true },
  SMALLEST,
];

const topRows = ({ isTight, shown }: Layout): number => (isTight && !shown ? 0 : MARGIN.top);
const footRows = ({ isTight }: Layout): number => (isTight ? TIGHT_FOOT : FOOT);

function needs(size: number, layout: Layout): Size {
  const board = futoshikiBoardSize(size, layout.isLarge);
  const columns = MARGIN.left + board.columns;
  const lines = topRows(layout) + board.lines + footRows(layout);
  // A blank line and the heading; without blank lines the heading is shown only if there is room.
  if (layout.panel === 'below') return { columns, lines: layout.isTight ? lines : lines + 2 };
  return { columns: Math.max(SIDE_COLUMNS, columns + GAP + PANEL_COLUMNS), lines };
}

/** Lines beside a part of a board: the marks above and below it, the heading, the foot. */
const BESIDE_PART = 3 + TIGHT_FOOT;
/** With fewer rows or columns in view, the game would be unplayable. */
const MIN_CELLS = 3;

/** The layout for a part of the board, if there is no room for all of it. */
function partLayout(size: number, window: Size): Layout | undefined {
  const room = { columns: window.columns - MARGIN.left - RIGHT_MARK, lines: window.lines - BESIDE_PART };
  const { rows, columns } = cellsIn(room);
  const shown = { rows: Math.min(size, rows), columns: Math.min(size, columns) };
  const least = Math.min(MIN_CELLS, size);
  const fits = window.columns >= MIN_COLUMNS && shown.rows >= least && shown.columns >= least;
  return fits ? { ...SMALLEST, shown } : undefined;
}

/** The smallest window: for all of a small board, or for enough of a large one. */
function leastSize(size: number): Size {
  const whole = needs(size, SMALLEST);
  const part = futoshikiBoardSize(Math.min(MIN_CELLS, size), false);
  const lines = BESIDE_PART + part.lines;
  if (whole.lines <= lines) return whole;
  return { columns: Math.max(MIN_COLUMNS, MARGIN.left + RIGHT_MARK + part.columns), lines };
}

function layoutFor({ session: { game }, options }: FutoshikiState, size: Size): Layout | undefined {
  const whole = LAYOUTS.find((layout) => {
    const { columns, lines } = needs(game.level.size, layout);
    return (!layout.isLarge || options.large) && columns <= size.columns && lines <= size.lines;
  });
  return whole ?? partLayout(game.level.size, size);
}

/** The hint that is open, and its last step. */
const openHint = ({ hint }: FutoshikiSession): (DigitHint & { readonly detail: DigitDetail }) | undefined =>
  hint.kind === 'open' ? { ...hint.report, detail: hint.detail } : undefined;

const squareExtent = (size: number): Extent => ({ rows: size, columns: size });

/** The part of the board in view, if not all of it is. */
export function partInView(state: FutoshikiState, size: Size): Part | undefined {
  const { shown } = layoutFor(state, size) ?? {};
  const { view, session } = state;
  const { cursor, game } = session;
  return shown && partFor(squareExtent(game.level.size), shown, { view, at: cursor, also: openHint(session)?.cell });
}

/** What large cells need, if the window is too small for them; otherwise empty. */
export function largeCellsNeed(size: number, window: Size): string {
  const { columns, lines } = needs(size, { isLarge: true, panel: 'below', isTight: false });
  if (columns <= window.columns && lines <= window.lines) return '';
  return texts.futoshiki.largeNeeds(columns, lines, window.columns, window.lines);
}

/** The cell at a position of the screen, or undefined. */
export function futoshikiCellOnScreen(
  state: FutoshikiState,
  size: Size,
  line: number,
  column: number,
): number | undefined {
  const layout = layoutFor(state, size);
  const part = partInView(state, size);
  const { level } = state.session.game;
  return layout && futoshikiCellAt(level.size, layout.isLarge, line - topRows(layout), column - MARGIN.left, part);
}

/** "2 3 9", or nothing. */
function marksHere({ session }: FutoshikiState): string {
  const marks = futoshikiPosition(session).marks[session.cursor] ?? 0;
  const { size } = session.game.level;
  return Array.from({ length: size }, (_, index) => index + 1)
    .filter((digit) => marks & (1 << (digit - 1)))
    .map(digitLetter)
    .join(' ');
}

const bestLine = ({ millis, hints }: { readonly millis: number; readonly hints: number }): PanelLine => ({
  text: texts.futoshiki.best(clockTime(millis), hints),
  role: 'quiet',
  spare: 2,
});

/** The lines above the hint and those below it. */
function figures(state: FutoshikiState, signs: Signs): readonly [above: PanelLine[], below: PanelLine[]] {
  const { best, heading, options, session } = state;
  const marks = marksHere(state);
  return [
    [
      ...headingPanel('futoshiki', heading, signs),
      { text: cellsLeft(state.session) },
      ...(session.hintsUsed > 0 ? [{ text: texts.futoshiki.hints(session.hintsUsed), spare: 2 } as const] : []),
      ...(options.time ? [{ text: clockTime(state.millis), role: 'quiet', spare: 2 } as const] : []),
      ...(best ? [bestLine(best)] : []),
    ],
    [
      ...(session.pencil ? [BLANK, { text: texts.futoshiki.pencilOn, role: 'guide' } as const] : []),
      ...(marks === '' ? [] : [BLANK, { text: texts.futoshiki.marksHere(marks) }]),
    ],
  ];
}

function sidePanel(state: FutoshikiState, columns: number, height: number, signs: Signs): PanelLine[] {
  const [above, below] = figures(state, signs);
  const lineCount = [...above, ...below].filter(({ spare }) => spare === undefined).length;
  const open = openHint(state.session);
  const lines = open ? digitHintLines(open, open.detail, state.session.game.level.size) : [];
  const hint = open ? hintPanel(open.detail, lines, columns, height - lineCount) : [];
  return fitPanel([...above, ...hint, ...below], height);
}

/** The hint. Where it is too long, its end is shown: the conclusion matters more than the premises. */
function hintPanel(detail: DigitDetail, sentences: readonly string[], columns: number, room: number): PanelLine[] {
  const { everyStep, hintStep } = texts.futoshiki;
  const heading: PanelLine = { text: hintStep.title(detail), role: 'guide-strong' };
  const more: PanelLine = { text: detail === 3 ? everyStep : hintStep.more[detail], role: 'quiet' };
  const lines = sentences.flatMap((sentence) => wrapPanel(sentence, columns, 'guide'));
  const shown = Math.max(1, room - 2);
  if (lines.length <= shown) return [BLANK, heading, ...lines, more];
  return [BLANK, heading, { text: '…', role: 'quiet' }, ...lines.slice(1 - shown), more];
}

/** One line for all of it; what changes comes first, since the rest may be clipped. */
function belowPanel(state: FutoshikiState): PanelLine[] {
  const marks = marksHere(state);
  const figures = [
    cellsLeft(state.session),
    ...(state.options.time ? [clockTime(state.millis)] : []),
    ...(state.session.pencil ? [texts.futoshiki.pencil] : []),
    ...(marks === '' ? [] : [texts.futoshiki.marks(marks)]),
  ];
  return [{ text: `${figures.join(', ')}. ${headingLine(state.heading)}`, role: 'quiet' }];
}

/** The board, or the part of it in view. */
function drawBoard({ session }: FutoshikiState, isLarge: boolean, part: Part | undefined): Cells {
  const { level } = session.game;
  const { digits, marks } = futoshikiPosition(session);
  const hint = openHint(session);
  const board = futoshikiBoard(
    {
      level,
      digits,
      marks,
      cursor: session.cursor,
      target: hint?.cell,
      reasons: hint && hint.detail > 1 ? hint.because.filter((cell) => cell !== hint.cell) : [],
      conflicts: [...shownConflicts(session), ...wrongCells(session)],
    },
    isLarge,
  );
  return part ? partOfBoard(board, part) : board;
}

export function futoshikiFrame(state: FutoshikiState, size: Size, appearance: Appearance): Cells {
  const { level } = state.session.game;
  const layout = layoutFor(state, size);
  if (!layout) return tooSmall(size, leastSize(level.size), texts.screen.tooSmall.puzzle);
  const cells = new Cells(size);
  const part = partInView(state, size);
  const board = drawBoard(state, layout.isLarge, part);
  const top = topRows(layout);
  cells.paste(top, MARGIN.left, board);
  if (part) {
    const area = { line: top, column: MARGIN.left, lines: board.lines, columns: board.columns };
    putMore(cells, area, part, squareExtent(level.size), appearance.signs);
  }
  if (layout.panel === 'side') {
    const column = MARGIN.left + board.columns + GAP;
    const columns = Math.min(READABLE_COLUMNS, size.columns - column - MARGIN.left);
    putPanel(cells, top, column, sidePanel(state, columns, size.lines - top - footRows(layout), appearance.signs));
  } else {
    const line = top + board.lines + (layout.isTight && !part ? 0 : 1);
    if (line < size.lines - footRows(layout)) putPanel(cells, line, MARGIN.left, belowPanel(state));
  }
  putFutoshikiStatus(cells, state, layout);
  putKeys(cells, isFutoshikiSolved(state.session) ? FUTOSHIKI_SOLVED_LINE : futoshikiLine(level.size));
  return cells;
}

/** A hint without a panel of its own is shown when there is no other status: its last step, or how that ends. */
function putFutoshikiStatus(
  cells: Cells,
  { session, status }: FutoshikiState,
  { panel, isTight, shown }: Layout,
): void {
  const board = futoshikiBoardSize(session.game.level.size, false);
  const lines = isTight && !shown ? Math.min(2, cells.lines - 1 - board.lines) : 2;
  const hint = openHint(session);
  if (panel === 'side' || !hint || status.text !== '') putStatus(cells, status, { isTight, lines });
  else {
    const sentences = digitHintStep(hint, hint.detail, session.game.level.size);
    const last = `${sentences.length > 1 ? '… ' : ''}${sentences.at(-1)}`;
    const { hintStep, lastStep } = texts.futoshiki;
    const text = hintStep.line(hint.detail, hint.detail === 3 ? lastStep(last) : last);
    putStatus(cells, info(text), { isTight, lines, role: 'guide' });
  }
}

// A Futoshiki game as a frame, from state alone: the board at the left, beside it where we are, what is open, the hint in
// words and the marks under the cursor.

import { digitLetter } from '../futoshiki/index.js';
import { Cells, type Size } from './cells.js';
import {
  AIR,
  BLANK,
  FOOT,
  fitPanel,
  GAP,
  LEAST_COLUMNS,
  PANEL_COLUMNS,
  type PanelLine,
  putKeys,
  putPanel,
  putSay,
  READABLE_COLUMNS,
  SIDE_COLUMNS,
  TIGHT_FOOT,
  tooSmall,
  wrapPanel,
} from './furniture.js';
import { cellsIn, futoshikiBoard, futoshikiBoardSize, futoshikiCellAt, partOfBoard } from './futoshiki-board.js';
import { FUTOSHIKI_SOLVED_LINE, futoshikiLine } from './futoshiki-keys.js';
import {
  type FutoshikiHint,
  type FutoshikiState,
  futoshikiClashes,
  futoshikiPosition,
  isFutoshikiWon,
  openCells,
} from './futoshiki-state.js';
import type { Look } from './look.js';
import { headingOf, headingWithTitle } from './place.js';
import { calm } from './say.js';
import { type Extent, type Part, partFor, putMore, RIGHT_MARK } from './viewport.js';
import { clockTime, plural } from './words.js';

interface Layout {
  readonly isLarge: boolean;
  readonly panel: 'side' | 'below';
  /** Without blank lines. */
  readonly isTight: boolean;
  /** How many of the cells are seen, where the window is too small for all. */
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

const topOf = ({ isTight, shown }: Layout): number => (isTight && !shown ? 0 : AIR.top);
const footOf = ({ isTight }: Layout): number => (isTight ? TIGHT_FOOT : FOOT);

function needs(size: number, layout: Layout): Size {
  const board = futoshikiBoardSize(size, layout.isLarge);
  const columns = AIR.left + board.columns;
  const lines = topOf(layout) + board.lines + footOf(layout);
  // A blank line and the heading; without blank lines the heading stands there only if there is room.
  if (layout.panel === 'below') return { columns, lines: layout.isTight ? lines : lines + 2 };
  return { columns: Math.max(SIDE_COLUMNS, columns + GAP + PANEL_COLUMNS), lines };
}

/** Lines beside a part of a board: the marks above and below it, the heading, the foot. */
const BESIDE_PART = 3 + TIGHT_FOOT;
/** Fewer rows or columns than this are no board to play on. */
const LEAST_CELLS = 3;

/** A part of the board, where not all of it has room. */
function partLayout(size: number, window: Size): Layout | undefined {
  const room = { columns: window.columns - AIR.left - RIGHT_MARK, lines: window.lines - BESIDE_PART };
  const { rows, columns } = cellsIn(room);
  const shown = { rows: Math.min(size, rows), columns: Math.min(size, columns) };
  const least = Math.min(LEAST_CELLS, size);
  const fits = window.columns >= LEAST_COLUMNS && shown.rows >= least && shown.columns >= least;
  return fits ? { ...SMALLEST, shown } : undefined;
}

/** What the smallest window must have: for all of a small board, or for enough of a large one. */
function leastSize(size: number): Size {
  const whole = needs(size, SMALLEST);
  const part = futoshikiBoardSize(Math.min(LEAST_CELLS, size), false);
  const lines = BESIDE_PART + part.lines;
  if (whole.lines <= lines) return whole;
  return { columns: Math.max(LEAST_COLUMNS, AIR.left + RIGHT_MARK + part.columns), lines };
}

function layoutFor({ game, choices }: FutoshikiState, size: Size): Layout | undefined {
  const whole = LAYOUTS.find((layout) => {
    const { columns, lines } = needs(game.level.size, layout);
    return (!layout.isLarge || choices.large) && columns <= size.columns && lines <= size.lines;
  });
  return whole ?? partLayout(game.level.size, size);
}

const extentOf = (size: number): Extent => ({ rows: size, columns: size });

/** The part of the board in view, where it is not all of it. */
export function partInView(state: FutoshikiState, size: Size): Part | undefined {
  const { shown } = layoutFor(state, size) ?? {};
  const { view, cursor, hint } = state;
  return shown && partFor(extentOf(state.game.level.size), shown, { view, at: cursor, also: hint?.target });
}

/** What large cells need, where the window has not got it; else nothing. */
export function largeWanting(size: number, window: Size): string {
  const { columns, lines } = needs(size, { isLarge: true, panel: 'below', isTight: false });
  if (columns <= window.columns && lines <= window.lines) return '';
  return ` They need ${columns}×${lines} characters; yours is ${window.columns}×${window.lines}.`;
}

/** The cell under a place on the screen, or undefined. */
export function futoshikiCellOnScreen(
  state: FutoshikiState,
  size: Size,
  line: number,
  column: number,
): number | undefined {
  const layout = layoutFor(state, size);
  const part = partInView(state, size);
  const { level } = state.game;
  return layout && futoshikiCellAt(level.size, layout.isLarge, line - topOf(layout), column - AIR.left, part);
}

/** "2 3 9", or nothing. */
function marksHere(state: FutoshikiState): string {
  const marks = futoshikiPosition(state).marks[state.cursor] ?? 0;
  const { size } = state.game.level;
  return Array.from({ length: size }, (_, index) => index + 1)
    .filter((digit) => marks & (1 << (digit - 1)))
    .map(digitLetter)
    .join(' ');
}

const openWords = (state: FutoshikiState): string => plural(openCells(state), 'cell left', 'cells left');

/** What stands above the hint and what below it. */
function figures(state: FutoshikiState): readonly [above: PanelLine[], below: PanelLine[]] {
  const { best } = state;
  const marks = marksHere(state);
  return [
    [
      { text: headingOf(state.place), role: 'quiet' },
      ...(state.place.title === '' ? [] : [{ text: state.place.title, role: 'strong' } as const]),
      BLANK,
      { text: openWords(state) },
      ...(state.hints > 0 ? [{ text: plural(state.hints, 'hint'), spare: 2 } as const] : []),
      ...(state.choices.time ? [{ text: clockTime(state.millis), role: 'quiet', spare: 2 } as const] : []),
      ...(best
        ? [{ text: `best ${clockTime(best.millis)}, ${plural(best.hints, 'hint')}`, role: 'quiet', spare: 2 } as const]
        : []),
    ],
    [
      ...(state.pencil ? [BLANK, { text: 'Pencil marks: on', role: 'guide' } as const] : []),
      ...(marks === '' ? [] : [BLANK, { text: `marks here: ${marks}` }]),
    ],
  ];
}

function sidePanel(state: FutoshikiState, columns: number, height: number): PanelLine[] {
  const [above, below] = figures(state);
  const taken = [...above, ...below].filter(({ spare }) => spare === undefined).length;
  const hint = state.hint ? hintPanel(state.hint, columns, height - taken) : [];
  return fitPanel([...above, ...hint, ...below], height);
}

/** The hint in words. One that is too long for the room ends as it should: what follows matters more than from what. */
function hintPanel({ title, steps }: FutoshikiHint, columns: number, room: number): PanelLine[] {
  const heading: PanelLine = { text: `Hint: ${title}`, role: 'guide-strong' };
  const lines = wrapPanel(steps.join(' '), columns, 'guide');
  if (lines.length + 1 <= room) return [BLANK, heading, ...lines];
  const more: PanelLine = { text: 'i: show every step', role: 'quiet' };
  return [BLANK, heading, more, ...lines.slice(lines.length - Math.max(1, room - 2))];
}

/** One line for all of it; what changes stands first, since the rest may be cut. */
function belowPanel(state: FutoshikiState): PanelLine[] {
  const marks = marksHere(state);
  const figures = [
    openWords(state),
    ...(state.choices.time ? [clockTime(state.millis)] : []),
    ...(state.pencil ? ['pencil'] : []),
    ...(marks === '' ? [] : [`marks ${marks}`]),
  ];
  return [{ text: `${figures.join(', ')}. ${headingWithTitle(state.place)}`, role: 'quiet' }];
}

/** The board, or the part of it in view. */
function boardOf(state: FutoshikiState, isLarge: boolean, part: Part | undefined): Cells {
  const { level } = state.game;
  const { digits, marks } = futoshikiPosition(state);
  const board = futoshikiBoard(
    {
      level,
      digits,
      marks,
      cursor: state.cursor,
      target: state.hint?.target,
      reasons: state.hint?.reasons ?? [],
      conflicts: [...futoshikiClashes(state), ...state.wrong],
    },
    isLarge,
  );
  return part ? partOfBoard(board, part) : board;
}

export function futoshikiFrame(state: FutoshikiState, size: Size, look: Look): Cells {
  const { level } = state.game;
  const layout = layoutFor(state, size);
  if (!layout) return tooSmall(size, leastSize(level.size), 'this puzzle');
  const cells = new Cells(size);
  const part = partInView(state, size);
  const board = boardOf(state, layout.isLarge, part);
  const top = topOf(layout);
  cells.paste(top, AIR.left, board);
  if (part) {
    const area = { line: top, column: AIR.left, lines: board.lines, columns: board.columns };
    putMore(cells, area, part, extentOf(level.size), look.signs);
  }
  if (layout.panel === 'side') {
    const column = AIR.left + board.columns + GAP;
    const columns = Math.min(READABLE_COLUMNS, size.columns - column - AIR.left);
    putPanel(cells, top, column, sidePanel(state, columns, size.lines - top - footOf(layout)));
  } else {
    const line = top + board.lines + (layout.isTight && !part ? 0 : 1);
    if (line < size.lines - footOf(layout)) putPanel(cells, line, AIR.left, belowPanel(state));
  }
  putWords(cells, state, layout);
  putKeys(cells, isFutoshikiWon(state) ? FUTOSHIKI_SOLVED_LINE : futoshikiLine(level.size));
  return cells;
}

/** A hint without a panel of its own speaks when nothing else does: how it ends, and where the rest is. */
function putWords(cells: Cells, { hint, say, game }: FutoshikiState, { panel, isTight, shown }: Layout): void {
  const board = futoshikiBoardSize(game.level.size, false);
  const lines = isTight && !shown ? Math.min(2, cells.lines - 1 - board.lines) : 2;
  if (panel === 'side' || !hint || say.text !== '') putSay(cells, say, { isTight, lines });
  else {
    const last = hint.steps.at(-1) ?? '';
    const words = hint.steps.length > 1 ? `${last} i: show every step.` : last;
    putSay(cells, calm(words), { isTight, lines, role: 'guide' });
  }
}

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
import { futoshikiBoard, futoshikiBoardSize, futoshikiCellAt } from './futoshiki-board.js';
import { FUTOSHIKI_SOLVED_LINE, futoshikiLine } from './futoshiki-keys.js';
import {
  type FutoshikiHint,
  type FutoshikiState,
  futoshikiClashes,
  futoshikiPosition,
  isFutoshikiWon,
  openCells,
} from './futoshiki-state.js';
import { headingOf, headingWithTitle } from './place.js';
import { calm } from './say.js';
import { clockTime, plural } from './words.js';

interface Layout {
  readonly isLarge: boolean;
  readonly panel: 'side' | 'below';
  /** Without blank lines. */
  readonly isTight: boolean;
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

const topOf = ({ isTight }: Layout): number => (isTight ? 0 : AIR.top);
const footOf = ({ isTight }: Layout): number => (isTight ? TIGHT_FOOT : FOOT);

function needs(size: number, layout: Layout): Size {
  const board = futoshikiBoardSize(size, layout.isLarge);
  const columns = AIR.left + board.columns;
  const lines = topOf(layout) + board.lines + footOf(layout);
  // A blank line and the heading; without blank lines the heading stands there only if there is room.
  if (layout.panel === 'below') return { columns, lines: layout.isTight ? lines : lines + 2 };
  return { columns: Math.max(SIDE_COLUMNS, columns + GAP + PANEL_COLUMNS), lines };
}

function layoutFor(state: FutoshikiState, size: Size): Layout | undefined {
  return LAYOUTS.find((layout) => {
    const { columns, lines } = needs(state.game.level.size, layout);
    return (!layout.isLarge || state.choices.large) && columns <= size.columns && lines <= size.lines;
  });
}

/** What large cells need, where the window has not got it; else nothing. */
export function largeWanting(size: number, window: Size): string {
  const { columns, lines } = needs(size, { isLarge: true, panel: 'below', isTight: false });
  if (columns <= window.columns && lines <= window.lines) return '';
  return ` They need ${columns} columns and ${lines} lines; the window has ${window.columns} and ${window.lines}.`;
}

/** The cell under a place on the screen, or undefined. */
export function futoshikiCellOnScreen(
  state: FutoshikiState,
  size: Size,
  line: number,
  column: number,
): number | undefined {
  const layout = layoutFor(state, size);
  return layout && futoshikiCellAt(state.game.level.size, layout.isLarge, line - topOf(layout), column - AIR.left);
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

const openWords = (state: FutoshikiState): string => plural(openCells(state), 'cell open', 'cells open');

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
      ...(state.pencil ? [BLANK, { text: 'Pencil: digits mark', role: 'guide' } as const] : []),
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
  const more: PanelLine = { text: 'i shows every step of it', role: 'quiet' };
  return [BLANK, heading, more, ...lines.slice(lines.length - Math.max(1, room - 2))];
}

function belowPanel(state: FutoshikiState): PanelLine[] {
  const time = state.choices.time ? `, ${clockTime(state.millis)}` : '';
  const marks = marksHere(state);
  const heading = headingWithTitle(state.place);
  return [
    {
      text: `${heading}, ${openWords(state)}${time}${state.pencil ? ', pencil' : ''}${marks === '' ? '' : `, marks ${marks}`}`,
      role: 'quiet',
    },
  ];
}

export function futoshikiFrame(state: FutoshikiState, size: Size): Cells {
  const { level } = state.game;
  const layout = layoutFor(state, size);
  if (!layout) return tooSmall(size, needs(level.size, SMALLEST), 'This puzzle');
  const cells = new Cells(size);
  const { digits, marks } = futoshikiPosition(state);
  const board = futoshikiBoard(
    {
      level,
      digits,
      marks,
      cursor: state.cursor,
      target: state.hint?.target,
      reasons: state.hint?.reasons ?? [],
      clashes: [...futoshikiClashes(state), ...state.wrong],
    },
    layout.isLarge,
  );
  const top = topOf(layout);
  cells.paste(top, AIR.left, board);
  if (layout.panel === 'side') {
    const column = AIR.left + board.columns + GAP;
    const columns = Math.min(READABLE_COLUMNS, size.columns - column - AIR.left);
    putPanel(cells, top, column, sidePanel(state, columns, size.lines - top - footOf(layout)));
  } else {
    const line = top + board.lines + (layout.isTight ? 0 : 1);
    if (line < size.lines - footOf(layout)) putPanel(cells, line, AIR.left, belowPanel(state));
  }
  putWords(cells, state, layout);
  putKeys(cells, isFutoshikiWon(state) ? FUTOSHIKI_SOLVED_LINE : futoshikiLine(level.size));
  return cells;
}

/** A hint without a panel of its own speaks when nothing else does: how it ends, and where the rest is. */
function putWords(cells: Cells, { hint, say, game }: FutoshikiState, { panel, isTight }: Layout): void {
  const board = futoshikiBoardSize(game.level.size, false);
  const lines = isTight ? Math.min(2, cells.lines - 1 - board.lines) : 2;
  if (panel === 'side' || !hint || say.text !== '') putSay(cells, say, { isTight, lines });
  else {
    const last = hint.steps.at(-1) ?? '';
    const words = hint.steps.length > 1 ? `${last} i shows every step.` : last;
    putSay(cells, calm(words), { isTight, lines, role: 'guide' });
  }
}

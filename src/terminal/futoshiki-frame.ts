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
  tooSmall,
  wrapPanel,
} from './furniture.js';
import { futoshikiBoard, futoshikiBoardSize, futoshikiCellAt } from './futoshiki-board.js';
import { FUTOSHIKI_SOLVED_LINE, futoshikiLine } from './futoshiki-keys.js';
import {
  type FutoshikiState,
  futoshikiClashes,
  futoshikiPosition,
  isFutoshikiWon,
  openCells,
} from './futoshiki-state.js';
import { headingOf, headingWithTitle } from './place.js';
import { clockTime, plural } from './words.js';

interface Layout {
  readonly isLarge: boolean;
  readonly panel: 'side' | 'below';
}

function needs(size: number, { isLarge, panel }: Layout): Size {
  const board = futoshikiBoardSize(size, isLarge);
  const columns = AIR.left + board.columns;
  if (panel === 'below') return { columns, lines: AIR.top + board.lines + 2 + FOOT };
  return { columns: Math.max(SIDE_COLUMNS, columns + GAP + PANEL_COLUMNS), lines: AIR.top + board.lines + FOOT };
}

function layoutFor(state: FutoshikiState, size: Size): Layout | undefined {
  const layouts = [true, false].flatMap((isLarge) =>
    (['side', 'below'] as const).map((panel): Layout => ({ isLarge, panel })),
  );
  return layouts.find((layout) => {
    const { columns, lines } = needs(state.game.level.size, layout);
    return (!layout.isLarge || state.choices.large) && columns <= size.columns && lines <= size.lines;
  });
}

/** The cell under a place on the screen, or undefined. */
export function futoshikiCellOnScreen(
  state: FutoshikiState,
  size: Size,
  line: number,
  column: number,
): number | undefined {
  const layout = layoutFor(state, size);
  return layout && futoshikiCellAt(state.game.level.size, layout.isLarge, line - AIR.top, column - AIR.left);
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

function sidePanel(state: FutoshikiState, columns: number): PanelLine[] {
  const { hint, best } = state;
  const marks = marksHere(state);
  return [
    { text: headingOf(state.place), role: 'quiet' },
    ...(state.place.title === '' ? [] : [{ text: state.place.title, role: 'strong' } as const]),
    BLANK,
    { text: openWords(state) },
    ...(state.hints > 0 ? [{ text: plural(state.hints, 'hint'), spare: 2 } as const] : []),
    ...(state.choices.time ? [{ text: clockTime(state.millis), role: 'quiet', spare: 2 } as const] : []),
    ...(best
      ? [{ text: `best ${clockTime(best.millis)}, ${plural(best.hints, 'hint')}`, role: 'quiet', spare: 2 } as const]
      : []),
    ...(hint ? hintPanel(hint.title, hint.words, columns) : []),
    ...(state.pencil ? [BLANK, { text: 'Pencil: digits mark', role: 'guide' } as const] : []),
    ...(marks === '' ? [] : [BLANK, { text: `marks here: ${marks}` }]),
  ];
}

function hintPanel(title: string, words: string, columns: number): PanelLine[] {
  return [BLANK, { text: `Hint: ${title}`, role: 'guide-strong' }, ...wrapPanel(words, columns, 'guide')];
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
  if (!layout) return tooSmall(size, needs(level.size, { isLarge: false, panel: 'below' }), 'This puzzle');
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
  cells.paste(AIR.top, AIR.left, board);
  const isBelow = layout.panel === 'below';
  if (isBelow) putPanel(cells, AIR.top + board.lines + 1, AIR.left, belowPanel(state));
  else {
    const column = AIR.left + board.columns + GAP;
    putPanel(
      cells,
      AIR.top,
      column,
      fitPanel(
        sidePanel(state, Math.min(READABLE_COLUMNS, size.columns - column - AIR.left)),
        size.lines - AIR.top - FOOT,
      ),
    );
  }
  const spoken =
    isBelow && state.hint && state.say.text === '' ? { text: state.hint.words, isTrouble: false } : state.say;
  putSay(cells, spoken);
  putKeys(cells, isFutoshikiWon(state) ? FUTOSHIKI_SOLVED_LINE : futoshikiLine(level.size));
  return cells;
}

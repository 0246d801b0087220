// A Sokoban game as a frame, from state alone. Tried in order of comfort: two columns a cell with the text beside the
// board or below it, the same without blank lines, then one column a cell; where nothing fits, a sentence says what would.

import { deadCells } from '../sokoban/index.js';
import { type CellColumns, drawBoard, type Picture } from './board-picture.js';
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
import { hintWords, RUNGS } from './hint-plan.js';
import type { Look } from './look.js';
import { headingOf, headingWithTitle } from './place.js';
import { calm } from './say.js';
import { SOKOBAN_LINE, SOLVED_LINE, STUCK_LINE } from './sokoban-keys.js';
import { boundNow, boxesHome, countsOf, isWonNow, positionNow, type SokobanState, stuckNow } from './sokoban-state.js';
import { clockTime, plural } from './words.js';

export interface Layout {
  readonly cell: CellColumns;
  readonly panel: 'side' | 'below';
  /** Without blank lines. */
  readonly isTight: boolean;
}

const LAYOUTS: readonly Layout[] = ([2, 1] as const).flatMap((cell) =>
  [false, true].flatMap((isTight) => (['side', 'below'] as const).map((panel) => ({ cell, panel, isTight }))),
);

const topOf = ({ isTight }: Layout): number => (isTight ? 0 : AIR.top);
const footOf = ({ isTight }: Layout): number => (isTight ? TIGHT_FOOT : FOOT);

/** Below the board: a blank line, where we are, and the counts; tight: the counts alone. */
const belowOf = ({ isTight }: Layout): number => (isTight ? 1 : 3);

function needs(layout: Layout, board: { width: number; height: number }): Size {
  const width = AIR.left + board.width * layout.cell;
  const lines = topOf(layout) + board.height + footOf(layout);
  if (layout.panel === 'below') return { columns: width, lines: lines + belowOf(layout) };
  return { columns: Math.max(SIDE_COLUMNS, width + GAP + PANEL_COLUMNS), lines };
}

/** The most comfortable layout that fits, or undefined. */
export function layoutFor(board: { width: number; height: number }, size: Size): Layout | undefined {
  return LAYOUTS.find((layout) => {
    const { columns, lines } = needs(layout, board);
    return columns <= size.columns && lines <= size.lines;
  });
}

/** The cell under a place on the screen, or undefined. */
export function cellAt(
  board: { width: number; height: number },
  size: Size,
  line: number,
  column: number,
): number | undefined {
  const layout = layoutFor(board, size);
  if (!layout) return undefined;
  const [y, x] = [line - topOf(layout), Math.floor((column - AIR.left) / layout.cell)];
  return y >= 0 && y < board.height && x >= 0 && x < board.width ? y * board.width + x : undefined;
}

function pictureOf(state: SokobanState): Picture {
  const { level } = state.game;
  const hint = state.hint;
  const [next] = hint?.pushes ?? [];
  return {
    level,
    position: positionNow(state),
    facing: state.facing,
    dead: state.choices.dead ? deadCells(level) : undefined,
    reach: state.chosen?.ways.cells,
    chosen: state.chosen?.box ?? (hint && next && hint.rung >= 2 ? next.from : undefined),
    arrow: hint && next && hint.rung >= 3 ? { cell: next.onto, direction: next.direction } : undefined,
    guilty: stuckNow(state),
  };
}

function hintPanel(state: SokobanState, columns: number): PanelLine[] {
  const { hint } = state;
  if (!hint || hint.rung === 0) return [];
  const more = [
    '',
    'i shows the box',
    'i shows the push',
    `i shows the whole way: ${plural(hint.pushes.length, 'push', 'pushes')}`,
    'i plays it',
  ];
  return [
    BLANK,
    { text: `Hint ${hint.rung} of ${RUNGS}`, role: 'guide-strong' },
    ...hintWords(state.game.level, hint).flatMap((words) => wrapPanel(words, columns, 'guide')),
    { text: more[hint.rung] as string, role: 'quiet', spare: 2 },
  ];
}

const counts = (moves: number, pushes: number): string =>
  `${plural(moves, 'move')}, ${plural(pushes, 'push', 'pushes')}`;

function bestPanel({ best }: SokobanState): PanelLine[] {
  if (!best) return [];
  const lines = [`fewest  ${counts(best.moves.moves, best.moves.pushes)}`];
  if (best.pushes.pushes < best.moves.pushes) lines.push(`        ${counts(best.pushes.moves, best.pushes.pushes)}`);
  return [BLANK, ...lines.map((text): PanelLine => ({ text, spare: 1 }))];
}

function boundWords(state: SokobanState): string | undefined {
  const bound = boundNow(state);
  return bound ? `at least ${plural(bound, 'push', 'pushes')} to go` : undefined;
}

function sidePanel(state: SokobanState, columns: number): PanelLine[] {
  const { moves, pushes } = countsOf(state.game);
  const { level } = state.game;
  const figure = (value: string): string => value.padStart(5);
  const bound = boundWords(state);
  return [
    { text: headingOf(state.place), role: 'quiet' },
    ...(state.place.title === '' ? [] : [{ text: state.place.title, role: 'strong' } as const]),
    BLANK,
    { text: `moves ${figure(String(moves))}` },
    { text: `pushes${figure(String(pushes))}` },
    { text: `home  ${figure(String(boxesHome(level, positionNow(state))))} of ${level.goals.length}` },
    ...(state.choices.time
      ? [{ text: `time  ${figure(clockTime(state.millis))}`, role: 'quiet', spare: 2 } as const]
      : []),
    ...bestPanel(state),
    ...(bound === undefined ? [] : [...(state.best ? [] : [BLANK]), { text: bound, spare: 1 }]),
    ...hintPanel(state, columns),
  ];
}

function belowPanel(state: SokobanState): PanelLine[] {
  const { moves, pushes } = countsOf(state.game);
  const { level } = state.game;
  const home = `home ${boxesHome(level, positionNow(state))} of ${level.goals.length}`;
  const time = state.choices.time ? `, ${clockTime(state.millis)}` : '';
  return [{ text: headingWithTitle(state.place), role: 'quiet' }, { text: `${counts(moves, pushes)}, ${home}${time}` }];
}

/** A search speaks first, then what happened; a hint without a panel of its own speaks when nothing else does. */
function putWords(cells: Cells, state: SokobanState, { panel, isTight }: Layout): void {
  const { hint, say, search } = state;
  if (search !== undefined) putSay(cells, calm(search), { isTight });
  else if (panel === 'below' && say.text === '' && hint && hint.rung > 0) {
    const words = hintWords(state.game.level, hint).join(' ');
    putSay(cells, calm(`Hint ${hint.rung} of ${RUNGS}: ${words}`), { isTight, role: 'guide' });
  } else putSay(cells, say, { isTight });
}

export function sokobanFrame(state: SokobanState, size: Size, look: Look): Cells {
  const { level } = state.game;
  const layout = layoutFor(level, size);
  if (!layout) return tooSmall(size, needs(LAYOUTS.at(-1) as Layout, level), 'This level');
  const cells = new Cells(size);
  const top = topOf(layout);
  cells.paste(top, AIR.left, drawBoard(pictureOf(state), look.signs, layout.cell));
  if (layout.panel === 'side') {
    const column = AIR.left + level.width * layout.cell + GAP;
    const height = size.lines - top - footOf(layout);
    const columns = Math.min(READABLE_COLUMNS, size.columns - column - AIR.left);
    putPanel(cells, top, column, fitPanel(sidePanel(state, columns), height));
  } else if (layout.isTight) putPanel(cells, level.height, AIR.left, belowPanel(state).slice(1));
  else putPanel(cells, top + level.height + 1, AIR.left, belowPanel(state));
  putWords(cells, state, layout);
  putKeys(cells, isWonNow(state) ? SOLVED_LINE : stuckNow(state).length > 0 ? STUCK_LINE : SOKOBAN_LINE);
  return cells;
}

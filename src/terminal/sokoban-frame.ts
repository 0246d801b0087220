// A Sokoban game as a frame, from state alone: the board or the part of it in view, beside it or below it where we are and
// how it stands, at the foot what the board says and the keys.

import { deadCells } from '../sokoban/index.js';
import { drawBoard, markOf, type Picture } from './board-picture.js';
import { Cells, type Size } from './cells.js';
import {
  AIR,
  BLANK,
  fitPanel,
  GAP,
  type PanelLine,
  putKeys,
  putPanel,
  putSay,
  READABLE_COLUMNS,
  tooSmall,
  wrapPanel,
} from './furniture.js';
import { hintMessage, RUNGS } from './hint-plan.js';
import type { Look } from './look.js';
import { headingOf, headingWithTitle } from './place.js';
import { calm } from './say.js';
import { SOKOBAN_LINE, SOLVED_LINE, STUCK_LINE } from './sokoban-keys.js';
import { cellAt, extentOf, type Layout, layoutFor, leastSize } from './sokoban-layout.js';
import {
  boundNow,
  boxesHome,
  countsOf,
  isWonNow,
  positionNow,
  type SokobanState,
  sayNow,
  stuckNow,
} from './sokoban-state.js';
import { type Part, partFor, putMore, RIGHT_MARK } from './viewport.js';
import { clockTime, plural } from './words.js';

/** Where the board stands in a window, and the part of it that is in view; undefined where the window is too small. */
export function placement(state: SokobanState, size: Size): { layout: Layout; part: Part } | undefined {
  const { level } = state.game;
  const layout = layoutFor(level, size);
  if (!layout) return undefined;
  const { view, isLooking, hint } = state;
  const also = hint && hint.rung >= 2 ? hint.pushes[0]?.from : undefined;
  const at = positionNow(state).player;
  return { layout, part: partFor(extentOf(level), layout.shown, { view, isLooking, at, also }) };
}

/** The cell under a place on the screen, or undefined. */
export function cellOnScreen(state: SokobanState, size: Size, line: number, column: number): number | undefined {
  const placed = placement(state, size);
  return placed && cellAt(state.game.level, placed.layout, placed.part, line, column);
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
    deadlocked: stuckNow(state),
  };
}

/** The sentences of an open hint; the box is named as the board draws it. */
function hintLines({ game, hint }: SokobanState, { signs }: Look, { cell }: Layout): string[] {
  const [next] = hint?.pushes ?? [];
  return hint && next ? hintMessage(game.level, hint, markOf(game.level, next.from, signs, cell)) : [];
}

function hintPanel(state: SokobanState, columns: number, words: readonly string[]): PanelLine[] {
  const { hint } = state;
  if (!hint || hint.rung === 0) return [];
  const more = [
    '',
    'i: which box',
    'i: which push',
    `i: full solution (${plural(hint.pushes.length, 'push', 'pushes')})`,
    'i: replay it',
  ];
  return [
    BLANK,
    { text: `Hint ${hint.rung} of ${RUNGS}`, role: 'guide-strong' },
    ...words.flatMap((sentence) => wrapPanel(sentence, columns, 'guide')),
    { text: more[hint.rung] as string, role: 'quiet', spare: 2 },
  ];
}

const counts = (moves: number, pushes: number): string =>
  `${plural(moves, 'move')}, ${plural(pushes, 'push', 'pushes')}`;

function bestPanel({ best }: SokobanState): PanelLine[] {
  if (!best) return [];
  const lines = [`best    ${counts(best.moves.moves, best.moves.pushes)}`];
  if (best.pushes.pushes < best.moves.pushes) lines.push(`        ${counts(best.pushes.moves, best.pushes.pushes)}`);
  return [BLANK, ...lines.map((text): PanelLine => ({ text, spare: 1 }))];
}

function boundWords(state: SokobanState): string | undefined {
  const bound = boundNow(state);
  return bound ? `at least ${plural(bound, 'push', 'pushes')} to go` : undefined;
}

function sidePanel(state: SokobanState, columns: number, hint: readonly string[]): PanelLine[] {
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
    { text: `on goal${String(boxesHome(level, positionNow(state))).padStart(4)}/${level.goals.length}` },
    ...(state.choices.time
      ? [{ text: `time  ${figure(clockTime(state.millis))}`, role: 'quiet', spare: 2 } as const]
      : []),
    ...bestPanel(state),
    ...(bound === undefined ? [] : [...(state.best ? [] : [BLANK]), { text: bound, spare: 1 }]),
    ...hintPanel(state, columns, hint),
  ];
}

function countsWords(state: SokobanState): string {
  const { moves, pushes } = countsOf(state.game);
  const { level } = state.game;
  const home = `on goal ${boxesHome(level, positionNow(state))}/${level.goals.length}`;
  const time = state.choices.time ? `, ${clockTime(state.millis)}` : '';
  return `${counts(moves, pushes)}, ${home}${time}`;
}

const belowPanel = (state: SokobanState): PanelLine[] => [
  { text: headingWithTitle(state.place), role: 'quiet' },
  { text: countsWords(state) },
];

/** A search speaks first, then what happened; a hint without a panel of its own speaks when nothing else does. */
function putWords(cells: Cells, state: SokobanState, { panel, isTight }: Layout, words: readonly string[]): void {
  const { hint, search } = state;
  const say = sayNow(state);
  const lines = panel === 'foot' ? 1 : 2;
  if (search !== undefined) putSay(cells, calm(search), { isTight, lines });
  else if (panel !== 'side' && say.text === '' && hint && hint.rung > 0) {
    putSay(cells, calm(`Hint ${hint.rung} of ${RUNGS}: ${words.join(' ')}`), { isTight, lines, role: 'guide' });
  } else if (panel === 'foot' && say.text === '') putSay(cells, calm(countsWords(state)), { isTight, lines });
  else putSay(cells, say, { isTight, lines });
}

export function sokobanFrame(state: SokobanState, size: Size, look: Look): Cells {
  const { level } = state.game;
  const placed = placement(state, size);
  if (!placed) return tooSmall(size, leastSize(level), 'this level');
  const { layout, part } = placed;
  const { top, foot, cell, shown } = layout;
  const hint = hintLines(state, look, layout);
  const cells = new Cells(size);
  const area = { line: top, column: AIR.left, lines: shown.rows, columns: shown.columns * cell };
  cells.paste(top, AIR.left, drawBoard(pictureOf(state), look.signs, cell, part));
  if (layout.isPart) putMore(cells, area, part, extentOf(level), look.signs);
  if (layout.panel === 'side') {
    const column = AIR.left + area.columns + (layout.isPart ? RIGHT_MARK : 0) + GAP;
    const columns = Math.min(READABLE_COLUMNS, size.columns - column - AIR.left);
    putPanel(cells, top, column, fitPanel(sidePanel(state, columns, hint), size.lines - top - foot));
  } else if (layout.panel === 'below') {
    const lines = belowPanel(state);
    // Where we are and the counts, or the counts alone.
    if (layout.isTight) putPanel(cells, top + shown.rows + (layout.isPart ? 1 : 0), AIR.left, lines.slice(1));
    else putPanel(cells, top + shown.rows + 1, AIR.left, lines);
  }
  putWords(cells, state, layout, hint);
  putKeys(cells, isWonNow(state) ? SOLVED_LINE : stuckNow(state).length > 0 ? STUCK_LINE : SOKOBAN_LINE);
  return cells;
}

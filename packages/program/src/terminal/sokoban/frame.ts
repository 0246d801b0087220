// A Sokoban game as a frame, drawn from the state alone: the board or the part of it in view, counts and hint beside it
// or below it, the status message and the keys at the bottom.

import { clockTime } from '@masu/core/base/format.js';
import { alignRight, columnsOfText, fitText } from '@masu/core/base/safe-text.js';
import type { Position } from '@masu/core/sokoban/rules/level.js';
import { NOTHING_EXPLAINED } from '@masu/engine/session/explain/questions.js';
import {
  boxTargets,
  isSokobanSolved,
  sokobanCounts,
  sokobanHint,
  sokobanPosition,
} from '@masu/engine/session/sokoban/session.js';
import { type BoxGhost, boxGhosts } from '@masu/solve/sokoban/solve/box-ghosts.js';
import { headingLine, headingPanel } from '../game/heading.js';
import type { Appearance, Signs } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import {
  BLANK,
  fitPanel,
  GAP,
  MARGIN,
  type PanelLine,
  putKeys,
  putPanel,
  putStatus,
  READABLE_COLUMNS,
  tooSmall,
  wrapPanel,
} from '../screen/page-layout.js';
import { info } from '../screen/status.js';
import { type Part, partFor, putMore, RIGHT_MARK } from '../screen/viewport.js';
import { texts } from '../texts/language.js';
import { boxMark, drawBoard, labeledSign, type Picture } from './board.js';
import { explainedHint, squareLabels } from './explaining.js';
import { DEADLOCK_LINE, SOKOBAN_LINE, SOLVED_LINE } from './keys.js';
import { boardExtent, cellAtScreen, type Layout, layoutFor, leastSize } from './layout.js';
import { hintSentences } from './messages.js';
import { deadlockedNow, lowerBoundNow, type SokobanState, statusNow } from './state.js';

/** The layout of the board in a window, and the part of it in view; undefined if the window is too small. */
export function placement(state: SokobanState, size: Size): { layout: Layout; part: Part } | undefined {
  const { session, view, isScrolled } = state;
  const { level } = session.game;
  const layout = layoutFor(level, size);
  if (!layout) return undefined;
  const hint = sokobanHint(session);
  const also = hint && hint.detail >= 2 ? hint.push.from : undefined;
  const at = sokobanPosition(session).player;
  return { layout, part: partFor(boardExtent(level), layout.shown, { view, isScrolled, at, also }) };
}

/** The cell at a position of the screen, or undefined. */
export function cellOnScreen(state: SokobanState, size: Size, line: number, column: number): number | undefined {
  const placed = placement(state, size);
  return placed && cellAtScreen(state.session.game.level, placed.layout, placed.part, line, column);
}

const labelsIn = ({ session, explained = NOTHING_EXPLAINED, asking }: SokobanState): ReadonlyMap<number, string> =>
  squareLabels(session, explained, asking !== undefined);

let lastGhosts:
  | { readonly position: Position; readonly box: number; readonly at: ReadonlyMap<number, BoxGhost> }
  | undefined;

/** The costs of the selected box, or of the box of a hint; kept, because a frame is drawn often. */
function ghostsIn({ session, options }: SokobanState): ReadonlyMap<number, BoxGhost> | undefined {
  const hint = sokobanHint(session);
  const box = session.selectedBox ?? (hint?.detail === 2 ? hint.push.from : undefined);
  if (!options.ghosts || box === undefined) return undefined;
  const position = sokobanPosition(session);
  if (lastGhosts?.position !== position || lastGhosts.box !== box) {
    const ghosts = boxGhosts(session.game.level, position, box);
    lastGhosts = { position, box, at: new Map(ghosts.map((ghost) => [ghost.cell, ghost])) };
  }
  return lastGhosts.at;
}

function shownPicture(state: SokobanState): Picture {
  const { session, options } = state;
  const hint = sokobanHint(session);
  const { push } = hint ?? {};
  return {
    level: session.game.level,
    position: sokobanPosition(session),
    facing: session.facing,
    dead: options.dead ? session.deadSquares : undefined,
    reach: hint?.detail === 3 && session.selectedBox === undefined ? [hint.goal] : boxTargets(session),
    ghosts: ghostsIn(state),
    selected: session.selectedBox ?? (hint && hint.detail >= 2 ? push?.from : undefined),
    arrow: hint && push && hint.detail >= 4 ? { cell: push.onto, direction: push.direction } : undefined,
    deadlocked: deadlockedNow(state),
    labels: labelsIn(state),
  };
}

/** The sentences of an open hint; the box is named as the board draws it. */
function hintLines(state: SokobanState, { signs }: Appearance, { cell }: Layout): string[] {
  const { session, explained = NOTHING_EXPLAINED } = state;
  const { level } = session.game;
  const hint = sokobanHint(session);
  if (!hint) return [];
  const mark = boxMark(level, hint.push.from, signs, cell);
  const label = labelsIn(state).get(hint.push.from);
  const shown = label && cell === 2 ? labeledSign(label, mark) : (label ?? mark);
  return explainedHint(session, explained, hintSentences(level, hint, texts.sokoban.hint.box(shown)));
}

function hintPanel({ session }: SokobanState, columns: number, sentences: readonly string[]): PanelLine[] {
  const hint = sokobanHint(session);
  if (!hint) return [];
  return [
    BLANK,
    { text: texts.sokoban.hint.title(hint.detail), role: 'guide-strong' },
    ...sentences.flatMap((sentence) => wrapPanel(sentence, columns, 'guide')),
    { text: texts.sokoban.hint.more[hint.detail](hint.pushesLeft), role: 'quiet', spare: 2 },
  ];
}

/** Columns of the longest label of a count. */
const labelColumns = (): number => Math.max(...Object.values(texts.sokoban.counts).map(columnsOfText));

/** A count after its label; the counts are right-aligned, and a long one is still apart from its label. */
const figure = (label: string, value: string): string =>
  `${label} ${alignRight(value, labelColumns() + 3 - columnsOfText(label))}`;

/** A text after its label, in the column after all labels. */
const labeled = (label: string, value: string): string => fitText(label, labelColumns() + 1) + value;

function bestPanel({ best }: SokobanState): PanelLine[] {
  if (!best) return [];
  const { counts, score } = texts.sokoban;
  const lines = [labeled(counts.best, score(best.moves.moves, best.moves.pushes))];
  if (best.pushes.pushes < best.moves.pushes) lines.push(labeled('', score(best.pushes.moves, best.pushes.pushes)));
  return [BLANK, ...lines.map((text): PanelLine => ({ text, spare: 1 }))];
}

function boundMessage(state: SokobanState): string | undefined {
  const bound = lowerBoundNow(state);
  return bound ? texts.sokoban.bound(bound) : undefined;
}

function sidePanel(state: SokobanState, columns: number, hint: readonly string[], signs: Signs): PanelLine[] {
  const { heading, options } = state;
  const { moves, pushes, boxes, boxesOnGoals } = sokobanCounts(state.session);
  const { counts } = texts.sokoban;
  const bound = boundMessage(state);
  return [
    ...headingPanel('sokoban', heading, signs),
    { text: figure(counts.moves, String(moves)) },
    { text: figure(counts.pushes, String(pushes)) },
    { text: `${figure(counts.onGoal, String(boxesOnGoals))}/${boxes}` },
    ...(options.time ? [{ text: figure(counts.time, clockTime(state.millis)), role: 'quiet', spare: 2 } as const] : []),
    ...bestPanel(state),
    ...(bound === undefined ? [] : [...(state.best ? [] : [BLANK]), { text: bound, spare: 1 }]),
    ...hintPanel(state, columns, hint),
  ];
}

function countsMessage({ session, options, millis }: SokobanState): string {
  const { moves, pushes, boxes, boxesOnGoals } = sokobanCounts(session);
  const time = options.time ? `, ${clockTime(millis)}` : '';
  return `${texts.sokoban.countsLine(moves, pushes, boxesOnGoals, boxes)}${time}`;
}

const belowPanel = (state: SokobanState): PanelLine[] => [
  { text: headingLine(state.heading), role: 'quiet' },
  { text: countsMessage(state) },
];

/** A hint without a panel of its own is shown when there is no other status. */
function putSokobanStatus(
  cells: Cells,
  state: SokobanState,
  { panel, isTight }: Layout,
  sentences: readonly string[],
): void {
  const hint = sokobanHint(state.session);
  const status = statusNow(state);
  const lines = panel === 'foot' ? 1 : 2;
  if (panel !== 'side' && status.text === '' && hint) {
    putStatus(cells, info(texts.sokoban.hint.line(hint.detail, sentences.join(' '))), {
      isTight,
      lines,
      role: 'guide',
    });
  } else if (panel === 'foot' && status.text === '') putStatus(cells, info(countsMessage(state)), { isTight, lines });
  else putStatus(cells, status, { isTight, lines });
}

export function sokobanFrame(state: SokobanState, size: Size, appearance: Appearance): Cells {
  const { session } = state;
  const { level } = session.game;
  const placed = placement(state, size);
  if (!placed) return tooSmall(size, leastSize(level), texts.screen.tooSmall.level);
  const { layout, part } = placed;
  const { top, foot, cell, shown } = layout;
  const hint = hintLines(state, appearance, layout);
  const cells = new Cells(size);
  const area = { line: top, column: MARGIN.left, lines: shown.rows, columns: shown.columns * cell };
  cells.paste(top, MARGIN.left, drawBoard(shownPicture(state), appearance.signs, cell, part));
  if (layout.isPart) putMore(cells, area, part, boardExtent(level), appearance.signs);
  if (layout.panel === 'side') {
    const column = MARGIN.left + area.columns + (layout.isPart ? RIGHT_MARK : 0) + GAP;
    const columns = Math.min(READABLE_COLUMNS, size.columns - column - MARGIN.left);
    putPanel(cells, top, column, fitPanel(sidePanel(state, columns, hint, appearance.signs), size.lines - top - foot));
  } else if (layout.panel === 'below') {
    const lines = belowPanel(state);
    // The heading and the counts, or the counts alone.
    if (layout.isTight) putPanel(cells, top + shown.rows + (layout.isPart ? 1 : 0), MARGIN.left, lines.slice(1));
    else putPanel(cells, top + shown.rows + 1, MARGIN.left, lines);
  }
  putSokobanStatus(cells, state, layout, hint);
  const isDeadlock = deadlockedNow(state).length > 0;
  putKeys(cells, isSokobanSolved(session) ? SOLVED_LINE : isDeadlock ? DEADLOCK_LINE : SOKOBAN_LINE);
  return cells;
}

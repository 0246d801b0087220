// Box ghosts: where the chosen box, or the box of a hint, can be pushed, with the fewest pushes to each cell. A cell that
// a rule proves to be a deadlock has a cross. While the letters of an explanation are on the board, only a box that the
// player chose has them. The costs are there at once; the crosses follow a moment later on a large board, a few
// milliseconds of work at a time, so that the page is never held up. Loaded when the setting is on, or a key chooses a box.

import type { Position } from '@masu/core/sokoban/rules/level.js';
import { nextBox, type SokobanSession, sokobanHint, sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { type BoxGhost, boxCosts } from '@masu/solve/sokoban/solve/box-ghosts.js';
import { effect } from '@preact/signals';
import type { Labels } from '../board/marks.js';
import { sideTexts } from '../texts/side.js';
import type { Brush } from '../theme/skin.js';
import { ghosts, labels, performSokoban, sokobanSession } from './state/state.js';

/** From corner to corner, behind the number. */
function drawCross({ context, palette, cell }: Brush, x: number, y: number): void {
  const [near, far] = [cell * 0.14, cell * 0.86];
  context.beginPath();
  context.moveTo(x + near, y + near);
  context.lineTo(x + far, y + far);
  context.moveTo(x + far, y + near);
  context.lineTo(x + near, y + far);
  context.lineWidth = Math.max(1, cell / 20);
  context.strokeStyle = palette.ink;
  context.stroke();
}

/** Without a frame, unlike the number of a goal. */
function drawCost({ context, palette, cell }: Brush, x: number, y: number, pushes: number): void {
  const text = String(pushes);
  const [width, height] = [cell * (text.length > 1 ? 0.52 : 0.36), cell * 0.46];
  context.fillStyle = palette.floor;
  context.fillRect(x + (cell - width) / 2, y + (cell - height) / 2, width, height);
  context.fillStyle = palette.guide;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(cell * 0.4)}px system-ui, sans-serif`;
  context.fillText(text, x + cell / 2, y + cell / 2 + cell / 40);
}

function ghostLabels(ghosts: readonly BoxGhost[]): Labels {
  const at = new Map(ghosts.map((ghost) => [ghost.cell, ghost]));
  return {
    text(cell) {
      const ghost = at.get(cell);
      return ghost ? sideTexts.ghost(ghost.pushes, ghost.isDeadlock) : '';
    },
    draw(brush, x, y, cell, what) {
      const ghost = at.get(cell);
      if (!ghost || what !== 'nothing') return;
      if (ghost.isDeadlock) drawCross(brush, x, y);
      drawCost(brush, x, y, ghost.pushes);
    },
  };
}

/** How long one part of the work may take. */
const SLICE_MILLIS = 8;

/** The labels of a box, each time with more crosses; the nearest cells are tested first. */
function* boxLabels({ game }: SokobanSession, position: Position, box: number): Generator<Labels, undefined> {
  const { costs, isDeadlock } = boxCosts(game.level, position, box);
  const sorted = costs.map((cost) => ({ ...cost, isDeadlock: false })).sort((a, b) => a.pushes - b.pushes);
  let end = performance.now() + SLICE_MILLIS;
  for (const [at, ghost] of sorted.entries()) {
    if (performance.now() > end) {
      yield ghostLabels(sorted);
      end = performance.now() + SLICE_MILLIS;
    }
    sorted[at] = { ...ghost, isDeadlock: isDeadlock(ghost.cell) };
  }
  yield ghostLabels(sorted);
}

interface Shown {
  readonly position: Position;
  readonly box: number;
  readonly more: Generator<Labels, undefined>;
  labels: Labels | undefined;
}

let last: Shown | undefined;
let waiting: number | undefined;

function showSoFar(shown: Shown): void {
  ghosts.value = shown.labels;
  waiting = setTimeout(() => {
    const next = shown.more.next().value;
    if (!next) return;
    shown.labels = next;
    showSoFar(shown);
  });
}

/** The same labels for the same position, so that nothing is drawn again. */
function show(session: SokobanSession | undefined, box: number | undefined): void {
  clearTimeout(waiting);
  if (!session || box === undefined) {
    ghosts.value = undefined;
    return;
  }
  const position = sokobanPosition(session);
  if (last?.position !== position || last.box !== box) {
    const more = boxLabels(session, position, box);
    last = { position, box, more, labels: more.next().value };
  }
  showSoFar(last);
}

/** Keeps the ghosts of the session up to date; returns a function that ends it. */
export function startGhosts(): () => void {
  const stop = effect(() => {
    const now = sokobanSession.value;
    const hint = now && !labels.value ? sokobanHint(now) : undefined;
    show(now, now?.selectedBox ?? (hint?.detail === 2 ? hint.push.from : undefined));
  });
  return () => {
    stop();
    show(undefined, undefined);
  };
}

/** Selects the next box that can be pushed, in reading order. */
export function chooseNextBox(): void {
  const now = sokobanSession.peek();
  const box = now && nextBox(now);
  if (box !== undefined) performSokoban({ kind: 'select-box', box });
}

// Box ghosts: where the chosen box, or the box of a hint, can be pushed, with the fewest pushes to each cell. A cell that
// a rule proves to be a deadlock has a cross. While the letters of an explanation are on the board, only a box that the
// player chose has them. Loaded when the setting is on.

import { effect } from '@preact/signals';
import { type SokobanSession, sokobanHint, sokobanPosition } from '../../session/index.js';
import { type BoxGhost, boxGhosts, type Position } from '../../sokoban/index.js';
import type { Labels } from '../board/marks.js';
import { sideTexts } from '../texts/side.js';
import type { Brush } from '../theme/skin.js';
import { ghosts, labels, sokobanSession } from './state/state.js';

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

function ghostLabels(found: readonly BoxGhost[]): Labels {
  const at = new Map(found.map((ghost) => [ghost.cell, ghost]));
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

let last: { readonly position: Position; readonly box: number; readonly made: Labels } | undefined;

/** The same labels for the same position, so that nothing is drawn again. */
function labelsFor(session: SokobanSession, box: number): Labels {
  const position = sokobanPosition(session);
  if (last?.position !== position || last.box !== box)
    last = { position, box, made: ghostLabels(boxGhosts(session.game.level, position, box)) };
  return last.made;
}

/** Keeps the ghosts of the session up to date; returns a function that ends it. */
export function startGhosts(): () => void {
  const stop = effect(() => {
    const now = sokobanSession.value;
    const hint = now && !labels.value ? sokobanHint(now) : undefined;
    const box = now?.selectedBox ?? (hint?.detail === 2 ? hint.push.from : undefined);
    ghosts.value = now && box !== undefined ? labelsFor(now, box) : undefined;
  });
  return () => {
    stop();
    ghosts.value = undefined;
  };
}

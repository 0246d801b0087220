// Letters on the boxes and numbers on the goals of a board, while an explanation names them.

import type { Labels } from '../../board/marks.js';
import type { Brush } from '../../theme/skin.js';

/** A disc with a text, around a point of the cell in its 48 units. */
function drawBadge(
  { context, palette, cell }: Brush,
  x: number,
  y: number,
  text: string,
  [middle, radius]: readonly [number, number],
): void {
  const unit = cell / 48;
  const [centerX, centerY] = [x + middle * unit, y + middle * unit];
  context.beginPath();
  context.arc(centerX, centerY, radius * unit, 0, 2 * Math.PI);
  context.fillStyle = palette.paper;
  context.fill();
  context.lineWidth = Math.max(1, unit);
  context.strokeStyle = palette.ink;
  context.stroke();
  context.fillStyle = palette.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(radius * (text.length > 1 ? 1.05 : 1.4) * unit)}px system-ui, sans-serif`;
  context.fillText(text, centerX, centerY + unit);
}

const MIDDLE = [24, 15] as const;

/** Beside a box or the player. */
const CORNER = [38, 9] as const;

let last: { readonly letters: ReadonlyMap<number, string>; readonly goals: readonly number[]; readonly labels: Labels };

/** The same labels for the same boxes, so that nothing is drawn again. */
export function boardLabels(letters: ReadonlyMap<number, string>, goals: readonly number[]): Labels {
  if (last?.letters === letters && last.goals === goals) return last.labels;
  const numbers = new Map(goals.map((cell, goal) => [cell, String(goal + 1)]));
  const labels: Labels = {
    text: (cell) => `${letters.get(cell) ?? ''} ${numbers.get(cell) ?? ''}`.trim(),
    draw(brush, x, y, cell, what) {
      const letter = what === 'box' ? letters.get(cell) : undefined;
      const number = numbers.get(cell);
      if (letter) drawBadge(brush, x, y, letter, MIDDLE);
      if (number) drawBadge(brush, x, y, number, what === 'nothing' ? MIDDLE : CORNER);
    },
  };
  last = { letters, goals, labels };
  return labels;
}

// What the things of a board are called, drawn on it: letters on boxes, numbers on goals, marks on cells, and rows and
// columns along two edges.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { Brush } from '../theme/skin.js';
import type { Labels } from './marks.js';

export interface BoardNames {
  /** By the cell that a box is on. */
  readonly letters: ReadonlyMap<number, string>;
  /** The cells of the goals, in the order of their numbers. */
  readonly goals: readonly number[];
  /** The marks of cells without a letter or number. */
  readonly marks: ReadonlyMap<number, string>;
  /** The board whose rows and columns are numbered. */
  readonly edges?: Pick<Level, 'width' | 'height'> | undefined;
}

type Shape = 'disc' | 'square' | 'none';

/** A text on a shape, around a point of the cell in its 48 units. */
function drawBadge(
  { context, palette, cell }: Brush,
  x: number,
  y: number,
  text: string,
  [left, top, radius, shape]: readonly [number, number, number, Shape],
): void {
  const unit = cell / 48;
  const [centerX, centerY, size] = [x + left * unit, y + top * unit, radius * unit];
  context.beginPath();
  if (shape === 'disc') context.arc(centerX, centerY, size, 0, 2 * Math.PI);
  else context.rect(centerX - size, centerY - size, 2 * size, 2 * size);
  context.fillStyle = palette.paper;
  context.fill();
  context.lineWidth = Math.max(1, unit);
  context.strokeStyle = palette.ink;
  if (shape !== 'none') context.stroke();
  context.fillStyle = palette.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(radius * (text.length > 1 ? 1.05 : 1.4) * unit)}px system-ui, sans-serif`;
  context.fillText(text, centerX, centerY + unit);
}

const MIDDLE = [24, 24, 15, 'disc'] as const;
/** Beside a box or the player. */
const CORNER = [38, 38, 9, 'disc'] as const;
const MARK = [24, 24, 12, 'square'] as const;
const EDGE = [24, 24, 13, 'none'] as const;

/** The number of a row in the first column, of a column in the first row. */
function edgeNumber(cell: number, edges: BoardNames['edges']): string {
  if (!edges) return '';
  const [row, column] = [Math.floor(cell / edges.width), cell % edges.width];
  if (row > 0 && column > 0) return '';
  return String((column === 0 ? row : column) + 1);
}

let last: { readonly key: string; readonly labels: Labels } | undefined;

/** The same labels for the same names, so that nothing is drawn again. */
export function boardLabels({ letters, goals, marks, edges }: BoardNames): Labels {
  const key = JSON.stringify([[...letters], goals, [...marks], edges && [edges.width, edges.height]]);
  if (last?.key === key) return last.labels;
  const numbers = new Map(goals.map((cell, goal) => [cell, String(goal + 1)]));
  const labels: Labels = {
    text: (cell) =>
      [letters.get(cell), numbers.get(cell), marks.get(cell), edgeNumber(cell, edges)].filter(Boolean).join(' '),
    draw(brush, x, y, cell, what) {
      const letter = what === 'box' ? letters.get(cell) : undefined;
      const number = numbers.get(cell);
      const mark = marks.get(cell);
      const edge = edgeNumber(cell, edges);
      if (edge && !letter && !number && !mark) drawBadge(brush, x, y, edge, EDGE);
      if (letter) drawBadge(brush, x, y, letter, MIDDLE);
      if (number) drawBadge(brush, x, y, number, what === 'nothing' ? MIDDLE : CORNER);
      if (mark && !letter && !number) drawBadge(brush, x, y, mark, MARK);
    },
  };
  last = { key, labels };
  return labels;
}

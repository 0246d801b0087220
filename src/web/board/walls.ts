// Walls as two paths for the whole board, a fill and an edge, so that no seam shows at any scale. Each cell is cut into
// four quarters; a quarter is shaped by the two neighbours at its sides and the one at its corner. A cell is an even
// number of pixels, so every straight part begins and ends on a whole pixel.

import type { Plan } from './plan.js';

/** A quarter: its shape and what to mirror. `out` is a rounded corner, `in` a corner between two walls. */
type Quarter = 'out' | 'top' | 'side' | 'in' | 'full';

export function quarterOf(beside: boolean, above: boolean, diagonal: boolean): Quarter {
  if (!beside && !above) return 'out';
  if (beside && !above) return 'top';
  if (!beside) return 'side';
  return diagonal ? 'full' : 'in';
}

const SIDES = [-1, 1] as const;

/** The wall path of a board of `cell` pixels a cell: what to fill as wall, what to fill as its edge. */
export function wallPaths(plan: Plan, cell: number): { fill: Path2D; edge: Path2D } {
  const fill = new Path2D();
  const edge = new Path2D();
  const pen = new QuarterPen(fill, edge, cell);
  const isWall = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < plan.width && y < plan.height && plan.wall[y * plan.width + x] === 1;
  for (let y = 0; y < plan.height; y++) {
    for (let x = 0; x < plan.width; x++) {
      if (!isWall(x, y)) continue;
      for (const sy of SIDES) {
        for (const sx of SIDES) {
          const shape = quarterOf(isWall(x + sx, y), isWall(x, y + sy), isWall(x + sx, y + sy));
          pen.draw(shape, x, y, sx, sy);
        }
      }
    }
  }
  return { fill, edge };
}

/** Draws one quarter. The outer corner of the quarter is the origin; `inward` runs to the middle of the cell. */
class QuarterPen {
  readonly #fill: Path2D;
  readonly #edge: Path2D;
  readonly #cell: number;
  readonly #half: number;
  readonly #line: number;
  readonly #radius: number;

  constructor(fill: Path2D, edge: Path2D, cell: number) {
    this.#fill = fill;
    this.#edge = edge;
    this.#cell = cell;
    this.#half = cell / 2;
    this.#line = Math.max(1, Math.round(cell / 16));
    this.#radius = Math.round((cell * 10) / 48);
  }

  draw(shape: Quarter, x: number, y: number, sx: number, sy: number): void {
    const left = (sx < 0 ? x : x + 1) * this.#cell;
    const top = (sy < 0 ? y : y + 1) * this.#cell;
    const bar = (path: Path2D, x0: number, y0: number, x1: number, y1: number): void => {
      const [a, b] = [left - sx * x0, left - sx * x1];
      const [c, d] = [top - sy * y0, top - sy * y1];
      path.rect(Math.min(a, b), Math.min(c, d), Math.abs(a - b), Math.abs(c - d));
    };
    const [half, line, radius] = [this.#half, this.#line, this.#radius];
    if (shape !== 'out') bar(this.#fill, 0, 0, half, half);
    if (shape === 'top') bar(this.#edge, 0, 0, half, line);
    if (shape === 'side') bar(this.#edge, 0, 0, line, half);
    if (shape === 'in') bar(this.#edge, 0, 0, line, line);
    if (shape !== 'out') return;
    bar(this.#fill, radius, 0, half, half);
    bar(this.#fill, 0, radius, radius, half);
    bar(this.#edge, radius, 0, half, line);
    bar(this.#edge, 0, radius, line, half);
    this.#corner(left - sx * radius, top - sy * radius, sx, sy);
  }

  #corner(cx: number, cy: number, sx: number, sy: number): void {
    const from = sx < 0 ? (sy < 0 ? Math.PI : Math.PI / 2) : sy < 0 ? -Math.PI / 2 : 0;
    const to = from + Math.PI / 2;
    this.#fill.moveTo(cx, cy);
    this.#fill.arc(cx, cy, this.#radius, from, to);
    this.#fill.closePath();
    const inner = Math.max(0, this.#radius - this.#line);
    this.#edge.moveTo(cx + Math.cos(from) * this.#radius, cy + Math.sin(from) * this.#radius);
    this.#edge.arc(cx, cy, this.#radius, from, to);
    this.#edge.arc(cx, cy, inner, to, from, true);
    this.#edge.closePath();
  }
}

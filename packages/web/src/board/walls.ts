// Draws connected walls: each cell is divided into quarters, and the two neighbors at its sides and the one at its
// corner determine the shape of each quarter. A cell is an even number of pixels, so every straight part is a rectangle
// of whole pixels and no seam shows; the rounded corners alone are paths. There is no single path for the whole board:
// thousands of corners in one path take the browser seconds.

import type { Brush } from '../theme/skin.js';
import type { Area, Plan } from './plan.js';

/** `out` is a rounded corner, `in` a corner between two walls. */
type Shape = 'out' | 'top' | 'side' | 'in';

/** Undefined in the middle of walls, where only the wall is drawn. */
function cornerShape(beside: boolean, above: boolean, diagonal: boolean): Shape | undefined {
  if (!beside && !above) return 'out';
  if (beside && !above) return 'top';
  if (!beside) return 'side';
  return diagonal ? undefined : 'in';
}

/** One quarter of a wall. `left` and `top` are the pixels of its outer corner; `sx` and `sy` point outwards. */
interface Quarter {
  readonly shape: Shape;
  readonly left: number;
  readonly top: number;
  readonly sx: number;
  readonly sy: number;
  /** Floor, not page, lies under a rounded corner. */
  readonly onFloor: boolean;
}

const SIDES = [-1, 1] as const;

function* wallQuarters({ width, height, wall, floor }: Plan, cell: number, area: Area): Generator<Quarter> {
  const at = (kind: Uint8Array, x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && kind[y * width + x] === 1;
  function* quartersAt(x: number, y: number): Generator<Quarter> {
    for (const sy of SIDES) {
      for (const sx of SIDES) {
        const shape = cornerShape(at(wall, x + sx, y), at(wall, x, y + sy), at(wall, x + sx, y + sy));
        if (!shape) continue;
        const onFloor = shape === 'out' && (at(floor, x + sx, y) || at(floor, x, y + sy) || at(floor, x + sx, y + sy));
        yield { shape, left: (x + (sx > 0 ? 1 : 0)) * cell, top: (y + (sy > 0 ? 1 : 0)) * cell, sx, sy, onFloor };
      }
    }
  }
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) if (wall[y * width + x] === 1) yield* quartersAt(x, y);
  }
}

/** Calls back with each run of cells of a kind within a row of the area. */
export function eachRun(
  { width }: Plan,
  kind: Uint8Array,
  area: Area,
  take: (x: number, y: number, length: number) => void,
): void {
  for (let y = area.top; y < area.bottom; y++) {
    for (let from = area.left; from < area.right; ) {
      let to = from;
      while (to < area.right && kind[y * width + to] === 1) to++;
      if (to > from) take(from, y, to - from);
      from = Math.max(to, from + 1);
    }
  }
}

/** Below this many pixels per cell, walls are flat, as in previews: edges and corners would be invisible. */
const FLAT_BELOW = 8;

/** The walls of an area; nothing is drawn outside it. */
export function drawWalls(plan: Plan, brush: Brush, area: Area, isSquare = false): void {
  const { context, palette, cell } = brush;
  const isFlat = cell < FLAT_BELOW;
  context.fillStyle = isFlat ? palette.wallflat : palette.wall;
  eachRun(plan, plan.wall, area, (x, y, length) => context.fillRect(x * cell, y * cell, length * cell, cell));
  if (!isFlat) shapeWalls(plan, brush, area, isSquare);
}

/** Cuts each rounded corner out of the runs, restores what is beneath it, and draws it; then draws the edges. */
function shapeWalls(plan: Plan, { context, palette, cell }: Brush, area: Area, isSquare: boolean): void {
  const half = cell / 2;
  const line = Math.max(1, Math.round(cell / 16));
  const radius = isSquare ? 0 : Math.round((cell * 10) / 48);

  /** In pixels from the outer corner of the quarter inwards. */
  const rectangle = ({ left, top, sx, sy }: Quarter, x0: number, y0: number, x1: number, y1: number): Rectangle => {
    const [a, b] = [left - sx * x0, left - sx * x1];
    const [c, d] = [top - sy * y0, top - sy * y1];
    return [Math.min(a, b), Math.min(c, d), Math.abs(a - b), Math.abs(c - d)];
  };
  const bar = (quarter: Quarter, x0: number, y0: number, x1: number, y1: number): void =>
    context.fillRect(...rectangle(quarter, x0, y0, x1, y1));

  /** A quarter of a disc, or of a ring if there is an inner radius. */
  const arc = ({ left, top, sx, sy }: Quarter, inner: number): void => {
    const [x, y] = [left - sx * radius, top - sy * radius];
    const from = sx < 0 ? (sy < 0 ? Math.PI : Math.PI / 2) : sy < 0 ? -Math.PI / 2 : 0;
    const to = from + Math.PI / 2;
    context.beginPath();
    context.arc(x, y, radius, from, to);
    if (inner === 0) context.lineTo(x, y);
    else context.arc(x, y, inner, to, from, true);
    context.fill();
  };

  const drawEdge = (quarter: Quarter): void => {
    const { shape } = quarter;
    if (shape === 'top') bar(quarter, 0, 0, half, line);
    if (shape === 'side') bar(quarter, 0, 0, line, half);
    if (shape === 'in') bar(quarter, 0, 0, line, line);
    if (shape !== 'out') return;
    bar(quarter, radius, 0, half, line);
    bar(quarter, 0, radius, line, half);
    arc(quarter, Math.max(0, radius - line));
  };

  const quarters = [...wallQuarters(plan, cell, area)];
  const rounded = quarters.filter(({ shape }) => shape === 'out');
  for (const quarter of rounded) context.clearRect(...rectangle(quarter, 0, 0, radius, radius));
  context.fillStyle = palette.floor;
  for (const quarter of rounded) if (quarter.onFloor) bar(quarter, 0, 0, radius, radius);
  context.fillStyle = palette.wall;
  for (const quarter of rounded) arc(quarter, 0);
  context.fillStyle = palette.walledge;
  for (const quarter of quarters) drawEdge(quarter);
}

type Rectangle = readonly [x: number, y: number, width: number, height: number];

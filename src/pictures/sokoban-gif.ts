// A Sokoban solution as an animated GIF. Tiles are drawn in whole pixels; after the first picture only the cells that a
// move changes are stored.

import type { Direction } from '../base/grid.js';
import { type Ground, type Position, replay, type Solution, verifyMoves } from '../sokoban/index.js';
import { type GifFrame, gifFile } from './gif.js';
import type { PictureRefusal } from './sokoban-svg.js';
import { type ColorRole, LIGHT } from './svg.js';

const ROLES = [
  'paper',
  'floor',
  'floorline',
  'goal',
  'wall',
  'walledge',
  'wood',
  'woodlight',
  'woodedge',
  'player',
] as const;
const numberOf = (role: ColorRole): number => ROLES.indexOf(role as (typeof ROLES)[number]);

/** The longest side of the picture, and the sizes of a cell. */
const MAX_PIXELS = 960;
const [MIN_CELL, USUAL_CELL] = [4, 32];
/** More moves than an image viewer can be expected to handle. */
const MAX_FRAMES = 20_000;

class Canvas {
  readonly pixels: Uint8Array;
  readonly width: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.pixels = new Uint8Array(width * height).fill(numberOf('paper'));
  }

  rect(left: number, top: number, right: number, bottom: number, role: ColorRole): void {
    const color = numberOf(role);
    for (let y = top; y < bottom; y++) this.pixels.fill(color, y * this.width + left, y * this.width + right);
  }

  part(left: number, top: number, width: number, height: number): Uint8Array {
    const out = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      const from = (top + y) * this.width + left;
      out.set(this.pixels.subarray(from, from + width), y * width);
    }
    return out;
  }
}

/** Draws one position, cell by cell. */
class Painter {
  readonly canvas: Canvas;
  readonly cell: number;
  private readonly of: Ground;

  constructor(of: Ground, cell: number) {
    this.of = of;
    this.cell = cell;
    this.canvas = new Canvas(of.width * cell, of.height * cell);
  }

  /** A square from `inset` units (of 48) on all sides. */
  private square(x: number, y: number, inset: number, role: ColorRole): void {
    const from = Math.round((inset * this.cell) / 48);
    this.canvas.rect(x + from, y + from, x + this.cell - from, y + this.cell - from, role);
  }

  private wall(x: number, y: number): void {
    const { cell, canvas, of } = this;
    const [column, row] = [x / cell, y / cell];
    const isWall = (dx: number, dy: number): boolean => of.backdrop[row + dy]?.[column + dx] === '#';
    const edge = Math.max(1, Math.round(cell / 16));
    this.square(x, y, 0, 'wall');
    if (!isWall(0, -1)) canvas.rect(x, y, x + cell, y + edge, 'walledge');
    if (!isWall(0, 1)) canvas.rect(x, y + cell - edge, x + cell, y + cell, 'walledge');
    if (!isWall(-1, 0)) canvas.rect(x, y, x + edge, y + cell, 'walledge');
    if (!isWall(1, 0)) canvas.rect(x + cell - edge, y, x + cell, y + cell, 'walledge');
  }

  private box(x: number, y: number, onGoal: boolean): void {
    for (const [inset, role] of [
      [4, 'woodedge'],
      [6.5, 'wood'],
      [12.5, 'woodedge'],
      [14.5, onGoal ? 'goal' : 'woodlight'],
    ] as const)
      this.square(x, y, inset, role);
    if (onGoal) this.square(x, y, 21, 'woodlight');
  }

  /** A drop: a circle and a tip in the direction it faces. */
  private player(x: number, y: number, facing: Direction): void {
    const { cell, canvas } = this;
    const color = numberOf('player');
    for (let py = 0; py < cell; py++) {
      for (let px = 0; px < cell; px++) {
        const [u, v] = [((px + 0.5) * 48) / cell - 24, ((py + 0.5) * 48) / cell - 24];
        const [across, ahead] = { up: [u, -v], down: [u, v], right: [v, u], left: [v, -u] }[facing] as [number, number];
        const isInside = across * across + ahead * ahead <= 225 || (ahead > 10 && Math.abs(across) <= 21 - ahead);
        if (isInside) canvas.pixels[(y + py) * canvas.width + x + px] = color;
      }
    }
  }

  draw(cellNumber: number, position: Position, facing: Direction): void {
    const { of, cell, canvas } = this;
    const column = cellNumber % of.width;
    const row = (cellNumber - column) / of.width;
    const [x, y] = [column * cell, row * cell];
    const letter = of.backdrop[row]?.[column];
    if (letter === '#') {
      this.wall(x, y);
      return;
    }
    const isDecoration = letter === '*' && of.walls[cellNumber] === 1;
    if (of.walls[cellNumber] && !isDecoration) return;
    this.square(x, y, 0, 'floor');
    canvas.rect(x, y + cell - 1, x + cell, y + cell, 'floorline');
    canvas.rect(x + cell - 1, y, x + cell, y + cell, 'floorline');
    const isGoal = of.goalMap[cellNumber] === 1 || isDecoration;
    if (isGoal) this.square(x, y, 16, 'goal');
    if (isDecoration || position.boxes.includes(cellNumber)) this.box(x, y, isGoal);
    else if (position.player === cellNumber) {
      this.player(x, y, facing);
      if (isGoal) this.square(x, y, 20, 'goal');
    }
  }
}

/** The size of a cell: even, and 32 pixels if there is room. */
function cellFor({ width, height }: Ground): number {
  const fitting = Math.floor(MAX_PIXELS / Math.max(width, height));
  return Math.max(MIN_CELL, Math.min(USUAL_CELL, fitting - (fitting % 2)));
}

/** Blocked moves are left out. A solution of more moves than a GIF can reasonably hold is refused. */
export function sokobanGif(of: Ground, moves: Solution, moveMillis = 160): Uint8Array | PictureRefusal {
  if (moves.length > MAX_FRAMES) return 'too-many-moves';
  const total = verifyMoves(of, moves).moves;
  const painter = new Painter(of, cellFor(of));
  const { canvas, cell } = painter;
  const firstFacing = moves[0] ?? 'down';
  for (let each = 0; each < of.width * of.height; each++) painter.draw(each, of.start, firstFacing);
  const frames: GifFrame[] = [];
  const rest = moveMillis * 8;
  const [width, height] = [of.width * cell, of.height * cell];
  frames.push({ left: 0, top: 0, width, height, pixels: canvas.part(0, 0, width, height), millis: rest / 2 });
  let before = of.start;
  let made = 0;
  for (const { step, direction, position } of replay(of, moves)) {
    if (step.kind === 'blocked') continue;
    made++;
    const changed = [before.player, position.player, ...(step.kind === 'push' ? [step.onto] : [])];
    for (const each of changed) painter.draw(each, position, direction);
    const [columns, rows] = [
      changed.map((each) => each % of.width),
      changed.map((each) => Math.floor(each / of.width)),
    ];
    const [left, top] = [Math.min(...columns) * cell, Math.min(...rows) * cell];
    const part = { width: (Math.max(...columns) + 1) * cell - left, height: (Math.max(...rows) + 1) * cell - top };
    const millis = made === total ? rest : moveMillis;
    frames.push({ left, top, ...part, pixels: canvas.part(left, top, part.width, part.height), millis });
    before = position;
  }
  return gifFile(
    width,
    height,
    ROLES.map((role) => LIGHT[role]),
    frames,
  );
}

// A Sokoban solution as an animated GIF. Tiles are drawn in whole pixels; after the first picture only the cells that a
// move changes are stored.

import type { Direction } from '@masu/core/base/grid.js';
import type { Position, SokobanBoard, Solution } from '@masu/core/sokoban/rules/level.js';
import { replay, verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { type ColorRole, LIGHT } from './colors.js';
import { type GifFrame, gifFile } from './gif.js';
import type { PictureRefusal } from './sokoban-svg.js';

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

const colorIndex = (role: ColorRole): number => ROLES.indexOf(role as (typeof ROLES)[number]);

/** The longest side of the picture, and the sizes of a cell. */
const MAX_PIXELS = 960;

const [MIN_CELL, DEFAULT_CELL] = [4, 32];

/** More moves than an image viewer can be expected to handle. */
const MAX_FRAMES = 20_000;

/** Draws one position, cell by cell. */
class Painter {
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  private readonly pixels: Uint8Array;
  private readonly of: SokobanBoard;

  constructor(of: SokobanBoard, cell: number) {
    this.of = of;
    this.cell = cell;
    this.width = of.width * cell;
    this.height = of.height * cell;
    this.pixels = new Uint8Array(this.width * this.height).fill(colorIndex('paper'));
  }

  private rect(left: number, top: number, right: number, bottom: number, role: ColorRole): void {
    const color = colorIndex(role);
    for (let y = top; y < bottom; y++) this.pixels.fill(color, y * this.width + left, y * this.width + right);
  }

  /** A part of the picture as it is now. */
  frame(left: number, top: number, width: number, height: number, millis: number): GifFrame {
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      const from = (top + y) * this.width + left;
      pixels.set(this.pixels.subarray(from, from + width), y * width);
    }
    return { left, top, width, height, pixels, millis };
  }

  /** A square from `inset` units (of 48) on all sides. */
  private square(x: number, y: number, inset: number, role: ColorRole): void {
    const from = Math.round((inset * this.cell) / 48);
    this.rect(x + from, y + from, x + this.cell - from, y + this.cell - from, role);
  }

  private wall(x: number, y: number): void {
    const { cell, of } = this;
    const [column, row] = [x / cell, y / cell];
    const isWall = (dx: number, dy: number): boolean => of.backdrop[row + dy]?.[column + dx] === '#';
    const edge = Math.max(1, Math.round(cell / 16));
    this.square(x, y, 0, 'wall');
    if (!isWall(0, -1)) this.rect(x, y, x + cell, y + edge, 'walledge');
    if (!isWall(0, 1)) this.rect(x, y + cell - edge, x + cell, y + cell, 'walledge');
    if (!isWall(-1, 0)) this.rect(x, y, x + edge, y + cell, 'walledge');
    if (!isWall(1, 0)) this.rect(x + cell - edge, y, x + cell, y + cell, 'walledge');
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
    const { cell, pixels, width } = this;
    const color = colorIndex('player');
    for (let py = 0; py < cell; py++) {
      for (let px = 0; px < cell; px++) {
        const [u, v] = [((px + 0.5) * 48) / cell - 24, ((py + 0.5) * 48) / cell - 24];
        const [across, ahead] = { up: [u, -v], down: [u, v], right: [v, u], left: [v, -u] }[facing] as [number, number];
        const isInside = across * across + ahead * ahead <= 225 || (ahead > 10 && Math.abs(across) <= 21 - ahead);
        if (isInside) pixels[(y + py) * width + x + px] = color;
      }
    }
  }

  draw(cellNumber: number, position: Position, facing: Direction): void {
    const { of, cell } = this;
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
    this.rect(x, y + cell - 1, x + cell, y + cell, 'floorline');
    this.rect(x + cell - 1, y, x + cell, y + cell, 'floorline');
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
function cellFor({ width, height }: SokobanBoard): number {
  const fitting = Math.floor(MAX_PIXELS / Math.max(width, height));
  return Math.max(MIN_CELL, Math.min(DEFAULT_CELL, fitting - (fitting % 2)));
}

/** Blocked moves are left out. A solution of more moves than a GIF can reasonably hold is refused. */
export function sokobanGif(of: SokobanBoard, moves: Solution, moveMillis = 160): Uint8Array | PictureRefusal {
  if (moves.length > MAX_FRAMES) return 'too-many-moves';
  const total = verifyMoves(of, moves).moves;
  const painter = new Painter(of, cellFor(of));
  const { cell, width, height } = painter;
  const firstFacing = moves[0] ?? 'down';
  for (let each = 0; each < of.width * of.height; each++) painter.draw(each, of.start, firstFacing);
  const rest = moveMillis * 8;
  const frames = [painter.frame(0, 0, width, height, rest / 2)];
  let before = of.start;
  let moveCount = 0;
  for (const { step, direction, position } of replay(of, moves)) {
    if (step.kind === 'blocked') continue;
    moveCount++;
    const changed = [before.player, position.player, ...(step.kind === 'push' ? [step.onto] : [])];
    for (const each of changed) painter.draw(each, position, direction);
    const columns = changed.map((each) => each % of.width);
    const rows = changed.map((each) => Math.floor(each / of.width));
    const [left, top] = [Math.min(...columns) * cell, Math.min(...rows) * cell];
    const [right, bottom] = [(Math.max(...columns) + 1) * cell, (Math.max(...rows) + 1) * cell];
    frames.push(painter.frame(left, top, right - left, bottom - top, moveCount === total ? rest : moveMillis));
    before = position;
  }
  return gifFile(
    width,
    height,
    ROLES.map((role) => LIGHT[role]),
    frames,
  );
}

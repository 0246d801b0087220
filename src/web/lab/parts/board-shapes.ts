// A small board as vector paths: what never changes is made once per level, boxes and player for each position.

import type { Level, Position } from '../../../sokoban/index.js';

const UNIT = 10;

export interface BoardShapes {
  readonly width: number;
  readonly height: number;
  readonly floor: string;
  readonly wall: string;
  readonly goal: string;
}

function square(cell: number, width: number, inset: number): string {
  const side = UNIT - 2 * inset;
  return `M${(cell % width) * UNIT + inset} ${Math.floor(cell / width) * UNIT + inset}h${side}v${side}h${-side}z`;
}

function squares(cells: Iterable<number>, width: number, inset: number): string {
  let path = '';
  for (const cell of cells) path += square(cell, width, inset);
  return path;
}

export function shapesOf(level: Level): BoardShapes {
  const { width, height, walls, goalMap, backdrop } = level;
  const letters = backdrop.join('');
  const cells = Array.from(letters, (_, cell) => cell);
  return {
    width: width * UNIT,
    height: height * UNIT,
    floor: squares(
      cells.filter((cell) => !walls[cell]),
      width,
      0,
    ),
    wall: squares(
      cells.filter((cell) => letters[cell] === '#'),
      width,
      0,
    ),
    goal: squares(
      cells.filter((cell) => goalMap[cell]),
      width,
      3,
    ),
  };
}

export interface PositionShapes {
  readonly boxes: string;
  readonly onGoals: string;
  readonly player: readonly [x: number, y: number];
}

export function positionShapes({ width, goalMap }: Level, { boxes, player }: Position): PositionShapes {
  return {
    boxes: squares(boxes, width, 1),
    onGoals: squares(
      boxes.filter((cell) => goalMap[cell]),
      width,
      3,
    ),
    player: [(player % width) * UNIT + UNIT / 2, Math.floor(player / width) * UNIT + UNIT / 2],
  };
}

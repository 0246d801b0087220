// A small board with a position on it.

import { useMemo } from 'preact/hooks';
import type { Level, Position } from '../../../sokoban/index.js';

// A small board as vector paths: what never changes is made once per level, boxes and player for each position.

const UNIT = 10;

interface BoardShapes {
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

function boardShapes(level: Level): BoardShapes {
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

interface PositionShapes {
  readonly boxes: string;
  readonly onGoals: string;
  readonly player: readonly [x: number, y: number];
}

function positionShapes({ width, goalMap }: Level, { boxes, player }: Position): PositionShapes {
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

export function MiniBoard({
  level,
  position,
  name,
}: {
  readonly level: Level;
  readonly position: Position;
  /** Without a name it is decoration beside words that say the same. */
  readonly name?: string;
}) {
  const shapes = useMemo(() => boardShapes(level), [level]);
  const { boxes, onGoals, player } = positionShapes(level, position);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      class="mini"
      viewBox={`0 0 ${shapes.width} ${shapes.height}`}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <path d={shapes.floor} fill="var(--floor)" />
      <path d={shapes.wall} fill="var(--wallflat)" />
      <path d={shapes.goal} fill="var(--goal)" />
      <path d={boxes} fill="var(--wood)" stroke="var(--woodedge)" stroke-width="1" />
      <path d={onGoals} fill="var(--sealfill)" />
      <circle cx={player[0]} cy={player[1]} r="3.4" fill="var(--player)" />
    </svg>
  );
}

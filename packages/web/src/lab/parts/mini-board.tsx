// A small board with a position on it.

import { useMemo } from 'preact/hooks';
import type { Level, Position } from '../../../sokoban/index.js';

// A small board as vector paths: what never changes is made once per level, boxes and player for each position.

const UNIT = 10;

const corner = (cell: number, width: number): readonly [x: number, y: number] => [
  (cell % width) * UNIT,
  Math.floor(cell / width) * UNIT,
];

/** A square on each cell that is wanted, inset from its edges. */
function squares(cells: readonly number[], width: number, inset: number, isWanted: (cell: number) => unknown): string {
  const side = UNIT - 2 * inset;
  let path = '';
  for (const cell of cells) {
    if (!isWanted(cell)) continue;
    const [x, y] = corner(cell, width);
    path += `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`;
  }
  return path;
}

function boardShapes({ width, walls, goalMap, backdrop }: Level) {
  const letters = backdrop.join('');
  const cells = Array.from(letters, (_, cell) => cell);
  return {
    floor: squares(cells, width, 0, (cell) => !walls[cell]),
    wall: squares(cells, width, 0, (cell) => letters[cell] === '#'),
    goal: squares(cells, width, 3, (cell) => goalMap[cell]),
  };
}

export function MiniBoard(props: {
  readonly level: Level;
  readonly position: Position;
  /** Without a name it is decoration beside words that say the same. */
  readonly name?: string;
}) {
  const { level, position, name } = props;
  const { width, height, goalMap } = level;
  const shapes = useMemo(() => boardShapes(level), [level]);
  const [x, y] = corner(position.player, width);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      class="mini"
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <path d={shapes.floor} fill="var(--floor)" />
      <path d={shapes.wall} fill="var(--wallflat)" />
      <path d={shapes.goal} fill="var(--goal)" />
      <path
        d={squares(position.boxes, width, 1, () => true)}
        fill="var(--wood)"
        stroke="var(--woodedge)"
        stroke-width="1"
      />
      <path d={squares(position.boxes, width, 3, (cell) => goalMap[cell])} fill="var(--sealfill)" />
      <circle cx={x + UNIT / 2} cy={y + UNIT / 2} r="3.4" fill="var(--player)" />
    </svg>
  );
}

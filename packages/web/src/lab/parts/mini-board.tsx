// A small board with a position on it.

import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { useMemo } from 'preact/hooks';
import { corner, squares, UNIT } from './board-shapes.js';

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

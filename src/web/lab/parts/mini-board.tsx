// A small board with a position on it.

import { useMemo } from 'preact/hooks';
import type { Level, Position } from '../../../sokoban/index.js';
import { positionShapes, shapesOf } from './board-shapes.js';

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
  const shapes = useMemo(() => shapesOf(level), [level]);
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

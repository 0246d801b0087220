// How many pushes are left, where a proven minimum is known: at every position along an optimal solution, wherever the
// player walks meanwhile, for walking takes no push.

import type { Direction } from '../../base/grid.js';
import { type Level, type Position, replay, walkTo } from '../../sokoban/index.js';

export interface ProvenWay {
  readonly level: Level;
  /** By the boxes' cells: where the player stood, and the pushes left from there. */
  readonly left: ReadonlyMap<string, readonly { readonly player: number; readonly pushes: number }[]>;
}

const keyOf = (boxes: readonly number[]): string => boxes.join();

/** `solution` leads from `from` to the end and has the fewest pushes. */
export function provenWay(level: Level, from: Position, solution: readonly Direction[]): ProvenWay {
  const frames = [...replay(level, solution, from)];
  let pushes = frames.filter((frame) => frame.step.kind === 'push').length;
  const left = new Map<string, { player: number; pushes: number }[]>();
  const note = ({ boxes, player }: Position): void => {
    left.set(keyOf(boxes), [...(left.get(keyOf(boxes)) ?? []), { player, pushes }]);
  };
  note(from);
  for (const { step, position } of frames) {
    if (step.kind !== 'push') continue;
    pushes--;
    note(position);
  }
  return { level, left };
}

/** Undefined where the position is none of the way. */
export function provenLeft(way: ProvenWay | undefined, level: Level, position: Position): number | undefined {
  if (way?.level !== level) return undefined;
  const here = way.left.get(keyOf(position.boxes)) ?? [];
  return here.find(({ player }) => walkTo(level, position, player) !== undefined)?.pushes;
}

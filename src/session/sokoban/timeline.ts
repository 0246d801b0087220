// The timeline of a Sokoban game with its pushes, for a replay.

import type { Direction } from '../../base/grid.js';
import { type Level, type Position, replay } from '../../sokoban/index.js';
import { gameTimeline, type History, type Timeline } from '../history.js';
import { sameBoxes } from './hint-plan.js';
import type { SokobanGame } from './session.js';

type SokobanEntry = SokobanGame['entries'][number];

/** The timeline, and after which of its moves a box was pushed (from 1), for the ticks of a replay bar. */
export function sokobanTimeline(
  session: History<Level, Position, Direction>,
): Timeline<Direction> & { readonly pushes: readonly number[] } {
  const timeline = gameTimeline(session);
  const { level, entries, at } = session.game;
  const pushes: number[] = [];
  // The moves of a jump have no entries, so they are replayed. All others have their positions.
  const first = entries.slice(0, at).findLastIndex(({ kind }) => kind === 'jump') + 1;
  const jumped = entries[first - 1];
  const jumpMoves = jumped?.kind === 'jump' ? jumped.moves : [];
  for (const { index, step: taken } of replay(level, jumpMoves)) if (taken.kind === 'push') pushes.push(index + 1);
  for (let made = jumpMoves.length; made < timeline.total; made++) {
    const entry = first + made - jumpMoves.length;
    if (!sameBoxes((entries[entry - 1]?.to ?? level.start).boxes, (entries[entry] as SokobanEntry).to.boxes)) {
      pushes.push(made + 1);
    }
  }
  return { ...timeline, pushes };
}

// What there is to watch at a level: this game so far, the records, the way of an open hint.

import type { Direction } from '../base/grid.js';
import { movesOf, type SokobanRecord } from '../play/index.js';
import { parseLurd } from '../sokoban/index.js';
import { RUNGS } from './hint-plan.js';
import { wholeWayOf } from './sokoban-hint.js';
import type { SokobanState } from './sokoban-state.js';
import { plural } from './words.js';

/** A replay to offer: what it is called and its moves from the start. */
export interface ReplayOffer {
  readonly name: string;
  readonly about: string;
  readonly moves: readonly Direction[];
}

export const hintOffer = (state: SokobanState): ReplayOffer => ({
  name: 'The hint',
  about: 'full solution',
  moves: wholeWayOf(state),
});

/** Those that have a move to show. */
export function replayOffers(state: SokobanState, record: SokobanRecord | undefined): ReplayOffer[] {
  const isOne = record?.bestMoves.solution === record?.bestPushes.solution;
  const best = [
    [isOne ? 'Best for both' : 'Best moves', record?.bestMoves],
    ['Best pushes', isOne ? undefined : record?.bestPushes],
  ] as const;
  const records = best.flatMap(([name, score]): ReplayOffer[] => {
    const moves = score && parseLurd(score.solution);
    if (!score || !moves?.ok) return [];
    const about = `${plural(score.moves, 'move')}, ${plural(score.pushes, 'push', 'pushes')}`;
    return [{ name, about, moves: moves.value }];
  });
  const game = { name: 'This game', about: 'from the start to here', moves: movesOf(state.game) };
  const hint = state.hint?.rung === RUNGS ? [hintOffer(state)] : [];
  return [game, ...records, ...hint].filter(({ moves }) => moves.length > 0);
}

// What there is to replay at a level: this game so far, the records, and the solution of an open hint.

import type { Direction } from '../../base/grid.js';
import { movesOf, type SokobanRecord } from '../../play/index.js';
import { hintMoves, type SokobanSession, sokobanHint } from '../../session/index.js';
import { parseLurd } from '../../sokoban/index.js';
import { moveCount, pushCount } from './messages.js';

/** A replay to choose: its name and its moves from the start. */
export interface ReplayChoice {
  readonly name: string;
  readonly about: string;
  readonly moves: readonly Direction[];
}

export const hintReplay = (session: SokobanSession): ReplayChoice => ({
  name: 'The hint',
  about: 'full solution',
  moves: [...movesOf(session.game), ...hintMoves(session, 'all')],
});

/** Those that have a move to show. */
export function replayChoices(session: SokobanSession, record: SokobanRecord | undefined): ReplayChoice[] {
  const isOne = record?.bestMoves.solution === record?.bestPushes.solution;
  const best = [
    [isOne ? 'Best for both' : 'Best moves', record?.bestMoves],
    ['Best pushes', isOne ? undefined : record?.bestPushes],
  ] as const;
  const records = best.flatMap(([name, score]): ReplayChoice[] => {
    const moves = score && parseLurd(score.solution);
    if (!score || !moves?.ok) return [];
    return [{ name, about: `${moveCount(score.moves)}, ${pushCount(score.pushes)}`, moves: moves.value }];
  });
  const game = { name: 'This game', about: 'from the start to here', moves: movesOf(session.game) };
  const hint = sokobanHint(session)?.detail === 4 ? [hintReplay(session)] : [];
  return [game, ...records, ...hint].filter(({ moves }) => moves.length > 0);
}

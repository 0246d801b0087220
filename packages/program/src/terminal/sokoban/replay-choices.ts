// What can be replayed at a level: this game so far, the records, and the solution of an open hint.

import type { Direction } from '@masu/core/base/grid.js';
import { movesOf } from '@masu/core/play/game.js';
import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import {
  hintMoves,
  isSokobanSolved,
  type SokobanSession,
  sokobanCounts,
  sokobanHint,
} from '@masu/engine/session/sokoban/session.js';
import { texts } from '../texts/language.js';

/** A replay to choose: its name and its moves from the start. */
export interface ReplayChoice {
  readonly name: string;
  readonly about: string;
  readonly moves: readonly Direction[];
  /** Beside a solution with fewer pushes, which has to be found. */
  readonly isCompared?: true;
}

export const hintReplay = (session: SokobanSession): ReplayChoice => ({
  name: texts.replay.choices.hint,
  about: texts.replay.choices.hintAbout,
  moves: [...movesOf(session.game), ...hintMoves(session, 'all')],
});

/** Those that have a move to show. */
export function replayChoices(
  session: SokobanSession,
  record: SokobanRecord | undefined,
  minimum?: number,
): ReplayChoice[] {
  const { choices } = texts.replay;
  const isOne = record?.bestMoves.solution === record?.bestPushes.solution;
  const best = [
    [isOne ? choices.bestBoth : choices.bestMoves, record?.bestMoves],
    [choices.bestPushes, isOne ? undefined : record?.bestPushes],
  ] as const;
  const records = best.flatMap(([name, score]): ReplayChoice[] => {
    const moves = score && parseLurd(score.solution);
    if (!score || !moves?.ok) return [];
    return [{ name, about: texts.sokoban.score(score.moves, score.pushes), moves: moves.value }];
  });
  const game = { name: choices.game, about: choices.gameAbout, moves: movesOf(session.game) };
  const hint = sokobanHint(session)?.detail === 5 ? [hintReplay(session)] : [];
  const isLonger = isSokobanSolved(session) && sokobanCounts(session).pushes > (minimum ?? 0);
  const { name, about } = texts.compare;
  const compared = isLonger ? [{ name, about, moves: game.moves, isCompared: true } as const] : [];
  return [game, ...records, ...hint, ...compared].filter(({ moves }) => moves.length > 0);
}

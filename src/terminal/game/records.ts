// From a solved game to its record: compared, saved, and put into words, the same in the full screen and in line mode.

import { countOf } from '../../base/format.js';
import { gridRows } from '../../futoshiki/index.js';
import type { SokobanRecord } from '../../play/index.js';
import { levelText, type Store } from '../../saves/index.js';
import {
  compareSokoban,
  type FutoshikiSession,
  futoshikiPosition,
  isFutoshikiOwn,
  isSokobanOwn,
  type SokobanRecordNews,
  type SokobanSession,
  sokobanCounts,
  sokobanMovesText,
} from '../../session/index.js';

/** Where a record is saved, under which name, and when. */
export interface RecordContext {
  readonly store: Store;
  readonly level: { readonly hash: string; readonly title: string };
  readonly now: () => number;
}

/** The record of a Sokoban level. */
export function sokobanRecordOf(store: Store, hash: string): SokobanRecord | undefined {
  const record = store.record({ puzzle: 'sokoban', hash });
  return record?.puzzle === 'sokoban' ? record : undefined;
}

/** Saves the record of a solved game; says how it compares with the one before. */
export function saveSokobanRecord(
  { store, level: { hash, title }, now }: RecordContext,
  session: SokobanSession,
): SokobanRecordNews['news'] {
  if (!isSokobanOwn(session)) return 'none';
  const { moves, pushes } = sokobanCounts(session);
  const { news } = compareSokoban(sokobanRecordOf(store, hash), { moves, pushes });
  const score = { moves, pushes, solution: sokobanMovesText(session), at: now() };
  const level = levelText({ puzzle: 'sokoban', level: session.game.level });
  store.saveRecord({ puzzle: 'sokoban', hash, title, level, bestMoves: score, bestPushes: score });
  return news;
}

/** Saves the record of a solved game; gives the sentence for it. */
export function saveFutoshikiRecord(
  { store, level: { hash, title }, now }: RecordContext,
  session: FutoshikiSession,
  millis: number,
): string {
  const { level } = session.game;
  const { hintsUsed: hints } = session;
  if (isFutoshikiOwn(session)) {
    store.saveRecord({
      puzzle: 'futoshiki',
      hash,
      title,
      level: levelText({ puzzle: 'futoshiki', level }),
      solution: gridRows(level.size, futoshikiPosition(session).digits),
      best: { hints, millis: Math.round(millis), at: now() },
    });
  }
  const cells = level.cells.filter((digit) => digit === 0).length;
  return `Solved. ${countOf(cells, 'cell', 'cells')}, ${countOf(hints, 'hint', 'hints')}.`;
}

// The record of a solved game: compared, saved, and put into words, the same on the full screen and in line mode.

import { localDay, neighborDay } from '@masu/core/base/daily.js';
import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { gridRows } from '@masu/core/futoshiki/rules/cell-name.js';
import { isPlayersOwn, movesOf } from '@masu/core/play/game.js';
import { attemptDifficulty } from '@masu/core/play/rating.js';
import type { DailyResult, LevelGrade, LevelRecord, PlainRecord } from '@masu/core/play/saved-data.js';
import { dailyWin } from '@masu/core/play/share-daily.js';
import { solvedDailies } from '@masu/core/play/solve-daily.js';
import { dailyJob } from '@masu/engine/jobs/daily-job.js';
import { type FutoshikiSession, futoshikiPosition } from '@masu/engine/session/futoshiki/session.js';
import type { PlainSession } from '@masu/engine/session/plain.js';
import { compareSokoban, type RecordNews } from '@masu/engine/session/records.js';
import { sokobanMovesText } from '@masu/engine/session/sokoban/saved.js';
import { type SokobanSession, sokobanCounts } from '@masu/engine/session/sokoban/session.js';
import { type PlayableLevel, storedLevelText } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import { texts } from '../texts/language.js';
import { gradeName, gradeStep } from './level-grade.js';

/** Where a record is saved, with which title, and when. */
export interface RecordContext {
  readonly store: Store;
  readonly level: { readonly hash: string; readonly title: string };
  readonly now: () => number;
}

interface LevelKey {
  readonly puzzle: PuzzleId;
  readonly hash: string;
}

/** The daily puzzles of this level are solved with it. */
function saveDailies({ store, now }: RecordContext, level: LevelKey, result: Omit<DailyResult, 'on' | 'at'>): void {
  const at = now();
  const solved = { on: localDay(new Date(at)), at, ...result };
  for (const daily of solvedDailies(store.dailies(), level, solved)) store.saveDaily(daily);
}

/** After the puzzle of a day: the streak, and tomorrow's grade; empty after another level. */
export function dailyMessage({ store, now }: RecordContext, level: LevelKey): string {
  const today = localDay(new Date(now()));
  const won = dailyWin(store.dailies(), level, today);
  const grade = dailyJob(level.puzzle, neighborDay(today, 1) ?? today)?.grade;
  return won?.day === today && grade ? texts.daily.won(won.streak, gradeName(grade)) : '';
}

/** What a game took, and what only its puzzle's records have. */
interface SolvedGame {
  readonly play: PlayableLevel;
  readonly hints: number;
  readonly time: number;
  /** `at`: when it was solved. */
  own(at: number): object;
  readonly counts?: Pick<DailyResult, 'moves' | 'pushes'>;
}

/** Saves the record of a game that the player solved, and the daily puzzles of its level. */
function saveSolved(context: RecordContext, { play, hints, time, own, counts }: SolvedGame): void {
  const { store, level, now } = context;
  const { hash, title } = level;
  const { puzzle } = play;
  const [at, millis] = [now(), Math.round(time)];
  const common = { puzzle, hash, title, level: storedLevelText(play) };
  store.saveRecord({ ...common, ...own(at), best: { hints, millis, at } } as LevelRecord);
  saveDailies(context, { puzzle, hash }, { hints, millis, ...counts });
}

/** Saves the record of a solved game; says how it compares with the one before. */
export function saveSokobanRecord(context: RecordContext, session: SokobanSession, time: number): RecordNews {
  const { store, level } = context;
  const { game, hintsUsed: hints } = session;
  if (!isPlayersOwn(game)) return 'none';
  const { moves, pushes } = sokobanCounts(session);
  const news = compareSokoban(store.record({ puzzle: 'sokoban', hash: level.hash }), { moves, pushes });
  const own = (at: number) => {
    const score = { moves, pushes, solution: sokobanMovesText(session), at };
    return { bestMoves: score, bestPushes: score };
  };
  const play = { puzzle: 'sokoban', level: game.level } as const;
  saveSolved(context, { play, hints, time, own, counts: { moves, pushes } });
  return news;
}

/** Saves the record of a solved game. */
export function saveFutoshikiRecord(context: RecordContext, session: FutoshikiSession, time: number): void {
  const { game, hintsUsed: hints } = session;
  if (!isPlayersOwn(game)) return;
  const { level } = game;
  const own = () => ({ solution: gridRows(level.size, futoshikiPosition(session).digits) });
  saveSolved(context, { play: { puzzle: 'futoshiki', level }, hints, time, own });
}

/** Against the record before: fewer moves is better. */
export type PlainNews = 'first' | 'fewer' | 'none';

/** Saves the record of a solved game of any other puzzle. */
export function savePlainRecord(
  context: RecordContext,
  { puzzle, game, hintsUsed: hints }: PlainSession,
  solution: string,
  time: number,
): PlainNews {
  if (!isPlayersOwn(game)) return 'none';
  const moves = movesOf(game).length;
  // For the compiler, a record of a puzzle that has its own.
  const before = context.store.record({ puzzle, hash: context.level.hash }) as PlainRecord | undefined;
  const play = { puzzle, level: game.level } as PlayableLevel;
  saveSolved(context, { play, hints, time, own: (at) => ({ bestMoves: { moves, solution, at } }) });
  if (!before) return 'first';
  return moves < before.bestMoves.moves ? 'fewer' : 'none';
}

/** How hard a graded level is, as attempts and offers have it. */
export const gradedDifficulty = (puzzle: PuzzleId, { grade, difficulty, isExact, optimum }: LevelGrade) => ({
  difficulty: attemptDifficulty(puzzle, gradeStep(puzzle, grade), difficulty),
  isExact,
  ...defined({ optimum }),
});

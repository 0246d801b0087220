// The record of a solved game: compared, saved, and put into words, the same on the full screen and in line mode.

import { localDay, neighborDay } from '../../base/daily.js';
import { defined } from '../../base/defined.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { gridRows } from '../../futoshiki/index.js';
import { dailyJob } from '../../jobs/index.js';
import {
  attemptDifficulty,
  type DailyResult,
  dailyWin,
  isPlayersOwn,
  type LevelGrade,
  type LevelRecord,
  movesOf,
  type NextLevel,
  nextLevel,
  type OfferedLevel,
  type PlainRecord,
  RATING_SINCE,
  recordKey,
  type SavedAttempt,
  type SuccessWish,
  solvedDailies,
} from '../../play/index.js';
import {
  type LevelLibrary,
  type PlayableLevel,
  type Store,
  type StoredCollection,
  storedLevelText,
} from '../../saves/index.js';
import {
  compareSokoban,
  type FutoshikiSession,
  futoshikiPosition,
  type PlainSession,
  type RecordNews,
  type SokobanSession,
  sokobanCounts,
  sokobanMovesText,
} from '../../session/index.js';
import { texts } from '../texts/language.js';
import { type Grader, gradeName, gradeStep } from './grader.js';

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

// Attempts at levels on the full screen, from which the rating follows, and the level to play next.

/** Shared with the browser. */
export const keepsRating = (store: Store): boolean => store.setting('rating', true);
export const lastRatingReset = (store: Store): number => store.setting(RATING_SINCE, 0);

/** How hard a graded level is, as attempts and offers have it. */
export const gradedDifficulty = (puzzle: PuzzleId, { grade, difficulty, isExact, optimum }: LevelGrade) => ({
  difficulty: attemptDifficulty(puzzle, gradeStep(puzzle, grade), difficulty),
  isExact,
  ...defined({ optimum }),
});

type TriedHere = Pick<SavedAttempt, 'result' | 'hints' | 'undos' | 'millis' | 'pushes'>;

/** Saves an attempt, if the level has a grade. */
export function saveAttempt(
  { store, level, now }: RecordContext,
  puzzle: PuzzleId,
  graded: LevelGrade | undefined,
  tried: TriedHere,
): void {
  if (!graded || !keepsRating(store)) return;
  store.saveAttempts([{ puzzle, hash: level.hash, at: now(), ...tried, ...gradedDifficulty(puzzle, graded) }]);
}

interface StoredOffer extends OfferedLevel {
  readonly collection: StoredCollection;
  readonly index: number;
}

function offersIn(collection: StoredCollection, grader: Grader): readonly StoredOffer[] {
  const { puzzle, levels } = collection;
  return levels.flatMap((level, index): StoredOffer[] => {
    const graded = grader.gradeOf(level);
    return graded ? [{ hash: level.hash, collection, index, ...gradedDifficulty(puzzle, graded) }] : [];
  });
}

/** The collections to choose from: those that come with masu, and the player's own. */
export function offeredCollections(library: LevelLibrary, puzzle: PuzzleId): readonly (readonly StoredCollection[])[] {
  const entries = library.entries(puzzle);
  return [false, true].map((isImported) =>
    entries
      .filter(({ importedId }) => (importedId !== undefined) === isImported)
      .flatMap((entry) => {
        const read = entry.open();
        return read.ok ? [read.value] : [];
      }),
  );
}

/** The fewest pushes with which a level was solved; 0 for a solved level without pushes. */
export function solvedPushes(store: Store, puzzle: PuzzleId): (hash: string) => number | undefined {
  const records = new Map(store.records.map((record) => [recordKey(record), record]));
  return (hash) => {
    const record = records.get(recordKey({ puzzle, hash }));
    return record && (record.bestPushes?.pushes ?? 0);
  };
}

/** The level that suits the player: from the collections that come with masu, then from the player's own. */
export function nextOffer(
  store: Store,
  library: LevelLibrary,
  grader: Grader,
  puzzle: PuzzleId,
  wish: SuccessWish,
): NextLevel<StoredOffer> | undefined {
  const supplies = offeredCollections(library, puzzle).map((collections) =>
    collections.flatMap((collection) => offersIn(collection, grader)),
  );
  const solvedWith = solvedPushes(store, puzzle);
  return nextLevel({ puzzle, attempts: store.attempts(), since: lastRatingReset(store), solvedWith }, supplies, wish);
}

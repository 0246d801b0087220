// Play: games of either puzzle, their text form, saved data, and what can be summarized from it.

export { begunDays, type CalendarDay, calendarMonth, type DayState } from './calendar.js';
export {
  type DraftContent,
  type DraftFacts,
  newDraft,
  type VersionReason,
  withContent,
  withVersion,
} from './drafts.js';
export {
  type Entry,
  type Game,
  goTo,
  isPlayersOwn,
  isWon,
  jump,
  move,
  moveAll,
  movesOf,
  newGame,
  type Playable,
  positionOf,
  redo,
  restart,
  returnToSnapshot,
  SNAPSHOT_SLOTS,
  type SnapshotSlot,
  setSnapshot,
  undo,
} from './game.js';
export { type GameTextError, makeGame, parseGame, type Written } from './game-text.js';
export { mergeAllSaved, mergeRecords, mergeSaved } from './merge-saved.js';
export {
  type NextLevel,
  nextLevel,
  type OfferedLevel,
  type Player,
  type SuccessWish,
  WISH_NAMES,
  WISHES,
  wishedDifficulty,
} from './next-level.js';
export {
  makePlaylistId,
  type PlaylistLevel,
  type PlaylistName,
  parsePlaylistId,
  playlistLevels,
  playlistNames,
} from './playlists.js';
export {
  dailyStreak,
  type Progress,
  type ProgressCollection,
  type SolvedShare,
  summarizeProgress,
} from './progress.js';
export {
  attemptDifficulty,
  countedAttempts,
  currentRating,
  levelRating,
  RATING_SINCE,
  type RatedAttempt,
  ratedByAttempt,
  ratingHistory,
  START_RATING,
  successChance,
} from './rating.js';
export {
  checkEntries,
  collectionId,
  type DailyResult,
  type DraftVersion,
  distinctTitle,
  type FutoshikiRecord,
  type LevelGrade,
  type LevelRecord,
  makeSavedData,
  type PlainRecord,
  type PuzzleRecord,
  parseSavedData,
  type SavedAttempt,
  type SavedCollection,
  type SavedDaily,
  type SavedData,
  type SavedDataError,
  type SavedDraft,
  type SavedGame,
  type SavedGrade,
  type SavedList,
  type SavedReading,
  type Setting,
  type SokobanRecord,
  type SokobanScore,
  type UnknownEntry,
} from './saved-data.js';
export {
  attemptKey,
  dailyKey,
  draftKey,
  fewestMoves,
  fewestPushes,
  gameKey,
  latestGames,
  NOTHING_SAVED,
  puzzleRecords,
  recordKey,
  runningGame,
} from './saved-order.js';
export { dailyWin, shareText, solvedDailies } from './share-daily.js';
export { staleGames } from './stale-games.js';

// Public API of play: games of either puzzle, their text form, saved data, and what can be summarized from it.

export {
  begunDays,
  type CalendarDay,
  type CalendarMonth,
  calendarMonth,
  DAY_STATES,
  type DayState,
} from './calendar.js';
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
  redoAll,
  restart,
  returnToSnapshot,
  SNAPSHOT_SLOTS,
  type Snapshot,
  type SnapshotSlot,
  setSnapshot,
  undo,
  undoAll,
} from './game.js';
export { GAME_TEXT_ERRORS, type GameTextError, makeGame, parseGame, type Written } from './game-text.js';
export { fewestMoves, fewestPushes, mergeAllSaved, mergeRecords, mergeResults, mergeSaved } from './merge-saved.js';
export {
  type Progress,
  type ProgressCollection,
  type ProgressLevel,
  type SolvedShare,
  type Streak,
  streakOf,
  summarizeProgress,
} from './progress.js';
export {
  checkEntries,
  collectionId,
  type DailyResult,
  distinctTitle,
  type FutoshikiRecord,
  type LevelGrade,
  type LevelRecord,
  makeSavedData,
  type PlayEffort,
  parseSavedData,
  SAVED_DATA_ERRORS,
  SAVED_DATA_VERSION,
  type SavedCollection,
  type SavedDaily,
  type SavedData,
  type SavedDataError,
  type SavedGame,
  type SavedGrade,
  type SavedList,
  type SavedReading,
  type Setting,
  type SokobanRecord,
  type SokobanScore,
} from './saved-data.js';
export { dailyKey, gameKey, NOTHING_SAVED, recordKey, runningGame } from './saved-order.js';
export { SHARE_WORDS, type ShareWords, shareText, solvedDailies } from './share-daily.js';
export { isContained, latestGames, staleGames } from './stale-games.js';

// Public API of play: games of either puzzle, their text form, and saved data.

export {
  type Entry,
  type Game,
  goTo,
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
  type SnapshotSlot,
  setSnapshot,
  undo,
  undoAll,
} from './game.js';
export { GAME_TEXT_ERRORS, type GameTextError, makeGame, parseGame, type Written } from './game-text.js';
export { fewestMoves, fewestPushes, mergeAllSaved, mergeRecords, mergeSaved } from './merge-saved.js';
export {
  checkEntries,
  collectionId,
  type FutoshikiRecord,
  type LevelRecord,
  makeSavedData,
  parseSavedData,
  SAVED_DATA_ERRORS,
  SAVED_DATA_VERSION,
  type SavedCollection,
  type SavedData,
  type SavedDataError,
  type SavedGame,
  type SavedList,
  type SavedReading,
  type Setting,
  type SokobanRecord,
  type SokobanScore,
} from './saved-data.js';
export { gameKey, NOTHING_SAVED, recordKey, runningGame } from './saved-order.js';
export { isContained, latestGames, staleGames } from './stale-games.js';

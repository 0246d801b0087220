// Entry point of saves: the player's data on this machine. The store of games, records, settings, and collections; the
// library of collections to play; import and export.

export { exportEverything, exportSolutions, type Imported, importText } from './import-export.js';
export {
  boardKey,
  CollectionEntry,
  type FileProblem,
  LevelLibrary,
  levelNumbered,
  makeCollection,
  openFile,
  type PlayableLevel,
  type SayProblem,
  type StoredCollection,
  type StoredLevel,
  storedDailies,
  storedLevelJob,
  storedLevelText,
  titleOfFile,
} from './library.js';
export { NOTICE_TEXTS, noticeMessage, type SayNotice } from './saved-files.js';
export { endOfGame, type OpenSave, openLibrary, openStore, Store } from './store.js';

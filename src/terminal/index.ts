// The door of the terminal: what the command line and the courses may use of it.

export { exportEverything, exportSolutions, type Imported, importText } from './keeping.js';
export { type Collection, collectionOf, openFile, titleOfFile } from './library.js';
export { playInLines } from './play-lines.js';
export {
  canShowScreen,
  levelNumbered,
  libraryOf,
  openStore,
  playOnScreen,
  type ScreenRequest,
  watchOnScreen,
} from './play-screen.js';
export { columnsOfText, safeText } from './safe-text.js';
export { endOfGame, type GameEnd } from './saved-game.js';
export { clockTime } from './words.js';

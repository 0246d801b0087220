// The door of the terminal: what the command line and the courses may use of it.

export { type Collection, collectionOf, openFile, titleOfFile } from './library.js';
export { playInLines } from './play-lines.js';
export { canShowScreen, levelNumbered, libraryOf, openStore, playOnScreen, type ScreenRequest } from './play-screen.js';
export { columnsOfText, safeText } from './safe-text.js';

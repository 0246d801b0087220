// The one place where the command line starts another front end: the game in the terminal, full screen or line by line.

export { playInLines } from '../terminal/app/play-lines.js';
export { canShowScreen, playOnScreen, replayOnScreen, type ScreenRequest } from '../terminal/app/play-screen.js';
export { hasScreen } from '../terminal/puzzles/terminal-puzzles.js';

// Entry point of the terminal: the game on the full screen, line by line, and a replay to watch.

export { playInLines } from './app/play-lines.js';
export { canShowScreen, playOnScreen, replayOnScreen, type ScreenRequest } from './app/play-screen.js';
export { hasScreen } from './puzzles/terminal-puzzles.js';

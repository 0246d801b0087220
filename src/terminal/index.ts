// Entry point of the terminal: the game on the full screen, line by line, and a replay to watch.

export { canShowScreen, playOnScreen, replayOnScreen, type ScreenRequest } from './app/play-screen.js';
export { playInLines } from './lines/play-lines.js';

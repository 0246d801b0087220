// The one place where the command line starts another front end: the game in the terminal, full screen or line by line.

export {
  canShowScreen,
  playInLines,
  playOnScreen,
  type ScreenRequest,
  watchOnScreen,
} from '../terminal/index.js';

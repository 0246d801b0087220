// The one place where the command line starts another front end: the game in the terminal, full screen or line by line.

export {
  canShowScreen,
  hasScreen,
  playInLines,
  playOnScreen,
  replayOnScreen,
  type ScreenRequest,
} from '../terminal/index.js';

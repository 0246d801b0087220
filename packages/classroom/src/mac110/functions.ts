// The functions of MAC110's game, for the library.

export { TextGame } from './game.js';
export {
  encodingOf,
  expandRunLengths,
  invalidReason,
  type LevelEncoding,
  type LevelFile,
  parseLevelFile,
} from './level-file.js';

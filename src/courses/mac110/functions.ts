// What MAC110's game is made of, for libraries.

export { TextGame } from './game.js';
export {
  encodingOf,
  expandRunLengths,
  invalidReason,
  type LevelEncoding,
  type LevelFile,
  parseLevelFile,
} from './level-file.js';

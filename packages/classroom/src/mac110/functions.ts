// The functions of MAC110's game, for the library.

export {
  encodingOf,
  expandRunLengths,
  invalidReason,
  type LevelEncoding,
  type LevelFile,
  parseLevelFile,
} from './level-file.js';
export { TextGame } from './mac110.js';

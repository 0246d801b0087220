// The functions of the IPS game, for the library.

export { IPS_LEVELS, type IpsGame, makeGrid, makeSave, parseGrid, parseSave } from './save-file.js';
export {
  bestMoves,
  chooseMove,
  type IpsSession,
  isTerminal,
  newSession,
  sessionText,
  withNewScore,
} from './session.js';

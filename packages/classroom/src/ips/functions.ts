// The functions of the IPS game, for the library.

export { bestMoves } from './best-move.js';
export { makeGrid, parseGrid } from './letters.js';
export { IPS_LEVELS } from './levels.js';
export { type IpsGame, makeSave, parseSave } from './save-file.js';
export { chooseMove, type IpsSession, isTerminal, newSession, sessionText, withNewScore } from './session.js';

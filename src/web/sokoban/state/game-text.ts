// Games and moves as text: what is saved, copied, and linked. A chunk of its own, because showing a level and taking a
// step needs none of it.

export { parseSokobanGame, savedSokoban, sokobanMovesText } from '../../../session/index.js';
export { parseLurd } from '../../../sokoban/index.js';

// Entry point `masu/play` of the package: a game of either puzzle, and its text. What only our own front ends use, such as
// saved data and ratings, is in `index.ts`.

export {
  type Entry,
  type Game,
  goTo,
  isWon,
  move,
  moveAll,
  movesOf,
  newGame,
  type Playable,
  positionOf,
  redo,
  restart,
  returnToSnapshot,
  SNAPSHOT_SLOTS,
  type Snapshot,
  type SnapshotSlot,
  setSnapshot,
  undo,
} from './game.js';
export { makeGame, parseGame, type Written } from './game-text.js';
export { GAME_TEXT_ERRORS, type GameTextError } from './game-text-errors.js';

// From a won game to its record, kept and said: the best moves and the best pushes are two records, each with its
// solution. The same on the screen and line by line.

import { gridRows } from '../futoshiki/index.js';
import { movesOf, type SokobanRecord } from '../play/index.js';
import { makeLurd } from '../sokoban/index.js';
import { type FutoshikiState, futoshikiPosition } from './futoshiki-state.js';
import { levelText } from './library.js';
import { countsOf, type SokobanGame } from './sokoban-state.js';
import type { Store } from './store.js';
import { plural, type SolvedEvent, solvedMessage } from './words.js';

/** Where a record is kept, under which name, and when. */
export interface RecordPlace {
  readonly store: Store;
  readonly shelf: { readonly hash: string; readonly title: string };
  readonly now: () => number;
}

/** The record of a level, where it is one of Sokoban. */
export function sokobanRecordOf(store: Store, hash: string): SokobanRecord | undefined {
  const record = store.record({ puzzle: 'sokoban', hash });
  return record?.puzzle === 'sokoban' ? record : undefined;
}

/** Which figure of a new record is better than what stood before. */
function comparedWith(before: SokobanRecord | undefined, now: SokobanRecord): SolvedEvent['best'] {
  if (!before) return 'first';
  const { moves, pushes } = now.bestMoves;
  const [oldMoves, oldPushes] = [before.bestMoves, before.bestPushes];
  const fewerMoves = moves < oldMoves.moves || (moves === oldMoves.moves && pushes < oldMoves.pushes);
  const fewerPushes = pushes < oldPushes.pushes || (pushes === oldPushes.pushes && moves < oldPushes.moves);
  if (fewerMoves) return fewerPushes ? 'both' : 'moves';
  return fewerPushes ? 'pushes' : 'neither';
}

/** Keeps the record of a won game; gives what is said of it. */
export function keepSokobanRecord({ store, shelf, now }: RecordPlace, game: SokobanGame): string {
  const { level } = game;
  const { hash, title } = shelf;
  const before = sokobanRecordOf(store, hash);
  const score = { ...countsOf(game), solution: makeLurd(level, movesOf(game)), at: now() };
  const text = levelText({ puzzle: 'sokoban', level });
  const record = { puzzle: 'sokoban', hash, title, level: text, bestMoves: score, bestPushes: score } as const;
  store.saveRecord(record);
  return solvedMessage({ ...score, best: comparedWith(before, record) });
}

/** Keeps the record of a won game; gives what is said of it. */
export function keepFutoshikiRecord({ store, shelf, now }: RecordPlace, state: FutoshikiState): string {
  const { level } = state.game;
  const { hash, title } = shelf;
  const { hints } = state;
  const best = { hints, millis: Math.round(state.millis), at: now() };
  const solution = gridRows(level.size, futoshikiPosition(state).digits);
  store.saveRecord({
    puzzle: 'futoshiki',
    hash,
    title,
    level: levelText({ puzzle: 'futoshiki', level }),
    solution,
    best,
  });
  const cells = level.cells.filter((digit) => digit === 0).length;
  return `Solved. ${plural(cells, 'cell')}, ${plural(hints, 'hint')}.`;
}

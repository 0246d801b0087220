// A game of either puzzle: a level, a list of entries, and an index into it. An entry is a move or a jump (restart,
// return to a snapshot); a jump is an entry like any other, so it can be undone too, and nothing is lost by mistake.
// Games are immutable values: every function returns a new game, so a front end can store, compare, and draw any of them.

import type { Puzzle } from '../base/puzzle.js';

/** What a game needs from a puzzle; both puzzle objects fit. */
export type Playable<Level, Position, Move> = Pick<
  Puzzle<never, Level, Position, Move, never>,
  'start' | 'play' | 'isSolved'
>;

/**
 * One action of the player. `to` is the position after it: stored so that undo is instant, but never saved. `isShown`:
 * masu made the move, or some moves of the jump, from a solver, a link, or a record; a level solved with it earns none.
 */
export type Entry<Position, Move> = {
  /** The position after it. */
  readonly to: Position;
  /** Whether masu made it. */
  readonly isShown?: true;
} & (
  | {
      readonly kind: 'move';
      /** The move. */
      readonly move: Move;
    }
  | {
      readonly kind: 'jump';
      /** From the start: the position after them is where it leads. */
      readonly moves: readonly Move[];
    }
);

/** The snapshot slots, one for each digit key. */
export const SNAPSHOT_SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
/** A snapshot slot. */
export type SnapshotSlot = (typeof SNAPSHOT_SLOTS)[number];

/** The moves from the start that lead back to a snapshot, and whether masu made some of them. */
export interface Snapshot<Move> {
  /** From the start. */
  readonly moves: readonly Move[];
  /** Whether masu made some of the moves. */
  readonly isShown?: true;
}

/** A game: a value that never changes. Every move, undo, or snapshot makes a new one. */
export interface Game<Level, Position, Move> {
  /** The level that is played. */
  readonly level: Level;
  /** Every action, in order. */
  readonly entries: readonly Entry<Position, Move>[];
  /** How many of the entries are applied; the rest can be redone. */
  readonly at: number;
  /** Undo leaves them alone. */
  readonly snapshots: ReadonlyMap<SnapshotSlot, Snapshot<Move>>;
}

/**
 * A game of a level, at its start.
 * @example
 * ```ts
 * const game = newGame(level);
 * console.log(game.at); // 0
 * ```
 */
export function newGame<Level, Position, Move>(level: Level): Game<Level, Position, Move> {
  return { level, entries: [], at: 0, snapshots: new Map() };
}

/**
 * Where a game is now.
 * @example
 * ```ts
 * const { boxes } = positionOf(SOKOBAN, newGame(level));
 * console.log(boxes.length); // 1
 * ```
 */
export function positionOf<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  game: Game<Level, Position, Move>,
): Position {
  return game.entries[game.at - 1]?.to ?? puzzle.start(game.level);
}

/**
 * The moves from the start to the current position: those of the last applied jump and all since.
 * @example
 * ```ts
 * const played = moveAll(SOKOBAN, newGame(level), ['right', 'right']);
 * console.log(movesOf(played.game).length); // 2
 * ```
 */
export function movesOf<Level, Position, Move>(game: Game<Level, Position, Move>): readonly Move[] {
  const since: Move[] = [];
  for (let i = game.at - 1; i >= 0; i--) {
    const entry = game.entries[i] as Entry<Position, Move>;
    if (entry.kind === 'jump') return [...entry.moves, ...since.reverse()];
    since.push(entry.move);
  }
  return since.reverse();
}

/** Whether the player made every move from the start to the current position. */
export function isPlayersOwn<Level, Position, Move>({ entries, at }: Game<Level, Position, Move>): boolean {
  for (let i = at - 1; i >= 0; i--) {
    if (entries[i]?.isShown) return false;
    if (entries[i]?.kind === 'jump') return true;
  }
  return true;
}

/**
 * Whether the player solved it: a level that starts solved needs at least one move.
 * @example
 * ```ts
 * const end = moveAll(SOKOBAN, newGame(level), ['right', 'right']);
 * console.log(isWon(SOKOBAN, end.game)); // true
 * ```
 */
export function isWon<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  game: Game<Level, Position, Move>,
): boolean {
  return puzzle.isSolved(game.level, positionOf(puzzle, game)) && movesOf(game).length > 0;
}

function enter<Level, Position, Move>(
  game: Game<Level, Position, Move>,
  entries: readonly Entry<Position, Move>[],
): Game<Level, Position, Move> {
  const all = [...game.entries.slice(0, game.at), ...entries];
  return { ...game, entries: all, at: all.length };
}

/**
 * The game after a move, or undefined if the rules forbid it. Discards what could be redone.
 * @example
 * ```ts
 * const game = move(SOKOBAN, newGame(level), 'right');
 * console.log(game?.entries.length); // 1
 * ```
 */
export function move<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  game: Game<Level, Position, Move>,
  next: NoInfer<Move>,
): Game<Level, Position, Move> | undefined {
  const to = puzzle.play(game.level, positionOf(puzzle, game), next);
  return to === undefined ? undefined : enter(game, [{ kind: 'move', move: next, to }]);
}

const shownMark = (isShown: boolean): { readonly isShown?: true } => (isShown ? { isShown } : {});

/**
 * Plays moves up to the first forbidden one; `made` is how many were played. `isShown`: masu makes them.
 * @example
 * ```ts
 * const { made } = moveAll(SOKOBAN, newGame(level), ['right', 'up']);
 * console.log(made); // 1
 * ```
 */
export function moveAll<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  game: Game<Level, Position, Move>,
  moves: Iterable<NoInfer<Move>>,
  isShown = false,
): { readonly game: Game<Level, Position, Move>; readonly made: number } {
  const entries: Entry<Position, Move>[] = [];
  let position = positionOf(puzzle, game);
  for (const next of moves) {
    const to = puzzle.play(game.level, position, next);
    if (to === undefined) break;
    entries.push({ kind: 'move', move: next, to, ...shownMark(isShown) });
    position = to;
  }
  return { game: entries.length === 0 ? game : enter(game, entries), made: entries.length };
}

/** Jumps to the position after these moves from the start, as one undoable entry; undefined if one is forbidden. */
export function jump<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  game: Game<Level, Position, Move>,
  moves: readonly NoInfer<Move>[],
  isShown = false,
): Game<Level, Position, Move> | undefined {
  let to = puzzle.start(game.level);
  for (const each of moves) {
    const next = puzzle.play(game.level, to, each);
    if (next === undefined) return undefined;
    to = next;
  }
  return enter(game, [{ kind: 'jump', moves: [...moves], to, ...shownMark(isShown) }]);
}

/**
 * Restarts, undoably. At the start it returns the same game.
 * @example
 * ```ts
 * const { game } = moveAll(SOKOBAN, newGame(level), ['right', 'right']);
 * console.log(movesOf(restart(SOKOBAN, game)).length); // 0
 * ```
 */
export function restart<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  game: Game<Level, Position, Move>,
): Game<Level, Position, Move> {
  if (movesOf(game).length === 0) return game;
  return enter(game, [{ kind: 'jump', moves: [], to: puzzle.start(game.level) }]);
}

/**
 * Goes to the position after the first `at` entries, clamped to the valid range, for a slider.
 * @example
 * ```ts
 * const { game } = moveAll(SOKOBAN, newGame(level), ['right', 'right']);
 * console.log(movesOf(goTo(game, 1)).length); // 1
 * ```
 */
export function goTo<Level, Position, Move>(
  game: Game<Level, Position, Move>,
  at: number,
): Game<Level, Position, Move> {
  const target = Math.max(0, Math.min(game.entries.length, Math.trunc(at)));
  return target === game.at ? game : { ...game, at: target };
}

/**
 * The game before the last action; at the start, the same game.
 * @example
 * ```ts
 * const { game } = moveAll(SOKOBAN, newGame(level), ['right', 'right']);
 * console.log(undo(game).at); // 1
 * ```
 */
export function undo<Level, Position, Move>(game: Game<Level, Position, Move>): Game<Level, Position, Move> {
  return goTo(game, game.at - 1);
}

/**
 * The game with the next action again; if nothing was undone, the same game.
 * @example
 * ```ts
 * const { game } = moveAll(SOKOBAN, newGame(level), ['right', 'right']);
 * console.log(redo(undo(game)).at); // 2
 * ```
 */
export function redo<Level, Position, Move>(game: Game<Level, Position, Move>): Game<Level, Position, Move> {
  return goTo(game, game.at + 1);
}

/**
 * The game with a snapshot of where it is now.
 * @example
 * ```ts
 * const game = setSnapshot(newGame(level), 1);
 * console.log(game.snapshots.size); // 1
 * ```
 */
export function setSnapshot<Level, Position, Move>(
  game: Game<Level, Position, Move>,
  slot: SnapshotSlot,
): Game<Level, Position, Move> {
  const snapshot = { moves: movesOf(game), ...shownMark(!isPlayersOwn(game)) };
  return { ...game, snapshots: new Map(game.snapshots).set(slot, snapshot) };
}

/**
 * Returns to a snapshot, undoably; undefined if the slot is empty.
 * @example
 * ```ts
 * const { game } = moveAll(SOKOBAN, setSnapshot(newGame(level), 1), ['right']);
 * const back = returnToSnapshot(SOKOBAN, game, 1);
 * console.log(back && movesOf(back).length); // 0
 * ```
 */
export function returnToSnapshot<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  game: Game<Level, Position, Move>,
  slot: SnapshotSlot,
): Game<Level, Position, Move> | undefined {
  const snapshot = game.snapshots.get(slot);
  return snapshot && jump(puzzle, game, snapshot.moves, snapshot.isShown);
}

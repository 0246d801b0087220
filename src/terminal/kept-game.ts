// One level's running game and its place on the disk, the same for both puzzles: taken up where it was left, saved at
// every move, never in the way of another terminal that plays the same level.

import { fail, ok, type Result } from '../base/result.js';
import {
  type Game,
  isWon,
  makeGame,
  movesOf,
  newGame,
  parseGame,
  runningGame,
  type SavedGame,
  type Written,
} from '../play/index.js';
import { levelText, type ShelfLevel } from './library.js';
import type { Place } from './place.js';
import { safeText } from './safe-text.js';
import type { Say } from './say.js';
import type { Sitting, Store } from './store.js';

/** How far a game is, as a player counts: moves of Sokoban; in Futoshiki filling in all marks is one step, not hundreds. */
export function stepsIn<Level, Position, Move>(
  { id }: Written<Level, Position, Move>,
  game: Game<Level, Position, Move>,
): number {
  return id === 'sokoban' ? movesOf(game).length : game.at;
}

/** What the states of both puzzles have in common. */
export interface PlayedState<Level, Position, Move> {
  readonly place: Place;
  readonly game: Game<Level, Position, Move>;
  readonly say: Say;
  readonly hints: number;
  readonly millis: number;
}

export interface TakenUp<Level, Position, Move> {
  readonly game: Game<Level, Position, Move>;
  readonly millis: number;
  readonly hints: number;
  /** A sentence where a saved game could not be gone on with. */
  readonly notice?: string;
}

export class KeptGame<Level, Position, Move> {
  private readonly store: Store;
  private readonly puzzle: Written<Level, Position, Move>;
  private readonly shelf: ShelfLevel;
  private readonly level: Level;
  private readonly text: string;
  private sitting: Sitting;

  constructor(store: Store, puzzle: Written<Level, Position, Move>, shelf: ShelfLevel, level: Level) {
    this.store = store;
    this.puzzle = puzzle;
    this.shelf = shelf;
    this.level = level;
    this.text = levelText(shelf.play);
    this.sitting = store.sitDown();
  }

  private get key(): { puzzle: SavedGame['puzzle']; hash: string } {
    return { puzzle: this.puzzle.id, hash: this.shelf.hash };
  }

  /** The game that was left, or a new one. A game left solved begins anew: its solution is in the record. */
  takeUp(): TakenUp<Level, Position, Move> {
    const saved = runningGame(this.store.games(this.key), this.key);
    const fresh = { game: newGame<Level, Position, Move>(this.level), millis: 0, hints: 0 };
    if (!saved) return fresh;
    const read = parseGame(this.puzzle, this.level, saved.game);
    if (!read.ok)
      return { ...fresh, notice: `Couldn't read a saved game: ${read.error.message} It was left unchanged.` };
    this.sitting = this.store.sitDown(saved);
    if (isWon(this.puzzle, read.value)) return fresh;
    return { game: read.value, millis: saved.millis, hints: saved.hints };
  }

  private entryOf(game: Game<Level, Position, Move>, millis: number, hints: number): Omit<SavedGame, 'id' | 'savedAt'> {
    return {
      ...this.key,
      title: this.shelf.title,
      level: this.text,
      game: makeGame(this.puzzle, game),
      moves: stepsIn(this.puzzle, game),
      millis: Math.round(millis),
      hints,
    };
  }

  /** At every move, before it is shown. */
  save(game: Game<Level, Position, Move>, millis: number, hints: number): void {
    this.store.saveGame(this.sitting, this.entryOf(game, millis, hints));
  }

  /** Under a name, beside the running game. The same name again is written anew. */
  saveAs(name: string, game: Game<Level, Position, Move>, millis: number, hints: number): boolean {
    const held = this.named(name);
    return this.store.saveGame(this.store.sitDown(held), { ...this.entryOf(game, millis, hints), name });
  }

  private named(name: string): SavedGame | undefined {
    return this.store
      .games(this.key)
      .filter((game) => game.name === name)
      .sort((a, b) => b.savedAt - a.savedAt)[0];
  }

  /** The names of this level's saves. */
  names(): string[] {
    return [...new Set(this.store.games(this.key).flatMap(({ name }) => (name === undefined ? [] : [name])))].sort();
  }

  /** A save by its name, or why there is none. */
  load(name: string): Result<TakenUp<Level, Position, Move>, string> {
    const saved = this.named(name);
    if (!saved) return fail(`No save is named ${safeText(name)}.`);
    const read = parseGame(this.puzzle, this.level, saved.game);
    if (!read.ok) return fail(`Couldn't read this save: ${read.error.message}`);
    return ok({ game: read.value, millis: saved.millis, hints: saved.hints });
  }
}

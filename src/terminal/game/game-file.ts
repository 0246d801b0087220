// The saved game of one level: continued where it was left, written at every move, and safe if another terminal plays
// the same level. Also its named saves.

import { fail, ok, type Result } from '../../base/result.js';
import { runningGame, type SavedGame } from '../../play/index.js';
import { type OpenSave, type Store, type StoredLevel, storedLevelText } from '../../saves/index.js';
import { texts } from '../texts/language.js';
import type { AnySession, PuzzleInPlay } from './puzzle-in-play.js';

export interface Resumed<Session> {
  readonly session: Session;
  readonly millis: number;
  /** A sentence if a saved game could not be continued. */
  readonly notice?: string;
}

export type NotLoaded = { readonly kind: 'missing' } | { readonly kind: 'unreadable'; readonly reason: string };

export class GameFile<Session extends AnySession, Command, Event> {
  private readonly store: Store;
  private readonly puzzle: PuzzleInPlay<Session, Command, Event>;
  private readonly level: StoredLevel;
  private readonly text: string;
  private open: OpenSave;

  constructor(store: Store, puzzle: PuzzleInPlay<Session, Command, Event>, level: StoredLevel) {
    this.store = store;
    this.puzzle = puzzle;
    this.level = level;
    this.text = storedLevelText(level.play);
    this.open = store.openSave();
  }

  private get key(): { puzzle: SavedGame['puzzle']; hash: string } {
    return { puzzle: this.puzzle.puzzle, hash: this.level.hash };
  }

  /** The game in progress, or a new one. A game left solved starts over: its solution is in the record. */
  resume(): Resumed<Session> {
    const saved = runningGame(this.store.games(this.key), this.key);
    const fresh = { session: this.puzzle.start(), millis: 0 };
    if (!saved) return fresh;
    const read = this.puzzle.resume(saved.game, saved.hints);
    if (!read.ok) return { ...fresh, notice: texts.game.unreadable(read.error) };
    this.open = this.store.openSave(saved);
    return this.puzzle.isSolved(read.value) ? fresh : { session: read.value, millis: saved.millis };
  }

  private entryOf(session: Session, millis: number, name?: string): SavedGame {
    const facts = { id: '', savedAt: 0, title: this.level.title, level: this.text, millis: Math.round(millis) };
    return this.puzzle.save(session, name === undefined ? facts : { ...facts, name });
  }

  /** At every move, before it is shown. */
  save(session: Session, millis: number): void {
    this.store.saveGame(this.open, this.entryOf(session, millis));
  }

  /** Saves under a name, in addition to the game in progress. A save of the same name is overwritten. */
  saveAs(name: string, session: Session, millis: number): boolean {
    return this.store.saveGame(this.store.openSave(this.named(name)), this.entryOf(session, millis, name));
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
  load(name: string): Result<Resumed<Session>, NotLoaded> {
    const saved = this.named(name);
    if (!saved) return fail({ kind: 'missing' });
    const read = this.puzzle.resume(saved.game, saved.hints);
    if (!read.ok) return fail({ kind: 'unreadable', reason: read.error });
    return ok({ session: read.value, millis: saved.millis });
  }
}

// A level being played, on the full screen or in line mode: its session, its saved game, and its jobs. Every command
// goes through `act`: the session changes, a changed game is saved before anything is shown, and the jobs that the new
// state needs are started. Answers of jobs are commands too; their events reach the listener.

import type { Progress } from '../../base/outcome.js';
import { fail, ok, type Result } from '../../base/result.js';
import type { Engine } from '../../jobs/index.js';
import { runningGame, type SavedGame } from '../../play/index.js';
import { type OpenSave, type Store, type StoredLevel, storedLevelText } from '../../saves/index.js';
import { type AnySession, JOB_SLOTS, JobRunner, type JobSlot, type PuzzleInPlay } from '../../session/index.js';
import { saidInTerminal, texts } from '../texts/language.js';

// The saved game of one level: continued where it was left, written at every move, and safe if another terminal plays
// the same level. Also its named saves.

interface Resumed<Session> {
  readonly session: Session;
  readonly millis: number;
  /** A sentence if a saved game could not be continued. */
  readonly notice?: string;
}

type NotLoaded = { readonly kind: 'missing' } | { readonly kind: 'unreadable'; readonly reason: string };

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
    if (!read.ok) return { ...fresh, notice: texts.game.unreadable(saidInTerminal(read.error)) };
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
    if (!read.ok) return fail({ kind: 'unreadable', reason: saidInTerminal(read.error) });
    return ok({ session: read.value, millis: saved.millis });
  }
}

export interface GameListener<Event> {
  /** The events of a job's answer. */
  happened(events: readonly Event[]): void;
  progress?(slot: JobSlot, progress: Progress): void;
  /** A job crashed: a bug in masu. The game continues. */
  crashed(slot: JobSlot, message: string): void;
}

export interface GameHost {
  readonly store: Store;
  /** The engine for a slot. Insight has one of its own, so that no search keeps it waiting. */
  engine(slot: JobSlot): Engine;
}

export class PlayedGame<Session extends AnySession, Command, Event> {
  readonly puzzle: PuzzleInPlay<Session, Command, Event>;
  /** Time played so far. */
  millis: number;
  /** A sentence if a saved game could not be continued. */
  readonly notice: string | undefined;
  private now: Session;
  private readonly file: GameFile<Session, Command, Event>;
  private readonly runner: JobRunner<Command>;
  private waiting: (() => void)[] = [];

  constructor(
    host: GameHost,
    level: StoredLevel,
    puzzle: PuzzleInPlay<Session, Command, Event>,
    listener: GameListener<Event>,
  ) {
    this.puzzle = puzzle;
    this.file = new GameFile(host.store, puzzle, level);
    this.runner = new JobRunner<Command>({
      engine: (slot) => host.engine(slot),
      take: (command) => {
        listener.happened(this.act(command));
      },
      onProgress: (slot, progress) => listener.progress?.(slot, progress),
      onBug: (slot, message) => listener.crashed(slot, message),
    });
    const { session, millis, notice } = this.file.resume();
    this.now = session;
    this.millis = millis;
    this.notice = notice;
  }

  get session(): Session {
    return this.now;
  }

  get isSolved(): boolean {
    return this.puzzle.isSolved(this.now);
  }

  /** What is saved of it when it is left: the game to continue, the player's solution, or nothing. */
  get outcome(): 'game' | 'solution' | 'nothing' {
    if (!this.isBegun) return 'nothing';
    return this.isSolved && this.puzzle.isOwn(this.now) ? 'solution' : 'game';
  }

  private get isBegun(): boolean {
    return this.now.game.entries.length > 0;
  }

  /** Starts the jobs that the game needs. Call it when the listener is ready for their answers. */
  begin(): void {
    this.runner.update(this.puzzle.jobs(this.now));
  }

  act(command: Command): readonly Event[] {
    const before = this.now;
    const { state, events } = this.puzzle.act(before, command);
    this.now = state;
    if (state.game !== before.game) this.save();
    this.begin();
    this.wake();
    return events;
  }

  save(): void {
    this.file.save(this.now, this.millis);
  }

  /** Stops all jobs and saves. `begin` starts them again. */
  leave(): void {
    this.runner.close();
    this.wake();
    if (this.isBegun) this.save();
  }

  isRunning(slot: JobSlot): boolean {
    return this.runner.isRunning(slot);
  }

  /** Settles when none of these jobs runs any more, with or without a result. */
  async settled(slots: readonly JobSlot[] = JOB_SLOTS): Promise<void> {
    while (slots.some((slot) => this.runner.isRunning(slot))) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Resumes everyone in `settled`: a job may have ended without an answer. */
  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  saveAs(name: string): boolean {
    if (this.isBegun) this.save();
    return this.file.saveAs(name, this.now, this.millis);
  }

  names(): string[] {
    return this.file.names();
  }

  /** Continues with a named save; fails if there is no such save. */
  load(name: string): Result<unknown, NotLoaded> {
    const loaded = this.file.load(name);
    if (loaded.ok) {
      this.now = loaded.value.session;
      this.millis = loaded.value.millis;
      this.save();
      this.begin();
    }
    return loaded;
  }
}

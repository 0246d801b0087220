// A level being played, on the full screen or in line mode: its session, its saved game, and its jobs. Every command
// goes through `act`: the session changes, a changed game is saved before anything is shown, and the jobs that the new
// state needs are started. Answers of jobs are commands too; their events reach the listener.

import type { Progress } from '@masu/core/base/outcome.js';
import { fail, type Result } from '@masu/core/base/result.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import { runningGame } from '@masu/core/play/saved-order.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { JOB_SLOTS, JobRunner, type JobSlot } from '@masu/engine/session/job-runner.js';
import type { AnySession, PuzzleInPlay } from '@masu/engine/session/puzzle-in-play.js';
import { type StoredLevel, storedLevelText } from '../../saves/library.js';
import type { OpenSave, Store } from '../../saves/store.js';
import { saidInTerminal, texts } from '../texts/language.js';

type NotLoaded = { readonly kind: 'missing' } | { readonly kind: 'unreadable'; readonly reason: string };

interface GameListener<Event> {
  /** The events of a job's answer. */
  happened(events: readonly Event[]): void;
  progress?(slot: JobSlot, progress: Progress): void;
  /** A job crashed: a bug in masu. The game continues. */
  crashed(slot: JobSlot, message: string): void;
}

interface GameHost {
  readonly store: Store;
  /** The engine for a slot. Insight has one of its own, so that no search keeps it waiting. */
  engine(slot: JobSlot): Engine;
}

export class PlayedGame<Session extends AnySession, Command, Event> {
  readonly puzzle: PuzzleInPlay<Session, Command, Event>;
  /** Time played so far. */
  millis = 0;
  /** A sentence if a saved game could not be continued. */
  readonly notice: string | undefined;
  private now: Session;
  private readonly store: Store;
  private readonly level: StoredLevel;
  private readonly levelText: string;
  /** Where the game is saved: safe if another terminal plays the same level. */
  private open: OpenSave;
  private readonly runner: JobRunner<Command>;
  private waiting: (() => void)[] = [];

  constructor(
    host: GameHost,
    level: StoredLevel,
    puzzle: PuzzleInPlay<Session, Command, Event>,
    listener: GameListener<Event>,
  ) {
    this.puzzle = puzzle;
    const { store } = host;
    this.store = store;
    this.level = level;
    this.levelText = storedLevelText(level.play);
    this.runner = new JobRunner<Command>({
      engine: (slot) => host.engine(slot),
      take: (command) => {
        listener.happened(this.act(command));
      },
      onProgress: (slot, progress) => listener.progress?.(slot, progress),
      onBug: (slot, message) => listener.crashed(slot, message),
    });
    // The game in progress, or a new one. A game left solved starts over: its solution is in the record.
    this.now = puzzle.start();
    this.open = store.openSave();
    const saved = runningGame(store.games(this.key), this.key);
    if (!saved) return;
    const read = puzzle.resume(saved.game, saved.hints);
    if (read.ok) {
      this.open = store.openSave(saved);
      if (!puzzle.isSolved(read.value)) [this.now, this.millis] = [read.value, saved.millis];
    } else this.notice = texts.game.unreadable(saidInTerminal(read.error));
  }

  private get key(): { puzzle: SavedGame['puzzle']; hash: string } {
    return { puzzle: this.puzzle.puzzle, hash: this.level.hash };
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

  /** At every move, before it is shown. */
  private save(): void {
    this.store.saveGame(this.open, this.entry());
  }

  private entry(named: { readonly name?: string } = {}): SavedGame {
    const { level, levelText, millis } = this;
    const facts = { id: '', savedAt: 0, title: level.title, level: levelText, millis: Math.round(millis), ...named };
    return this.puzzle.save(this.now, facts);
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

  /** Settles when no job runs any more, with or without a result. */
  async settled(): Promise<void> {
    while (JOB_SLOTS.some((slot) => this.runner.isRunning(slot))) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Resumes everyone in `settled`: a job may have ended without an answer. */
  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Saves under a name, in addition to the game in progress. A save of the same name is overwritten. */
  saveAs(name: string): boolean {
    if (this.isBegun) this.save();
    return this.store.saveGame(this.store.openSave(this.named(name)), this.entry({ name }));
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

  /** Continues with a named save, or says why it can't. */
  load(name: string): Result<unknown, NotLoaded> {
    const saved = this.named(name);
    if (!saved) return fail({ kind: 'missing' });
    const read = this.puzzle.resume(saved.game, saved.hints);
    if (!read.ok) return fail({ kind: 'unreadable', reason: saidInTerminal(read.error) });
    [this.now, this.millis] = [read.value, saved.millis];
    this.save();
    this.begin();
    return read;
  }
}

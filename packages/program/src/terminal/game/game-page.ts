// What both puzzles have in common on the full screen: the game and its clock, the keys to other levels, and the status
// message. A puzzle adds its frame, its keys, and its sentences.

import type { Progress } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelGrade } from '@masu/core/play/saved-data.js';
import type { JobSlot } from '@masu/engine/session/job-runner.js';
import type { AnySession, PuzzleInPlay } from '@masu/engine/session/puzzle-in-play.js';
import type { Key, Mouse, TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import type { StoredLevel } from '../../saves/library.js';
import type { Appearance } from '../screen/appearance.js';
import type { Cells, Size } from '../screen/cells.js';
import type { App, TerminalPage } from '../screen/page.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';
import { saveAttempt } from './attempts.js';
import { type LevelHeading, levelHeadingName } from './heading.js';
import { PlayedGame } from './played-game.js';
import { dailyMessage, type RecordContext } from './records.js';

/** Where a game leads. */
export interface GameActions {
  /** Another level of the collection: 1 next, -1 previous. False at the end. */
  step(by: 1 | -1): boolean;
  /** False if every other level is solved. */
  nextUnsolved(): boolean;
  /** Shows the grade of the level and the reasons for it. */
  explain(): void;
  help(): void;
  /** Shows a text, line by line. */
  read(heading: string, lines: readonly string[]): void;
  /** The level was offered to the player: the next one is, too, and leaving this one unsolved for it is giving up. */
  readonly isOffered?: boolean;
  /** The game comes into view and goes out of it. */
  enter?(showGrade: (grade: LevelGrade) => void): void;
  leave?(): void;
}

/** How often the progress of a search is shown at most. */
const PROGRESS_MILLIS = 500;

/** What every game shows besides its board. */
interface ShownState<Session> {
  readonly session: Session;
  readonly millis: number;
  readonly heading: LevelHeading;
  readonly status: Status;
}

/** The shown state without the session. */
export type Shown<State> = Omit<State, 'session' | 'millis'>;

export abstract class GamePage<
  Session extends AnySession,
  Command,
  Event,
  State extends ShownState<Session>,
  Actions extends GameActions,
> implements TerminalPage
{
  readonly tickMillis = 1000;
  protected readonly app: App;
  protected readonly level: StoredLevel;
  protected readonly game: PlayedGame<Session, Command, Event>;
  protected abstract shown: Shown<State>;
  protected readonly actions: Actions;
  private search: { readonly slot: JobSlot; readonly began: number; shown: number } | undefined;

  constructor(
    app: App,
    level: StoredLevel,
    heading: LevelHeading,
    puzzle: PuzzleInPlay<Session, Command, Event>,
    actions: Actions,
  ) {
    this.app = app;
    this.level = { ...level, title: levelHeadingName(heading) };
    this.actions = actions;
    this.game = new PlayedGame(app, this.level, puzzle, {
      happened: (events) => {
        this.show(events);
        app.draw();
      },
      progress: (slot, progress) => this.progress(slot, progress),
      crashed: (_slot, message) => {
        this.status = problem(texts.game.crash(message));
        app.draw();
      },
    });
  }

  protected get state(): State {
    return { ...this.shown, session: this.game.session, millis: this.game.millis } as State;
  }

  protected set state({ session: _, millis: __, ...shown }: State) {
    this.shown = shown;
  }

  protected get status(): State['status'] {
    return this.state.status;
  }

  protected set status(status: State['status']) {
    this.state = { ...this.state, status };
  }

  /** The status to begin with: what is wrong with the saved data, or nothing. */
  protected firstStatus(): Status {
    const notice = this.app.store.takeNotice() || this.game.notice;
    return notice ? problem(notice) : NO_STATUS;
  }

  abstract frame(size: Size, appearance: Appearance): Cells;
  protected abstract readonly puzzle: PuzzleId;
  /** Updates what is shown after events. `before`: the session before them. */
  protected abstract show(events: readonly Event[], before?: Session): void;
  /** Shows the progress of a search. */
  protected abstract showSearch(text: string): void;
  protected abstract paste(text: string): void;
  protected abstract mouse(event: Mouse): void;
  protected abstract press(key: Key): void;

  enter(): void {
    this.game.begin();
    this.actions.enter?.((grade) => {
      this.showGrade(grade);
      this.app.draw();
    });
  }

  /** A grade that was not known when the game began. */
  private showGrade(grade: LevelGrade): void {
    this.state = { ...this.state, heading: { ...this.state.heading, grade } };
  }

  tick(millis: number): void {
    if (!this.game.isSolved) this.game.millis += millis;
  }

  leave(): void {
    this.actions.leave?.();
    this.game.leave();
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'paste') this.paste(event.text);
    else if (event.kind === 'mouse') this.mouse(event);
    else if (event.kind === 'key') this.press(event);
  }

  protected get recordContext(): RecordContext {
    const { store, now } = this.app;
    return { store, level: this.level, now };
  }

  /** The message of a win; after the puzzle of a day, with the streak and tomorrow. */
  protected withDaily(message: string): string {
    return [message, dailyMessage(this.recordContext, { puzzle: this.puzzle, hash: this.level.hash })]
      .filter(Boolean)
      .join(' ');
  }

  /** Undos, for the rating. */
  private undos = 0;

  /** Notes how the attempt ended, unless the player made no move. */
  protected noteAttempt(result: 'solved' | 'given-up', pushes?: number): void {
    const { hintsUsed, game } = this.game.session;
    if (!game.entries.some((entry) => !(entry as { readonly isShown?: true }).isShown)) return;
    const tried = { result, hints: hintsUsed, undos: this.undos, millis: Math.round(this.game.millis) };
    const counted = pushes === undefined ? tried : { ...tried, pushes };
    saveAttempt(this.recordContext, this.puzzle, this.state.heading.grade, counted);
  }

  protected countUndo(): void {
    this.undos++;
  }

  /** Runs a player's command and shows the result. A problem with the disk has priority over other messages. */
  protected act(command: Command): void {
    const before = this.game.session;
    this.show(this.game.act(command), before);
    const notice = this.app.store.takeNotice();
    if (notice) this.status = problem(notice);
  }

  private progress(slot: JobSlot, { expanded }: Progress): void {
    const now = this.app.now();
    if (slot !== 'hint' && slot !== 'check') return;
    if (this.search?.slot !== slot || expanded === 0) this.search = { slot, began: now, shown: now };
    if (now - this.search.shown < PROGRESS_MILLIS) return;
    this.search.shown = now;
    const seconds = Math.round((now - this.search.began) / 1000);
    this.showSearch(texts.game.searched(expanded, seconds));
    this.app.draw();
  }

  /** Called when a search begins: its time counts from here. */
  protected searchBegins(slot: JobSlot): void {
    this.search = { slot, began: this.app.now(), shown: this.app.now() };
  }

  protected inform(text: string): void {
    this.status = info(text);
  }

  /** The commands that are the same in both puzzles. */
  protected readonly common = {
    finish: () => this.finish(),
    next: () => this.next(),
    previous: () => this.unless(this.actions.step(-1), texts.game.edges[this.puzzle].first),
    'next-unsolved': () => this.unless(this.actions.nextUnsolved(), texts.game.edges[this.puzzle].allSolved),
    difficulty: () => this.actions.explain(),
    help: () => this.actions.help(),
    quit: () => this.app.quit(),
  };

  private next(): void {
    const { isOffered, step } = this.actions;
    if (isOffered && !this.game.isSolved) this.noteAttempt('given-up');
    this.unless(step(1), isOffered ? texts.next.none : texts.game.edges[this.puzzle].last);
  }

  /** After a win, Enter opens the next level. */
  protected finish(): void {
    if (this.game.isSolved) this.next();
  }

  private unless(isDone: boolean, otherwise: string): void {
    if (!isDone) this.inform(otherwise);
  }
}

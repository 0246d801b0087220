// The game that is open on a page, the same for all puzzles: its session, its saves, and its clock. Commands go in through
// `perform`, signals come out. What a command means is decided by the session; this file connects it to storage, and a
// page adds words and what follows.

import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import type { AnySession, PuzzleInPlay } from '@masu/engine/session/puzzle-in-play.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Notify } from '../app/notice.js';
import { PlayClock } from '../app/play-clock.js';
import {
  alsoPlayed,
  flushGame,
  type GamePlace,
  gameLeftAt,
  levelKey,
  openGamePlace,
  saveGame,
  setting,
} from '../saves/saves.js';
import { playTexts } from '../texts/play.js';

/** Where a level came from, for the head of the page and for what comes next. */
export interface Origin {
  readonly title: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly index: number; readonly count: number };
}

export interface OpenGame<Session extends AnySession, Command, Event> {
  readonly origin: Origin;
  readonly hash: string;
  /** What commands do to the session, and how it is saved. */
  readonly play: PuzzleInPlay<Session, Command, Event>;
  /** Where the game is saved. */
  readonly place: GamePlace;
  readonly session: Session;
}

/** What a page adds to its game. */
interface PlayPage<Session, Event, Open> {
  readonly puzzle: PuzzleId;
  readonly notify: Notify;
  /** The level's text in saves, if it has its own. */
  levelText?(open: Open): string;
  /** Another game is about to be shown: what else is known of it at its start. */
  startParts?(hash: string): Partial<Open>;
  /** The first message of a game that isn't solved. */
  welcome(session: Session): void;
  /** The message of a game that was solved before it was opened. */
  reportReopened(by: 'replay' | 'shown', session: Session): void;
  report(events: readonly Event[], session: Session): void;
}

/** A game before it is opened. */
type Closed<Open> = Omit<Open, 'place' | 'session'>;

export function newPlayState<
  Session extends AnySession,
  Command,
  Event extends SokobanEvent | FutoshikiEvent,
  Open extends OpenGame<Session, Command, Event>,
>(page: PlayPage<Session, Event, Open>) {
  const { puzzle, notify } = page;
  const open = signal<Open | undefined>(undefined);
  const clock = new PlayClock();
  const session = computed((): Session | undefined => open.value?.session);
  const isSolved = computed(() => open.value?.play.isSolved(open.value.session) ?? false);

  /** Saves the game in progress; one that is solved or without a move is none. */
  function save(): void {
    const now = open.value;
    if (!now) return;
    const level = page.levelText?.(now);
    const more = { title: now.origin.title, millis: clock.millis(), ...defined({ level }) };
    // The text is made when it is written, not at each key: a long game is a long text.
    saveGame(now.place, async (facts) => now.play.saved(now.session, { ...facts, ...more }));
  }

  /** Opens a game of a level and reports its state. */
  function begin(of: Closed<Open>, started: Session, saved?: SavedGame): void {
    const place = openGamePlace({ puzzle, hash: of.hash }, saved, save);
    batch(() => {
      open.value = { ...of, place, session: started, ...page.startParts?.(of.hash) } as unknown as Open;
    });
    clock.set(saved?.millis ?? 0);
    if (isSolved.value) page.reportReopened(of.play.isOwn(started) ? 'replay' : 'shown', started);
    else page.welcome(started);
  }

  effect(() => {
    const now = untracked(() => open.value);
    if (now && alsoPlayed.value === levelKey(now.place))
      untracked(() => notify({ tone: 'ink', lead: playTexts.games.also, rest: playTexts.games.both }));
  });

  return {
    open,
    session,
    /** Only the game: what depends on it is not computed again when an answer of a worker arrives. */
    game: computed((): Session['game'] | undefined => session.value?.game),
    isSolved,
    clock,
    /**
     * Opens a level with the game that was left there, or with a new one (`isFresh`). `isWanted` is called once everything is
     * loaded: the player may have gone to another page meanwhile. Returns undefined if it was not opened.
     */
    async openGame(of: Closed<Open>, isFresh: boolean, isWanted: () => boolean) {
      // The last moves there may not be saved yet: the player came back at once.
      if (!isFresh) await flushGame();
      const left = isFresh ? undefined : gameLeftAt({ puzzle, hash: of.hash });
      const read = left && of.play.resume(left.game, left.hints);
      if (!isWanted()) return undefined;
      // A game that can't be read is left alone: the new one is saved separately.
      if (read?.ok) begin(of, read.value, left);
      else begin(of, of.play.start());
      return { isResumed: read?.ok ?? false };
    },
    /** Continues another saved game of the open level; the one played until now stays saved. */
    async continueGame(saved: SavedGame): Promise<void> {
      const now = open.value;
      if (!now) return;
      await flushGame();
      if (open.value?.place !== now.place) return;
      const read = now.play.resume(saved.game, saved.hints);
      if (read.ok) begin(now, read.value, saved);
      else notify({ tone: 'ink', lead: playTexts.games.unreadable, strong: true });
    },
    /** Runs a command; `more` changes what else is known of the open game. Returns whether the game changed. */
    perform(command: Command, more?: (next: Session, open: Open) => Partial<Open>): boolean {
      const now = open.value;
      if (!now) return false;
      const { session: before } = now;
      const { state, events } = now.play.act(before, command);
      if (state === before && events.length === 0) return false;
      open.value = { ...now, session: state, ...more?.(state, now) };
      if (setting('sound')) void import('../sound/event-sounds.js').then(({ soundEvents }) => soundEvents(events));
      page.report(events, state);
      const isChanged = state.game !== before.game;
      if (isChanged || state.hintsUsed !== before.hintsUsed) save();
      // The game has ended: what was saved of it is removed at once, not after a delay.
      if (events.some(({ kind }) => kind === 'solved')) void flushGame();
      return isChanged;
    },
  };
}

// What both puzzles do alike on the screen: going on with a kept game, saving every move before it is shown, a record
// when it is won, the clock, the ways to other levels. A puzzle brings its frame, its actions and its own keys.

import type { Written } from '../play/index.js';
import type { Cells, Size } from './cells.js';
import type { CommonCommand } from './game-keys.js';
import { KeptGame, type PlayedState } from './kept-game.js';
import type { Key, Mouse, TerminalEvent } from './keys.js';
import type { ShelfLevel } from './library.js';
import type { Look } from './look.js';
import type { Page, World } from './page.js';
import { nameOf } from './place.js';
import type { RecordPlace } from './records.js';
import { calm, trouble } from './say.js';
import { Searcher } from './searcher.js';

/** Where a game leads that is no matter of its own. */
export interface GameActions {
  /** Another level of the collection: 1 on, -1 back. False where there is none. */
  step(by: 1 | -1): boolean;
  /** False where every other level is solved. */
  nextUnsolved(): boolean;
  help(): void;
}

export abstract class KeptPage<Level, Position, Move, State extends PlayedState<Level, Position, Move>>
  implements Page
{
  readonly tickMillis = 1000;
  protected state: State;
  protected readonly world: World;
  protected readonly shelf: ShelfLevel;
  protected readonly searcher: Searcher;
  private readonly kept: KeptGame<Level, Position, Move>;
  private readonly ways: GameActions;

  constructor(
    world: World,
    shelf: ShelfLevel,
    puzzle: Written<Level, Position, Move>,
    fresh: State,
    ways: GameActions,
  ) {
    this.world = world;
    this.shelf = { ...shelf, title: nameOf(fresh.place) };
    this.ways = ways;
    this.kept = new KeptGame(world.store, puzzle, this.shelf, fresh.game.level);
    this.searcher = new Searcher(world.engine, world.now);
    const { game, millis, hints, notice } = this.kept.takeUp();
    const told = world.store.takeNotice() || notice;
    this.state = { ...fresh, game, millis, hints, say: told ? trouble(told) : fresh.say };
  }

  abstract frame(size: Size, look: Look): Cells;
  /** What a player calls a level. */
  protected abstract readonly unit: string;
  protected abstract isWon(state: State): boolean;
  /** Keeps the record of a game just won, and says so. */
  protected abstract win(): void;
  /** The game has changed: what was under way for the old position is over. */
  protected abstract changed(before: State): void;
  /** Ends all that is under way. */
  protected abstract stop(): void;
  protected abstract paste(text: string): void;
  protected abstract mouse(event: Mouse): void;
  protected abstract press(key: Key): void;

  tick(millis: number): void {
    if (!this.isWon(this.state)) this.state = { ...this.state, millis: this.state.millis + millis };
  }

  leave(): void {
    this.stop();
    if (this.state.game.entries.length > 0) this.save();
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'paste') this.paste(event.text);
    else if (event.kind === 'mouse') this.mouse(event);
    else if (event.kind === 'key') this.press(event);
  }

  protected get recordPlace(): RecordPlace {
    const { store, now } = this.world;
    return { store, shelf: this.shelf, now };
  }

  private save(): void {
    this.kept.save(this.state.game, this.state.millis, this.state.hints);
  }

  /** Takes the next state on: saves a changed game, ends what was for the old one, keeps a record when won. */
  protected set(next: State): void {
    const before = this.state;
    this.state = next;
    if (next.game === before.game) return;
    this.changed(before);
    this.save();
    if (this.isWon(next) && !this.isWon(before)) this.win();
    const notice = this.world.store.takeNotice();
    if (notice) this.state = { ...this.state, say: trouble(notice) };
  }

  /** Changes something that is no move, and shows it. */
  protected change(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.world.draw();
  }

  protected say(words: string): void {
    this.state = { ...this.state, say: calm(words) };
  }

  /** The commands that are the same in both. */
  protected readonly common: Readonly<Partial<Record<CommonCommand, () => void>>> = {
    next: () => this.unless(this.ways.step(1), `This is the last ${this.unit}.`),
    previous: () => this.unless(this.ways.step(-1), `This is the first ${this.unit}.`),
    'next-unsolved': () => this.unless(this.ways.nextUnsolved(), `All other ${this.unit}s are solved.`),
    help: () => this.ways.help(),
    quit: () => this.world.quit(),
  };

  private unless(isDone: boolean, words: string): void {
    if (!isDone) this.say(words);
  }
}

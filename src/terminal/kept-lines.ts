// What both puzzles do alike in the line mode: going on with a kept game, saving every move before its line is
// answered, undo and redo by the number, saves under a name, the words that need no puzzle. A puzzle brings its board,
// its moves and its own words.

import { movesOf, type Written } from '../play/index.js';
import { KeptGame, type PlayedState, stepsIn } from './kept-game.js';
import type { ShelfLevel } from './library.js';
import { commandOf, type LineGame, timesOf } from './line-game.js';
import { nameOf, type Place } from './place.js';
import { safeText } from './safe-text.js';
import type { Searcher } from './searcher.js';
import type { Store } from './store.js';
import { PUZZLE_NAMES, plural, WORDS } from './words.js';

/** What a game in lines is given to work with. */
export interface LineSeat {
  readonly store: Store;
  readonly shelf: ShelfLevel;
  readonly place: Place;
  readonly searcher: Searcher;
  readonly now: () => number;
}

/** Words and what they do. A map: a word comes from outside and may be one that every object knows. */
export type LineWords = ReadonlyMap<string, LineWord>;
export type LineWord = () => readonly string[] | Promise<readonly string[]>;

export abstract class KeptLines<Level, Position, Move, State extends PlayedState<Level, Position, Move>>
  implements LineGame
{
  protected state: State;
  protected readonly seat: LineSeat;
  private readonly puzzle: Written<Level, Position, Move>;
  private readonly kept: KeptGame<Level, Position, Move>;
  private readonly greeting: string[];
  private began: number;

  constructor(seat: LineSeat, puzzle: Written<Level, Position, Move>, fresh: State) {
    this.seat = { ...seat, shelf: { ...seat.shelf, title: nameOf(seat.place) } };
    this.puzzle = puzzle;
    this.began = seat.now();
    this.kept = new KeptGame(seat.store, puzzle, this.seat.shelf, fresh.game.level);
    const { game, millis, hints, notice } = this.kept.takeUp();
    this.state = { ...fresh, game, millis, hints };
    this.greeting = notice === undefined ? [] : [notice];
  }

  abstract board(): readonly string[];
  abstract rowsInWords(): readonly string[];
  /** Commands of this puzzle alone, for help. */
  protected abstract readonly ownHelp: LineGame['help'];
  /** What a player calls an entry of the game: move, step. */
  protected abstract readonly unit: string;
  /** "2 boxes left", "14 cells open". */
  protected abstract left(): string;
  protected abstract status(): string;
  protected abstract undone(state: State): State;
  protected abstract redone(state: State): State;
  protected abstract restarted(state: State): State;
  /** What is to be said of the state just come to: won, stuck. */
  protected abstract verdicts(before: State): readonly string[];
  /** The words of this puzzle alone. */
  protected abstract readonly words: LineWords;
  /** The answer to a line of moves, or undefined where it is none. */
  protected abstract play(line: string): readonly string[] | undefined;
  /** Ends a search under way; true where there was one. */
  abstract stop(): boolean;

  get help(): LineGame['help'] {
    const { unit } = this;
    return [
      ...this.ownHelp,
      ['undo [N]  redo [N]', `one ${unit} or N`],
      ['restart', 'restart (can be undone)'],
      ['moves', 'show the moves so far'],
      ['status', 'show moves, pushes, and boxes left'],
    ];
  }

  intro(): readonly string[] {
    const { place, game } = this.state;
    const moves = stepsIn(this.puzzle, game);
    const title = place.title === '' ? '' : `: ${safeText(place.title)}`;
    const resumed = moves > 0 ? ` ${plural(moves, this.unit)} so far.` : '';
    const name = PUZZLE_NAMES[this.puzzle.id];
    const heading = `${name}, ${safeText(place.collection)} ${place.number}${title}. ${this.left()}.${resumed}`;
    return [...this.greeting.splice(0), heading];
  }

  leave(): void {
    this.stop();
    if (this.state.game.entries.length > 0) this.save();
  }

  private save(): void {
    const now = this.seat.now();
    this.state = { ...this.state, millis: this.state.millis + Math.max(0, now - this.began) };
    this.began = now;
    this.kept.save(this.state.game, this.state.millis, this.state.hints);
  }

  async take(line: string): Promise<readonly string[] | undefined> {
    const { word, rest } = commandOf(line);
    const times = timesOf(rest);
    if ((word === 'undo' || word === 'redo') && times !== undefined) return this.repeat(word, times);
    if (word === 'save') return this.saveAs(rest);
    if (word === 'load') return this.load(rest);
    const act = rest === '' ? (this.common.get(word) ?? this.words.get(word)) : undefined;
    return act ? act() : this.play(line);
  }

  private readonly common: LineWords = new Map<string, LineWord>([
    ['restart', () => this.change(this.restarted(this.state))],
    ['moves', () => [this.puzzle.makeMoves(this.state.game.level, movesOf(this.state.game)) || 'No moves yet.']],
    ['status', () => [this.status()]],
  ]);

  /** Takes a state on and says what it has to say. */
  protected change(next: State): readonly string[] {
    return this.set(next, [next.say.text]);
  }

  /** Takes a state on and saves it; what is wrong with it, or won, comes after what happened. */
  protected set(next: State, happened: readonly string[]): readonly string[] {
    const before = this.state;
    this.state = next;
    if (next.game !== before.game) this.save();
    return [...happened, ...this.verdicts(before), ...this.seat.store.takeNotices()];
  }

  private repeat(word: 'undo' | 'redo', times: number): readonly string[] {
    let next = this.state;
    let done = 0;
    for (; done < times; done++) {
      const after = word === 'undo' ? this.undone(next) : this.redone(next);
      if (after.game === next.game) break;
      next = after;
    }
    if (done === 0) return [word === 'undo' ? WORDS.nothingToUndo : WORDS.nothingToRedo];
    const words = this.set(next, []);
    return [`${word === 'undo' ? 'Undone' : 'Redone'}: ${plural(done, this.unit)}. ${this.left()}.`, ...words];
  }

  private names(): string {
    const names = this.kept.names();
    return names.length === 0 ? 'No named saves yet.' : `Saved: ${names.map(safeText).join(', ')}.`;
  }

  private saveAs(name: string): readonly string[] {
    if (name === '') return [`Usage: save NAME. ${this.names()}`];
    this.save();
    const saved = this.kept.saveAs(name, this.state.game, this.state.millis, this.state.hints);
    return saved ? [`Saved as ${safeText(name)}.`] : this.seat.store.takeNotices();
  }

  private load(name: string): readonly string[] {
    if (name === '') return [`Usage: load NAME. ${this.names()}`];
    const taken = this.kept.load(name);
    if (!taken.ok) return [`${taken.error} ${this.names()}`];
    const { game, millis, hints } = taken.value;
    const words = this.set({ ...this.state, game, millis, hints, hint: undefined }, []);
    return [`Loaded ${safeText(name)}. ${this.status()}`, ...words];
  }
}

// Sokoban line by line: moves as a string, the rest as words. Every move is saved before its line is answered.

import type { Direction } from '../base/grid.js';
import { goTo, movesOf } from '../play/index.js';
import { type Level, makeLurd, type Position, parseMoves, SOKOBAN } from '../sokoban/index.js';
import { climb, hintWords, RUNGS } from './hint-plan.js';
import { KeptGame } from './kept-game.js';
import type { ShelfLevel } from './library.js';
import { commandOf, type LineGame, timesOf } from './line-game.js';
import { nameOf, type Place } from './place.js';
import { comparedWith, sokobanRecord } from './records.js';
import { safeText } from './safe-text.js';
import type { Searcher } from './searcher.js';
import { blockedBy, playText, pushBetween, redoMove, startAgain, undoMove } from './sokoban-actions.js';
import { searchPlan, wholeWayOf } from './sokoban-hint.js';
import {
  assessed,
  boundNow,
  boxesHome,
  countsOf,
  isWonNow,
  newSokoban,
  positionNow,
  type SokobanState,
  stuckNow,
} from './sokoban-state.js';
import type { Store } from './store.js';
import { BLOCKED_WORDS, boxesLeft, placesInWords, plural, pushSpoken, solvedWords, WORDS } from './words.js';

const CELL_WORDS: Readonly<Record<string, string>> = {
  '#': 'wall',
  ' ': 'floor',
  '.': 'goal',
  $: 'box',
  '*': 'box on goal',
  '@': 'player',
  '+': 'player on goal',
};

export class SokobanLines implements LineGame {
  private state: SokobanState;
  private readonly store: Store;
  private readonly shelf: ShelfLevel;
  private readonly now: () => number;
  private readonly kept: KeptGame<Level, Position, Direction>;
  private readonly searcher: Searcher;
  private readonly greeting: string[];
  private began: number;

  constructor(store: Store, shelf: ShelfLevel, level: Level, place: Place, searcher: Searcher, now: () => number) {
    this.store = store;
    this.shelf = { ...shelf, title: nameOf(place) };
    this.now = now;
    this.began = now();
    this.searcher = searcher;
    this.kept = new KeptGame(store, SOKOBAN, this.shelf, level);
    const { game, millis, hints, notice } = this.kept.takeUp();
    this.state = assessed({ ...newSokoban(level, place), game, millis, hints });
    this.greeting = notice === undefined ? [] : [notice];
  }

  readonly help = [
    ['ullURR', 'moves: letters of LURD, or of the compass (N E S W)'],
    ['undo [N]  redo [N]', 'one move, or N'],
    ['restart', 'back to the start; undo takes it back'],
    ['hint', 'a nudge; again: the box, the push, the whole way'],
    ['moves', 'the moves so far, as LURD'],
    ['status', 'moves, pushes, boxes left'],
  ] as const;

  intro(): readonly string[] {
    const { place, game } = this.state;
    const moves = movesOf(game).length;
    const title = place.title === '' ? '' : `: ${safeText(place.title)}`;
    const resumed = moves > 0 ? ` ${plural(moves, 'move')} in.` : '';
    return [
      ...this.greeting.splice(0),
      `Sokoban, ${safeText(place.collection)} ${place.number}${title}. ${this.left()}.${resumed}`,
    ];
  }

  private left(): string {
    const { level } = this.state.game;
    const position = positionNow(this.state);
    return boxesLeft(position.boxes.length - boxesHome(level, position));
  }

  board(): readonly string[] {
    return SOKOBAN.show(this.state.game.level, positionNow(this.state)).map((row) => row.trimEnd());
  }

  rowsInWords(): readonly string[] {
    return this.board().map((row, index) => {
      const words = [...row].map((letter) => CELL_WORDS[letter] ?? letter);
      return `row ${index + 1}: ${words.join(', ')}`;
    });
  }

  stop(): boolean {
    const searching = this.searcher.isSearching;
    this.searcher.stop();
    return searching;
  }

  leave(): void {
    this.searcher.stop();
    if (this.state.game.entries.length > 0) this.save();
  }

  private save(): void {
    const now = this.now();
    this.state = { ...this.state, millis: this.state.millis + Math.max(0, now - this.began) };
    this.began = now;
    this.kept.save(this.state.game, this.state.millis, this.state.hints);
  }

  take(line: string): Promise<readonly string[]> | undefined {
    const { word, rest } = commandOf(line);
    const times = timesOf(rest);
    if ((word === 'undo' || word === 'redo') && times !== undefined) return this.answer(() => this.repeat(word, times));
    if (word === 'restart' && rest === '') return this.answer(() => this.restart());
    if (word === 'hint' && rest === '') return this.hint();
    if (word === 'moves' && rest === '') return this.answer(() => [this.lurd() || 'No moves yet.']);
    if (word === 'status' && rest === '') return this.answer(() => [this.status()]);
    if (word === 'save' || word === 'load')
      return this.answer(() => (word === 'save' ? this.saveAs(rest) : this.load(rest)));
    return parseMoves(line).ok ? this.answer(() => this.play(line)) : undefined;
  }

  private async answer(act: () => readonly string[]): Promise<readonly string[]> {
    return act();
  }

  private lurd(): string {
    return makeLurd(this.state.game.level, movesOf(this.state.game));
  }

  private status(): string {
    const { moves, pushes } = countsOf(this.state.game);
    const bound = boundNow(this.state);
    const atLeast = bound ? ` At least ${plural(bound, 'push', 'pushes')} to go.` : '';
    return `${plural(moves, 'move')}, ${plural(pushes, 'push', 'pushes')}, ${this.left()}.${atLeast}`;
  }

  /** Takes a state on and saves it; what is wrong with it, or won, comes after what happened. */
  private set(changed: SokobanState, happened: readonly string[]): readonly string[] {
    const before = this.state;
    const next = assessed(changed);
    this.state = next;
    if (next.game !== before.game) this.save();
    const words = [...happened];
    if (isWonNow(next) && !isWonNow(before)) words.push(this.win());
    else if (stuckNow(next).length > 0 && stuckNow(next) !== stuckNow(before)) words.push(this.stuckWords());
    return [...words, ...this.store.takeNotices()];
  }

  private stuckWords(): string {
    const { game } = this.state;
    const stuck = stuckNow(this.state);
    const fate = stuck.length === 1 ? 'can never come home from there' : 'can never all come home from there';
    return `Stuck: ${placesInWords(stuck, game.level.width)} ${fate}. undo takes a push back.`;
  }

  private win(): string {
    const key = { puzzle: 'sokoban', hash: this.shelf.hash } as const;
    const held = this.store.record(key);
    const record = sokobanRecord(this.state.game, { hash: this.shelf.hash, title: this.shelf.title }, this.now());
    this.store.saveRecord(record);
    const best = comparedWith(held?.puzzle === 'sokoban' ? held : undefined, record);
    const { moves, pushes } = record.bestMoves;
    return solvedWords({ moves, pushes, best });
  }

  private play(line: string): readonly string[] {
    const played = playText(this.state, line);
    if (!played.ok) return [played.fault];
    const next = played.value;
    const events = this.eventsUpTo(next);
    const asked = parseMoves(line);
    const made = next.game.at - this.state.game.at;
    if (asked.ok && made < asked.value.length) {
      const direction = asked.value[made] as Direction;
      const by = blockedBy(next, direction);
      events.push(asked.value.length === 1 && by ? BLOCKED_WORDS[by] : next.say.text);
    }
    if (events.length === 0) events.push('ok');
    return this.set(next, events);
  }

  /** Every push from the present state to a later one, a line each. */
  private eventsUpTo(next: SokobanState): string[] {
    const events: string[] = [];
    let before = this.state;
    for (let i = this.state.game.at; i < next.game.at; i++) {
      const after = { ...next, game: goTo(next.game, i + 1) };
      const entry = next.game.entries[i];
      const push = entry?.kind === 'move' ? pushBetween(before, after, entry.move) : undefined;
      if (push) events.push(pushSpoken(push));
      before = after;
    }
    return events;
  }

  private repeat(word: 'undo' | 'redo', times: number): readonly string[] {
    let next = this.state;
    let done = 0;
    for (; done < times; done++) {
      const after = word === 'undo' ? undoMove(next) : redoMove(next);
      if (after.game === next.game) break;
      next = after;
    }
    if (done === 0) return [word === 'undo' ? WORDS.nothingToUndo : WORDS.nothingToRedo];
    const words = this.set(next, []);
    return [`${word === 'undo' ? 'Undone' : 'Redone'}: ${plural(done, 'move')}. ${this.left()}.`, ...words];
  }

  private restart(): readonly string[] {
    const next = startAgain(this.state);
    return this.set(next, [next.say.text]);
  }

  private saveAs(name: string): readonly string[] {
    if (name === '') return [`Give it a name: save NAME. ${this.names()}`];
    this.save();
    const saved = this.kept.saveAs(name, this.state.game, this.state.millis, this.state.hints);
    return saved ? [`Saved as ${safeText(name)}.`] : this.store.takeNotices();
  }

  private names(): string {
    const names = this.kept.names();
    return names.length === 0 ? 'Nothing is saved under a name yet.' : `Saved: ${names.map(safeText).join(', ')}.`;
  }

  private load(name: string): readonly string[] {
    const taken = name === '' ? undefined : this.kept.load(name);
    if (!taken)
      return [`${name === '' ? 'Which one? load NAME.' : `Nothing is saved as ${safeText(name)}.`} ${this.names()}`];
    const { game, millis, hints } = taken;
    const words = this.set({ ...this.state, game, millis, hints, hint: undefined }, []);
    return [`Loaded ${safeText(name)}. ${this.status()}`, ...words];
  }

  private async hint(): Promise<readonly string[]> {
    if (isWonNow(this.state)) return [WORDS.hintWhenSolved];
    if (stuckNow(this.state).length > 0) return [WORDS.hintWhenStuck];
    if (!this.state.hint) {
      const found = await searchPlan(this.searcher, this.state);
      if (!found.ok) return [found.fault];
      this.state = { ...this.state, hint: found.value };
    }
    const { hint } = this.state;
    if (!hint) return [];
    const opened = climb(hint);
    this.state = { ...this.state, hint: opened, hints: this.state.hints + 1 };
    const words = hintWords(this.state.game.level, opened);
    const last = words.at(-1) ?? '';
    return opened.rung === RUNGS ? [last, `The way: ${this.way()}`] : [last];
  }

  /** The rest of the plan as LURD. */
  private way(): string {
    const whole = wholeWayOf(this.state);
    return makeLurd(this.state.game.level, whole).slice(movesOf(this.state.game).length);
  }
}

// Futoshiki line by line: digits as r1c2=3, the rest as words. Every move is saved before its line is answered.

import { FUTOSHIKI, type FutoshikiLevel, type FutoshikiMove, type FutoshikiPosition } from '../futoshiki/index.js';
import { movesOf } from '../play/index.js';
import { hintFor } from './futoshiki-hint.js';
import type { FutoshikiState } from './futoshiki-state.js';
import * as actions from './futoshiki-state.js';
import { KeptGame } from './kept-game.js';
import { levelText, type ShelfLevel } from './library.js';
import { commandOf, type LineGame, timesOf } from './line-game.js';
import { nameOf, type Place } from './place.js';
import { futoshikiRecord } from './records.js';
import { safeText } from './safe-text.js';
import { type Searcher, withoutSolution } from './searcher.js';
import type { Store } from './store.js';
import { Thinker } from './thinker.js';
import { plural, WORDS } from './words.js';

const CHECK_MILLIS = 20_000;

export class FutoshikiLines implements LineGame {
  private state: FutoshikiState;
  private readonly store: Store;
  private readonly shelf: ShelfLevel;
  private readonly now: () => number;
  private readonly kept: KeptGame<FutoshikiLevel, FutoshikiPosition, FutoshikiMove>;
  private readonly searcher: Searcher;
  private readonly thinker = new Thinker();
  private readonly greeting: string[];
  private began: number;

  constructor(
    store: Store,
    shelf: ShelfLevel,
    level: FutoshikiLevel,
    place: Place,
    searcher: Searcher,
    now: () => number,
  ) {
    this.store = store;
    this.shelf = { ...shelf, title: nameOf(place) };
    this.now = now;
    this.began = now();
    this.searcher = searcher;
    this.kept = new KeptGame(store, FUTOSHIKI, this.shelf, level);
    const { game, millis, hints, notice } = this.kept.takeUp();
    this.state = { ...actions.newFutoshiki(level, place), game, millis, hints };
    this.greeting = notice === undefined ? [] : [notice];
  }

  readonly help = [
    ['r1c2=3', 'write 3 in row 1, column 2; several may stand in a line'],
    ['r1c2=0  r1c2~3', 'erase; pencil 3 in or out'],
    ['marks', 'pencil in all that may stand'],
    ['clear', 'clear the obvious marks'],
    ['undo [N]  redo [N]', 'one step, or N'],
    ['restart', 'back to the start; undo takes it back'],
    ['hint', 'the next step, in words'],
    ['check', 'compare with the solution'],
    ['moves', 'the moves so far'],
    ['status', 'how many cells are open'],
  ] as const;

  intro(): readonly string[] {
    const { place, game } = this.state;
    const title = place.title === '' ? '' : `: ${safeText(place.title)}`;
    const moves = movesOf(game).length;
    const resumed = moves > 0 ? ` ${plural(moves, 'step')} in.` : '';
    return [
      ...this.greeting.splice(0),
      `Futoshiki, ${safeText(place.collection)} ${place.number}${title}. ${this.open()}.${resumed}`,
    ];
  }

  private open(): string {
    return plural(actions.openCells(this.state), 'cell open', 'cells open');
  }

  board(): readonly string[] {
    return FUTOSHIKI.show(this.state.game.level, actions.futoshikiPosition(this.state));
  }

  rowsInWords(): readonly string[] {
    const { level } = this.state.game;
    const { digits } = actions.futoshikiPosition(this.state);
    const isLess = (less: number, greater: number): boolean =>
      level.inequalities.some((sign) => sign.less === less && sign.greater === greater);
    const between = (cell: number, other: number): string =>
      isLess(cell, other) ? 'less than' : isLess(other, cell) ? 'greater than' : '';
    return Array.from({ length: level.size }, (_, row) => {
      const words = Array.from({ length: level.size }, (__, column) => {
        const cell = row * level.size + column;
        const what = digits[cell] === 0 ? 'empty' : `${digits[cell]}${level.cells[cell] === 0 ? '' : ' given'}`;
        const right = column + 1 < level.size ? between(cell, cell + 1) : '';
        const below = row + 1 < level.size ? between(cell, cell + level.size) : '';
        return [what, right && `${right} the next`, below && `${below} the one below`].filter(Boolean).join(' ');
      });
      return `row ${row + 1}: ${words.join(', ')}`;
    });
  }

  stop(): boolean {
    const searching = this.searcher.isSearching || this.thinker.isThinking;
    this.searcher.stop();
    this.thinker.stop();
    return searching;
  }

  leave(): void {
    this.stop();
    this.thinker.close();
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
    if (word === 'save' || word === 'load')
      return this.answer(() => (word === 'save' ? this.saveAs(rest) : this.load(rest)));
    const act = rest === '' ? this.WORDS[word] : undefined;
    if (act) return act();
    const moves = FUTOSHIKI.parseMoves(line);
    return moves.ok && moves.value.length > 0 ? this.answer(() => this.play(moves.value)) : undefined;
  }

  private readonly WORDS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
    restart: () => this.answer(() => this.change(actions.restartFutoshiki(this.state))),
    marks: () => this.answer(() => this.change(actions.fillMarks(this.state))),
    clear: () => this.answer(() => this.change(actions.clearMarks(this.state))),
    moves: () =>
      this.answer(() => [FUTOSHIKI.makeMoves(this.state.game.level, movesOf(this.state.game)) || 'No moves yet.']),
    status: () => this.answer(() => [`${this.open()}.`]),
    hint: () => this.hint(),
    check: () => this.check(),
  };

  private async answer(act: () => readonly string[]): Promise<readonly string[]> {
    return act();
  }

  private change(next: FutoshikiState, words: readonly string[] = [next.say.text]): readonly string[] {
    const before = this.state;
    this.state = next;
    if (next.game !== before.game) this.save();
    const won = actions.isFutoshikiWon(next) && !actions.isFutoshikiWon(before);
    return [...words, ...(won ? [this.win()] : []), ...this.store.takeNotices()];
  }

  private play(moves: readonly FutoshikiMove[]): readonly string[] {
    const next = actions.playMoves(this.state, moves);
    const { digits } = actions.futoshikiPosition(next);
    const { level } = next.game;
    const clashes = moves.flatMap(
      ({ row, column }) => actions.clashWords(level, digits, row * level.size + column) || [],
    );
    const said = next.say.text === '' ? [] : [next.say.text];
    const words = [...said, ...clashes];
    return this.change(
      next,
      words.length > 0
        ? words
        : [`${plural(digits.filter((digit) => digit === 0).length, 'cell open', 'cells open')}.`],
    );
  }

  private win(): string {
    const { game, hints, millis } = this.state;
    const { digits } = actions.futoshikiPosition(this.state);
    const best = { hints, millis: Math.round(millis), at: this.now() };
    const names = { hash: this.shelf.hash, title: this.shelf.title };
    this.store.saveRecord(futoshikiRecord(game.level, digits, names, best));
    const cells = game.level.cells.filter((digit) => digit === 0).length;
    return `Solved. ${plural(cells, 'cell')}, ${plural(hints, 'hint')}.`;
  }

  private repeat(word: 'undo' | 'redo', times: number): readonly string[] {
    let next = this.state;
    let done = 0;
    for (; done < times; done++) {
      const after = word === 'undo' ? actions.undoFutoshiki(next) : actions.redoFutoshiki(next);
      if (after.game === next.game) break;
      next = after;
    }
    if (done === 0) return [word === 'undo' ? WORDS.nothingToUndo : WORDS.nothingToRedo];
    const open = plural(actions.openCells(next), 'cell open', 'cells open');
    return this.change(next, [`${word === 'undo' ? 'Undone' : 'Redone'}: ${plural(done, 'step')}. ${open}.`]);
  }

  private names(): string {
    const names = this.kept.names();
    return names.length === 0 ? 'Nothing is saved under a name yet.' : `Saved: ${names.map(safeText).join(', ')}.`;
  }

  private saveAs(name: string): readonly string[] {
    if (name === '') return [`Give it a name: save NAME. ${this.names()}`];
    this.save();
    const saved = this.kept.saveAs(name, this.state.game, this.state.millis, this.state.hints);
    return saved ? [`Saved as ${safeText(name)}.`] : this.store.takeNotices();
  }

  private load(name: string): readonly string[] {
    const taken = name === '' ? undefined : this.kept.load(name);
    if (!taken)
      return [`${name === '' ? 'Which one? load NAME.' : `Nothing is saved as ${safeText(name)}.`} ${this.names()}`];
    const { game, millis, hints } = taken;
    const words = this.change({ ...this.state, game, millis, hints, hint: undefined }, [`Loaded ${safeText(name)}.`]);
    return [...words, `${this.open()}.`];
  }

  private async hint(): Promise<readonly string[]> {
    if (actions.isFutoshikiWon(this.state)) return ['Solved already.'];
    const hint = await hintFor(this.thinker, this.state);
    if (!hint) return ['Stopped.'];
    this.state = { ...this.state, hints: this.state.hints + 1 };
    return [hint.title === '' ? hint.words : `Hint: ${hint.title}. ${hint.words}`];
  }

  private check(): Promise<readonly string[]> {
    const { level } = this.state.game;
    const job = {
      puzzle: 'futoshiki',
      level: levelText({ puzzle: 'futoshiki', level }),
      format: 'bars',
      solver: FUTOSHIKI.defaultSolver,
      limits: { millis: CHECK_MILLIS },
    } as const;
    return new Promise((settle) => {
      this.searcher.start([job], {
        tell: () => {},
        fail: (words) => settle([words]),
        stopped: () => settle(['Stopped.']),
        report: (report) => {
          if (report.verdict !== 'solved') return settle([withoutSolution(report)]);
          if (report.claim !== 'unique')
            return settle(['This puzzle has more than one solution; a check would mean little.']);
          const checked = actions.checked(this.state, actions.digitsOf([report.solution].flat()));
          const where = checked.wrong.map(
            (cell) => `row ${Math.floor(cell / level.size) + 1}, column ${(cell % level.size) + 1}`,
          );
          settle(where.length === 0 ? [checked.say.text] : [`Wrong: ${where.join('; ')}.`]);
        },
      });
    });
  }
}

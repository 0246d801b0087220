// The Futoshiki game on the screen: keys and clicks to actions, every move saved before it is shown, hints and checks
// from the solver, a record when the puzzle is solved.

import { DIRECTIONS } from '../base/grid.js';
import { FUTOSHIKI, type FutoshikiLevel, type FutoshikiMove, type FutoshikiPosition } from '../futoshiki/index.js';
import type { Cells, Size } from './cells.js';
import { loadChoices, turnChoice } from './choices.js';
import { futoshikiCellOnScreen, futoshikiFrame, largeWanting } from './futoshiki-frame.js';
import { hintFor } from './futoshiki-hint.js';
import { type FutoshikiCommand, futoshikiCommand } from './futoshiki-keys.js';
import type { FutoshikiChoices, FutoshikiState } from './futoshiki-state.js';
import * as actions from './futoshiki-state.js';
import { KeptGame } from './kept-game.js';
import type { Key, TerminalEvent } from './keys.js';
import { levelText, type ShelfLevel } from './library.js';
import type { Look } from './look.js';
import type { Page, World } from './page.js';
import { nameOf, type Place } from './place.js';
import { futoshikiRecord } from './records.js';
import { calm, SILENCE, trouble } from './say.js';
import { Searcher, withoutSolution } from './searcher.js';
import { Thinker } from './thinker.js';
import { plural } from './words.js';

const CHOICE_OF: Readonly<Record<string, keyof FutoshikiChoices>> = {
  'auto-clear': 'autoClear',
  large: 'large',
  time: 'time',
};
const CHOICE_WORDS: Readonly<Record<keyof FutoshikiChoices, string>> = {
  autoClear: 'Digits clear their marks',
  large: 'Large cells',
  time: 'Time',
};
const CHECK_MILLIS = 20_000;

export interface FutoshikiActions {
  step(by: 1 | -1): boolean;
  nextUnsolved(): boolean;
  help(): void;
  generate(): void;
  /** A page of text, a paragraph each. */
  read(heading: string, paragraphs: readonly string[]): void;
}

export class FutoshikiPage implements Page {
  private state: FutoshikiState;
  private readonly world: World;
  private readonly actions: FutoshikiActions;
  private readonly shelf: ShelfLevel;
  private readonly kept: KeptGame<FutoshikiLevel, FutoshikiPosition, FutoshikiMove>;
  private readonly searcher: Searcher;
  private readonly thinker = new Thinker();
  readonly tickMillis = 1000;

  constructor(world: World, shelf: ShelfLevel, level: FutoshikiLevel, place: Place, pageActions: FutoshikiActions) {
    this.world = world;
    this.actions = pageActions;
    this.shelf = { ...shelf, title: nameOf(place) };
    this.kept = new KeptGame(world.store, FUTOSHIKI, this.shelf, level);
    this.searcher = new Searcher(world.engine, world.now);
    const { game, millis, hints, notice } = this.kept.takeUp();
    const told = world.store.takeNotice() || notice;
    const state = actions.newFutoshiki(level, place, loadChoices(world.store, 'futoshiki', actions.USUAL_FUTOSHIKI));
    this.state = { ...state, game, millis, hints, best: this.best(), say: told ? trouble(told) : state.say };
  }

  private best(): FutoshikiState['best'] {
    const record = this.world.store.record({ puzzle: 'futoshiki', hash: this.shelf.hash });
    return record?.puzzle === 'futoshiki' ? record.best : undefined;
  }

  frame(size: Size, _look: Look): Cells {
    return futoshikiFrame(this.state, size);
  }

  tick(millis: number): void {
    if (!actions.isFutoshikiWon(this.state)) this.state = { ...this.state, millis: this.state.millis + millis };
  }

  leave(): void {
    this.stopAll();
    this.thinker.close();
    if (this.state.game.entries.length > 0) this.save();
  }

  private save(): void {
    this.kept.save(this.state.game, this.state.millis, this.state.hints);
  }

  private set(next: FutoshikiState): void {
    const before = this.state;
    this.state = next;
    if (next.game === before.game) return;
    this.stopAll();
    this.save();
    if (actions.isFutoshikiWon(next) && !actions.isFutoshikiWon(before)) this.win();
    const notice = this.world.store.takeNotice();
    if (notice) this.state = { ...this.state, say: trouble(notice) };
  }

  private stopAll(): void {
    this.searcher.stop();
    this.thinker.stop();
  }

  private win(): void {
    const { game, hints, millis } = this.state;
    const best = { hints, millis: Math.round(millis), at: this.world.now() };
    const { digits } = actions.futoshikiPosition(this.state);
    const names = { hash: this.shelf.hash, title: this.shelf.title };
    this.world.store.saveRecord(futoshikiRecord(game.level, digits, names, best));
    const cells = game.level.cells.filter((digit) => digit === 0).length;
    const say = calm(`Solved. ${plural(cells, 'cell')}, ${plural(hints, 'hint')}.`);
    this.state = { ...this.state, say, best: this.best(), pencil: false };
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'mouse') this.mouse(event);
    else if (event.kind === 'paste') this.paste(event.text);
    else if (event.kind === 'key') {
      const command = futoshikiCommand(event);
      if (command) this.obey(command, event);
    }
  }

  private mouse(event: Extract<TerminalEvent, { kind: 'mouse' }>): void {
    if (event.action === 'wheel-up') this.set(actions.undoFutoshiki(this.state));
    else if (event.action === 'wheel-down') this.set(actions.redoFutoshiki(this.state));
    else if (event.action === 'press') {
      const cell = futoshikiCellOnScreen(this.state, this.world.size(), event.line, event.column);
      if (cell !== undefined) this.set(actions.pointAt(this.state, cell));
    }
  }

  /** Pasted text is moves: r1c2=3. */
  private paste(text: string): void {
    const moves = FUTOSHIKI.parseMoves(text);
    if (!moves.ok) this.state = { ...this.state, say: trouble(moves.fault.message) };
    else this.set(actions.playMoves(this.state, moves.value));
  }

  private obey(command: FutoshikiCommand, key: Key): void {
    const direction = DIRECTIONS.find((each) => each === command);
    const choice = CHOICE_OF[command];
    if (direction) this.set(actions.moveCursor(this.state, direction));
    else if (choice) this.choose(choice);
    else if (command === 'digit') this.set(actions.typeDigit(this.state, Number(key.name)));
    else if (command === 'mark') this.set(actions.markDigit(this.state, Number(key.name)));
    else this.COMMANDS[command]?.();
  }

  private readonly COMMANDS: Readonly<Partial<Record<FutoshikiCommand, () => void>>> = {
    erase: () => this.set(actions.erase(this.state)),
    pencil: () => this.togglePencil(),
    'fill-marks': () => this.set(actions.fillMarks(this.state)),
    'clear-marks': () => this.set(actions.clearMarks(this.state)),
    undo: () => this.set(actions.undoFutoshiki(this.state)),
    redo: () => this.set(actions.redoFutoshiki(this.state)),
    restart: () => this.set(actions.restartFutoshiki(this.state)),
    'undo-all': () => this.set(actions.slideFutoshiki(this.state, 0)),
    'redo-all': () => this.set(actions.slideFutoshiki(this.state, this.state.game.entries.length)),
    hint: () => void this.hint(),
    check: () => this.check(),
    next: () => this.unless(this.actions.step(1), 'This is the last puzzle.'),
    previous: () => this.unless(this.actions.step(-1), 'This is the first puzzle.'),
    'next-unsolved': () => this.unless(this.actions.nextUnsolved(), 'Every other puzzle is solved.'),
    generate: () => this.actions.generate(),
    help: () => this.actions.help(),
    back: () => this.escape(),
    quit: () => this.world.quit(),
  };

  private unless(isDone: boolean, words: string): void {
    if (!isDone) this.state = { ...this.state, say: calm(words) };
  }

  private escape(): void {
    if (this.searcher.isSearching || this.thinker.isThinking) {
      this.stopAll();
      this.state = { ...this.state, say: calm('Stopped.') };
    } else if (this.state.hint) this.state = { ...this.state, hint: undefined };
    else this.world.back();
  }

  private togglePencil(): void {
    const pencil = !this.state.pencil;
    const say = calm(
      pencil ? 'Pencil: digits are marked, not written. v shows marks in large cells.' : 'Digits are written again.',
    );
    this.state = { ...this.state, pencil, say };
  }

  private choose(name: keyof FutoshikiChoices): void {
    const choices = turnChoice(this.world.store, 'futoshiki', this.state.choices, name);
    const words = `${CHOICE_WORDS[name]}: ${choices[name] ? 'on' : 'off'}.`;
    const wanting =
      name === 'large' && choices.large ? largeWanting(this.state.game.level.size, this.world.size()) : '';
    this.state = { ...this.state, choices, say: calm(`${words}${wanting}`) };
  }

  private async hint(): Promise<void> {
    const { game, hint: open } = this.state;
    if (actions.isFutoshikiWon(this.state)) {
      this.state = { ...this.state, say: calm('Solved already.') };
      return;
    }
    // The same question again: its answer in full, and not counted twice.
    if (open) {
      this.actions.read(`Hint: ${open.title}`, open.steps);
      return;
    }
    this.state = { ...this.state, say: calm('Thinking.') };
    const hint = await hintFor(this.thinker, this.state);
    // Another position, another question: this answer is nobody's.
    if (!hint || this.state.game !== game) return;
    const cursor = hint.target ?? hint.wrong[0] ?? this.state.cursor;
    const words = hint.steps.join(' ');
    const say = hint.wrong.length > 0 ? trouble(words) : hint.target === undefined ? calm(words) : SILENCE;
    const shown = hint.target === undefined ? undefined : hint;
    this.state = { ...this.state, hint: shown, wrong: hint.wrong, cursor, hints: this.state.hints + 1, say };
    this.world.draw();
  }

  private check(): void {
    const { level } = this.state.game;
    const job = {
      puzzle: 'futoshiki',
      level: levelText({ puzzle: 'futoshiki', level }),
      format: FUTOSHIKI.formats[0]?.id ?? 'bars',
      solver: FUTOSHIKI.defaultSolver,
      limits: { millis: CHECK_MILLIS },
    } as const;
    const say = (words: string): void => {
      this.state = { ...this.state, say: calm(words) };
      this.world.draw();
    };
    this.searcher.start([job], {
      tell: say,
      fail: say,
      report: (report) => {
        if (report.verdict !== 'solved') say(withoutSolution(report));
        else if (report.claim !== 'unique') say('This puzzle has more than one solution; a check would mean little.');
        else {
          const digits = actions.digitsOf([report.solution].flat());
          this.state = actions.checked(this.state, digits);
          this.world.draw();
        }
      },
    });
  }
}

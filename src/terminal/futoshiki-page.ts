// The Futoshiki game on the screen: keys and clicks to actions, hints and checks worked out beside them.

import { DIRECTIONS } from '../base/grid.js';
import {
  FUTOSHIKI,
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
  letterDigit,
} from '../futoshiki/index.js';
import type { Cells, Size } from './cells.js';
import { loadChoices, turnChoice } from './choices.js';
import { searchSolution } from './futoshiki-check.js';
import { futoshikiCellOnScreen, futoshikiFrame, largeWanting, partInView } from './futoshiki-frame.js';
import { hintFor } from './futoshiki-hint.js';
import { type FutoshikiCommand, futoshikiCommand } from './futoshiki-keys.js';
import type { FutoshikiChoices, FutoshikiHint, FutoshikiState } from './futoshiki-state.js';
import * as actions from './futoshiki-state.js';
import { type GameActions, KeptPage } from './kept-page.js';
import type { Key, Mouse } from './keys.js';
import type { ShelfLevel } from './library.js';
import type { Look } from './look.js';
import type { World } from './page.js';
import type { Place } from './place.js';
import { keepFutoshikiRecord } from './records.js';
import { calm, SILENCE, trouble } from './say.js';
import { Thinker } from './thinker.js';
import { WORDS } from './words.js';

const CHOICE_OF: Readonly<Record<string, keyof FutoshikiChoices>> = {
  'auto-clear': 'autoClear',
  large: 'large',
  time: 'time',
};
const CHOICE_WORDS: Readonly<Record<keyof FutoshikiChoices, string>> = {
  autoClear: 'Clear pencil marks automatically',
  large: 'Large cells',
  time: 'Time',
};

export interface FutoshikiActions extends GameActions {
  generate(): void;
  /** A page of text, a paragraph each. */
  read(heading: string, paragraphs: readonly string[]): void;
}

export class FutoshikiPage extends KeptPage<FutoshikiLevel, FutoshikiPosition, FutoshikiMove, FutoshikiState> {
  protected readonly unit = 'puzzle';
  protected readonly isWon = actions.isFutoshikiWon;
  private readonly actions: FutoshikiActions;
  private readonly thinker = new Thinker();
  /** The last hint that named no cell, and the position it is about: asked again, it is said again and not counted. */
  private told: { readonly game: FutoshikiState['game']; readonly hint: FutoshikiHint } | undefined;

  constructor(world: World, shelf: ShelfLevel, level: FutoshikiLevel, place: Place, pageActions: FutoshikiActions) {
    const choices = loadChoices(world.store, 'futoshiki', actions.USUAL_FUTOSHIKI);
    super(world, shelf, FUTOSHIKI, actions.newFutoshiki(level, place, choices), pageActions);
    this.actions = pageActions;
    this.state = { ...this.state, best: this.best() };
  }

  private best(): FutoshikiState['best'] {
    const record = this.world.store.record({ puzzle: 'futoshiki', hash: this.shelf.hash });
    return record?.puzzle === 'futoshiki' ? record.best : undefined;
  }

  frame(size: Size, look: Look): Cells {
    // What is in view now is what the next view is moved from.
    this.state = { ...this.state, view: partInView(this.state, size) };
    return futoshikiFrame(this.state, size, look);
  }

  override leave(): void {
    super.leave();
    this.thinker.close();
  }

  protected changed(): void {
    this.stop();
  }

  protected stop(): void {
    this.searcher.stop();
    this.thinker.stop();
  }

  protected win(): void {
    const say = calm(keepFutoshikiRecord(this.recordPlace, this.state));
    this.state = { ...this.state, say, best: this.best(), pencil: false };
  }

  protected press(key: Key): void {
    const command = futoshikiCommand(key);
    if (command) this.obey(command, key);
  }

  protected mouse(event: Mouse): void {
    if (event.action === 'wheel-up') this.set(actions.undoFutoshiki(this.state));
    else if (event.action === 'wheel-down') this.set(actions.redoFutoshiki(this.state));
    else if (event.action === 'press') {
      const cell = futoshikiCellOnScreen(this.state, this.world.size(), event.line, event.column);
      if (cell !== undefined) this.set(actions.pointAt(this.state, cell));
    }
  }

  /** Pasted text is moves: r1c2=3. */
  protected paste(text: string): void {
    const moves = FUTOSHIKI.parseMoves(text);
    if (!moves.ok) this.state = { ...this.state, say: trouble(moves.error.message) };
    else this.set(actions.playMoves(this.state, moves.value));
  }

  private obey(command: FutoshikiCommand, key: Key): void {
    const direction = DIRECTIONS.find((each) => each === command);
    const choice = CHOICE_OF[command];
    if (direction) this.set(actions.moveCursor(this.state, direction));
    else if (choice) this.choose(choice);
    else if (command === 'digit') this.set(actions.typeDigit(this.state, letterDigit(key.name)));
    else if (command === 'mark') this.set(actions.markDigit(this.state, Number(key.name)));
    else this.COMMANDS[command]?.();
  }

  private readonly COMMANDS: Readonly<Partial<Record<FutoshikiCommand, () => void>>> = {
    ...this.common,
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
    check: () => void this.check(),
    generate: () => this.actions.generate(),
    back: () => this.escape(),
  };

  private escape(): void {
    if (this.searcher.isSearching || this.thinker.isThinking) {
      this.stop();
      this.state = { ...this.state, say: calm('Stopped.') };
    } else if (this.state.hint) this.state = { ...this.state, hint: undefined };
    else if (!this.world.escape()) this.say(WORDS.pressQ);
  }

  private togglePencil(): void {
    const pencil = !this.state.pencil;
    const say = calm(pencil ? 'Pencil marks: on. v shows them in large cells.' : 'Pencil marks: off.');
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
      this.say('Already solved.');
      return;
    }
    // The same question again: its answer in full, and not counted twice.
    if (open) {
      this.actions.read(`Hint: ${open.title}`, open.steps);
      return;
    }
    if (this.told?.game === game) {
      this.showHint(this.told.hint);
      return;
    }
    this.state = { ...this.state, say: calm('Thinking.') };
    const hint = await hintFor(this.thinker, this.state);
    // Another position, another question: this answer is nobody's.
    if (!hint || this.state.game !== game) return;
    this.state = { ...this.state, hints: this.state.hints + 1 };
    if (hint.target === undefined) this.told = { game, hint };
    this.showHint(hint);
    this.world.draw();
  }

  private showHint(hint: FutoshikiHint): void {
    const cursor = hint.target ?? hint.wrong[0] ?? this.state.cursor;
    const words = hint.steps.join(' ');
    const say = hint.wrong.length > 0 ? trouble(words) : hint.target === undefined ? calm(words) : SILENCE;
    const shown = hint.target === undefined ? undefined : hint;
    this.state = { ...this.state, hint: shown, wrong: hint.wrong, cursor, say };
  }

  private async check(): Promise<void> {
    const { game } = this.state;
    const found = await searchSolution(this.searcher, game.level, (words) => this.change({ say: calm(words) }));
    // A move has come between, and with it another question.
    if (this.state.game !== game) return;
    if (found.ok) this.change(actions.checked(this.state, found.value));
    else this.change({ say: calm(found.error) });
  }
}

// The Futoshiki game on the full screen: keys and clicks become commands of the session, its events become what is shown.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { parseMoves } from '@masu/core/futoshiki/rules/move-text.js';
import { futoshikiInPlay } from '@masu/engine/session/futoshiki/act.js';
import type { FutoshikiCommand } from '@masu/engine/session/futoshiki/command.js';
import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import type { FutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import type { Key, Mouse } from '@masu/node-host/keys/terminal-keys.js';
import type { StoredLevel } from '../../saves/library.js';
import { type GameActions, GamePage, type Shown } from '../game/game-page.js';
import type { LevelHeading } from '../game/heading.js';
import { loadOptions, toggleSavedOption } from '../game/options.js';
import { saveFutoshikiRecord } from '../game/records.js';
import type { Appearance } from '../screen/appearance.js';
import type { Cells, Size } from '../screen/cells.js';
import type { App } from '../screen/page.js';
import { info, problem } from '../screen/status.js';
import { saidInTerminal, texts } from '../texts/language.js';
import { futoshikiCellOnScreen, futoshikiFrame, largeCellsNeed, partInView } from './frame.js';
import { type FutoshikiKey, futoshikiKey } from './keys.js';
import { digitHintLines, filledMessage, hintTitle } from './messages.js';
import { FUTOSHIKI_DEFAULTS, type FutoshikiOptions, type FutoshikiState, futoshikiAfter } from './state.js';

const OPTION_OF: Readonly<Record<string, keyof FutoshikiOptions>> = {
  'auto-clear': 'autoClear',
  large: 'large',
  time: 'time',
};

export interface FutoshikiActions extends GameActions {
  generate(): void;
}

export class FutoshikiPage extends GamePage<
  FutoshikiSession,
  FutoshikiCommand,
  FutoshikiEvent,
  FutoshikiState,
  FutoshikiActions
> {
  protected readonly puzzle = 'futoshiki';
  protected shown: Shown<FutoshikiState>;

  constructor(app: App, level: StoredLevel, board: FutoshikiLevel, heading: LevelHeading, actions: FutoshikiActions) {
    const options = loadOptions(app.store, 'futoshiki', FUTOSHIKI_DEFAULTS);
    super(
      app,
      level,
      heading,
      futoshikiInPlay(board, () => ({ autoClear: options.autoClear })),
      actions,
    );
    this.shown = { heading, options, status: this.firstStatus(), best: this.best() };
  }

  private best(): FutoshikiState['best'] {
    return this.app.store.record({ puzzle: this.puzzle, hash: this.level.hash })?.best;
  }

  frame(size: Size, appearance: Appearance): Cells {
    // The next view is moved from the current one.
    this.shown = { ...this.shown, view: partInView(this.state, size) };
    return futoshikiFrame(this.state, size, appearance);
  }

  protected show(events: readonly FutoshikiEvent[], before = this.game.session): void {
    this.state = futoshikiAfter(this.state, before, events);
    for (const event of events) {
      if (event.kind === 'check-requested') this.searchBegins('check');
      if (event.kind === 'hint-opened') this.game.act({ kind: 'select-cell', cell: event.hint.cell });
      if (event.kind === 'wrong-digits' && event.cells[0] !== undefined) {
        this.game.act({ kind: 'select-cell', cell: event.cells[0] });
      }
      if (event.kind === 'solved') this.solved(event);
    }
  }

  private solved(event: FutoshikiEvent & { kind: 'solved' }): void {
    this.game.act({ kind: 'set-pencil', on: false });
    if (event.by !== 'replay') this.noteAttempt(event.by === 'player' ? 'solved' : 'given-up');
    if (event.by === 'player') saveFutoshikiRecord(this.recordContext, this.game.session, this.game.millis);
    const message = filledMessage(event);
    const status = info(event.by === 'player' ? this.withDaily(message) : message);
    this.shown = { ...this.shown, status, best: this.best() };
  }

  protected showSearch(text: string): void {
    if (this.game.session.check.kind === 'searching') this.status = info(text);
  }

  protected press(key: Key): void {
    const command = futoshikiKey(key);
    if (command) this.obey(command, key);
  }

  protected mouse(event: Mouse): void {
    if (event.action === 'wheel-up') this.act({ kind: 'undo' });
    else if (event.action === 'wheel-down') this.act({ kind: 'redo' });
    else if (event.action === 'press') {
      const cell = futoshikiCellOnScreen(this.state, this.app.size(), event.line, event.column);
      if (cell !== undefined) this.act({ kind: 'select-cell', cell });
    }
  }

  /** Pasted text is moves: r1c2=3. */
  protected paste(text: string): void {
    const moves = parseMoves(text);
    if (moves.ok) this.act({ kind: 'play-moves', moves: moves.value });
    else this.status = problem(saidInTerminal(moves.error));
  }

  private obey(command: FutoshikiKey, key: Key): void {
    const direction = DIRECTIONS.find((each) => each === command);
    const option = OPTION_OF[command];
    if (direction) this.act({ kind: 'move-cursor', direction });
    else if (option) this.toggle(option);
    else if (command === 'digit') this.act({ kind: 'type-digit', digit: letterDigit(key.name) });
    else if (command === 'mark') this.act({ kind: 'mark-digit', digit: Number(key.name) });
    else this.COMMANDS[command]?.();
  }

  private readonly COMMANDS: Readonly<Partial<Record<FutoshikiKey, () => void>>> = {
    ...this.common,
    erase: () => this.act({ kind: 'erase' }),
    pencil: () => this.togglePencil(),
    'fill-marks': () => this.act({ kind: 'fill-marks' }),
    'clear-marks': () => this.act({ kind: 'clear-marks' }),
    undo: () => this.act({ kind: 'undo' }),
    redo: () => this.act({ kind: 'redo' }),
    restart: () => this.act({ kind: 'restart' }),
    'undo-all': () => this.act({ kind: 'home' }),
    'redo-all': () => this.act({ kind: 'end' }),
    hint: () => this.hint(),
    check: () => this.act({ kind: 'check' }),
    generate: () => this.actions.generate(),
    back: () => this.escape(),
  };

  /** Before the end, Enter moves down as in a table. */
  protected override finish(): void {
    if (this.game.isSolved) super.finish();
    else this.act({ kind: 'move-cursor', direction: 'down' });
  }

  /** Escape ends what is open first: a search, a hint; then it leaves. */
  private escape(): void {
    const { hint, check } = this.game.session;
    if (hint.kind === 'searching' || check.kind === 'searching') {
      this.act({ kind: 'close-hint' });
      this.act({ kind: 'cancel-check' });
      this.inform(texts.game.stopped);
    } else if (hint.kind === 'open') this.act({ kind: 'close-hint' });
    else if (!this.app.escape()) this.inform(texts.game.pressQ);
  }

  private togglePencil(): void {
    const on = !this.game.session.pencil;
    this.act({ kind: 'set-pencil', on });
    this.inform(texts.futoshiki.options.pencil[on ? 'on' : 'off']);
  }

  private toggle(name: keyof FutoshikiOptions): void {
    const options = toggleSavedOption(this.app.store, 'futoshiki', this.shown.options, name);
    this.shown = { ...this.shown, options };
    if (name === 'autoClear') this.act({ kind: 'set-auto-clear', on: options.autoClear });
    const { size } = this.game.session.game.level;
    const need = name === 'large' && options.large ? largeCellsNeed(size, this.app.size()) : '';
    this.inform(`${texts.futoshiki.options[name][options[name] ? 'on' : 'off']} ${need}`.trim());
  }

  /** The next step of the hint; after the last, all of it on a page. */
  private hint(): void {
    const { hint, game } = this.game.session;
    if (hint.kind !== 'open' || hint.detail < 3) this.act({ kind: 'hint' });
    else {
      const lines = digitHintLines(hint.report, hint.detail, game.level.size);
      const paragraphs = lines.flatMap((line, index) => (index === 0 ? [line] : ['', line]));
      this.actions.read(texts.futoshiki.hint(hintTitle(hint.report)), paragraphs);
    }
  }
}

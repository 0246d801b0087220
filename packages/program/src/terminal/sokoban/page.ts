// The Sokoban game on the full screen: keys and clicks become commands of the session, its events become what is shown.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { type Sentence, sentenceText } from '@masu/core/base/sentence-parts.js';
import { SNAPSHOT_SLOTS, type SnapshotSlot } from '@masu/core/play/game.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { legalPushes } from '@masu/core/sokoban/rules/legal-pushes.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { ideaLines, judgedPushLine } from '@masu/engine/session/explain/lines.js';
import type { ExplainEvent } from '@masu/engine/session/explain/questions.js';
import { comparePushes } from '@masu/engine/session/records.js';
import { sokobanInPlay } from '@masu/engine/session/sokoban/act.js';
import { boxLetters } from '@masu/engine/session/sokoban/box-letters.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { sokobanMovesText } from '@masu/engine/session/sokoban/saved.js';
import { nextBox, type SokobanSession, sokobanHint, sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { bytesForEach } from '@masu/node-host/jobs/workers.js';
import { type Key, keyName, type Mouse } from '@masu/node-host/keys/terminal-keys.js';
import { labeledRows } from '@masu/studio/sokoban/explain/labeled-rows.js';
import type { StoredLevel } from '../../saves/library.js';
import { type GameActions, GamePage, type Shown } from '../game/game-page.js';
import type { LevelHeading } from '../game/heading.js';
import { loadOptions, toggleSavedOption } from '../game/options.js';
import { saveSokobanRecord } from '../game/records.js';
import type { Appearance } from '../screen/appearance.js';
import type { Cells, Size } from '../screen/cells.js';
import type { App } from '../screen/page.js';
import { info, NO_STATUS, problem } from '../screen/status.js';
import { scrolled } from '../screen/viewport.js';
import { explanationTexts, saidInTerminal, texts } from '../texts/language.js';
import { Explainer } from './explaining.js';
import { cellOnScreen, placement, sokobanFrame } from './frame.js';
import { type SokobanKey, sokobanKey } from './keys.js';
import { boardExtent } from './layout.js';
import { solvedMessage } from './messages.js';
import { hintReplay, type ReplayChoice, replayChoices } from './replay-choices.js';
import { SOKOBAN_DEFAULTS, type SokobanOptions, type SokobanState, sokobanAfter } from './state.js';

/** A hint may not take all of the machine's memory. */
const MAX_BYTES = 1024 * 1024 * 1024;

const OPTION_OF: Readonly<Record<string, keyof SokobanOptions>> = {
  'dead-squares': 'dead',
  warnings: 'warnings',
  bound: 'bound',
  ghosts: 'ghosts',
  time: 'time',
};

export interface SokobanActions extends GameActions {
  replay(level: Level, choices: readonly [ReplayChoice, ...ReplayChoice[]]): void;
  showMoves(lurd: string): void;
}

export class SokobanPage extends GamePage<SokobanSession, SokobanCommand, SokobanEvent, SokobanState, SokobanActions> {
  protected readonly puzzle = 'sokoban';
  protected shown: Shown<SokobanState>;
  private pressedBox: number | undefined;
  private readonly explainer: Explainer;

  constructor(app: App, level: StoredLevel, board: Level, heading: LevelHeading, actions: SokobanActions) {
    const options = loadOptions(app.store, 'sokoban', SOKOBAN_DEFAULTS);
    const limits = () => ({ bytes: Math.min(MAX_BYTES, bytesForEach(1)) });
    super(
      app,
      level,
      heading,
      sokobanInPlay(board, () => options.warnings, limits),
      actions,
    );
    this.shown = { heading, options, status: this.firstStatus(), best: this.best() };
    this.explainer = new Explainer({
      engine: (slot) => app.engine(slot),
      session: () => this.game.session,
      happened: (events) => this.explained(events),
    });
  }

  private explained(events: readonly ExplainEvent[]): void {
    if (events.some(({ kind }) => kind === 'helped')) this.game.act({ kind: 'count-hint' });
    const { state } = this.explainer;
    const { session } = this.game;
    this.shown = { ...this.shown, explained: state };
    for (const event of events) {
      if (event.kind !== 'explained') continue;
      if (event.topic === 'push') {
        const verdict = judgedPushLine(session, state, explanationTexts);
        this.inform(verdict ? sentenceText(verdict) : texts.sokoban.explain.failed);
      }
      if (event.topic === 'idea') this.readIdea(ideaLines(session, state, explanationTexts) ?? []);
    }
    this.app.draw();
  }

  /** What the level takes, below its start with letters and numbers. */
  private readIdea(lines: readonly Sentence[]): void {
    const { level } = this.game.session.game;
    const { rows } = labeledRows({ level, position: level.start });
    const { ideaHeading, nothing } = texts.sokoban.explain;
    this.status = NO_STATUS;
    this.explainer.act({ kind: 'show-idea', on: false });
    this.actions.read(ideaHeading, [...rows, '', ...(lines.length > 0 ? lines.map(sentenceText) : [nothing])]);
  }

  override enter(): void {
    super.enter();
    this.explainer.update();
  }

  override leave(): void {
    this.explainer.close();
    super.leave();
  }

  private best(): SokobanState['best'] {
    const record = this.app.store.record({ puzzle: this.puzzle, hash: this.level.hash });
    return record && { moves: record.bestMoves, pushes: record.bestPushes };
  }

  frame(size: Size, appearance: Appearance): Cells {
    // The next view is moved from the current one.
    this.shown = { ...this.shown, view: placement(this.state, size)?.part };
    return sokobanFrame(this.state, size, appearance);
  }

  protected show(events: readonly SokobanEvent[], before = this.game.session): void {
    this.state = sokobanAfter(this.state, before, events);
    if (events.some(({ kind }) => kind === 'hint-requested')) this.searchBegins('hint');
    if (events.some(({ kind }) => kind === 'undone' || kind === 'restarted')) this.countUndo();
    this.explainer.update();
    const solved = events.find((event) => event.kind === 'solved');
    if (solved && solved.by !== 'replay') {
      this.noteAttempt(solved.by === 'player' ? 'solved' : 'given-up', solved.pushes);
    }
    if (solved?.by !== 'player') return;
    const record = this.app.store.record({ puzzle: this.puzzle, hash: this.level.hash });
    const pushesNews = comparePushes(solved.pushes, this.state.heading.grade?.optimum, record);
    const news = saveSokobanRecord(this.recordContext, this.game.session, this.game.millis);
    const message = solvedMessage(solved, news, pushesNews, record);
    this.shown = { ...this.shown, status: info(this.withDaily(message)), best: this.best() };
  }

  protected showSearch(search: string): void {
    this.shown = { ...this.shown, search };
  }

  protected press(key: Key): void {
    if (this.shown.asking) {
      this.ask(key, this.shown.asking);
      return;
    }
    const command = sokobanKey(key);
    if (command) this.obey(command, key);
  }

  protected paste(text: string): void {
    const moves = parseMoves(text);
    if (moves.ok) this.act({ kind: 'play-moves', moves: moves.value });
    else this.status = problem(saidInTerminal(moves.error));
  }

  protected mouse(event: Mouse): void {
    const isRightClick = event.button === 'right' && event.action === 'press';
    if (event.action === 'wheel-up' || isRightClick) this.act({ kind: 'undo' });
    else if (event.action === 'wheel-down') this.act({ kind: 'redo' });
    else if (event.button === 'left') this.point(event.action === 'press', event.line, event.column);
  }

  /** A press clicks; a release on another cell than the pressed box drops the box there. */
  private point(isPress: boolean, line: number, column: number): void {
    const cell = cellOnScreen(this.state, this.app.size(), line, column);
    if (cell === undefined) return;
    const { session } = this.game;
    if (isPress) {
      this.pressedBox = sokobanPosition(session).boxes.includes(cell) ? cell : undefined;
      this.act({ kind: 'touch', cell });
    } else if (this.pressedBox !== undefined && cell !== this.pressedBox && session.selectedBox !== undefined) {
      this.act({ kind: 'touch', cell });
    }
  }

  private obey(command: SokobanKey, key: Key): void {
    const direction = DIRECTIONS.find((each) => each === command || each === key.name);
    const option = OPTION_OF[command];
    const slot = SNAPSHOT_SLOTS.find((each) => String(each) === key.name) as SnapshotSlot;
    if (option) this.toggle(option);
    else if (command === 'walk-far' && direction) this.act({ kind: 'walk-until-blocked', direction });
    else if (command === 'push-far' && direction) this.act({ kind: 'push-until-blocked', direction });
    else if (command === 'scroll' && direction) this.scroll(direction);
    else if (command === 'set-snapshot') this.act({ kind: 'set-snapshot', slot });
    else if (command === 'restore-snapshot') this.act({ kind: 'restore-snapshot', slot });
    else if (command === direction) this.act({ kind: 'move', direction });
    else this.COMMANDS[command]?.();
  }

  /** "Why not this push?": a box that is selected, or the letter of one, then an arrow. Escape ends it. */
  private startAsking(): void {
    const { selectedBox } = this.game.session;
    if (this.game.isSolved) this.inform(texts.game.alreadySolved);
    else this.shown = { ...this.shown, asking: selectedBox === undefined ? {} : { cell: selectedBox } };
  }

  private ask(key: Key, { cell }: { readonly cell?: number }): void {
    const { asking: _, ...rest } = this.shown;
    const name = keyName(key);
    const direction = DIRECTIONS.find((each) => each === name);
    const named = [...boxLetters(this.game.session)].find(([, letter]) => letter === name.toUpperCase());
    if (cell !== undefined && direction) {
      this.shown = rest;
      const { session } = this.game;
      const isLegal = legalPushes(session.game.level, sokobanPosition(session)).some(
        (push) => push.cell === cell && push.direction === direction,
      );
      this.inform(isLegal ? texts.sokoban.explain.searching : texts.sokoban.explain.illegal);
      this.explainer.act({ kind: 'ask-push', cell, direction });
    } else if (named) this.shown = { ...rest, asking: { cell: named[0] } };
    else if (name === 'escape') this.shown = rest;
  }

  private showIdea(): void {
    this.inform(texts.sokoban.explain.searching);
    this.explainer.act({ kind: 'show-idea', on: true });
    const lines = ideaLines(this.game.session, this.explainer.state, explanationTexts);
    if (lines) this.readIdea(lines);
  }

  private selectNext(): void {
    const box = nextBox(this.game.session);
    if (box === undefined) this.inform(texts.sokoban.boxBlocked);
    else this.act({ kind: 'select-box', box });
  }

  private scroll(direction: Direction): void {
    const placed = placement(this.state, this.app.size());
    if (!placed?.layout.isPart) this.inform(texts.sokoban.allInView);
    else {
      const view = scrolled(placed.part, direction, boardExtent(this.game.session.game.level));
      this.shown = { ...this.shown, view, isScrolled: true };
    }
  }

  private readonly COMMANDS: Readonly<Partial<Record<SokobanKey, () => void>>> = {
    ...this.common,
    undo: () => this.act({ kind: 'undo', unit: this.unit() }),
    redo: () => this.act({ kind: 'redo', unit: this.unit() }),
    'undo-one': () => this.act({ kind: 'undo', unit: this.unit(true) }),
    'redo-one': () => this.act({ kind: 'redo', unit: this.unit(true) }),
    restart: () => this.act({ kind: 'restart' }),
    'undo-all': () => this.act({ kind: 'home' }),
    'redo-all': () => this.act({ kind: 'end' }),
    hint: () => this.hint(),
    replay: () => this.replay(),
    'why-not': () => this.startAsking(),
    idea: () => this.showIdea(),
    'next-box': () => this.selectNext(),
    moves: () => this.actions.showMoves(sokobanMovesText(this.game.session)),
    back: () => this.escape(),
  };

  /** What one undo takes back: everything one key or click did, or with Shift a single move; the browser's setting swaps the two. */
  private unit(isShifted = false): 'action' | 'move' {
    const isByMove = this.app.store.setting<string>('web.undo', 'action') === 'move';
    return isShifted === isByMove ? 'action' : 'move';
  }

  /** Escape ends what is open first: a search, a selected box, a hint; then it leaves. */
  private escape(): void {
    const { hint, selectedBox } = this.game.session;
    if (hint.kind === 'searching') {
      this.act({ kind: 'close-hint' });
      this.inform(texts.game.stopped);
    } else if (selectedBox !== undefined) this.act({ kind: 'deselect' });
    else if (hint.kind === 'open') this.act({ kind: 'close-hint' });
    else if (!this.app.escape()) this.inform(texts.game.pressQ);
  }

  private toggle(name: keyof SokobanOptions): void {
    const options = toggleSavedOption(this.app.store, 'sokoban', this.shown.options, name);
    this.shown = { ...this.shown, options };
    if (name === 'warnings') this.act({ kind: 'set-warnings', on: options.warnings });
    this.inform(texts.sokoban.options[name][options[name] ? 'on' : 'off']);
  }

  private replay(): void {
    const { session } = this.game;
    const record = this.app.store.record({ puzzle: this.puzzle, hash: this.level.hash });
    const [first, ...others] = replayChoices(session, record, this.state.heading.grade?.optimum);
    if (first) this.actions.replay(session.game.level, [first, ...others]);
    else this.inform(texts.game.noReplay);
  }

  /** The next step of the hint; after the last one, the solution is replayed. */
  private hint(): void {
    const { session } = this.game;
    if (sokobanHint(session)?.detail === 5) this.actions.replay(session.game.level, [hintReplay(session)]);
    else this.act({ kind: 'hint' });
  }
}

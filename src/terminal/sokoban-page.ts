// The Sokoban game on the screen: keys and clicks to actions, positions looked at and hints searched for beside them.

import { DIRECTIONS, type Direction } from '../base/grid.js';
import { movesOf, SNAPSHOT_SLOTS, type SnapshotSlot, type SokobanRecord } from '../play/index.js';
import { type Level, makeLurd, type Position, SOKOBAN } from '../sokoban/index.js';
import type { Cells, Size } from './cells.js';
import { loadChoices, turnChoice } from './choices.js';
import { climb, RUNGS } from './hint-plan.js';
import { type GameActions, KeptPage } from './kept-page.js';
import type { Key, Mouse } from './keys.js';
import type { ShelfLevel } from './library.js';
import type { Look } from './look.js';
import type { World } from './page.js';
import type { Place } from './place.js';
import { keepSokobanRecord, sokobanRecordOf } from './records.js';
import { hintOffer, type ReplayOffer, replayOffers } from './replay-offers.js';
import { calm, trouble } from './say.js';
import * as actions from './sokoban-actions.js';
import { cellOnScreen, placement, sokobanFrame } from './sokoban-frame.js';
import { searchPlan } from './sokoban-hint.js';
import { type SokobanCommand, sokobanCommand } from './sokoban-keys.js';
import { extentOf } from './sokoban-layout.js';
import {
  isWonNow,
  knownInsight,
  newSokoban,
  noHintWords,
  positionNow,
  type SokobanChoices,
  type SokobanState,
  stuckNow,
  USUAL_CHOICES,
  withInsight,
} from './sokoban-state.js';
import { lookedOn } from './viewport.js';
import { WORDS } from './words.js';

const CHOICE_OF: Readonly<Record<string, keyof SokobanChoices>> = {
  'dead-cells': 'dead',
  warnings: 'warnings',
  bound: 'bound',
  time: 'time',
};
const CHOICE_WORDS: Readonly<Record<keyof SokobanChoices, string>> = {
  dead: 'Dead squares',
  warnings: 'Deadlock warnings',
  bound: 'Minimum pushes left',
  time: 'Time',
};

export interface SokobanActions extends GameActions {
  replay(level: Level, offers: readonly [ReplayOffer, ...ReplayOffer[]]): void;
  showMoves(lurd: string): void;
}

export class SokobanPage extends KeptPage<Level, Position, Direction, SokobanState> {
  protected readonly unit = 'level';
  protected readonly isWon = isWonNow;
  private readonly actions: SokobanActions;
  private pressedBox: number | undefined;

  constructor(world: World, shelf: ShelfLevel, level: Level, place: Place, sokobanActions: SokobanActions) {
    const choices = loadChoices(world.store, 'sokoban', USUAL_CHOICES);
    super(world, shelf, SOKOBAN, newSokoban(level, place, choices), sokobanActions);
    this.actions = sokobanActions;
    this.state = { ...this.state, best: this.best() };
    this.lookAt();
  }

  private record(): SokobanRecord | undefined {
    return sokobanRecordOf(this.world.store, this.shelf.hash);
  }

  private best(): SokobanState['best'] {
    const record = this.record();
    return record && { moves: record.bestMoves, pushes: record.bestPushes };
  }

  frame(size: Size, look: Look): Cells {
    // What is in view now is what the next view is moved from.
    this.state = { ...this.state, view: placement(this.state, size)?.part };
    return sokobanFrame(this.state, size, look);
  }

  protected stop(): void {
    this.searcher.stop();
    this.state = { ...this.state, search: undefined };
  }

  protected changed(before: SokobanState): void {
    if (positionNow(this.state) !== positionNow(before)) this.searcher.stop();
    if (!knownInsight(this.state)) this.lookAt();
  }

  /** Has the position looked at beside the keys; what is seen is shown if the boxes still stand so. */
  private lookAt(): void {
    const { level } = this.state.game;
    const position = positionNow(this.state);
    this.world.watcher.look({
      level,
      position,
      tell: (seen) => {
        if (positionNow(this.state).boxes !== position.boxes) return;
        this.state = withInsight(this.state, seen);
        this.world.draw();
      },
      fail: (words) => this.change({ say: trouble(words) }),
    });
  }

  protected win(): void {
    const say = calm(keepSokobanRecord(this.recordPlace, this.state.game));
    this.state = { ...this.state, say, hint: undefined, best: this.best() };
  }

  protected press(key: Key): void {
    const command = sokobanCommand(key);
    if (command) this.obey(command, key);
  }

  protected paste(text: string): void {
    const played = actions.playText(this.state, text);
    if (played.ok) this.set(played.value);
    else this.state = { ...this.state, say: trouble(played.error) };
  }

  protected mouse(event: Mouse): void {
    if (event.action === 'wheel-up') this.set(actions.undoMove(this.state));
    else if (event.action === 'wheel-down') this.set(actions.redoMove(this.state));
    else if (event.button === 'right' && event.action === 'press') this.set(actions.undoMove(this.state));
    else if (event.button === 'left') this.point(event.action === 'press', event.line, event.column);
  }

  /** A press clicks; a release on another cell than the pressed box drops the box there. */
  private point(isPress: boolean, line: number, column: number): void {
    const cell = cellOnScreen(this.state, this.world.size(), line, column);
    if (cell === undefined) return;
    if (isPress) {
      this.pressedBox = positionNow(this.state).boxes.includes(cell) ? cell : undefined;
      this.set(actions.click(this.state, cell));
    } else if (this.pressedBox !== undefined && cell !== this.pressedBox && this.state.chosen) {
      this.set(actions.click(this.state, cell));
    }
  }

  private obey(command: SokobanCommand, key: Key): void {
    const direction = DIRECTIONS.find((each) => each === command || each === key.name);
    const choice = CHOICE_OF[command];
    const slot = SNAPSHOT_SLOTS.find((each) => String(each) === key.name) as SnapshotSlot;
    if (choice) this.choose(choice);
    else if (command === 'walk-far' && direction) this.set(actions.walkFar(this.state, direction));
    else if (command === 'push-far' && direction) this.set(actions.pushFar(this.state, direction));
    else if (command === 'look' && direction) this.look(direction);
    else if (command === 'keep-snapshot') this.set(actions.keepSnapshot(this.state, slot));
    else if (command === 'use-snapshot') this.set(actions.useSnapshot(this.state, slot));
    else if (command === direction) this.set(actions.walk(this.state, direction));
    else this.COMMANDS[command]?.();
  }

  private look(direction: Direction): void {
    const { level } = this.state.game;
    const placed = placement(this.state, this.world.size());
    if (!placed?.layout.isPart) this.say(WORDS.allInView);
    else {
      const view = lookedOn(placed.part, direction, extentOf(level));
      this.state = { ...this.state, view, isLooking: true };
    }
  }

  private readonly COMMANDS: Readonly<Partial<Record<SokobanCommand, () => void>>> = {
    ...this.common,
    undo: () => this.set(actions.undoMove(this.state)),
    redo: () => this.set(actions.redoMove(this.state)),
    restart: () => this.set(actions.startAgain(this.state)),
    'undo-all': () => this.set(actions.undoEverything(this.state)),
    'redo-all': () => this.set(actions.redoEverything(this.state)),
    hint: () => this.hint(),
    replay: () => this.replay(),
    moves: () => this.actions.showMoves(makeLurd(this.state.game.level, movesOf(this.state.game))),
    back: () => this.escape(),
  };

  /** Escape ends what is open first: a search, a chosen box, a hint; then it leaves. */
  private escape(): void {
    if (this.searcher.isSearching) {
      this.searcher.stop();
      this.state = { ...this.state, search: undefined, say: calm('Stopped.') };
    } else if (this.state.chosen) this.state = { ...this.state, chosen: undefined, say: calm('') };
    else if (this.state.hint && this.state.hint.rung > 0) this.state = { ...this.state, hint: undefined };
    else if (!this.world.escape()) this.say(WORDS.pressQ);
  }

  private choose(name: keyof SokobanChoices): void {
    const choices = turnChoice(this.world.store, 'sokoban', this.state.choices, name);
    const say = calm(`${CHOICE_WORDS[name]}: ${choices[name] ? 'on' : 'off'}.`);
    this.state = { ...this.state, choices, say };
  }

  private replay(): void {
    const { game } = this.state;
    const [first, ...others] = replayOffers(this.state, this.record());
    if (first) this.actions.replay(game.level, [first, ...others]);
    else this.change({ say: calm('No moves to replay yet.') });
  }

  private hint(): void {
    const { state } = this;
    if (isWonNow(state)) this.say(WORDS.hintWhenSolved);
    else if (stuckNow(state).length > 0) this.state = { ...state, say: trouble(noHintWords(state)) };
    else if (state.hint?.rung === RUNGS) {
      this.actions.replay(state.game.level, [hintOffer(state)]);
    } else if (state.hint) this.open();
    else if (!this.searcher.isSearching) void this.searchHint();
  }

  /** One rung further. */
  private open(): void {
    const { hint } = this.state;
    if (!hint) return;
    this.state = { ...this.state, hint: climb(hint), hints: this.state.hints + 1, isLooking: false, say: calm('') };
  }

  private async searchHint(): Promise<void> {
    const position = positionNow(this.state);
    const found = await searchPlan(this.searcher, this.state, (search) => this.change({ search }));
    // Another position, another question: this answer is nobody's.
    if (positionNow(this.state) !== position) return;
    if (found.ok) {
      this.change({ search: undefined, hint: found.value });
      this.open();
    } else this.change({ search: undefined, say: calm(found.error) });
    this.world.draw();
  }
}

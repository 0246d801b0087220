// The list of a collection's levels: arrows select, Enter plays, keys sort, filter, and search.

import { type Key, keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import { GRADES_OF } from '../game/level-grade.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Appearance } from '../screen/appearance.js';
import type { Cells, Size } from '../screen/cells.js';
import { chosenAfter, inView, LIST_START, listAfter, listHeight, rowAtLine } from '../screen/list.js';
import type { PageExits, TerminalPage } from '../screen/page.js';
import { typedAfter } from '../screen/search-line.js';
import { info, NO_STATUS, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';
import {
  type ListView,
  puzzleOfRow,
  SOLVED_FILTERS,
  shownRows,
  type TerminalLevelRow,
  WHOLE_LIST,
} from './level-rows.js';
import { type LevelsState, levelsFrame } from './levels-frame.js';

interface LevelsActions {
  readonly title: string;
  readonly canSave: boolean;
  rows(): readonly TerminalLevelRow[];
  play(index: number): void;
  /** Shows the grade of a level and the reasons for it. */
  explain(row: TerminalLevelRow): void;
  /** Called when the list comes into view: grades levels without a grade; `graded` is called when rows have changed. */
  grade?(graded: () => void): void;
  /** Called when it goes out of view. */
  leave?(): void;
  save(): Status;
  paste(text: string, showStatus: (status: Status) => void): void;
  help(): void;
}

export class LevelsPage implements TerminalPage {
  private state: LevelsState;
  private readonly app: PageExits;
  private readonly actions: LevelsActions;
  /** The row chosen last. */
  private heldLine: number;

  /** `first`: the index of the row to begin at. */
  constructor(app: PageExits, actions: LevelsActions, first: number, status: Status = NO_STATUS) {
    this.app = app;
    this.actions = actions;
    this.heldLine = first;
    const rows = actions.rows();
    this.state = {
      title: actions.title,
      rows,
      shown: [...rows.keys()],
      list: { ...LIST_START, chosen: first },
      view: WHOLE_LIST,
      isFinding: false,
      status,
      canSave: actions.canSave,
    };
  }

  enter(): void {
    this.show({ rows: this.actions.rows() });
    this.actions.grade?.(() => this.show({ rows: this.actions.rows() }));
  }

  leave(): void {
    this.actions.leave?.();
  }

  /** Selects the level that was played last, for when the list comes back into view. */
  choose(index: number): void {
    const at = this.state.shown.indexOf(index);
    if (at >= 0) this.state = { ...this.state, list: { ...this.state.list, chosen: at } };
  }

  private readonly showStatus = (status: Status): void => {
    this.state = { ...this.state, status };
  };

  frame(size: Size, appearance: Appearance): Cells {
    return levelsFrame(this.state, size, appearance);
  }

  private show(change: Partial<LevelsState>): void {
    const next = { ...this.state, ...change };
    // A search that finds nothing keeps the last selected level.
    this.heldLine = this.state.shown[this.state.list.chosen] ?? this.heldLine;
    const shown = shownRows(next.rows, next.view);
    const chosen = Math.max(0, shown.indexOf(this.heldLine));
    const list = inView({ ...next.list, chosen }, shown.length, listHeight(this.app.size()));
    this.state = { ...next, shown, list };
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'paste') this.actions.paste(event.text, this.showStatus);
    else if (event.kind === 'key' && this.state.isFinding) this.type(event);
    else if (event.kind === 'mouse' && event.action === 'press') this.click(event.line);
    else {
      const { list, shown } = this.state;
      const next = listAfter(list, event, shown.length, listHeight(this.app.size()));
      if (next) this.state = { ...this.state, status: NO_STATUS, list: next };
      else if (event.kind === 'key') this.press(keyName(event));
    }
  }

  private press(name: string): void {
    if (['enter', 'space', 'right', 'l', 'd'].includes(name)) this.play();
    else if (name === '/') this.find();
    else if (name === 't') this.look({ solved: next(SOLVED_FILTERS, this.state.view.solved) });
    else if (name === 'o') this.look({ sort: this.nextSort() });
    else if (name === 'f') this.look({ grade: this.nextGrade() });
    else if (name === 'g' || name === '=') this.explain();
    else if (name === '+' && this.state.canSave) this.save();
    else if (name === '?' || name === 'f1') this.actions.help();
    else if (name === 'q' || name === 'ctrl+d') this.app.back();
    else if (['escape', 'left', 'h', 'a'].includes(name) && !this.app.escape())
      this.showStatus(info(texts.game.pressQ));
  }

  /** Changes the filter or order of the list; the selected level stays selected. */
  private look(change: Partial<ListView>): void {
    this.show({ view: { ...this.state.view, ...change }, status: NO_STATUS });
  }

  /** If the disk refuses it, it can be tried again. */
  private save(): void {
    const status = this.actions.save();
    this.state = { ...this.state, status, canSave: status.isProblem };
  }

  private get puzzle() {
    const [first] = this.state.rows;
    return first ? puzzleOfRow(first) : 'sokoban';
  }

  private nextSort(): ListView['sort'] {
    return next(TERMINAL_PUZZLES[this.puzzle].sorts, this.state.view.sort);
  }

  /** The next grade that a level of this list has; after the last, all of them. */
  private nextGrade(): string | undefined {
    const present = new Set(this.state.rows.map(({ grade }) => grade?.grade));
    return next([undefined, ...GRADES_OF[this.puzzle].filter((grade) => present.has(grade))], this.state.view.grade);
  }

  private explain(): void {
    const row = this.state.rows[this.state.shown[this.state.list.chosen] ?? -1];
    if (row) this.actions.explain(row);
  }

  private find(): void {
    this.look({ find: '' });
    this.state = { ...this.state, isFinding: true };
  }

  /** While a search is typed every key belongs to it. */
  private type(key: Key): void {
    const { list, shown, view } = this.state;
    const name = keyName(key);
    const typed = typedAfter(view.find, key);
    const chosen = name === 'up' || name === 'down' ? chosenAfter(list, key, shown.length, 1) : undefined;
    if (chosen !== undefined) this.state = { ...this.state, list: { ...list, chosen } };
    else if (name === 'enter') {
      this.play();
      this.endFinding();
    } else if (name === 'escape') this.endFinding();
    else if (typed !== undefined) this.look({ find: typed });
  }

  private endFinding(): void {
    this.state = { ...this.state, isFinding: false };
    this.look({ find: '' });
  }

  private click(line: number): void {
    const { list, shown } = this.state;
    const row = rowAtLine(list, line, shown.length, listHeight(this.app.size()));
    if (row === undefined) return;
    const again = row === list.chosen;
    this.state = { ...this.state, list: { ...list, chosen: row } };
    if (again) this.play();
  }

  private play(): void {
    const index = this.state.shown[this.state.list.chosen];
    if (index !== undefined) this.actions.play(index);
  }
}

/** The value after this one; after the last, the first. */
function next<T>(values: readonly T[], value: T): T {
  return values[(values.indexOf(value) + 1) % values.length] as T;
}

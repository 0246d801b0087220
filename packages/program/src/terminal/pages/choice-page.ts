// A page with things to open: the menu, the collections of a puzzle, games in progress, records, replays. Each row has a
// name and a short description; arrows select, Enter or a click opens, / finds rows by what is typed.

import { clipText, columnsOfText } from '@masu/core/base/safe-text.js';
import { type Key, keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import type { Appearance } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import {
  chosenAfter,
  inView,
  LIST_LINE,
  LIST_START,
  type ListState,
  listAfter,
  listHeight,
  putMoreRows,
  rowAtLine,
} from '../screen/list.js';
import type { PageExits, TerminalPage } from '../screen/page.js';
import { findingKeys, type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { isFoundIn, typedAfter } from '../screen/search-line.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';

export interface ChoiceRow {
  readonly name: string;
  readonly about: string;
  open(): void;
  /** If it can be removed: the question to confirm it, and the function that removes it and returns a status. */
  readonly remove?: { readonly ask: string; run(): Status };
}

interface ChoiceState {
  /** Empty for the menu, which shows the seal and the program's name. */
  readonly heading: string;
  readonly list: ListState;
  readonly rows: readonly ChoiceRow[];
  /** What is typed into the search line; undefined while it is closed. */
  readonly find?: string | undefined;
  readonly status: Status;
  readonly wayOut: 'quit' | 'back';
  /** The text of a list without rows. */
  readonly empty: string;
}

const MIN_NAME_COLUMNS = 17;
/** Descriptions get at least this much before names may be longer. */
const FAIR_ABOUT_COLUMNS = 24;

/** The pause between two pieces of work for the rows: long enough to handle a key. */
const PREPARE_MILLIS = 1;

const choiceKeys = (wayOut: 'quit' | 'back', canRemove: boolean): readonly KeyHelp[] => [
  { key: { name: 'arrows' }, does: 'choose' },
  { key: { name: 'enter' }, does: 'open', weight: 1 },
  { key: '/', does: 'find' },
  ...(canRemove ? [{ key: 'x', does: 'remove' } as const] : []),
  { key: '?', does: 'keys' },
  { key: 'q', does: wayOut },
];

/** The rows that are shown: all, or those that match what is typed, first those that match in their names. */
function shownRows({ rows, find = '' }: ChoiceState): readonly ChoiceRow[] {
  if (find === '') return rows;
  const rowsFound = rows.filter(({ name, about }) => isFoundIn(`${name} ${about}`, find));
  return rowsFound.toSorted((a, b) => Number(isFoundIn(b.name, find)) - Number(isFoundIn(a.name, find)));
}

/** Columns of the names: as many as the longest, unless that leaves too little for the descriptions. */
function nameColumnsIn({ columns }: Size, rows: readonly ChoiceRow[]): number {
  const longest = Math.max(MIN_NAME_COLUMNS, ...rows.map(({ name }) => columnsOfText(name) + 3));
  const about = Math.max(0, ...rows.map((row) => columnsOfText(row.about)));
  const room = columns - 2 * MARGIN.left - 2;
  return Math.min(longest, Math.max(MIN_NAME_COLUMNS, room - about, Math.min(longest, room - FAIR_ABOUT_COLUMNS)));
}

function putHeading(cells: Cells, heading: string): void {
  if (heading === '') {
    const after = cells.put(MARGIN.top, MARGIN.left, '[*]', 'on-goal');
    cells.put(MARGIN.top, after + 1, 'masu', 'strong');
  } else cells.put(MARGIN.top, MARGIN.left, clipText(heading, cells.columns - 2 * MARGIN.left), 'strong');
}

export function choiceFrame(state: ChoiceState, size: Size, { signs }: Appearance): Cells {
  const cells = new Cells(size);
  const shown = shownRows(state);
  putHeading(cells, state.heading);
  const nameColumns = nameColumnsIn(size, state.rows);
  const height = listHeight(size);
  const { top } = inView(state.list, shown.length, height);
  putMoreRows(cells, height, top, shown.length, signs);
  shown.slice(top, top + height).forEach(({ name, about }, index) => {
    const isChosen = top + index === state.list.chosen;
    const line = LIST_LINE + index;
    cells.put(line, MARGIN.left, isChosen ? '>' : ' ', 'guide-strong');
    cells.put(line, MARGIN.left + 2, clipText(name, nameColumns - 2), isChosen ? 'strong' : 'plain');
    const column = MARGIN.left + 2 + nameColumns;
    cells.put(line, column, clipText(about, Math.max(0, size.columns - column - MARGIN.left)), 'quiet');
  });
  const { find } = state;
  if (shown.length === 0) {
    const text = find === undefined ? state.empty : texts.screen.nothingFound;
    cells.put(LIST_LINE, MARGIN.left + 2, clipText(text, Math.max(0, size.columns - 2 * MARGIN.left - 2)), 'quiet');
  }
  putStatus(cells, find === undefined ? state.status : info(texts.screen.find(find)));
  const canRemove = shown[state.list.chosen]?.remove !== undefined;
  putKeys(cells, find === undefined ? choiceKeys(state.wayOut, canRemove) : findingKeys('open'));
  return cells;
}

type ShowStatus = (status: Status) => void;

export interface ChoiceActions {
  readonly heading: string;
  /** What q does (default: back). */
  readonly wayOut?: 'quit';
  readonly empty?: string;
  rows(showStatus: ShowStatus): readonly ChoiceRow[];
  /** Does a part of the work that the rows still need; false when nothing is left to do. */
  prepare?(): boolean;
  /** The page comes into view and goes out of it. */
  enter?(): void;
  leave?(): void;
  paste?(text: string, showStatus: ShowStatus): void;
  help(): void;
}

export class ChoicePage implements TerminalPage {
  private state: ChoiceState;
  private readonly app: PageExits;
  private readonly actions: ChoiceActions;
  private isPreparing = false;
  /** The question that was shown; the same key again confirms it. */
  private asked: string | undefined;

  constructor(app: PageExits, actions: ChoiceActions, status: Status = NO_STATUS) {
    this.app = app;
    this.actions = actions;
    const { heading, wayOut = 'back', empty = '' } = actions;
    this.state = { heading, wayOut, empty, list: LIST_START, rows: [], status };
  }

  get tickMillis(): number | undefined {
    return this.isPreparing ? PREPARE_MILLIS : undefined;
  }

  tick(): void {
    this.isPreparing = this.actions.prepare?.() ?? false;
    if (!this.isPreparing) this.fill();
  }

  enter(): void {
    this.isPreparing = true;
    this.fill();
    this.actions.enter?.();
  }

  /** What was said is about what was done here; it is over when the player comes back. */
  leave(): void {
    this.actions.leave?.();
    this.asked = undefined;
    this.state = { ...this.state, status: NO_STATUS };
  }

  /**
   * Makes the rows again. The selected row stays selected, even at another index; if it is gone, the row at its index
   * is selected.
   */
  private fill(change: Partial<ChoiceState> = {}): void {
    const name = this.chosen?.name;
    const next = { ...this.state, rows: this.actions.rows(this.showStatus), ...change };
    const rows = shownRows(next);
    const place = next.list.chosen;
    const index = rows[place]?.name === name ? place : rows.findIndex((row) => row.name === name);
    const chosen = Math.max(0, Math.min(index < 0 ? place : index, rows.length - 1));
    this.state = { ...next, list: { ...next.list, chosen } };
  }

  private readonly showStatus: ShowStatus = (status) => {
    this.state = { ...this.state, status };
  };

  frame(size: Size, appearance: Appearance): Cells {
    return choiceFrame(this.state, size, appearance);
  }

  take(event: TerminalEvent): void {
    const { list, find } = this.state;
    const { length } = shownRows(this.state);
    if (event.kind === 'paste') this.actions.paste?.(event.text, this.showStatus);
    else if (event.kind === 'mouse' && event.action === 'press') this.click(event.line);
    else if (event.kind === 'key' && find !== undefined) this.type(event, find);
    else {
      const next = listAfter(list, event, length, listHeight(this.app.size()));
      if (next) this.choose(next.chosen);
      else if (event.kind === 'key') this.press(keyName(event));
    }
  }

  private press(name: string): void {
    if (name === 'x' || name === 'delete') {
      this.remove();
      return;
    }
    this.asked = undefined;
    if (['enter', 'space', 'right', 'l', 'd'].includes(name)) this.openChosen();
    else if (name === '/') this.look('');
    else if (name === '?' || name === 'f1') this.actions.help();
    else if (name === 'q' || name === 'ctrl+d') this.app.back();
    else if (['escape', 'left', 'h', 'a'].includes(name) && !this.app.escape())
      this.showStatus(info(texts.game.pressQ));
  }

  private get chosen(): ChoiceRow | undefined {
    return shownRows(this.state)[this.state.list.chosen];
  }

  private openChosen(): void {
    this.chosen?.open();
  }

  /** The first time it asks, the second time it removes. */
  private remove(): void {
    const row = this.chosen;
    if (!row?.remove) return;
    const { ask, run } = row.remove;
    if (this.asked === ask) {
      this.asked = undefined;
      const status = run();
      this.fill({ status });
    } else {
      this.asked = ask;
      this.showStatus(problem(ask));
    }
  }

  /** While a search is typed every key belongs to it. */
  private type(key: Key, find: string): void {
    const name = keyName(key);
    const isArrow = name === 'up' || name === 'down';
    const step = isArrow ? chosenAfter(this.state.list, key, shownRows(this.state).length, 1) : undefined;
    const typed = typedAfter(find, key);
    if (step !== undefined) this.choose(step);
    else if (name === 'escape') this.look(undefined);
    else if (name === 'enter') this.openFound();
    else if (typed !== undefined) this.look(typed);
  }

  private openFound(): void {
    const row = this.chosen;
    this.look(undefined);
    if (row) {
      this.choose(Math.max(0, this.state.rows.indexOf(row)));
      row.open();
    }
  }

  /** The list with another search, or with all rows; the selected row stays selected if it is still there. */
  private look(find: string | undefined): void {
    const row = this.chosen;
    this.state = { ...this.state, find, status: NO_STATUS };
    this.choose(Math.max(0, row ? shownRows(this.state).indexOf(row) : 0));
  }

  private click(line: number): void {
    const rows = shownRows(this.state);
    const row = rowAtLine(this.state.list, line, rows.length, listHeight(this.app.size()));
    if (row === undefined) return;
    this.choose(row);
    rows[row]?.open();
  }

  private choose(chosen: number): void {
    this.asked = undefined;
    const view = inView({ ...this.state.list, chosen }, shownRows(this.state).length, listHeight(this.app.size()));
    this.state = { ...this.state, status: NO_STATUS, list: view };
  }
}

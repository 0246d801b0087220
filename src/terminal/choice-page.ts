// A page that offers a few things to open: the menu, the collections of a puzzle, what to replay. Rows with a name
// and a few quiet words; arrows choose, Enter or a click opens.

import { Cells, type Size } from './cells.js';
import { AIR, FOOT, type KeyHelp, putKeys, putSay } from './furniture.js';
import { keyName, type TerminalEvent } from './keys.js';
import { chosenAfter, inView, LIST_START, type ListState, putMoreRows } from './list.js';
import type { Look } from './look.js';
import type { Page } from './page.js';
import { clipText, columnsOfText } from './safe-text.js';
import { calm, type Say, SILENCE } from './say.js';
import { WORDS } from './words.js';

export interface ChoiceRow {
  readonly name: string;
  readonly about: string;
  open(): void;
}

export interface ChoiceState {
  /** Empty for the menu, which shows the seal and the program's name. */
  readonly heading: string;
  readonly list: ListState;
  readonly rows: readonly ChoiceRow[];
  readonly say: Say;
  readonly wayOut: string;
}

const LEAST_NAME_COLUMNS = 17;
/** Where the first row stands: air, the heading, a blank line. */
const FIRST_LINE = 3;

/** Between two pieces of work for the rows: long enough for a key. */
const PREPARE_MILLIS = 1;

const rowsInView = (size: Size): number => Math.max(1, size.lines - FIRST_LINE - FOOT);

const keysOf = (wayOut: string): readonly KeyHelp[] => [
  { key: 'Arrows', does: 'choose' },
  { key: 'Enter', does: 'open' },
  { key: '?', does: 'keys' },
  { key: 'q', does: wayOut },
];

export function choiceFrame(state: ChoiceState, size: Size, { signs }: Look): Cells {
  const cells = new Cells(size);
  if (state.heading === '') {
    const after = cells.put(AIR.top, AIR.left, '[*]', 'home');
    cells.put(AIR.top, after + 1, 'masu', 'strong');
  } else cells.put(AIR.top, AIR.left, clipText(state.heading, size.columns - 2 * AIR.left), 'strong');
  const longest = Math.max(LEAST_NAME_COLUMNS, ...state.rows.map(({ name }) => columnsOfText(name) + 3));
  const about = Math.max(0, ...state.rows.map((row) => columnsOfText(row.about)));
  const nameColumns = Math.min(longest, Math.max(LEAST_NAME_COLUMNS, size.columns - 2 * AIR.left - 2 - about));
  const height = rowsInView(size);
  const { top } = inView(state.list, state.rows.length, height);
  putMoreRows(cells, { first: FIRST_LINE, height }, top, state.rows.length, signs);
  state.rows.slice(top, top + height).forEach(({ name, about }, index) => {
    const isChosen = top + index === state.list.chosen;
    const line = FIRST_LINE + index;
    cells.put(line, AIR.left, isChosen ? '>' : ' ', 'guide-strong');
    cells.put(line, AIR.left + 2, clipText(name, nameColumns - 2), isChosen ? 'strong' : 'plain');
    const column = AIR.left + 2 + nameColumns;
    cells.put(line, column, clipText(about, Math.max(0, size.columns - column - AIR.left)), 'quiet');
  });
  putSay(cells, state.say);
  putKeys(cells, keysOf(state.wayOut));
  return cells;
}

export interface ChoiceActions {
  readonly heading: string;
  /** What q does: "quits" from the menu, "back" from elsewhere. */
  readonly wayOut: string;
  rows(): readonly ChoiceRow[];
  /** Does a little of what the rows still wait for; false when nothing is left to do. */
  prepare?(): boolean;
  paste(text: string): void;
  help(): void;
  back(): void;
  /** False where there is no page to go back to. */
  escape(): boolean;
  size(): Size;
}

export class ChoicePage implements Page {
  private state: ChoiceState;
  private readonly actions: ChoiceActions;
  private isPreparing = false;

  constructor(actions: ChoiceActions, say: Say = SILENCE) {
    this.actions = actions;
    this.state = { heading: actions.heading, wayOut: actions.wayOut, list: LIST_START, rows: [], say };
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
  }

  private fill(): void {
    const rows = this.actions.rows();
    const chosen = Math.max(0, Math.min(this.state.list.chosen, rows.length - 1));
    this.state = { ...this.state, rows, list: { ...this.state.list, chosen } };
  }

  say(say: Say): void {
    this.state = { ...this.state, say };
  }

  frame(size: Size, look: Look): Cells {
    return choiceFrame(this.state, size, look);
  }

  take(event: TerminalEvent): void {
    const { rows, list } = this.state;
    const chosen = chosenAfter(list, event, rows.length, rowsInView(this.actions.size()));
    if (event.kind === 'paste') this.actions.paste(event.text);
    else if (event.kind === 'mouse' && event.action === 'press') this.click(event.line);
    else if (chosen !== undefined) this.choose(chosen);
    else if (event.kind === 'key') this.press(keyName(event));
  }

  private press(name: string): void {
    if (['enter', 'space', 'right', 'l', 'd'].includes(name)) this.state.rows[this.state.list.chosen]?.open();
    else if (name === '?' || name === 'f1') this.actions.help();
    else if (name === 'q' || name === 'ctrl+d') this.actions.back();
    else if (['escape', 'left', 'h', 'a'].includes(name) && !this.actions.escape()) this.say(calm(WORDS.pressQ));
  }

  private click(line: number): void {
    const { rows, list } = this.state;
    const row = line - FIRST_LINE + inView(list, rows.length, rowsInView(this.actions.size())).top;
    if (line < FIRST_LINE || row >= rows.length) return;
    this.choose(row);
    rows[row]?.open();
  }

  private choose(chosen: number): void {
    const { rows, list } = this.state;
    const view = inView({ ...list, chosen }, rows.length, rowsInView(this.actions.size()));
    this.state = { ...this.state, say: SILENCE, list: view };
  }
}

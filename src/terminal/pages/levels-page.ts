// The levels of a collection: number, title, progress, and best results. The selected level is drawn beside the list
// where there is room.

import { countOf } from '../../base/format.js';
import { clipText, columnsOfText, fitText, safeText } from '../../base/safe-text.js';
import { type Key, keyName, type TerminalEvent } from '../../keys/index.js';
import type { CollectionLevel } from '../../saves/index.js';
import { futoshikiBoard, futoshikiBoardSize } from '../futoshiki/board.js';
import { ownTitle } from '../game/heading.js';
import { MESSAGES } from '../game/messages.js';
import type { Appearance } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import { chosenAfter, inView, LIST_START, type ListState, putMoreRows } from '../screen/list.js';
import type { Page } from '../screen/page.js';
import { FOOT, type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { info, NO_STATUS, type Status } from '../screen/status.js';
import { partFor } from '../screen/viewport.js';
import { drawBoard } from '../sokoban/board.js';
import { extentOf } from '../sokoban/layout.js';

export interface LevelRow {
  readonly level: CollectionLevel;
  readonly isSolved: boolean;
  readonly isBegun: boolean;
  /** "39 moves, 7 pushes", "110 moves in". */
  readonly about: string;
}

export interface LevelsState {
  readonly title: string;
  readonly rows: readonly LevelRow[];
  /** Indexes of the rows that are shown. */
  readonly shown: readonly number[];
  readonly list: ListState;
  readonly unsolvedOnly: boolean;
  /** The text being searched for; undefined when the search line is closed. */
  readonly find: string | undefined;
  readonly status: Status;
  /** It can be saved: it is neither one of ours nor imported. */
  readonly canSave: boolean;
}

const FIRST_LINE = 3;
/** The column of the counts in the heading, if the window is wide enough. */
const COUNT_COLUMN = 27;
const LEAST_TITLE = 10;
/** Columns of a row without title and record: margin, number, mark. */
const ROW_COLUMNS = 14;
/** Below this width there are no records beside the titles. */
const RECORD_WINDOW = 56;
/** Titles get this much before there is a picture beside them, and a picture this much before they get more. */
const FAIR_TITLE = 16;
const FAIR_PICTURE = 24;
/** Between the rows and the picture. */
const PICTURE_GAP = 3;
/** Beside the list at least this much must remain for a picture. */
const LEAST_PICTURE = 12;

const rowsInView = (size: Size): number => Math.max(1, size.lines - FIRST_LINE - FOOT);

const LINE: readonly KeyHelp[] = [
  { key: 'Up, Down', does: 'choose' },
  { key: 'Enter', does: 'play' },
  { key: '/', does: 'find' },
  { key: 't', does: 'unsolved only' },
  { key: '?', does: 'keys' },
  { key: 'q', does: 'back' },
];

const titleOf = ({ level }: LevelRow): string => {
  const { play } = level;
  const own = ownTitle(level);
  if (own !== '') return own;
  return play.puzzle === 'sokoban'
    ? `${play.level.width} by ${play.level.height}`
    : `${play.level.size} by ${play.level.size}`;
};

/** The most columns that any row needs for its title, its record, and its picture. */
interface Widths {
  readonly title: number;
  readonly about: number;
  readonly picture: number;
}

const measured = new WeakMap<readonly LevelRow[], Widths>();

function pictureColumns({ play }: CollectionLevel): number {
  return play.puzzle === 'futoshiki' ? futoshikiBoardSize(play.level.size, false).columns : 2 * play.level.width;
}

/** Measured once, since a collection may hold thousands. */
function widthsOf(rows: readonly LevelRow[]): Widths {
  const known = measured.get(rows);
  if (known !== undefined) return known;
  let [title, about, picture] = [LEAST_TITLE, 0, LEAST_PICTURE];
  for (const row of rows) {
    title = Math.max(title, columnsOfText(titleOf(row)));
    about = Math.max(about, columnsOfText(row.about));
    picture = Math.max(picture, columnsOfText(sizeMessage(row.level)), pictureColumns(row.level));
  }
  const widths = { title, about, picture: Math.min(picture, FAIR_PICTURE) };
  measured.set(rows, widths);
  return widths;
}

function sizeMessage({ play }: CollectionLevel): string {
  if (play.puzzle === 'futoshiki') return `${play.level.size} by ${play.level.size}`;
  return `${play.level.width} by ${play.level.height}, ${countOf(play.level.goals.length, 'box', 'boxes')}`;
}

function putRow(cells: Cells, line: number, row: LevelRow, isChosen: boolean, titleColumns: number): void {
  const mark = row.isSolved ? '*' : row.isBegun ? '~' : ' ';
  cells.put(line, MARGIN.left, isChosen ? '>' : ' ', 'guide-strong');
  let column = cells.put(line, MARGIN.left + 1, String(row.level.number).padStart(5), 'quiet') + 2;
  cells.put(line, column, clipText(titleOf(row), titleColumns), isChosen ? 'strong' : 'plain');
  column += titleColumns + 1;
  column = cells.put(line, column, mark, row.isSolved ? 'on-goal' : 'guide') + 2;
  if (cells.columns >= RECORD_WINDOW) cells.put(line, column, row.about, 'quiet');
}

/** Columns for the titles: what the longest needs, and the window has beside records and pictures. */
function titleColumnsIn({ columns }: Size, { title, about, picture }: Widths): number {
  const room = columns - ROW_COLUMNS - MARGIN.left;
  if (columns < RECORD_WINDOW) return Math.min(title, Math.max(LEAST_TITLE, room));
  return Math.min(title, Math.max(Math.min(FAIR_TITLE, room - about), room - about - PICTURE_GAP - picture));
}

interface Preview {
  readonly picture: Cells;
  readonly isPart: boolean;
}

/** A small drawing of the selected level, as large as fits; of a large level, the part around the player. */
function preview({ play }: CollectionLevel, room: Size, appearance: Appearance): Preview | undefined {
  if (play.puzzle === 'futoshiki') {
    const board = futoshikiBoard({ level: play.level, digits: play.level.cells });
    const fits = board.columns <= room.columns && board.lines <= room.lines;
    return fits ? { picture: board, isPart: false } : undefined;
  }
  const { level } = play;
  const board = extentOf(level);
  const cell = level.width * 2 <= room.columns && level.height <= room.lines ? 2 : 1;
  const shown = { rows: Math.min(board.rows, room.lines), columns: Math.min(board.columns, room.columns) };
  const part = partFor(board, shown, { at: level.start.player });
  const picture = drawBoard({ level, position: level.start, facing: 'down' }, appearance.signs, cell, part);
  return { picture, isPart: shown.rows < board.rows || shown.columns < board.columns };
}

export function levelsFrame(state: LevelsState, size: Size, appearance: Appearance): Cells {
  const cells = new Cells(size);
  const solved = state.rows.filter((row) => row.isSolved).length;
  const levels =
    state.rows[0]?.level.play.puzzle === 'futoshiki'
      ? countOf(state.rows.length, 'puzzle', 'puzzles')
      : countOf(state.rows.length, 'level', 'levels');
  const count = `${levels}, ${solved} solved${state.unsolvedOnly ? ', unsolved only' : ''}`;
  const room = size.columns - 2 * MARGIN.left - count.length;
  const after = cells.put(MARGIN.top, MARGIN.left, clipText(state.title, Math.max(LEAST_TITLE, room - 3)), 'strong');
  cells.put(MARGIN.top, Math.max(after + 3, Math.min(COUNT_COLUMN, MARGIN.left + room)), count, 'quiet');
  const height = rowsInView(size);
  const { top } = inView(state.list, state.shown.length, height);
  const inSight = state.shown.slice(top, top + height).map((index) => state.rows[index] as LevelRow);
  const widths = widthsOf(state.rows);
  const titleColumns = titleColumnsIn(size, widths);
  putMoreRows(cells, { first: FIRST_LINE, height }, top, state.shown.length, appearance.signs);
  inSight.forEach((row, index) => {
    const isChosen = top + index === state.list.chosen;
    putRow(cells, FIRST_LINE + index, row, isChosen, titleColumns);
  });
  if (inSight.length === 0) cells.put(FIRST_LINE, MARGIN.left + 2, 'No levels.', 'quiet');
  const records = size.columns < RECORD_WINDOW ? 0 : widths.about;
  putPreview(cells, state, ROW_COLUMNS + titleColumns + records + PICTURE_GAP, appearance);
  putStatus(cells, state.find === undefined ? state.status : { text: `Find: ${state.find}_`, isProblem: false });
  putKeys(cells, state.canSave ? [...LINE.slice(0, 3), { key: '+', does: 'add' }, ...LINE.slice(3)] : LINE);
  return cells;
}

function putPreview(cells: Cells, state: LevelsState, column: number, appearance: Appearance): void {
  const row = state.rows[state.shown[state.list.chosen] ?? -1];
  const room = { columns: cells.columns - column - MARGIN.left, lines: rowsInView(cells) - 2 };
  if (!row || room.columns < LEAST_PICTURE || room.lines < 1) return;
  const drawn = preview(row.level, room, appearance);
  const label = `${sizeMessage(row.level)}${drawn?.isPart ? ', in part' : ''}`;
  cells.put(FIRST_LINE, column, clipText(label, room.columns), 'quiet');
  if (drawn) cells.paste(FIRST_LINE + 2, column, drawn.picture);
  else cells.put(FIRST_LINE + 2, column, fitText('too large to draw here', room.columns), 'quiet');
}

/** The rows a search and a filter leave. */
export function shownRows(rows: readonly LevelRow[], unsolvedOnly: boolean, find: string): number[] {
  const text = find.toLowerCase();
  return [...rows.keys()].filter((index) => {
    const row = rows[index] as LevelRow;
    if (unsolvedOnly && row.isSolved) return false;
    return text === '' || String(row.level.number) === text || titleOf(row).toLowerCase().includes(text);
  });
}

export interface LevelsActions {
  readonly title: string;
  readonly canSave: boolean;
  rows(): readonly LevelRow[];
  play(index: number): void;
  save(): Status;
  paste(text: string): void;
  help(): void;
  back(): void;
  /** False where there is no page to go back to. */
  escape(): boolean;
  size(): Size;
}

export class LevelsPage implements Page {
  private state: LevelsState;
  private readonly actions: LevelsActions;
  /** The row chosen last. */
  private held: number;

  /** `first`: the index of the row to begin at. */
  constructor(actions: LevelsActions, first: number, status: Status = NO_STATUS) {
    this.actions = actions;
    this.held = first;
    const rows = actions.rows();
    this.state = {
      title: actions.title,
      rows,
      shown: [...rows.keys()],
      list: { ...LIST_START, chosen: first },
      unsolvedOnly: false,
      find: undefined,
      status,
      canSave: actions.canSave,
    };
  }

  enter(): void {
    this.show({ rows: this.actions.rows() });
  }

  /** The level that was played last is the one chosen when the list comes back. */
  choose(index: number): void {
    const at = this.state.shown.indexOf(index);
    if (at >= 0) this.state = { ...this.state, list: { ...this.state.list, chosen: at } };
  }

  showStatus(status: Status): void {
    this.state = { ...this.state, status };
  }

  frame(size: Size, appearance: Appearance): Cells {
    return levelsFrame(this.state, size, appearance);
  }

  private show(change: Partial<LevelsState>): void {
    const next = { ...this.state, ...change };
    // A search that finds nothing has not lost the level one was at.
    this.held = this.state.shown[this.state.list.chosen] ?? this.held;
    const shown = shownRows(next.rows, next.unsolvedOnly, next.find ?? '');
    const chosen = Math.max(0, shown.indexOf(this.held));
    const list = inView({ ...next.list, chosen }, shown.length, rowsInView(this.actions.size()));
    this.state = { ...next, shown, list };
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'paste') this.actions.paste(event.text);
    else if (event.kind === 'key' && this.state.find !== undefined) this.type(event);
    else if (event.kind === 'mouse' && event.action === 'press') this.click(event.line);
    else {
      const { list, shown } = this.state;
      const height = rowsInView(this.actions.size());
      const chosen = chosenAfter(list, event, shown.length, height);
      if (chosen !== undefined) {
        this.state = { ...this.state, status: NO_STATUS, list: inView({ ...list, chosen }, shown.length, height) };
      } else if (event.kind === 'key') this.press(keyName(event));
    }
  }

  private press(name: string): void {
    if (['enter', 'space', 'right', 'l', 'd'].includes(name)) this.play();
    else if (name === '/') this.state = { ...this.state, find: '', status: NO_STATUS };
    else if (name === 't') this.show({ unsolvedOnly: !this.state.unsolvedOnly });
    else if (name === '+' && this.state.canSave)
      this.state = { ...this.state, status: this.actions.save(), canSave: false };
    else if (name === '?' || name === 'f1') this.actions.help();
    else if (name === 'q' || name === 'ctrl+d') this.actions.back();
    else if (['escape', 'left', 'h', 'a'].includes(name) && !this.actions.escape())
      this.showStatus(info(MESSAGES.pressQ));
  }

  /** While a search is typed every key belongs to it. */
  private type(key: Key): void {
    const { find = '', list, shown } = this.state;
    const name = keyName(key);
    const chosen = name === 'up' || name === 'down' ? chosenAfter(list, key, shown.length, 1) : undefined;
    if (chosen !== undefined) this.state = { ...this.state, list: { ...list, chosen } };
    else if (name === 'enter') {
      this.play();
      this.show({ find: undefined });
    } else if (name === 'escape') this.show({ find: undefined });
    else if (name === 'backspace') this.show({ find: find.slice(0, -1) });
    else if (name === 'space') this.show({ find: `${find} ` });
    else if ([...key.name].length === 1 && !key.ctrl && !key.alt) this.show({ find: safeText(find + key.name) });
  }

  private click(line: number): void {
    const { list, shown } = this.state;
    const row = line - FIRST_LINE + inView(list, shown.length, rowsInView(this.actions.size())).top;
    if (line < FIRST_LINE || row >= shown.length) return;
    const again = row === list.chosen;
    this.state = { ...this.state, list: { ...list, chosen: row } };
    if (again) this.play();
  }

  private play(): void {
    const index = this.state.shown[this.state.list.chosen];
    if (index !== undefined) this.actions.play(index);
  }
}

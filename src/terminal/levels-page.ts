// The levels of a collection: number, title, solved or begun, best moves and pushes, and the chosen one drawn beside
// the list where there is room.

import { drawBoard } from './board-picture.js';
import { Cells, type Size } from './cells.js';
import { AIR, FOOT, type KeyHelp, putKeys, putSay } from './furniture.js';
import { futoshikiBoard, futoshikiBoardSize } from './futoshiki-board.js';
import { type Key, keyName, type TerminalEvent } from './keys.js';
import type { ShelfLevel } from './library.js';
import { chosenAfter, inView, LIST_START, type ListState, putMoreRows } from './list.js';
import type { Look } from './look.js';
import type { Page } from './page.js';
import { ownTitle } from './place.js';
import { clipText, columnsOfText, fitText, safeText } from './safe-text.js';
import { calm, type Say, SILENCE } from './say.js';
import { extentOf } from './sokoban-layout.js';
import { partFor } from './viewport.js';
import { plural, WORDS } from './words.js';

export interface LevelRow {
  readonly level: ShelfLevel;
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
  /** What is being looked for; undefined when the line of search is closed. */
  readonly find: string | undefined;
  readonly say: Say;
  /** Can be kept: it is neither ours nor imported. */
  readonly canKeep: boolean;
}

const FIRST_LINE = 3;
/** Where the counts stand in the heading, if the window is wide enough. */
const COUNT_COLUMN = 27;
const LEAST_TITLE = 10;
/** A row without its title and its record: air, number, mark. */
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

function pictureColumns({ play }: ShelfLevel): number {
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
    picture = Math.max(picture, columnsOfText(sizeWords(row.level)), pictureColumns(row.level));
  }
  const widths = { title, about, picture: Math.min(picture, FAIR_PICTURE) };
  measured.set(rows, widths);
  return widths;
}

function sizeWords({ play }: ShelfLevel): string {
  if (play.puzzle === 'futoshiki') return `${play.level.size} by ${play.level.size}`;
  return `${play.level.width} by ${play.level.height}, ${plural(play.level.goals.length, 'box', 'boxes')}`;
}

function putRow(cells: Cells, line: number, row: LevelRow, isChosen: boolean, titleColumns: number): void {
  const mark = row.isSolved ? '*' : row.isBegun ? '~' : ' ';
  cells.put(line, AIR.left, isChosen ? '>' : ' ', 'guide-strong');
  let column = cells.put(line, AIR.left + 1, String(row.level.number).padStart(5), 'quiet') + 2;
  cells.put(line, column, clipText(titleOf(row), titleColumns), isChosen ? 'strong' : 'plain');
  column += titleColumns + 1;
  column = cells.put(line, column, mark, row.isSolved ? 'home' : 'guide') + 2;
  if (cells.columns >= RECORD_WINDOW) cells.put(line, column, row.about, 'quiet');
}

/** Columns for the titles: what the longest needs, and the window has beside records and pictures. */
function titleColumnsIn({ columns }: Size, { title, about, picture }: Widths): number {
  const room = columns - ROW_COLUMNS - AIR.left;
  if (columns < RECORD_WINDOW) return Math.min(title, Math.max(LEAST_TITLE, room));
  return Math.min(title, Math.max(Math.min(FAIR_TITLE, room - about), room - about - PICTURE_GAP - picture));
}

interface Preview {
  readonly picture: Cells;
  readonly isPart: boolean;
}

/** The small picture of the chosen level, as large as the room allows: of a large level the part round the player. */
function preview({ play }: ShelfLevel, room: Size, look: Look): Preview | undefined {
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
  const picture = drawBoard({ level, position: level.start, facing: 'down' }, look.signs, cell, part);
  return { picture, isPart: shown.rows < board.rows || shown.columns < board.columns };
}

export function levelsFrame(state: LevelsState, size: Size, look: Look): Cells {
  const cells = new Cells(size);
  const solved = state.rows.filter((row) => row.isSolved).length;
  const levels = plural(state.rows.length, state.rows[0]?.level.play.puzzle === 'futoshiki' ? 'puzzle' : 'level');
  const count = `${levels}, ${solved} solved${state.unsolvedOnly ? ', unsolved only' : ''}`;
  const room = size.columns - 2 * AIR.left - count.length;
  const after = cells.put(AIR.top, AIR.left, clipText(state.title, Math.max(LEAST_TITLE, room - 3)), 'strong');
  cells.put(AIR.top, Math.max(after + 3, Math.min(COUNT_COLUMN, AIR.left + room)), count, 'quiet');
  const height = rowsInView(size);
  const { top } = inView(state.list, state.shown.length, height);
  const inSight = state.shown.slice(top, top + height).map((index) => state.rows[index] as LevelRow);
  const widths = widthsOf(state.rows);
  const titleColumns = titleColumnsIn(size, widths);
  putMoreRows(cells, { first: FIRST_LINE, height }, top, state.shown.length, look.signs);
  inSight.forEach((row, index) => {
    const isChosen = top + index === state.list.chosen;
    putRow(cells, FIRST_LINE + index, row, isChosen, titleColumns);
  });
  if (inSight.length === 0) cells.put(FIRST_LINE, AIR.left + 2, 'No levels.', 'quiet');
  const records = size.columns < RECORD_WINDOW ? 0 : widths.about;
  putPreview(cells, state, ROW_COLUMNS + titleColumns + records + PICTURE_GAP, look);
  putSay(cells, state.find === undefined ? state.say : { text: `Find: ${state.find}_`, isTrouble: false });
  putKeys(cells, state.canKeep ? [...LINE.slice(0, 3), { key: '+', does: 'add' }, ...LINE.slice(3)] : LINE);
  return cells;
}

function putPreview(cells: Cells, state: LevelsState, column: number, look: Look): void {
  const row = state.rows[state.shown[state.list.chosen] ?? -1];
  const room = { columns: cells.columns - column - AIR.left, lines: rowsInView(cells) - 2 };
  if (!row || room.columns < LEAST_PICTURE || room.lines < 1) return;
  const drawn = preview(row.level, room, look);
  const words = `${sizeWords(row.level)}${drawn?.isPart ? ', in part' : ''}`;
  cells.put(FIRST_LINE, column, clipText(words, room.columns), 'quiet');
  if (drawn) cells.paste(FIRST_LINE + 2, column, drawn.picture);
  else cells.put(FIRST_LINE + 2, column, fitText('too large to draw here', room.columns), 'quiet');
}

/** The rows a search and a filter leave. */
export function shownRows(rows: readonly LevelRow[], unsolvedOnly: boolean, find: string): number[] {
  const words = find.toLowerCase();
  return [...rows.keys()].filter((index) => {
    const row = rows[index] as LevelRow;
    if (unsolvedOnly && row.isSolved) return false;
    return words === '' || String(row.level.number) === words || titleOf(row).toLowerCase().includes(words);
  });
}

export interface LevelsActions {
  readonly title: string;
  readonly canKeep: boolean;
  rows(): readonly LevelRow[];
  play(index: number): void;
  keep(): Say;
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
  constructor(actions: LevelsActions, first: number, say: Say = SILENCE) {
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
      say,
      canKeep: actions.canKeep,
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

  say(say: Say): void {
    this.state = { ...this.state, say };
  }

  frame(size: Size, look: Look): Cells {
    return levelsFrame(this.state, size, look);
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
        this.state = { ...this.state, say: SILENCE, list: inView({ ...list, chosen }, shown.length, height) };
      } else if (event.kind === 'key') this.press(keyName(event));
    }
  }

  private press(name: string): void {
    if (['enter', 'space', 'right', 'l', 'd'].includes(name)) this.play();
    else if (name === '/') this.state = { ...this.state, find: '', say: SILENCE };
    else if (name === 't') this.show({ unsolvedOnly: !this.state.unsolvedOnly });
    else if (name === '+' && this.state.canKeep)
      this.state = { ...this.state, say: this.actions.keep(), canKeep: false };
    else if (name === '?' || name === 'f1') this.actions.help();
    else if (name === 'q' || name === 'ctrl+d') this.actions.back();
    else if (['escape', 'left', 'h', 'a'].includes(name) && !this.actions.escape()) this.say(calm(WORDS.pressQ));
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

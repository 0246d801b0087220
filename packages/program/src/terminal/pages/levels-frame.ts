// The levels of a collection as a frame: number, title, grade, progress, and best results. The selected level is drawn
// next to the list if there is room.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { clipText, columnsOfText, fitText } from '@masu/core/base/safe-text.js';
import type { StoredLevel } from '../../saves/library.js';
import { GRADE_MARK_COLUMNS, gradeLabel, gradeMark, gradeName, gradeWordColumns } from '../game/level-grade.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Appearance, Signs } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import { inView, LIST_LINE, type ListState, listHeight, putMoreRows } from '../screen/list.js';
import { findingKeys, type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { info, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';
import { type ListView, levelRowTitle, puzzleOfRow, type TerminalLevelRow } from './level-rows.js';

export interface LevelsState {
  readonly title: string;
  readonly rows: readonly TerminalLevelRow[];
  /** Indexes of the rows that are shown, in order. */
  readonly shown: readonly number[];
  readonly list: ListState;
  readonly view: ListView;
  /** The search line is open. */
  readonly isFinding: boolean;
  readonly status: Status;
  /** It can be saved: it is neither one of ours nor imported. */
  readonly canSave: boolean;
}

/** The column of the counts in the heading, if the window is wide enough. */
const COUNT_COLUMN = 27;
const MIN_TITLE = 10;
/** Columns of a row without title, grade, and record: margin, number, mark. */
const ROW_COLUMNS = 14;
/** Below this width there are no records beside the titles. */
const RECORD_WINDOW = 56;
/** From this width on, the mark of a grade is next to its word; in narrower windows it is above the picture. */
const MARK_WINDOW = 96;
/** Below this width there are no grades in the rows. */
const GRADE_WINDOW = 46;
/** Titles get this much before there is a picture, and a picture this much before titles get more. */
const FAIR_TITLE = 16;
const FAIR_PICTURE = 24;
/** Between the rows and the picture. */
const PICTURE_GAP = 3;
/** Beside the list at least this much must remain for a picture. */
const MIN_PICTURE = 12;

const LINE: readonly KeyHelp[] = [
  { key: { name: 'upDown' }, does: 'choose', weight: 2 },
  { key: { name: 'enter' }, does: 'play', weight: 1 },
  { key: '/', does: 'find' },
  { key: 'o', does: 'sort' },
  { key: 'f', does: 'grade' },
  { key: 't', does: 'unsolved' },
  { key: 'g', does: 'why' },
  { key: '?', does: 'keys' },
  { key: 'q', does: 'back' },
];

/** The most columns that any row needs for its title, its grade, its record, and its picture. */
interface Widths {
  readonly title: number;
  readonly grade: number;
  readonly about: number;
  readonly picture: number;
}

const measured = new WeakMap<readonly TerminalLevelRow[], Widths>();

/** Measured once, since a collection may have thousands of levels. */
function columnWidths(rows: readonly TerminalLevelRow[]): Widths {
  const known = measured.get(rows);
  if (known !== undefined) return known;
  let [title, about, picture] = [MIN_TITLE, 0, MIN_PICTURE];
  for (const row of rows) {
    const { play } = row.level;
    title = Math.max(title, columnsOfText(levelRowTitle(row)));
    about = Math.max(about, columnsOfText(row.about));
    picture = Math.max(
      picture,
      columnsOfText(sizeMessage(row.level)),
      TERMINAL_PUZZLES[play.puzzle].pictureColumns(play.level),
    );
  }
  const grade = rows.some((row) => row.grade) ? gradeWordColumns() + 1 : 0;
  const widths = { title, grade, about, picture: Math.min(picture, FAIR_PICTURE) };
  measured.set(rows, widths);
  return widths;
}

/** Columns of the grades in a window. */
function gradeColumns({ columns }: Size, { grade }: Widths): number {
  if (grade === 0 || columns < GRADE_WINDOW) return 0;
  return columns >= MARK_WINDOW ? grade + GRADE_MARK_COLUMNS : grade;
}

const sizeMessage = ({ play }: StoredLevel): string => TERMINAL_PUZZLES[play.puzzle].sizeText(play.level);

interface RowLayout {
  readonly title: number;
  readonly grade: number;
}

function putRow(
  cells: Cells,
  line: number,
  row: TerminalLevelRow,
  isChosen: boolean,
  layout: RowLayout,
  signs: Signs,
): void {
  const mark = row.isSolved ? '*' : row.isBegun ? '~' : ' ';
  cells.put(line, MARGIN.left, isChosen ? '>' : ' ', 'guide-strong');
  let column = cells.put(line, MARGIN.left + 1, String(row.level.number).padStart(5), 'quiet') + 2;
  cells.put(line, column, clipText(levelRowTitle(row), layout.title), isChosen ? 'strong' : 'plain');
  column += layout.title + 1;
  column = cells.put(line, column, mark, row.isSolved ? 'on-goal' : 'guide') + 2;
  if (layout.grade > 0 && row.grade) {
    const { grade } = row.grade;
    const isMarked = layout.grade > gradeWordColumns() + 1;
    const text = isMarked ? `${gradeMark(puzzleOfRow(row), grade, signs)} ${gradeName(grade)}` : gradeName(grade);
    cells.put(line, column, text);
  }
  if (cells.columns >= RECORD_WINDOW) cells.put(line, column + layout.grade, row.about, 'quiet');
}

/** Columns for the titles: what the longest needs, and the window has beside grades, records, and pictures. */
function titleColumnsIn({ columns }: Size, { title, about, picture }: Widths, grade: number): number {
  const room = columns - ROW_COLUMNS - MARGIN.left - grade;
  if (columns < RECORD_WINDOW) return Math.min(title, Math.max(MIN_TITLE, room));
  return Math.min(title, Math.max(Math.min(FAIR_TITLE, room - about), room - about - PICTURE_GAP - picture));
}

/** "40 levels, 12 solved, by grade, unsolved only". */
function countMessage(
  puzzle: PuzzleId,
  count: number,
  solved: number,
  { sort, solved: shown, grade }: ListView,
): string {
  const { levels } = texts;
  const by = sort === 'boxes' ? TERMINAL_PUZZLES[puzzle].measured : sort;
  return [
    levels.count[puzzle](count),
    levels.solved[puzzle](solved),
    ...(by === 'file' ? [] : [levels.sorted[by]]),
    ...(shown === 'all' ? [] : [levels.only[shown]]),
    ...Object.entries(levels.only).flatMap(([id, text]) => (id === grade ? [text] : [])),
  ].join(', ');
}

function putHeading(cells: Cells, { title, rows, view }: LevelsState): void {
  const solved = rows.filter((row) => row.isSolved).length;
  const [first] = rows;
  const puzzle = first ? puzzleOfRow(first) : 'sokoban';
  const count = countMessage(puzzle, rows.length, solved, view);
  const room = cells.columns - 2 * MARGIN.left - columnsOfText(count);
  const after = cells.put(MARGIN.top, MARGIN.left, clipText(title, Math.max(MIN_TITLE, room - 3)), 'strong');
  const column = Math.max(after + 3, Math.min(COUNT_COLUMN, MARGIN.left + room));
  cells.put(MARGIN.top, column, clipText(count, cells.columns - MARGIN.left - column), 'quiet');
}

export function levelsFrame(state: LevelsState, size: Size, appearance: Appearance): Cells {
  const cells = new Cells(size);
  putHeading(cells, state);
  const height = listHeight(size);
  const { top } = inView(state.list, state.shown.length, height);
  const inSight = state.shown.slice(top, top + height).map((index) => state.rows[index] as TerminalLevelRow);
  const widths = columnWidths(state.rows);
  const grade = gradeColumns(size, widths);
  const layout = { title: titleColumnsIn(size, widths, grade), grade };
  putMoreRows(cells, height, top, state.shown.length, appearance.signs);
  inSight.forEach((row, index) => {
    const isChosen = top + index === state.list.chosen;
    putRow(cells, LIST_LINE + index, row, isChosen, layout, appearance.signs);
  });
  if (inSight.length === 0) cells.put(LIST_LINE, MARGIN.left + 2, texts.levels.none, 'quiet');
  const records = size.columns < RECORD_WINDOW ? 0 : widths.about;
  putPreview(cells, state, ROW_COLUMNS + layout.title + grade + records + PICTURE_GAP, appearance);
  putStatus(
    cells,
    state.isFinding
      ? info(state.view.find === '' ? texts.levels.findAbout : texts.screen.find(state.view.find))
      : state.status,
  );
  const line: readonly KeyHelp[] = state.canSave
    ? [...LINE.slice(0, 3), { key: '+', does: 'add' }, ...LINE.slice(3)]
    : LINE;
  putKeys(cells, state.isFinding ? findingKeys('play') : line);
  return cells;
}

function putPreview(cells: Cells, state: LevelsState, column: number, appearance: Appearance): void {
  const row = state.rows[state.shown[state.list.chosen] ?? -1];
  const room = { columns: cells.columns - column - MARGIN.left, lines: listHeight(cells) - 2 };
  if (!row || room.columns < MIN_PICTURE || room.lines < 1) return;
  const { play } = row.level;
  const drawn = TERMINAL_PUZZLES[play.puzzle].preview(play.level, room, appearance);
  const label = drawn?.isPart ? texts.levels.inPart(sizeMessage(row.level)) : sizeMessage(row.level);
  cells.put(LIST_LINE, column, clipText(label, room.columns), 'quiet');
  if (row.grade) {
    const grade = gradeLabel(puzzleOfRow(row), row.grade, appearance.signs);
    cells.put(LIST_LINE + 1, column, clipText(grade, room.columns));
  }
  if (drawn) cells.paste(LIST_LINE + 2, column, drawn.picture);
  else cells.put(LIST_LINE + 2, column, fitText(texts.levels.tooLarge, room.columns), 'quiet');
}

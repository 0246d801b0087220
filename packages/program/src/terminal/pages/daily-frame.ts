// The calendar of daily puzzles as a frame: a month of days with what was solved, the streak, and the chosen day. States
// are characters: * solved, + solved later, ~ begun; the chosen day is in brackets.

import type { Month } from '@masu/core/base/daily.js';
import { clockTime } from '@masu/core/base/format.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { clipText, fitText } from '@masu/core/base/safe-text.js';
import { type CalendarDay, calendarMonth, type DayState } from '@masu/core/play/calendar.js';
import { dailyStreak } from '@masu/core/play/progress.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import { gradeMark, gradeName } from '../game/level-grade.js';
import { SCREEN_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Appearance, Signs } from '../screen/appearance.js';
import { type CellRole, Cells, type Size } from '../screen/cells.js';
import { type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import type { Status } from '../screen/status.js';
import { texts } from '../texts/language.js';

export interface DailyState {
  readonly puzzle: PuzzleId;
  /** The month in view. */
  readonly month: Month;
  /** The chosen day. */
  readonly day: string;
  readonly today: string;
  readonly dailies: readonly SavedDaily[];
  /** Whether a move was made on this day's puzzle. */
  readonly isBegun: (daily: SavedDaily) => boolean;
  /** The grade of the chosen day. */
  readonly grade: string;
  readonly isMaking: boolean;
  readonly status: Status;
}

const KEYS: readonly KeyHelp[] = [
  { key: { name: 'arrows' }, does: 'day', weight: 2 },
  { key: { name: 'enter' }, does: 'play', weight: 2 },
  { key: { name: 'pages' }, does: 'month', weight: 1 },
  { key: { name: 'tab' }, does: 'puzzle', weight: 1 },
  { key: 'e', does: 'result' },
  { key: '?', does: 'keys' },
  { key: 'q', does: 'back' },
];

const MAKING_KEYS: readonly KeyHelp[] = [{ key: { name: 'escape' }, does: 'stop' }];

const CELL_COLUMNS = 5;

const KEPT_LINES = 2;

const MARKS: Readonly<Record<DayState, string>> = { solved: '*', late: '+', begun: '~', open: ' ', future: ' ' };

const ROLES: Readonly<Record<DayState, CellRole>> = {
  solved: 'on-goal',
  late: 'on-goal',
  begun: 'guide',
  open: 'plain',
  future: 'quiet',
};

/** The cell of a day: two digits and a mark, in brackets if it is selected. */
function cellText({ date, state }: CalendarDay, isChosen: boolean): string {
  const text = `${String(date).padStart(2)}${MARKS[state]}`;
  return isChosen ? `[${text}]` : ` ${text} `;
}

/** What is known about the selected day. */
function dayLines({ puzzle, day, today, grade }: DailyState, chosen: CalendarDay | undefined, signs: Signs): string[] {
  const label = `${gradeName(grade)} ${gradeMark(puzzle, grade, signs)}`;
  const about = day === today ? texts.daily.today(day, label) : texts.daily.day(day, label);
  const { solved, optimum } = chosen?.daily ?? {};
  if (!solved) {
    const state =
      chosen?.state === 'future'
        ? texts.daily.future
        : chosen?.state === 'begun'
          ? texts.daily.begun
          : texts.daily.unsolved;
    return [about, state];
  }
  const { moves, pushes, millis, hints } = solved;
  if (moves === undefined || pushes === undefined)
    return [about, texts.daily.solvedFutoshiki(clockTime(millis), hints)];
  return [about, texts.daily.solvedSokoban(moves, pushes, optimum === undefined ? undefined : pushes - optimum)];
}

export function dailyFrame(state: DailyState, size: Size, { signs }: Appearance): Cells {
  const { puzzle, month, today, dailies } = state;
  const cells = new Cells(size);
  const calendar = calendarMonth(month, puzzle, dailies, today, 0, state.isBegun);
  let column = cells.put(MARGIN.top, MARGIN.left, texts.daily.heading, 'strong') + 3;
  for (const each of SCREEN_PUZZLES) {
    const isChosen = each === puzzle;
    const name = isChosen ? `[${PUZZLE_NAMES[each]}]` : ` ${PUZZLE_NAMES[each]} `;
    column = cells.put(MARGIN.top, column, name, isChosen ? 'guide-strong' : 'plain') + 1;
  }
  let line = MARGIN.top + 2;
  const put = (text: string, role: CellRole = 'plain'): void => {
    // The last lines are for the status and the keys.
    if (line < size.lines - KEPT_LINES)
      cells.put(line, MARGIN.left, clipText(text, Math.max(0, size.columns - 2 * MARGIN.left)), role);
    line++;
  };
  put(texts.daily.month(texts.daily.months[month.month - 1] ?? '', month.year), 'strong');
  put(texts.daily.weekdays.map((name) => ` ${fitText(name, CELL_COLUMNS - 1)}`).join(''), 'quiet');
  let chosen: CalendarDay | undefined;
  for (const week of calendar.weeks) {
    for (const [at, day] of week.entries()) {
      if (!day || line >= size.lines - KEPT_LINES) continue;
      const isChosen = day.day === state.day;
      if (isChosen) chosen = day;
      const role = isChosen ? 'guide-strong' : day.isToday && day.state === 'open' ? 'strong' : ROLES[day.state];
      cells.put(line, MARGIN.left + at * CELL_COLUMNS, cellText(day, isChosen), role);
    }
    line++;
  }
  put(texts.daily.legend, 'quiet');
  line++;
  for (const text of dayLines(state, chosen, signs)) put(text);
  const { current, longest, solved } = dailyStreak(dailies, puzzle, today);
  put(texts.daily.streak(current, longest, solved), 'quiet');
  putStatus(cells, state.status);
  putKeys(cells, state.isMaking ? MAKING_KEYS : KEYS);
  return cells;
}

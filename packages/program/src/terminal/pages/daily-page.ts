// Daily puzzles: a calendar to choose a day from, and the puzzle of that day, generated in a worker when it is first
// opened.

import { daysOfMonth, localDay, type Month, neighborDay, neighborMonth } from '../../base/daily.js';
import { type DayText, parseDay } from '../../base/day.js';
import { clockTime } from '../../base/format.js';
import { PUZZLE_NAMES, type PuzzleId } from '../../base/puzzle.js';
import { clipText, fitText } from '../../base/safe-text.js';
import { type DailyReport, dailyJob, generateDaily, type Task } from '../../jobs/index.js';
import { keyName, type TerminalEvent } from '../../keys/index.js';
import {
  begunDays,
  type CalendarDay,
  calendarMonth,
  type DayState,
  dailyStreak,
  type SavedDaily,
  shareText,
} from '../../play/index.js';
import { type StoredCollection, storedDailies } from '../../saves/index.js';
import { savedDaily } from '../../session/index.js';
import { gradeMark, gradeName } from '../game/grader.js';
import { SCREEN_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Appearance, Signs } from '../screen/appearance.js';
import { type CellRole, Cells, type Size } from '../screen/cells.js';
import { type App, info, NO_STATUS, problem, type Status, type TerminalPage } from '../screen/page.js';
import { type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { saidInTerminal, texts } from '../texts/language.js';
import { openKeys, TextPage } from './text-page.js';

// The calendar of daily puzzles as a frame: a month of days with what was solved, the streak, and the chosen day. States
// are characters: * solved, + solved later, ~ begun; the chosen day is in brackets.

interface DailyState {
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

/** How many days each arrow key moves. */
const STEPS: Readonly<Record<string, number>> = {
  left: -1,
  h: -1,
  a: -1,
  right: 1,
  l: 1,
  d: 1,
  up: -7,
  k: -7,
  w: -7,
  down: 7,
  j: 7,
  s: 7,
};

/** This many days later or earlier, but not before the first day and not after today. */
function moved(day: DayText, by: number, today: DayText): DayText {
  let at = day;
  for (let step = 0; step < Math.abs(by); step++) at = neighborDay(at, by > 0 ? 1 : -1) ?? at;
  return at > today ? today : at;
}

export class DailyPage implements TerminalPage {
  private readonly app: App;
  private readonly playDaily: (collection: StoredCollection) => void;
  private puzzle: PuzzleId = 'sokoban';
  private day: DayText;
  private status: Status = NO_STATUS;
  /** As saved when the page came into view. */
  private isBegun: DailyState['isBegun'] = () => false;
  private task: Task<DailyReport> | undefined;

  constructor(app: App, playDaily: (collection: StoredCollection) => void) {
    this.app = app;
    this.playDaily = playDaily;
    this.day = this.today;
  }

  private get today(): DayText {
    return localDay(new Date(this.app.now()));
  }

  private get state(): DailyState {
    const { puzzle, day, today } = this;
    const { year, month } = parseDay(day) as { year: number; month: number };
    const grade = dailyJob(puzzle, day)?.grade ?? '';
    const { isBegun, status } = this;
    const dailies = this.app.store.dailies();
    const isMaking = this.task !== undefined;
    return { puzzle, month: { year, month }, day, today, dailies, isBegun, grade, isMaking, status };
  }

  frame(size: Size, appearance: Appearance): Cells {
    return dailyFrame(this.state, size, appearance);
  }

  enter(): void {
    this.isBegun = begunDays(this.app.store.games());
  }

  leave(): void {
    this.task?.stop();
  }

  take(event: TerminalEvent): void {
    if (event.kind !== 'key') return;
    const name = keyName(event);
    if (this.task) {
      if (['escape', 'q', 'ctrl+d'].includes(name)) this.task.stop();
      return;
    }
    this.status = NO_STATUS;
    const step = STEPS[name];
    if (step !== undefined) this.day = moved(this.day, step, this.today);
    else if (name === 'pageup' || name === 'pagedown') this.turn(name === 'pageup' ? -1 : 1);
    else if (name === 'home') this.day = this.today;
    else if (name === 'tab' || name === 'shift+tab')
      this.puzzle = SCREEN_PUZZLES.find((each) => each !== this.puzzle) ?? 'sokoban';
    else if (name === 'enter' || name === 'space') this.open();
    else if (name === 'e') this.share();
    else if (name === '?' || name === 'f1') openKeys(this.app, 'daily');
    else if (name === 'q' || name === 'ctrl+d') this.app.back();
    else if (name === 'escape' && !this.app.escape()) this.status = info(texts.game.pressQ);
  }

  /** The same date of another month, or the last one there. */
  private turn(by: 1 | -1): void {
    const { year, month, day } = parseDay(this.day) as { year: number; month: number; day: number };
    const there = neighborMonth({ year, month }, by);
    const days = daysOfMonth(there.year, there.month);
    const found = days[Math.min(day, days.length) - 1] as DayText;
    if (parseDay(found)) this.day = moved(found, 0, this.today);
  }

  private open(): void {
    const { puzzle, day } = this;
    const saved = this.app.store.daily({ puzzle, day });
    if (saved) this.play(saved);
    else void this.make(puzzle, day);
  }

  private play(daily: SavedDaily): void {
    const collection = storedDailies(daily);
    if (collection.ok) this.playDaily(collection.value);
    else this.status = problem(texts.game.bug(collection.error));
  }

  private async make(puzzle: PuzzleId, day: DayText): Promise<void> {
    this.status = info(texts.generate.begins);
    this.task = generateDaily(this.app.engine(), puzzle, day, ({ expanded }) => {
      this.status = info(texts.generate.generating(expanded));
      this.app.draw();
    });
    const reported = await this.task?.report.catch((bug: Error) => bug);
    this.task = undefined;
    if (!reported || reported instanceof Error) this.status = problem(texts.game.bug(reported?.message ?? day));
    else if (!reported.ok) this.status = problem(saidInTerminal(reported.error));
    else this.made(day, reported.value.report);
    this.app.draw();
  }

  private made(day: DayText, report: DailyReport['report']): void {
    this.status = NO_STATUS;
    if (report.verdict === 'gave-up') this.status = info(texts.game.stopped);
    else if (report.verdict === 'refused') this.status = problem(saidInTerminal(report));
    else {
      const daily = savedDaily(day, report);
      this.app.store.saveDaily(daily);
      this.play(daily);
    }
  }

  private share(): void {
    const { puzzle, day } = this;
    const daily = this.app.store.daily({ puzzle, day });
    const text =
      daily &&
      shareText(
        { ...daily, grade: gradeName(daily.grade) },
        `masu daily ${puzzle} --date ${day}`,
        texts.daily.shareWords,
      );
    if (text === undefined) this.status = info(texts.daily.nothingToShare);
    else this.app.open(new TextPage(texts.daily.share, text.split('\n'), () => this.app.back(), false));
  }
}

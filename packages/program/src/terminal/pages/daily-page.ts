// Daily puzzles: a calendar to choose a day from, and the puzzle of that day, generated in a worker when it is first
// opened.

import { daysOfMonth, localDay, neighborDay, neighborMonth } from '@masu/core/base/daily.js';
import { type DayText, parseDay } from '@masu/core/base/day.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { begunDays } from '@masu/core/play/calendar.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import { shareText } from '@masu/core/play/share-daily.js';
import { type DailyReport, dailyJob, generateDaily } from '@masu/engine/jobs/daily-job.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import { savedDaily } from '@masu/engine/session/daily.js';
import { keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import { type StoredCollection, storedDailies } from '../../saves/library.js';
import { gradeName } from '../game/level-grade.js';
import { SCREEN_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Appearance } from '../screen/appearance.js';
import type { Cells, Size } from '../screen/cells.js';
import type { App, TerminalPage } from '../screen/page.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import { saidInTerminal, texts } from '../texts/language.js';
import { type DailyState, dailyFrame } from './daily-frame.js';
import { openKeys, TextPage } from './text-page.js';

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
    const dayFound = days[Math.min(day, days.length) - 1] as DayText;
    if (parseDay(dayFound)) this.day = moved(dayFound, 0, this.today);
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

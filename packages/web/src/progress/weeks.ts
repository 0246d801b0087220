// How many levels were first solved in each of the last weeks, by the player's calendar.

import { localDay, neighborDay, weekdayOf } from '@masu/core/base/daily.js';
import type { DayText } from '@masu/core/base/day.js';
import type { LevelRecord } from '@masu/core/play/saved-data.js';
import { puzzleView } from '../puzzle-views.js';

export interface Week {
  /** Its first day. */
  readonly from: DayText;
  readonly solved: number;
}

/** The last `count` weeks, the oldest first. `first` is the weekday they begin with, 0 for Monday to 6 for Sunday. */
export function solvedByWeek(
  records: readonly LevelRecord[],
  today: DayText,
  count: number,
  first: number,
): readonly Week[] {
  const weekStart = (day: DayText): DayText => {
    let start = day;
    for (let back = ((weekdayOf(day) ?? 0) - first + 7) % 7; back > 0; back--) start = neighborDay(start, -1) ?? start;
    return start;
  };
  const starts: DayText[] = [weekStart(today)];
  while (starts.length < count) starts.unshift(weekStart(neighborDay(starts[0] as DayText, -1) ?? today));
  const solved = new Map(starts.map((start) => [start, 0]));
  for (const record of records) {
    const start = weekStart(localDay(new Date(puzzleView(record.puzzle).firstSolved(record))));
    const before = solved.get(start);
    if (before !== undefined) solved.set(start, before + 1);
  }
  return starts.map((from) => ({ from, solved: solved.get(from) ?? 0 }));
}

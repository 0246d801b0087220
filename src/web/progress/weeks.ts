// How many levels were first solved in each of the last weeks, by the player's calendar.

import { type DayText, localDay, neighborDay, weekdayOf } from '../../base/daily.js';
import type { LevelRecord } from '../../play/index.js';

export interface Week {
  /** Its Monday. */
  readonly from: DayText;
  readonly solved: number;
}

/** The earliest time that a record knows of. */
function firstSolved(record: LevelRecord): number {
  if (record.puzzle === 'futoshiki') return record.best.at;
  const { bestMoves, bestPushes, solutions = [] } = record;
  return Math.min(...[bestMoves, bestPushes, ...solutions].map(({ at }) => at));
}

function mondayOf(day: DayText): DayText {
  let monday = day;
  for (let back = weekdayOf(day) ?? 0; back > 0; back--) monday = neighborDay(monday, -1) ?? monday;
  return monday;
}

/** The last `count` weeks, the oldest first. */
export function solvedByWeek(records: readonly LevelRecord[], today: DayText, count: number): readonly Week[] {
  const mondays: DayText[] = [mondayOf(today)];
  while (mondays.length < count) mondays.unshift(mondayOf(neighborDay(mondays[0] as DayText, -1) ?? today));
  const solved = new Map(mondays.map((monday) => [monday, 0]));
  for (const record of records) {
    const monday = mondayOf(localDay(new Date(firstSolved(record))));
    const before = solved.get(monday);
    if (before !== undefined) solved.set(monday, before + 1);
  }
  return mondays.map((from) => ({ from, solved: solved.get(from) ?? 0 }));
}

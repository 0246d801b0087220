// A month of daily puzzles as a table: solved days carry the seal, days solved later an empty one, days in progress a
// dot. Every day up to today is a link to its puzzles.

import { type Month, neighborMonth } from '@masu/core/base/daily.js';
import { type DayText, parseDay } from '@masu/core/base/day.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { begunDays, type CalendarDay, calendarMonth, type DayState } from '@masu/core/play/calendar.js';
import { useState } from 'preact/hooks';
import { ColumnNames } from '../choices.js';
import { Button } from '../controls.js';
import { firstWeekday, fullDay, monthName, weekdayNames } from '../dates.js';
import { Seal } from '../icons.js';
import { levelRoute, makeRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { dailyTexts } from '../texts/daily.js';

function StateMark({ state }: { readonly state: DayState }) {
  if (state === 'solved') return <Seal of="day-mark" />;
  if (state === 'late') {
    return (
      <svg class="day-mark" viewBox="0 0 48 48" aria-hidden="true">
        <rect x="5" y="5" width="38" height="38" rx="4" fill="none" stroke="var(--sealfill)" stroke-width="6" />
      </svg>
    );
  }
  return <span class={state === 'begun' ? 'day-mark begun' : 'day-mark'} aria-hidden="true" />;
}

function Day({ cell, shown }: { readonly cell: CalendarDay; readonly shown: DayText }) {
  const { day, date, state, isToday } = cell;
  const name = dailyTexts.calendar.day(fullDay(day), state, isToday);
  if (state === 'future') return <span class="day future">{date}</span>;
  return (
    <a
      class={`day ${isToday ? 'today' : ''}`}
      href={makeRoute(levelRoute('daily', day))}
      aria-label={name}
      aria-current={day === shown ? 'date' : undefined}
    >
      <span>{date}</span>
      <StateMark state={state} />
    </a>
  );
}

export function Calendar(props: { readonly puzzle: PuzzleId; readonly day: DayText; readonly now: DayText }) {
  const { puzzle, day, now } = props;
  const [month, setMonth] = useState<Month>(parseDay(day) ?? { year: 2000, month: 1 });
  const first = firstWeekday();
  const { dailies, games } = saved.value;
  const shown = calendarMonth(month, puzzle, dailies, now, first, begunDays(games));
  const { weeks, solved, year, month: number } = shown;
  const thisMonth = parseDay(now);
  const isLast = thisMonth?.year === year && thisMonth.month === number;
  const title = monthName(year, number);
  return (
    <div class="calendar">
      <div class="row">
        <Button
          icon="previous"
          name={dailyTexts.calendar.previous}
          onClick={() => setMonth(neighborMonth(month, -1))}
        />
        <p class="grow month">
          <b>{title}</b> <span class="quiet">{dailyTexts.calendar.solved(solved)}</span>
        </p>
        <Button
          icon="next"
          name={dailyTexts.calendar.next}
          disabled={isLast}
          onClick={() => !isLast && setMonth(neighborMonth(month, 1))}
        />
      </div>
      <table aria-label={title}>
        <ColumnNames names={weekdayNames(first)} />
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((cell, column) => (
                <td key={column}>{cell && <Day cell={cell} shown={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="calendar-legend">
        {(['solved', 'late', 'begun'] as const).map((state) => (
          <li key={state}>
            <StateMark state={state} /> {dailyTexts.calendar.legend[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}

// The daily page: the two puzzles of a day, the calendar, and the streaks.

import { useEffect, useRef, useState } from 'preact/hooks';
import { type Month, neighborDay, neighborMonth } from '../../base/daily.js';
import { type DayText, parseDay } from '../../base/day.js';
import { PUZZLE_IDS, type PuzzleId } from '../../base/puzzle.js';
import {
  begunDays,
  type CalendarDay,
  calendarMonth,
  type DayState,
  dailyStreak,
  type SavedDaily,
} from '../../play/index.js';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { useDueParts } from '../app/turns.js';
import { ColumnNames, LinkButton, PageHead, Panel, Segments } from '../choices.js';
import { Button } from '../controls.js';
import { firstWeekday, fullDay, longDay, monthName, weekdayNames } from '../dates.js';
import { go, route } from '../route.js';
import { levelRoute, makeRoute, pageRoute } from '../routes.js';
import { gameLeftAt, saved } from '../saves/saves.js';
import '../styles/daily.css';
import { notifyOn } from '../app/notice.js';
import { dailyEntry } from '../collections/data/dailies.js';
import { type DailyLevel, dailyId, type MakingDaily, makeDaily, today } from '../collections/data/daily-level.js';
import { playTime } from '../format.js';
import { GradeAndReasons } from '../grades/reasons.js';
import { Seal } from '../icons.js';
import { STOP } from '../more-icons.js';
import { LevelPicture } from '../puzzle-views.js';
import { dailyTexts } from '../texts/daily.js';
import { playTexts } from '../texts/play.js';
import { copyDayLink, shareDaily } from './share.js';

/** Status messages of this page, shown there even if another page is open. */
const notifyDaily = notifyOn('daily');

// One puzzle of a day: its board, its grade, how it went, and the buttons to play it and to share the result.

type State =
  | { readonly kind: 'making'; readonly tries: number }
  | { readonly kind: 'here'; readonly made: DailyLevel }
  | { readonly kind: 'stopped' | 'failed' };

/** Makes the level when shown; `again` after it was stopped. */
function useDaily(puzzle: PuzzleId, day: DayText): { state: State; stop: () => void; again: () => void } {
  const [state, setState] = useState<State>({ kind: 'making', tries: 0 });
  const [attempt, setAttempt] = useState(0);
  const making = useRef<MakingDaily | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    const show = (next: State): void => {
      if (isHere) setState(next);
    };
    show({ kind: 'making', tries: 0 });
    const mine = makeDaily(puzzle, day, (tries) => show({ kind: 'making', tries }));
    making.current = mine;
    mine.level.then(
      (made) => show(made ? { kind: 'here', made } : { kind: 'stopped' }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isHere = false;
      mine.stop();
    };
  }, [puzzle, day, attempt]);
  return { state, stop: () => making.current?.stop(), again: () => setAttempt(attempt + 1) };
}

function solvedResult({ solved, optimum }: SavedDaily): string | undefined {
  if (!solved) return undefined;
  const { moves, pushes, millis, hints } = solved;
  if (moves === undefined || pushes === undefined) return dailyTexts.solvedFutoshiki(playTime(millis), hints);
  return dailyTexts.solvedSokoban(moves, pushes, optimum === undefined ? undefined : Math.max(0, pushes - optimum));
}

function Ready({ puzzle, day, made }: { readonly puzzle: PuzzleId; readonly day: DayText; readonly made: DailyLevel }) {
  const { level } = made;
  const daily = dailyEntry(puzzle, day) ?? made.daily;
  const result = solvedResult(daily);
  // One button is the likeliest next step: that of the first puzzle that isn't solved.
  const isNext = puzzle === PUZZLE_IDS.find((each) => !dailyEntry(each, day)?.solved);
  const isBegun = (gameLeftAt({ puzzle, hash: level.hash })?.moves ?? 0) > 0;
  const word = isBegun ? dailyTexts.continue : result ? dailyTexts.playAgain : dailyTexts.play;
  return (
    <>
      <div class="daily-picture">
        <LevelPicture puzzle={puzzle} draft={level.draft} isLarge />
      </div>
      {level.graded && <GradeAndReasons puzzle={puzzle} graded={level.graded} />}
      <p class="daily-result">
        {result && <Seal of="stamp" />}
        <span class={result ? '' : 'quiet'}>{result ?? dailyTexts.open}</span>
      </p>
      <div class="row">
        <LinkButton variant={isNext ? 'main' : ''} to={levelRoute(puzzle, dailyId(puzzle, day))}>
          {word}
          <span class="hide">{playTexts.pages[puzzle]}</span>
        </LinkButton>
        {result && <Button onClick={() => void shareDaily(daily, notifyDaily)}>{dailyTexts.share}</Button>}
        <Button variant="bare" icon="link" onClick={() => void copyDayLink(day, notifyDaily)}>
          {dailyTexts.copyLink}
        </Button>
      </div>
    </>
  );
}

function DailyPuzzle({ puzzle, day }: { readonly puzzle: PuzzleId; readonly day: DayText }) {
  const { state, stop, again } = useDaily(puzzle, day);
  return (
    <section class="panel daily-puzzle" aria-label={playTexts.pages[puzzle]}>
      <h2>{playTexts.pages[puzzle]}</h2>
      {state.kind === 'here' ? (
        <Ready puzzle={puzzle} day={day} made={state.made} />
      ) : (
        <>
          <div class="daily-picture" />
          <p class="quiet">{state.kind === 'making' ? dailyTexts.generating(state.tries) : dailyTexts[state.kind]}</p>
          {state.kind === 'making' ? (
            <Button icon={STOP} onClick={stop}>
              {dailyTexts.stop}
            </Button>
          ) : (
            <Button onClick={again}>{dailyTexts.retry}</Button>
          )}
        </>
      )}
    </section>
  );
}

const toDay = (day: DayText): void => go(levelRoute('daily', day));

function Head({ day, now }: { readonly day: DayText; readonly now: DayText }) {
  const previous = neighborDay(day, -1);
  const next = neighborDay(day, 1);
  const isLast = next === undefined || next > now;
  return (
    <PageHead over={dailyTexts.over} title={longDay(day)} variant="collection-head">
      <div class="row">
        {day !== now && <LinkButton to={pageRoute('daily')}>{dailyTexts.today}</LinkButton>}
        <Button
          icon="previous"
          name={dailyTexts.previousDay}
          disabled={!previous}
          onClick={() => previous && toDay(previous)}
        />
        <Button
          icon="next"
          name={dailyTexts.nextDay}
          disabled={isLast}
          onClick={() => next && !isLast && toDay(next)}
        />
      </div>
    </PageHead>
  );
}

function Streaks({ now }: { readonly now: DayText }) {
  const streaksWords = dailyTexts.streaks;
  return (
    <Panel heading={streaksWords.heading} about={streaksWords.about}>
      <table class="best streaks">
        <ColumnNames
          names={[
            <span key="puzzle" class="hide">
              {streaksWords.puzzle}
            </span>,
            streaksWords.current,
            streaksWords.longest,
            streaksWords.solved,
          ]}
        />
        <tbody>
          {PUZZLE_IDS.map((puzzle) => {
            const { current, longest, solved } = dailyStreak(saved.value.dailies, puzzle, now);
            return (
              <tr key={puzzle}>
                <th scope="row">{playTexts.pages[puzzle]}</th>
                <td class="win">{current}</td>
                <td>{longest}</td>
                <td>{solved}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** The day that the address names: today without one, undefined if there is no puzzle. */
function addressedDay(now: DayText): DayText | undefined {
  const { target } = route.value;
  if (target.kind !== 'collection') return now;
  return parseDay(target.collection) && target.collection <= now ? target.collection : undefined;
}

export function DailyPage() {
  const now = today();
  const day = addressedDay(now);
  const [puzzle, setPuzzle] = useState<PuzzleId>('sokoban');
  usePageTitle(playTexts.pages.daily, day && longDay(day));
  useEffect(() => {
    notifyDaily(
      day ? undefined : { tone: 'ink', lead: dailyTexts.missing, rest: dailyTexts.missingRest },
      day ? '' : undefined,
    );
  }, [day]);
  const shown = day ?? now;
  // The puzzles first, then the calendar, then the table.
  const due = useDueParts(2);
  return (
    <div class="daily">
      <section aria-label={playTexts.pages.daily}>
        <Head day={shown} now={now} />
        {day && (
          <div class="daily-puzzles">
            {PUZZLE_IDS.map((each) => (
              <DailyPuzzle key={`${each} ${day}`} puzzle={each} day={day} />
            ))}
          </div>
        )}
        <FloatingMessage />
      </section>
      <aside class="side" aria-label={dailyTexts.calendar.heading}>
        {due > 0 && (
          <Panel heading={dailyTexts.calendar.heading}>
            <Segments
              name={dailyTexts.calendar.puzzle}
              options={PUZZLE_IDS.map((each) => [each, playTexts.pages[each]] as const)}
              chosen={puzzle}
              onChoose={setPuzzle}
            />
            <Calendar key={`${puzzle} ${shown.slice(0, 7)}`} puzzle={puzzle} day={shown} now={now} />
          </Panel>
        )}
        {due > 1 && <Streaks now={now} />}
      </aside>
    </div>
  );
}

// A month of daily puzzles as a table: solved days carry the seal, days solved later an empty one, days in progress a
// dot. Every day up to today is a link to its puzzles.

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

function Calendar(props: { readonly puzzle: PuzzleId; readonly day: DayText; readonly now: DayText }) {
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

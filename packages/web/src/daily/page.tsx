// The daily page: the two puzzles of a day, the calendar, and the streaks.

import { neighborDay } from '@masu/core/base/daily.js';
import { type DayText, parseDay } from '@masu/core/base/day.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { dailyStreak } from '@masu/core/play/progress.js';
import { useEffect, useState } from 'preact/hooks';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { useDueParts } from '../app/turns.js';
import { ColumnNames, LinkButton, PageHead, Panel, Segments } from '../choices.js';
import { today } from '../collections/data/daily-level.js';
import { Button } from '../controls.js';
import { longDay } from '../dates.js';
import { go, route } from '../route.js';
import { levelRoute, pageRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { dailyTexts } from '../texts/daily.js';
import { playTexts } from '../texts/play.js';
import { Calendar } from './calendar.js';
import { DailyPuzzle, notifyDaily } from './daily-puzzle.js';
import '../styles/daily.css';

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

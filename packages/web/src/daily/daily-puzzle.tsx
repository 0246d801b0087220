// One puzzle of a day: its board, its grade, how it went, and the buttons to play it and to share the result.

import type { DayText } from '@masu/core/base/day.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { notifyOn } from '../app/notice.js';
import { LinkButton } from '../choices.js';
import { dailyEntry } from '../collections/data/dailies.js';
import { type DailyLevel, dailyId, type MakingDaily, makeDaily } from '../collections/data/daily-level.js';
import { Button } from '../controls.js';
import { playTime } from '../format.js';
import { GradeAndReasons } from '../grades/reasons.js';
import { Seal } from '../icons.js';
import { STOP } from '../more-icons.js';
import { LevelPicture } from '../puzzle-views.js';
import { levelRoute } from '../routes.js';
import { gameLeftAt } from '../saves/saves.js';
import { dailyTexts } from '../texts/daily.js';
import { playTexts } from '../texts/play.js';
import { copyDayLink, shareDaily } from './share.js';

/** Status messages of this page, shown there even if another page is open. */
export const notifyDaily = notifyOn('daily');

type State =
  | { readonly kind: 'making'; readonly tries: number }
  | { readonly kind: 'here'; readonly daily: DailyLevel }
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
      (daily) => show(daily ? { kind: 'here', daily } : { kind: 'stopped' }),
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

function Ready({
  puzzle,
  day,
  daily,
}: {
  readonly puzzle: PuzzleId;
  readonly day: DayText;
  readonly daily: DailyLevel;
}) {
  const { level } = daily;
  const saved = dailyEntry(puzzle, day) ?? daily.daily;
  const result = solvedResult(saved);
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
        {result && <Button onClick={() => void shareDaily(saved, notifyDaily)}>{dailyTexts.share}</Button>}
        <Button variant="bare" icon="link" onClick={() => void copyDayLink(day, notifyDaily)}>
          {dailyTexts.copyLink}
        </Button>
      </div>
    </>
  );
}

export function DailyPuzzle({ puzzle, day }: { readonly puzzle: PuzzleId; readonly day: DayText }) {
  const { state, stop, again } = useDaily(puzzle, day);
  return (
    <section class="panel daily-puzzle" aria-label={playTexts.pages[puzzle]}>
      <h2>{playTexts.pages[puzzle]}</h2>
      {state.kind === 'here' ? (
        <Ready puzzle={puzzle} day={day} daily={state.daily} />
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

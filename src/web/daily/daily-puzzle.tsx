// One puzzle of a day: its board, its grade, how it went, and the buttons to play it and to share the result.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { DayText } from '../../base/day.js';
import type { PuzzleId } from '../../base/puzzle.js';
import type { SavedDaily } from '../../play/index.js';
import { notifyOn } from '../app/notice.js';
import { LevelPicture } from '../cards/card.js';
import { dailyEntry } from '../collections/data/dailies.js';
import { type DailyLevel, dailyId, type MakingDaily, makeDaily } from '../collections/data/daily-level.js';
import { Button } from '../controls.js';
import { playTime } from '../format.js';
import { GradeMark } from '../grades/grade-mark.js';
import { Reasons } from '../grades/reasons.js';
import { Seal } from '../icons.js';
import { STOP } from '../more-icons.js';
import { makeRoute } from '../routes.js';
import { gameLeftAt } from '../saves/saves.js';
import { dailyTexts } from '../texts/daily.js';
import { gradesTexts } from '../texts/grades.js';
import { playTexts } from '../texts/play.js';
import { copyDayLink, shareDaily } from './share.js';

// Status messages of this page, shown there even if another page is open.

export const notifyDaily = notifyOn('daily');

type State =
  | { readonly kind: 'making'; readonly tries: number }
  | { readonly kind: 'here'; readonly made: DailyLevel }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

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

const tell = (lead: string): void => notifyDaily({ tone: 'calm', lead });

function resultOf({ puzzle, solved, optimum }: SavedDaily): string | undefined {
  if (!solved) return undefined;
  const { moves, pushes, millis, hints } = solved;
  if (puzzle === 'futoshiki' || moves === undefined || pushes === undefined) {
    return dailyTexts.solvedFutoshiki(playTime(millis), hints);
  }
  return dailyTexts.solvedSokoban(moves, pushes, optimum === undefined ? undefined : Math.max(0, pushes - optimum));
}

function Ready({ puzzle, day, made }: { readonly puzzle: PuzzleId; readonly day: DayText; readonly made: DailyLevel }) {
  const { level } = made;
  const daily = dailyEntry(puzzle, day) ?? made.daily;
  const result = resultOf(daily);
  // One button is the likeliest next step: Sokoban first.
  const isNext = !result && (puzzle === 'sokoban' || dailyEntry('sokoban', day)?.solved !== undefined);
  const isBegun = (gameLeftAt({ puzzle, hash: level.hash })?.moves ?? 0) > 0;
  const word = isBegun ? dailyTexts.continue : result ? dailyTexts.playAgain : dailyTexts.play;
  const target = { kind: 'collection', collection: dailyId(puzzle, day), index: 0 } as const;
  return (
    <>
      <div class="daily-picture">
        <LevelPicture collection={{ puzzle }} level={level} isLarge />
      </div>
      {level.graded && (
        <details class="why">
          <summary>
            <GradeMark puzzle={puzzle} graded={level.graded} />
            <span class="hide">{gradesTexts.why}</span>
          </summary>
          <Reasons puzzle={puzzle} graded={level.graded} />
        </details>
      )}
      <p class="daily-result">
        {result && <Seal of="stamp" />}
        <span class={result ? '' : 'quiet'}>{result ?? dailyTexts.open}</span>
      </p>
      <div class="row">
        <a class={`btn ${isNext ? 'main' : ''}`} href={makeRoute({ page: puzzle, target })}>
          {word}
          <span class="hide">{playTexts.pages[puzzle]}</span>
        </a>
        {result && <Button onClick={() => void shareDaily(daily, tell)}>{dailyTexts.share}</Button>}
        <Button variant="bare" icon="link" onClick={() => void copyDayLink(day, tell)}>
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
        <Ready puzzle={puzzle} day={day} made={state.made} />
      ) : (
        <>
          <div class="daily-picture" />
          <p class="quiet">
            {state.kind === 'making'
              ? dailyTexts.generating(state.tries)
              : state.kind === 'stopped'
                ? dailyTexts.stopped
                : dailyTexts.failed}
          </p>
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

// "Next for you": the wished chance of success, and a button that opens a level with it. On the progress page, the rating
// over time, and what becomes of it.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { WISH_NAMES, WISHES } from '@masu/core/play/next-level.js';
import { type RatedAttempt, START_RATING } from '@masu/core/play/rating.js';
import { useState } from 'preact/hooks';
import { Check, Segments } from '../choices.js';
import { Button } from '../controls.js';
import { nextTexts } from '../texts/next.js';
import { puzzleRatings } from './offer.js';
import { playNext } from './offered.js';
import { chooseWish, chosenWish, isRatingOn, ratingSince, resetRating, setRatingOn } from './rating-settings.js';

type Looking = 'no' | 'looking' | 'none';

/** The wish and the button. `leave`: called before another level is opened, because one that is begun is given up. */
export function NextPanel({ puzzle, leave }: { readonly puzzle: PuzzleId; readonly leave?: () => Promise<void> }) {
  const [looking, setLooking] = useState<Looking>('no');
  if (!isRatingOn()) return null;
  const open = (): void => {
    setLooking('looking');
    playNext(puzzle, leave).then(
      (isOpen) => setLooking(isOpen ? 'no' : 'none'),
      () => setLooking('none'),
    );
  };
  return (
    <section class="panel next-panel" aria-label={nextTexts.heading}>
      <h2>
        {nextTexts.heading} <span class="quiet">{nextTexts.about}</span>
      </h2>
      <div class="row">
        <Segments
          name={nextTexts.wish}
          options={WISH_NAMES.map((wish) => [wish, nextTexts.wishes[wish]] as const)}
          chosen={chosenWish()}
          onChoose={chooseWish}
        />
        <Button variant="main" disabled={looking === 'looking'} onClick={open}>
          {nextTexts.play}
        </Button>
      </div>
      <p class="quiet">
        {looking === 'none' ? nextTexts.none : nextTexts.wishAbout(Math.round(100 * WISHES[chosenWish()]))}
        {leave && looking !== 'none' && ` ${nextTexts.leaving}`}
      </p>
    </section>
  );
}

const WIDTH = 320;

const HEIGHT = 96;

const EDGE = 6;

/** The mean as a line in a band of twice the deviation. */
function RatingChart({ history }: { readonly history: readonly RatedAttempt[] }) {
  const all = [START_RATING, ...history.map(({ rating }) => rating)];
  const low = Math.min(...all.map(({ mean, deviation }) => mean - 2 * deviation));
  const high = Math.max(...all.map(({ mean, deviation }) => mean + 2 * deviation));
  const x = (at: number): string => (EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, all.length - 1)).toFixed(1);
  const y = (value: number): string =>
    (HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low)).toFixed(1);
  const line = (shift: number): string[] =>
    all.map(({ mean, deviation }, at) => `${x(at)},${y(mean + shift * deviation)}`);
  return (
    <svg class="rating-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polygon points={[...line(2), ...line(-2).reverse()].join(' ')} />
      <polyline points={line(0).join(' ')} />
    </svg>
  );
}

/** The rating over time; it can be reset and switched off. */
export function RatingPanel({ puzzle }: { readonly puzzle: PuzzleId }) {
  const history = puzzleRatings(puzzle);
  const { mean, deviation } = history.at(-1)?.rating ?? START_RATING;
  const solved = history.filter(({ attempt }) => attempt.result === 'solved').length;
  const isOn = isRatingOn();
  return (
    <section class="panel rating-panel">
      <h2>
        {nextTexts.rating} <span class="quiet">{nextTexts.ratingAbout}</span>
      </h2>
      {isOn && history.length > 0 && (
        <>
          <p>{nextTexts.figures(Math.round(mean), Math.round(2 * deviation), solved, history.length - solved)}</p>
          <RatingChart history={history} />
        </>
      )}
      {isOn && history.length === 0 && (
        <p class="quiet">{ratingSince() > 0 ? nextTexts.afterReset : nextTexts.noAttempts}</p>
      )}
      <div class="row">
        <Check checked={isOn} onChange={setRatingOn}>
          {nextTexts.isOn}
        </Check>
        {isOn && history.length > 0 && <Button onClick={resetRating}>{nextTexts.reset}</Button>}
      </div>
    </section>
  );
}

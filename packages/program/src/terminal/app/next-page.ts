// "Next for you": a row per puzzle and wished chance of success, and what becomes of the rating.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { type SuccessWish, WISH_NAMES, WISHES } from '@masu/core/play/next-level.js';
import { countedAttempts, currentRating, RATING_SINCE } from '@masu/core/play/rating.js';
import type { StoredLevel } from '../../saves/library.js';
import { keepsRating, lastRatingReset, offeredCollections } from '../game/attempts.js';
import { ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { openKeys } from '../pages/text-page.js';
import { SCREEN_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { info, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';
import type { PageHost } from './saved-pages.js';

/** The levels to choose from: those that come with masu, then the player's own. */
const offeredLevels = ({ app: { library } }: PageHost, puzzle: PuzzleId): readonly StoredLevel[] =>
  offeredCollections(library, puzzle)
    .flat()
    .flatMap(({ levels }) => levels);

/** Whether a level that comes with masu still has no grade. */
const isGrading = ({ app: { library }, grader }: PageHost, puzzle: PuzzleId): boolean =>
  (offeredCollections(library, puzzle)[0] ?? []).some(({ levels }) =>
    levels.some((level) => !grader.gradeOf(level) && !grader.isTried(level)),
  );

/** The rating in words; empty before the first attempt. */
function ratingMessage({ app: { store } }: PageHost, puzzle: PuzzleId): string {
  const attempts = store.attempts();
  if (!keepsRating(store) || countedAttempts(attempts, puzzle, lastRatingReset(store)).length === 0) return '';
  const { mean, deviation } = currentRating(attempts, puzzle, lastRatingReset(store));
  return texts.next.rating(Math.round(mean), Math.round(2 * deviation));
}

/** The levels to play next: a row per puzzle and wished chance. */
function nextPage(host: PageHost): ChoicePage {
  const { app } = host;
  /** The row that was opened before its levels were graded: its level opens when they are. */
  let wanted: { puzzle: PuzzleId; wish: SuccessWish; showStatus: (status: Status) => void } | undefined;
  const graded = (): void => {
    if (!wanted || isGrading(host, wanted.puzzle)) return;
    if (!host.playNext(wanted.puzzle, wanted.wish)) wanted.showStatus(info(texts.next.none));
    wanted = undefined;
    app.draw();
  };
  return new ChoicePage(app, {
    heading: texts.next.heading,
    rows: (showStatus) => [
      ...SCREEN_PUZZLES.flatMap((puzzle) =>
        WISH_NAMES.map((wish) => ({
          name: texts.next.row(PUZZLE_NAMES[puzzle], texts.next.wishes[wish]),
          about: `${texts.next.chance(Math.round(100 * WISHES[wish]))} ${ratingMessage(host, puzzle)}`.trim(),
          open: () => {
            wanted = isGrading(host, puzzle) ? { puzzle, wish, showStatus } : undefined;
            if (wanted) showStatus(info(texts.next.grading));
            else if (!host.playNext(puzzle, wish)) showStatus(info(texts.next.none));
          },
        })),
      ),
      {
        name: texts.next.keep,
        about: keepsRating(app.store) ? texts.next.on : texts.next.off,
        open: () => {
          app.store.saveSetting('rating', !keepsRating(app.store));
          showStatus(info(keepsRating(app.store) ? texts.next.on : texts.next.off));
        },
      },
      {
        name: texts.next.reset,
        about: texts.next.resetAbout,
        open: () => {
          app.store.saveSetting(RATING_SINCE, app.now());
          showStatus(info(texts.next.resetDone));
        },
      },
    ],
    enter: () =>
      host.grader.start(
        SCREEN_PUZZLES.flatMap((puzzle) => offeredLevels(host, puzzle)),
        graded,
      ),
    leave: () => {
      wanted = undefined;
      host.grader.stop();
    },
    help: () => openKeys(app, 'daily'),
  });
}

/** The row of the menu for the level to play next. */
export const nextRow = (host: PageHost): ChoiceRow => ({
  name: texts.next.heading,
  about: texts.next.about,
  open: () => host.app.open(nextPage(host)),
});

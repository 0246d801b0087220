// "Next for you": a row per puzzle and wished chance of success, and what becomes of the rating.

import { PUZZLE_IDS, PUZZLE_NAMES, type PuzzleId } from '../../base/puzzle.js';
import {
  countedAttempts,
  currentRating,
  RATING_SINCE,
  type SuccessWish,
  WISH_NAMES,
  WISHES,
} from '../../play/index.js';
import type { StoredLevel } from '../../saves/index.js';
import { keepsRating, lastRatingReset, offeredCollections } from '../game/attempts.js';
import type { Grader } from '../game/grader.js';
import { ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { keysPage } from '../pages/help-page.js';
import type { App } from '../screen/page.js';
import { info, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';

export interface NextHost {
  readonly app: App;
  /** Plays the level that suits the player; false if there is none. */
  playNext(puzzle: PuzzleId, wish: SuccessWish): boolean;
  readonly grader: Grader;
}

/** The levels to choose from: those that come with masu, then the player's own. */
const levelsOf = ({ app: { library } }: NextHost, puzzle: PuzzleId): readonly StoredLevel[] =>
  offeredCollections(library, puzzle)
    .flat()
    .flatMap(({ levels }) => levels);

/** Whether a level that comes with masu still has no grade. */
const isGrading = ({ app: { library }, grader }: NextHost, puzzle: PuzzleId): boolean =>
  (offeredCollections(library, puzzle)[0] ?? []).some(({ levels }) =>
    levels.some((level) => !grader.gradeOf(level) && !grader.isTried(level)),
  );

/** The rating in words; empty before the first attempt. */
function ratingMessage({ app: { store } }: NextHost, puzzle: PuzzleId): string {
  const attempts = store.attempts();
  if (!keepsRating(store) || countedAttempts(attempts, puzzle, lastRatingReset(store)).length === 0) return '';
  const { mean, deviation } = currentRating(attempts, puzzle, lastRatingReset(store));
  return texts.next.rating(Math.round(mean), Math.round(2 * deviation));
}

/** The levels to play next: a row per puzzle and wished chance. */
function nextPage(host: NextHost): ChoicePage {
  const { app } = host;
  const showStatus = (status: Status): void => page.showStatus(status);
  /** The row that was opened before its levels were graded: its level opens when they are. */
  let wanted: [puzzle: PuzzleId, wish: SuccessWish] | undefined;
  const graded = (): void => {
    if (!wanted || isGrading(host, wanted[0])) return;
    if (!host.playNext(...wanted)) showStatus(info(texts.next.none));
    wanted = undefined;
    app.draw();
  };
  const page: ChoicePage = new ChoicePage({
    heading: texts.next.heading,
    wayOut: 'back',
    rows: () => [
      ...PUZZLE_IDS.flatMap((puzzle) =>
        WISH_NAMES.map((wish) => ({
          name: texts.next.row(PUZZLE_NAMES[puzzle], texts.next.wishes[wish]),
          about: `${texts.next.chance(Math.round(100 * WISHES[wish]))} ${ratingMessage(host, puzzle)}`.trim(),
          open: () => {
            wanted = isGrading(host, puzzle) ? [puzzle, wish] : undefined;
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
        PUZZLE_IDS.flatMap((puzzle) => levelsOf(host, puzzle)),
        graded,
      ),
    leave: () => {
      wanted = undefined;
      host.grader.stop();
    },
    paste: () => {},
    help: () => app.open(keysPage('daily', () => app.back())),
    back: () => app.back(),
    escape: () => app.escape(),
    size: () => app.size(),
  });
  return page;
}

/** The row of the menu for the level to play next. */
export const nextRow = (host: NextHost): ChoiceRow => ({
  name: texts.next.heading,
  about: texts.next.about,
  open: () => host.app.open(nextPage(host)),
});

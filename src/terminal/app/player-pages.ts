// Pages about the player and about difficulty: the daily puzzles, the progress, and why a level has its grade.

import { localDay } from '../../base/daily.js';
import { PUZZLE_IDS, type PuzzleId } from '../../base/puzzle.js';
import { PUZZLE_NAMES } from '../../base/puzzle-names.js';
import {
  countedAttempts,
  currentRating,
  type Progress,
  RATING_SINCE,
  type SuccessWish,
  streakOf,
  summarizeProgress,
  WISH_NAMES,
  WISHES,
} from '../../play/index.js';
import type { StoredCollection, StoredLevel } from '../../saves/index.js';
import { keepsRating, lastRatingReset } from '../game/attempts.js';
import type { Grader } from '../game/grader.js';
import { GRADES_OF, gradeLines } from '../game/level-grade.js';
import { ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { DailyPage } from '../pages/daily-page.js';
import { keysPage } from '../pages/help-page.js';
import { progressRows } from '../pages/progress-rows.js';
import { TextPage, type TextRows } from '../pages/text-page.js';
import type { Signs } from '../screen/appearance.js';
import type { App } from '../screen/page.js';
import { info, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';

export interface PlayerHost {
  readonly app: App;
  readonly grader: Grader;
  play(collection: StoredCollection): void;
  /** Plays the level that suits the player; false if there is none. */
  playNext(puzzle: PuzzleId, wish: SuccessWish): boolean;
}

const textRows = (lines: readonly string[]): TextRows => lines.map((line): [string, string] => [line, '']);

function dailyPage({ app, play }: PlayerHost): DailyPage {
  const share = (text: string): void =>
    app.open(new TextPage(texts.daily.share, textRows(text.split('\n')), () => app.back(), false));
  const help = (): void => app.open(keysPage('daily', () => app.back()));
  return new DailyPage(app, { play, help, share });
}

/** The progress of a puzzle over all collections of the library. */
function progressOf({ app, grader }: PlayerHost, puzzle: PuzzleId): Progress {
  const { store, library } = app;
  const collections = library.collections(puzzle).map(({ title, levels }) => ({
    title,
    levels: levels.map((level) => {
      const { grade, optimum } = grader.gradeOf(level) ?? {};
      return {
        hash: level.hash,
        ...(grade === undefined ? {} : { grade }),
        ...(optimum === undefined ? {} : { optimum }),
      };
    }),
  }));
  const saved = { records: store.records, grades: [...store.grades().values()], dailies: store.dailies() };
  return summarizeProgress(puzzle, GRADES_OF[puzzle], collections, saved, localDay(new Date(app.now())));
}

function progressPage(host: PlayerHost): TextPage {
  host.app.store.refresh();
  const all = PUZZLE_IDS.map((puzzle) => progressOf(host, puzzle));
  return new TextPage(
    texts.progress.heading,
    (signs) =>
      all.flatMap((progress, at) => [...(at > 0 ? [['', ''] as const] : []), ...progressRows(progress, signs)]),
    () => host.app.back(),
  );
}

/** Opens the page about why a level has its grade; it is graded now if it has no grade yet. */
export function openGradePage({ app, grader }: PlayerHost, level: StoredLevel): void {
  const rows = (signs: Signs): TextRows => {
    const grade = grader.gradeOf(level);
    if (grade) return textRows(gradeLines(level.play.puzzle, grade, signs));
    return textRows([grader.isTried(level) ? texts.grades.none : texts.grades.unknown]);
  };
  app.open(new TextPage(texts.grades.heading, rows, () => app.back()));
  // Not before: the page that goes out of view stops the grader.
  grader.start([level], () => app.draw());
}

/** The rating in words; empty before the first attempt. */
function ratingMessage({ app: { store } }: PlayerHost, puzzle: PuzzleId): string {
  const attempts = store.attempts();
  if (!keepsRating(store) || countedAttempts(attempts, puzzle, lastRatingReset(store)).length === 0) return '';
  const { mean, deviation } = currentRating(attempts, puzzle, lastRatingReset(store));
  return texts.next.rating(Math.round(mean), Math.round(2 * deviation));
}

/** The levels to play next: a row per puzzle and wished chance. */
function nextPage(host: PlayerHost): ChoicePage {
  const { app } = host;
  const showStatus = (status: Status): void => page.showStatus(status);
  const page: ChoicePage = new ChoicePage({
    heading: texts.next.heading,
    wayOut: 'back',
    rows: () => [
      ...PUZZLE_IDS.flatMap((puzzle) =>
        WISH_NAMES.map((wish) => ({
          name: texts.next.row(PUZZLE_NAMES[puzzle], texts.next.wishes[wish]),
          about: `${texts.next.chance(Math.round(100 * WISHES[wish]))} ${ratingMessage(host, puzzle)}`.trim(),
          open: () => {
            if (!host.playNext(puzzle, wish)) showStatus(info(texts.next.none));
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
    paste: () => {},
    help: () => app.open(keysPage('daily', () => app.back())),
    back: () => app.back(),
    escape: () => app.escape(),
    size: () => app.size(),
  });
  return page;
}

/** The rows of the menu for the player. */
export function playerRows(host: PlayerHost): ChoiceRow[] {
  const { app } = host;
  const today = localDay(new Date(app.now()));
  const dailies = app.store.dailies();
  const streak = Math.max(...PUZZLE_IDS.map((puzzle) => streakOf(dailies, puzzle, today).current));
  const isSolved = dailies.some(({ day, solved }) => day === today && solved);
  return [
    {
      name: texts.daily.heading,
      about: texts.daily.about[isSolved ? 'solved' : 'open'](streak),
      open: () => app.open(dailyPage(host)),
    },
    {
      name: texts.progress.heading,
      about: texts.progress.solved(app.store.records.length),
      open: () => app.open(progressPage(host)),
    },
  ];
}

/** The row of the menu for the level to play next. */
export const nextRow = (host: PlayerHost): ChoiceRow => ({
  name: texts.next.heading,
  about: texts.next.about,
  open: () => host.app.open(nextPage(host)),
});

// Pages about the player and about difficulty: the daily puzzles, the progress, and why a level has its grade.

import { localDay } from '../../base/daily.js';
import { defined } from '../../base/defined.js';
import { clockTime } from '../../base/format.js';
import { PUZZLE_NAMES, type PuzzleId } from '../../base/puzzle.js';
import { dailyStreak, type Progress, type SolvedShare, summarizeProgress } from '../../play/index.js';
import type { StoredLevel } from '../../saves/index.js';
import { GRADES_OF, gradeLines, gradeName } from '../game/grader.js';
import type { ChoiceRow } from '../pages/choice-page.js';
import { DailyPage } from '../pages/daily-page.js';
import { shownRecords } from '../pages/progress.js';
import { TextPage, type TextRows } from '../pages/text-page.js';
import { SCREEN_PUZZLES, TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Signs } from '../screen/appearance.js';
import { shownTitle, texts } from '../texts/language.js';
import type { PageHost } from './saved-pages.js';

// Your progress as rows of text: solved by grade and by collection with a small chart, the optimum, time, hints, streaks.

const CHART_COLUMNS = 20;

/** "########------------  12 of 40": full only if all are solved, empty only if none is. */
function chart({ solved, total }: SolvedShare, { step: [on, off] }: Signs): string {
  const exact = total === 0 ? 0 : (CHART_COLUMNS * solved) / total;
  const filled = solved === 0 ? 0 : Math.max(1, Math.floor(exact));
  return `${on.repeat(filled)}${off.repeat(CHART_COLUMNS - filled)}  ${texts.progress.share(solved, total)}`;
}

function optimumFigures({ reached, missed, extraPushes }: Progress['optimum']): string {
  const { optimumReached, optimumMissed } = texts.progress;
  return missed === 0 ? optimumReached(reached) : optimumMissed(reached, missed, extraPushes);
}

/** The rows of one puzzle. */
export function progressRows(progress: Progress, signs: Signs): TextRows {
  const { puzzle, byGrade, byCollection, elsewhere, optimum, millis, timed, hints, withoutHints, daily } = progress;
  const words = texts.progress;
  const graded = byGrade.filter(({ total }) => total > 0);
  return [
    PUZZLE_NAMES[puzzle],
    [words.all, chart(progress, signs)],
    ...(TERMINAL_PUZZLES[puzzle].sorts.includes('pushes') ? [[words.optimum, optimumFigures(optimum)] as const] : []),
    [words.time, words.timeFigures(clockTime(millis), timed)],
    [words.hints, words.hintFigures(hints, withoutHints)],
    [words.daily, words.dailyFigures(daily.current, daily.longest, daily.solved)],
    '',
    words.byGrade,
    ...graded.map((row): [string, string] => [
      row.grade === '' ? words.notGraded : gradeName(row.grade),
      chart(row, signs),
    ]),
    '',
    words.byCollection,
    ...byCollection.map((row): [string, string] => [shownTitle(row.title), chart(row, signs)]),
    ...(elsewhere > 0 ? [[words.elsewhere, words.solved(elsewhere)] as const] : []),
  ];
}

/** The progress of a puzzle over all collections of the library. */
function playerProgress({ app, grader }: PageHost, puzzle: PuzzleId): Progress {
  const { store, library } = app;
  const collections = library.collections(puzzle).map(({ title, levels }) => ({
    title,
    levels: levels.map((level) => {
      const { grade, optimum } = grader.gradeOf(level) ?? {};
      return {
        hash: level.hash,
        ...defined({ grade, optimum }),
      };
    }),
  }));
  const saved = { records: store.records, grades: [...store.grades().values()], dailies: store.dailies() };
  return summarizeProgress(puzzle, GRADES_OF[puzzle], collections, saved, localDay(new Date(app.now())));
}

function progressPage(host: PageHost): TextPage {
  host.app.store.refresh();
  const all = SCREEN_PUZZLES.map((puzzle) => playerProgress(host, puzzle));
  return new TextPage(
    texts.progress.heading,
    (signs) => all.flatMap((progress, at) => [...(at > 0 ? [''] : []), ...progressRows(progress, signs)]),
    () => host.app.back(),
  );
}

/** Opens the page about why a level has its grade; it is graded now if it has no grade yet. */
export function openGradePage({ app, grader }: PageHost, level: StoredLevel): void {
  const rows = (signs: Signs): TextRows => {
    const grade = grader.gradeOf(level);
    if (grade) return gradeLines(level.play.puzzle, grade, signs);
    return [grader.isTried(level) ? texts.grades.none : texts.grades.unknown];
  };
  app.open(new TextPage(texts.grades.heading, rows, () => app.back()));
  // Not before: the page that goes out of view stops the grader.
  grader.start([level], () => app.draw());
}

/** The rows of the menu for the player. */
export function playerRows(host: PageHost): ChoiceRow[] {
  const { app } = host;
  const today = localDay(new Date(app.now()));
  const dailies = app.store.dailies();
  const streak = Math.max(...SCREEN_PUZZLES.map((puzzle) => dailyStreak(dailies, puzzle, today).current));
  const isSolved = dailies.some(({ day, solved }) => day === today && solved);
  return [
    {
      name: texts.daily.heading,
      about: texts.daily.about[isSolved ? 'solved' : 'open'](streak),
      open: () => app.open(new DailyPage(app, (collection) => host.play(collection, 0))),
    },
    {
      name: texts.progress.heading,
      about: texts.progress.solved(shownRecords(app.store).length),
      open: () => app.open(progressPage(host)),
    },
  ];
}

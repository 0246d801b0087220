// Pages about the player and about difficulty: the daily puzzles, the progress, and why a level has its grade.

import { localDay } from '@masu/core/base/daily.js';
import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { dailyStreak, type Progress, summarizeProgress } from '@masu/core/play/progress.js';
import type { StoredLevel } from '../../saves/library.js';
import { GRADES_OF, gradeLines } from '../game/level-grade.js';
import type { ChoiceRow } from '../pages/choice-page.js';
import { DailyPage } from '../pages/daily-page.js';
import { shownRecords } from '../pages/progress.js';
import { TextPage, type TextRows } from '../pages/text-page.js';
import { SCREEN_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Signs } from '../screen/appearance.js';
import { texts } from '../texts/language.js';
import { progressRows } from './progress-rows.js';
import type { PageHost } from './saved-pages.js';

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

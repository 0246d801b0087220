// Your progress as rows of text: solved by grade and by collection with a small chart, the optimum, time, hints, streaks.

import { clockTime } from '@masu/core/base/format.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import type { Progress, SolvedShare } from '@masu/core/play/progress.js';
import { gradeName } from '../game/level-grade.js';
import type { TextRows } from '../pages/text-page.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Signs } from '../screen/appearance.js';
import { shownTitle, texts } from '../texts/language.js';

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

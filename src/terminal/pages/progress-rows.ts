// Your progress as rows of text: solved by grade and by collection with a small chart, the optimum, time, hints, streaks.

import { clockTime } from '../../base/clock-time.js';
import { PUZZLE_NAMES } from '../../base/puzzle-names.js';
import type { Progress, SolvedShare } from '../../play/index.js';
import { gradeName } from '../game/level-grade.js';
import type { Signs } from '../screen/appearance.js';
import { shownTitle, texts } from '../texts/language.js';
import type { TextRows } from './text-page.js';

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
  const T = texts.progress;
  const graded = byGrade.filter(({ total }) => total > 0);
  return [
    [PUZZLE_NAMES[puzzle], ''],
    [T.all, chart(progress, signs)],
    ...(puzzle === 'sokoban' ? [[T.optimum, optimumFigures(optimum)] as const] : []),
    [T.time, T.timeFigures(clockTime(millis), timed)],
    [T.hints, T.hintFigures(hints, withoutHints)],
    [T.daily, T.dailyFigures(daily.current, daily.longest, daily.solved)],
    ['', ''],
    [T.byGrade, ''],
    ...graded.map((row): [string, string] => [
      row.grade === '' ? T.notGraded : gradeName(row.grade),
      chart(row, signs),
    ]),
    ['', ''],
    [T.byCollection, ''],
    ...byCollection.map((row): [string, string] => [shownTitle(row.title), chart(row, signs)]),
    ...(elsewhere > 0 ? [[T.elsewhere, T.solved(elsewhere)] as const] : []),
  ];
}

// Your progress as rows of text: solved by grade and by collection with a small chart, the optimum, time, hints, streaks.

import type { Progress, SolvedShare } from '../../play/index.js';
import type { Signs } from '../screen/appearance.js';
import { PROGRESS_TEXTS as T } from './messages.js';
import type { TextRows } from './text-page.js';

const CHART_COLUMNS = 20;

/** "########------------  12 of 40": full only where all are solved, empty only where none is. */
function chart({ solved, total }: SolvedShare, { step: [on, off] }: Signs): string {
  const exact = total === 0 ? 0 : (CHART_COLUMNS * solved) / total;
  const filled = solved === 0 ? 0 : Math.max(1, Math.floor(exact));
  return `${on.repeat(filled)}${off.repeat(CHART_COLUMNS - filled)}  ${T.share(solved, total)}`;
}

/** The rows of one puzzle. */
export function progressRows(progress: Progress, signs: Signs): TextRows {
  const { puzzle, byGrade, byCollection, elsewhere, optimum, millis, timed, hints, withoutHints, daily } = progress;
  const graded = byGrade.filter(({ total }) => total > 0);
  return [
    [T.puzzle(puzzle), ''],
    [T.all, chart(progress, signs)],
    ...(puzzle === 'sokoban'
      ? [[T.optimum, T.optimumFigures(optimum.reached, optimum.missed, optimum.extraPushes)] as const]
      : []),
    [T.time, T.timeFigures(millis, timed)],
    [T.hints, T.hintFigures(hints, withoutHints)],
    [T.daily, T.dailyFigures(daily.current, daily.longest, daily.solved)],
    ['', ''],
    [T.byGrade, ''],
    ...graded.map((row): [string, string] => [row.grade === '' ? T.notGraded : row.grade, chart(row, signs)]),
    ['', ''],
    [T.byCollection, ''],
    ...byCollection.map((row): [string, string] => [row.title, chart(row, signs)]),
    ...(elsewhere > 0 ? [[T.elsewhere, T.elsewhereCount(elsewhere)] as const] : []),
  ];
}

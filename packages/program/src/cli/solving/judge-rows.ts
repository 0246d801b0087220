// What `masu judge` prints: a table, lines of JSON, or CSV, from the same rows.

import { csvText } from '@masu/core/base/csv.js';
import { countOf } from '@masu/core/base/format.js';
import type { TextError } from '@masu/core/base/result.js';
import { type Align, tableLines } from '@masu/core/base/table.js';
import type { DuplicateGroup } from '@masu/engine/judge/duplicates.js';
import { isJudgment, type Judged, type Judgment, type Unjudged } from '@masu/engine/judge/judge.js';
import type { StudentTotal } from '@masu/engine/judge/students.js';
import { FILE_FAULTS } from '@masu/node-host/files/load-file.js';
import { faultFields } from '../interface/exit-codes.js';
import { jsonLine, safe } from '../interface/output.js';

/** The fewest moves and pushes of a level, as far as they are proven. */
export interface Optimum {
  readonly moves?: number;
  readonly pushes?: number;
}

export interface JudgeRows {
  readonly judged: readonly Judged[];
  /** The student of each submission. */
  readonly students: ReadonlyMap<string, string>;
  readonly totals: readonly StudentTotal[];
  readonly duplicates: readonly DuplicateGroup[];
  /** By the number of the level. */
  readonly optima: ReadonlyMap<number, Optimum>;
}

/** Names of other submissions are listed up to this many; thousands may hand in the same. */
const MAX_NAMES = 10;

type SameAs = (judgment: Judgment) => readonly string[];

/** For each judgment, the other submissions with the same answer. */
function findSameAs({ duplicates }: JudgeRows): SameAs {
  const groups = new Map<string, readonly string[]>();
  for (const { level, submissions, key } of duplicates) groups.set(`${level} ${key}`, submissions);
  return ({ level, key, submission }) => {
    const all = key === undefined ? undefined : groups.get(`${level} ${key}`);
    if (!all) return [];
    // One more than is shown, since the submission itself is in the list.
    return all
      .slice(0, MAX_NAMES + 1)
      .filter((name) => name !== submission)
      .slice(0, MAX_NAMES);
  };
}

const scoreMessage = ({ moves, pushes }: Judgment): string => {
  if (moves === undefined) return 'Solved.';
  const count = countOf(moves, 'move', 'moves');
  return pushes === undefined ? `Solved in ${count}.` : `Solved in ${count} and ${countOf(pushes, 'push', 'pushes')}.`;
};

/** What was skipped, as a sentence. */
const skippedMessage = ({ blockedMoves }: Judgment): string =>
  blockedMoves === undefined ? '' : `${countOf(blockedMoves, 'blocked move', 'blocked moves')} not counted.`;

/** A verdict beyond the column that says solved. */
const judgmentRemark = (judgment: Judgment): string =>
  [judgment.message, skippedMessage(judgment)].filter((part) => part !== '').join(' ');

/** The verdict on a solution, as sentences. */
export const judgmentMessage = (judgment: Judgment): string =>
  [judgment.solved ? scoreMessage(judgment) : '', judgmentRemark(judgment)].filter((part) => part !== '').join(' ');

const studentName = ({ students }: JudgeRows, { submission }: Judged): string => students.get(submission) ?? submission;

export function* judgeJson(rows: JudgeRows): Generator<string> {
  const sameAs = findSameAs(rows);
  for (const each of rows.judged) {
    if (!isJudgment(each)) {
      const { submission, error } = each;
      yield jsonLine({ student: studentName(rows, each), submission, file: submission, error: faultFields(error) });
      continue;
    }
    const { submission, line, level, title = '', by, solved, failedAt, blockedBy, fault } = each;
    const { moves, pushes, blockedMoves } = each;
    const optimum = rows.optima.get(level);
    const same = sameAs(each);
    yield jsonLine({
      ...{ student: studentName(rows, each), submission, line, level, title, by, solved, failedAt, blockedBy, fault },
      ...{ moves, pushes, blockedMoves },
      ...(optimum ? { optimal: { moves: optimum.moves ?? null, pushes: optimum.pushes ?? null } } : {}),
      ...(same.length > 0 ? { sameAs: same } : {}),
      message: judgmentMessage(each),
    });
  }
  for (const { student, solved, outOf, failed, unreadable, moves, pushes } of rows.totals) {
    yield jsonLine({ student, total: { solved, outOf, failed, unreadable, moves, pushes } });
  }
}

export function judgeCsv(rows: JudgeRows): string {
  const sameAs = findSameAs(rows);
  const lines = rows.judged.map((each) => {
    const from = [studentName(rows, each), each.submission];
    if (!isJudgment(each)) {
      const { line, message } = each.error;
      return [...from, line, '', '', '', unjudgedResult(each), '', '', '', '', '', '', message];
    }
    const optimum = rows.optima.get(each.level);
    return [
      ...[...from, each.line, each.level, each.title, each.by, each.solved ? 'solved' : 'fails', each.failedAt],
      ...[each.moves, each.pushes, optimum?.moves, optimum?.pushes, sameAs(each).join('; '), judgmentMessage(each)],
    ];
  });
  const head = [
    ...['student', 'submission', 'line', 'level', 'title', 'matched_by', 'result', 'failed_at', 'moves', 'pushes'],
    ...['optimal_moves', 'optimal_pushes', 'same_as', 'message'],
  ];
  return csvText([head, ...lines]);
}

const unjudgedResult = ({ error }: Unjudged): string =>
  error.code === 'unknown-level' ? 'unknown level' : 'unreadable';

const judgmentResult = ({ solved, failedAt }: Judgment): string =>
  solved ? 'solved' : failedAt === undefined ? 'not solved' : `fails at ${failedAt}`;

const shown = (count: number | undefined): string => (count === undefined ? '' : String(count));

/** A table without the columns that are empty in every row, except for the first few. */
function withoutEmpty(heading: readonly string[], lines: readonly string[][], aligns: readonly Align[], first: number) {
  const used = heading.map((_, column) => column < first || lines.some((line) => line[column] !== ''));
  const keep = <T>(row: readonly T[]): T[] => row.filter((_, column) => used[column]);
  return tableLines([heading, ...lines].map(keep), keep(aligns));
}

const HEADING = ['submission', 'level', 'result', 'moves', 'fewest', 'pushes', 'fewest', 'same as', 'remark'];
const ALIGNS: readonly Align[] = ['left', 'right', 'left', 'right', 'right', 'right', 'right', 'left', 'left'];

/** Faults of a whole file or folder, which have no line and column. */
const PLACELESS: readonly string[] = [...FILE_FAULTS, 'empty-file', 'empty-folder', 'unreadable-folder'];

const placed = ({ line, column, code, message }: TextError): string =>
  safe(PLACELESS.includes(code) ? message : `${line}:${column}: ${message}`);

export function judgeTable(rows: JudgeRows): string[] {
  const sameAs = findSameAs(rows);
  const lines = rows.judged.map((each): string[] => {
    if (!isJudgment(each))
      return [safe(each.submission), '', unjudgedResult(each), '', '', '', '', '', placed(each.error)];
    const optimum = rows.optima.get(each.level);
    const same = sameAs(each).slice(0, 2).map(safe).join(', ') + (sameAs(each).length > 2 ? ', …' : '');
    return [
      ...[safe(each.submission), String(each.level), judgmentResult(each)],
      ...[shown(each.moves), shown(optimum?.moves), shown(each.pushes), shown(optimum?.pushes)],
      ...[same, safe(judgmentRemark(each))],
    ];
  });
  return withoutEmpty(HEADING, lines, ALIGNS, 3);
}

const TOTALS_HEADING = ['student', 'solved', 'not solved', 'not judged', 'missing', 'moves', 'pushes'];

/** One row per student: levels solved, tried, and missing, and the moves and pushes of the best solutions. */
export function totalsTable({ totals }: JudgeRows): string[] {
  const some = (count: number): string => (count === 0 ? '' : String(count));
  const lines = totals.map(({ student, solved, outOf, failed, unreadable, moves, pushes }) => [
    ...[safe(student), `${solved} of ${outOf}`, some(failed), some(unreadable), some(outOf - solved - failed)],
    ...[shown(moves), shown(pushes)],
  ]);
  const aligns = TOTALS_HEADING.map((_, column): Align => (column === 0 ? 'left' : 'right'));
  return withoutEmpty(TOTALS_HEADING, lines, aligns, 2);
}

/** One row per student for a spreadsheet: the total, then the moves of every level, or why it is not solved. */
export function marksCsv({ totals }: JudgeRows): string {
  const count = totals[0]?.outOf ?? 0;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const judgmentCell = (judgment: Judgment | undefined): string | number =>
    judgment === undefined ? '' : judgment.solved ? (judgment.moves ?? 'solved') : judgmentResult(judgment);
  return csvText([
    ['student', 'solved', 'of', 'moves', 'pushes', 'not judged', ...numbers.map((number) => `level ${number}`)],
    ...totals.map(({ student, solved, outOf, moves, pushes, unreadable, best }) => [
      ...[student, solved, outOf, moves, pushes, unreadable],
      ...numbers.map((number) => judgmentCell(best.get(number))),
    ]),
  ]);
}

/** `30 solutions: 25 solved, 4 not solved, 1 not judged` */
function judgeSummary({ judged }: JudgeRows): string {
  const unreadable = judged.filter((each) => !isJudgment(each)).length;
  const solved = judged.filter((each) => isJudgment(each) && each.solved).length;
  const failing = judged.length - unreadable - solved;
  const others = unreadable > 0 ? `, ${unreadable} not judged` : '';
  return `${countOf(judged.length, 'solution', 'solutions')}: ${solved} solved, ${failing} not solved${others}`;
}

/** How a submission says which level it is for; printed once if one of them doesn't. */
const LAYOUTS: readonly string[] = [
  'A level is found by, in this order:',
  '  its board or hash     a .sok or .xsb file with boards and solutions; Hash: 9f2c… above the moves',
  '  its title             Two boxes: RldR; the title above the moves; anna-two-boxes.txt',
  '  a number called one   Level 2: RldR; 2: RldR; {"level":2,"solution":"RldR"}; anna-level2.txt; anna-L2.txt; level2/anna.txt',
  '  the order             without any of these, one line of moves, block, or grid per level; - for one without a solution',
  'Other digits in a name say nothing: they may be a student’s or a group’s.',
];

/** What is said after the table: equal answers, how blocked moves are treated, the accepted layouts, and the counts. */
export function judgeNotes(rows: JudgeRows, allowBlocked: boolean): string[] {
  const hasBlocked = rows.judged.some((each) => isJudgment(each) && each.fault === 'blocked');
  const hasSkipped = rows.judged.some((each) => isJudgment(each) && each.blockedMoves !== undefined);
  const isUnknown = rows.judged.some((each) => !isJudgment(each) && each.error.code === 'unknown-level');
  return [
    ...duplicateLines(rows),
    ...(isUnknown ? LAYOUTS : []),
    ...(hasBlocked && !allowBlocked
      ? ['A blocked move fails a solution here; with --allow-blocked it counts as no move, as in `masu replay`.']
      : []),
    ...(hasSkipped ? ['Blocked moves count as no move (--allow-blocked), as in `masu replay`.'] : []),
    judgeSummary(rows),
  ];
}

/** One line per group of equal answers. */
function duplicateLines({ duplicates }: JudgeRows): string[] {
  return duplicates.map(({ level, submissions }) => {
    const named = submissions.slice(0, MAX_NAMES).map(safe).join(', ');
    const more = submissions.length > MAX_NAMES ? ` and ${submissions.length - MAX_NAMES} more` : '';
    return `Same moves for level ${level}: ${named}${more}`;
  });
}

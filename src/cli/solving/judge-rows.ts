// What `masu judge` prints: a table, lines of JSON, or CSV, from the same rows.

import { csvText } from '../../base/csv.js';
import { countOf } from '../../base/format.js';
import type { TextError } from '../../base/result.js';
import { FILE_FAULTS } from '../../files/index.js';
import { type DuplicateGroup, isJudgment, type Judged, type Judgment } from '../../judge/index.js';
import { faultFields } from '../interface/exit-codes.js';
import { jsonLine, safe } from '../interface/output.js';
import { type Align, tableLines } from '../interface/table.js';

/** The fewest moves and pushes of a level, as far as they are proven. */
export interface Optimum {
  readonly moves?: number;
  readonly pushes?: number;
}

export interface JudgeRows {
  readonly judged: readonly Judged[];
  readonly duplicates: readonly DuplicateGroup[];
  /** By the number of the level. */
  readonly optima: ReadonlyMap<number, Optimum>;
}

/** Names of other submissions are listed up to this many; thousands may hand in the same. */
const MOST_NAMES = 10;

type SameAs = (judgment: Judgment) => readonly string[];

/** For each judgment, the other submissions with the same answer. */
function sameAsOf({ duplicates }: JudgeRows): SameAs {
  const groups = new Map<string, readonly string[]>();
  for (const { level, submissions, key } of duplicates) groups.set(`${level} ${key}`, submissions);
  return ({ level, key, submission }) => {
    const all = key === undefined ? undefined : groups.get(`${level} ${key}`);
    if (!all) return [];
    // One more than is shown, since the submission itself is in the list.
    return all
      .slice(0, MOST_NAMES + 1)
      .filter((name) => name !== submission)
      .slice(0, MOST_NAMES);
  };
}

const scoreMessage = ({ moves, pushes }: Judgment): string => {
  if (moves === undefined) return 'Solved.';
  const made = countOf(moves, 'move', 'moves');
  return pushes === undefined ? `Solved in ${made}.` : `Solved in ${made} and ${countOf(pushes, 'push', 'pushes')}.`;
};

const messageOf = (judgment: Judgment): string => (judgment.solved ? scoreMessage(judgment) : judgment.message);

export function* judgeJson(rows: JudgeRows): Generator<string> {
  const sameAs = sameAsOf(rows);
  for (const each of rows.judged) {
    if (!isJudgment(each)) {
      yield jsonLine({ submission: each.submission, file: each.submission, error: faultFields(each.error) });
      continue;
    }
    const { submission, line, level, title = '', by, solved, failedAt, blockedBy, fault, moves, pushes } = each;
    const optimum = rows.optima.get(level);
    const same = sameAs(each);
    yield jsonLine({
      ...{ submission, line, level, title, by, solved, failedAt, blockedBy, fault, moves, pushes },
      ...(optimum ? { optimal: { moves: optimum.moves ?? null, pushes: optimum.pushes ?? null } } : {}),
      ...(same.length > 0 ? { sameAs: same } : {}),
      message: messageOf(each),
    });
  }
}

const CSV_HEAD = ['submission', 'line', 'level', 'title', 'matched_by', 'result', 'failed_at', 'moves', 'pushes'];

export function judgeCsv(rows: JudgeRows): string {
  const sameAs = sameAsOf(rows);
  const lines = rows.judged.map((each) => {
    if (!isJudgment(each)) {
      const { line, message } = each.error;
      return [each.submission, line, '', '', '', 'unreadable', '', '', '', '', '', '', message];
    }
    const optimum = rows.optima.get(each.level);
    return [
      ...[each.submission, each.line, each.level, each.title, each.by, each.solved ? 'solved' : 'fails', each.failedAt],
      ...[each.moves, each.pushes, optimum?.moves, optimum?.pushes, sameAs(each).join('; '), messageOf(each)],
    ];
  });
  return csvText([[...CSV_HEAD, 'optimal_moves', 'optimal_pushes', 'same_as', 'message'], ...lines]);
}

const resultOf = ({ solved, failedAt }: Judgment): string =>
  solved ? 'solved' : failedAt === undefined ? 'not solved' : `fails at ${failedAt}`;

const shown = (count: number | undefined): string => (count === undefined ? '' : String(count));

/** The columns of the table. Those that are empty in every row are left out. */
const HEADING = ['submission', 'level', 'result', 'moves', 'fewest', 'pushes', 'fewest', 'same as', 'remark'];
const ALIGNS: readonly Align[] = ['left', 'right', 'left', 'right', 'right', 'right', 'right', 'left', 'left'];

/** Faults of a whole file or folder, which have no line and column. */
const PLACELESS: readonly string[] = [...FILE_FAULTS, 'empty-file', 'empty-folder', 'unreadable-folder'];

const placed = ({ line, column, code, message }: TextError): string =>
  safe(PLACELESS.includes(code) ? message : `${line}:${column}: ${message}`);

export function judgeTable(rows: JudgeRows): string[] {
  const sameAs = sameAsOf(rows);
  const lines = rows.judged.map((each): string[] => {
    if (!isJudgment(each)) return [safe(each.submission), '', 'unreadable', '', '', '', '', '', placed(each.error)];
    const optimum = rows.optima.get(each.level);
    const same = sameAs(each).slice(0, 2).map(safe).join(', ') + (sameAs(each).length > 2 ? ', …' : '');
    return [
      ...[safe(each.submission), String(each.level), resultOf(each)],
      ...[shown(each.moves), shown(optimum?.moves), shown(each.pushes), shown(optimum?.pushes)],
      ...[same, each.solved ? '' : safe(each.message)],
    ];
  });
  const used = HEADING.map((_, column) => column < 3 || lines.some((line) => line[column] !== ''));
  const keep = <T>(row: readonly T[]): T[] => row.filter((_, column) => used[column]);
  return tableLines([HEADING, ...lines].map(keep), keep(ALIGNS));
}

/** `30 solutions: 25 solved, 4 not solved, 1 unreadable` */
export function judgeSummary({ judged }: JudgeRows): string {
  const unreadable = judged.filter((each) => !isJudgment(each)).length;
  const solved = judged.filter((each) => isJudgment(each) && each.solved).length;
  const failing = judged.length - unreadable - solved;
  const others = unreadable > 0 ? `, ${unreadable} unreadable` : '';
  return `${countOf(judged.length, 'solution', 'solutions')}: ${solved} solved, ${failing} not solved${others}`;
}

/** One line per group of equal answers. */
export function duplicateLines({ duplicates }: JudgeRows): string[] {
  return duplicates.map(({ level, submissions }) => {
    const named = submissions.slice(0, MOST_NAMES).map(safe).join(', ');
    const more = submissions.length > MOST_NAMES ? ` and ${submissions.length - MOST_NAMES} more` : '';
    return `Same moves for level ${level}: ${named}${more}`;
  });
}

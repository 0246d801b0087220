// The results of a rubric: a table, CSV for a gradebook, lines of JSON, and JUnit XML.

import { csvText } from '@masu/core/base/csv.js';
import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import { jsonLine } from '@masu/core/base/json-line.js';
import { clipText, safeText } from '@masu/core/base/safe-text.js';
import { tableLines } from '@masu/core/base/table.js';
import { xmlText as escapeXml } from '../mark/report.js';
import type { GradedSubmission } from './grade-class.js';
import { type GradedLine, isFull, openWord, personLine, type ReportedSubmission } from './rubric-line.js';
import type { Passage, SimilarPair } from './similarity.js';

const LONGEST_SHOWN = 200;

const xml = (text: string): string => escapeXml(safeText(text));

/** `?`: it could not be graded here. */
const pointsText = ({ points, by }: GradedLine): string =>
  points === null ? (by === 'nobody' ? '?' : '–') : String(points);

/** Points given by the program, out of those that it can give; a penalty is out of 0. */
export function rubricTotal(lines: readonly GradedLine[]) {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const byProgram = lines.filter(({ points }) => points !== null);
  return {
    points: sum(byProgram.map(({ points }) => points ?? 0)),
    outOf: sum(byProgram.map(({ outOf }) => outOf)),
    open: sum(lines.filter(({ points, by }) => points === null && by !== 'nobody').map(({ outOf }) => outOf)),
    notGradable: sum(lines.filter(({ by }) => by === 'nobody').map(({ outOf }) => outOf)),
  };
}

/** One submission: every line with its evidence. */
export function submissionLines({ submission, lines, failure }: GradedSubmission): string[] {
  if (failure !== undefined) return [safeText(failure)];
  const rows = lines.flatMap((each) => {
    const [first = '', ...rest] = each.evidence.map((text) => clipText(safeText(text), LONGEST_SHOWN));
    const points = `${pointsText(each)}/${each.outOf}`;
    const note = each.note === undefined ? [] : [['', '', '', safeText(each.note)]];
    return [[each.line, points, each.by, first], ...rest.map((text) => ['', '', '', text]), ...note];
  });
  const { points, outOf, open, notGradable } = rubricTotal(lines);
  const rest = [
    ...(open > 0 ? [`and ${open} for a person to give`] : []),
    ...(notGradable > 0 ? [`${notGradable} not gradable here`] : []),
  ];
  const last = ['total', `${points}/${outOf}`, 'program', rest.join('; ')];
  const notes = submission.notes.map((note) => safeText(note));
  return [...tableLines([['line', 'points', 'by', 'evidence'], ...rows, last], ['left', 'right']), ...notes];
}

/** The lines of the table: those of any submission that could be graded. */
export const columnsOf = (graded: readonly ReportedSubmission[]): readonly GradedLine[] =>
  graded.find(({ failure }) => failure === undefined)?.lines ?? [];

/** A class: students by lines. Lines that a person judges are left blank. */
export function classLines(graded: readonly GradedSubmission[]): string[] {
  const columns = columnsOf(graded);
  const rows = graded.map(({ submission, lines, failure }) => [
    safeText(submission.name),
    ...(failure === undefined ? lines.map(pointsText) : columns.map(() => '–')),
    failure === undefined ? `${rubricTotal(lines).points}/${rubricTotal(lines).outOf}` : 'not graded',
  ]);
  const outOf = ['out of', ...columns.map((each) => String(each.outOf)), ''];
  const aligns = ['left' as const, ...columns.map(() => 'right' as const), 'right' as const];
  const failures = graded.flatMap(({ submission, failure }) =>
    failure === undefined ? [] : [`${safeText(submission.name)}: ${safeText(failure)}`],
  );
  const isAnyLeft = graded.some(({ lines }) => lines.some(({ by }) => by === 'nobody'));
  const reasons = graded.flatMap(({ submission, lines }) =>
    lines
      .filter(({ by }) => by === 'nobody')
      .map(({ line, evidence }) => `${safeText(submission.name)}, ${line}: ${safeText(evidence[0] ?? '')}`),
  );
  return [
    ...tableLines([['submission', ...columns.map(({ line }) => line), 'total'], ...rows, outOf], aligns),
    ...(isAnyLeft ? ['? could not be graded here:', ...reasons] : []),
    ...failures,
  ];
}

/** `doubts`: sentences above everything else, in a table of their own. */
export function rubricCsv(graded: readonly GradedSubmission[], doubts: readonly string[] = []): string {
  const columns = columnsOf(graded);
  const cell = ({ points, by }: GradedLine): string | number => points ?? (by === 'nobody' ? 'not gradable here' : '');
  const heads = columns.map(({ line, outOf }) => `${line} (${outOf})`);
  return csvText([
    ...doubts.map((sentence) => [sentence]),
    ['submission', ...heads, 'total', 'out of', 'for a person', 'not gradable here', 'overruled'],
    ...graded.map(({ submission, lines, failure }) => {
      if (failure !== undefined) return [submission.name, ...columns.map(() => ''), 'not graded', '', '', '', ''];
      const { points, outOf, open, notGradable } = rubricTotal(lines);
      const overruled = lines.filter(({ by, points: own }) => by === 'person' && own !== null).map(({ line }) => line);
      return [submission.name, ...lines.map(cell), points, outOf, open, notGradable, overruled.join(', ')];
    }),
  ]);
}

export const rubricJson = ({ submission, lines, failure }: GradedSubmission): string[] =>
  [...lines, ...(failure === undefined ? [] : [personLine('not graded', 0, [failure])])].map(
    ({ line, points, outOf, by, evidence, note }) =>
      jsonLine({ submission: submission.name, line, points, outOf, by, evidence, ...defined({ note }) }),
  );

const skippedWords = (each: GradedLine): string =>
  each.by === 'nobody' ? `${openWord(each)}: ${each.evidence[0] ?? ''}` : 'for a person to judge';

/** Submissions as suites, lines as cases; those for a person are skipped, and so are submissions that were not graded. */
export function rubricJunit(course: string, graded: readonly ReportedSubmission[], missing: readonly string[]): string {
  const suites = graded.map(({ submission, lines, failure }) => {
    if (failure !== undefined) {
      const error = `<testcase name="rubric"><error message="${xml(failure)}"/></testcase>`;
      return [`  <testsuite name="${xml(submission.name)}" tests="1" errors="1">${error}</testsuite>`];
    }
    const cases = lines.map((each) => {
      const head = `    <testcase classname="${xml(submission.name)}" name="${xml(each.line)}">`;
      const body =
        each.points === null
          ? `<skipped message="${xml(skippedWords(each))}"/>`
          : isFull(each)
            ? ''
            : `<failure message="${xml(`${each.points} of ${each.outOf} points`)}">${each.evidence.map(xml).join('\n')}</failure>`;
      return `${head}${body}</testcase>`;
    });
    const failures = lines.filter((each) => !isFull(each)).length;
    return [
      `  <testsuite name="${xml(submission.name)}" tests="${lines.length}" failures="${failures}">`,
      ...cases,
      '  </testsuite>',
    ];
  });
  const absent = missing.map(
    (name) =>
      `  <testsuite name="${xml(name)}" tests="1" skipped="1"><testcase name="rubric"><skipped/></testcase></testsuite>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(course)}">`,
    ...suites.flat(),
    ...absent,
    '</testsuites>',
    '',
  ].join('\n');
}

/** Which submissions a stop has left. */
export const notGradedLine = (graded: number, all: number): string =>
  `Stopped after ${graded} of ${countOf(all, 'submission', 'submissions')}. Run it again with the same --keep to continue.`;

/** Similar pairs, for a teacher to look at. */
export function similarLines(pairs: readonly SimilarPair[]): string[] {
  if (pairs.length === 0) return [];
  const rows = pairs.map(({ first, second, share, passages }) => {
    const [longest] = passages;
    const place = ({ file, from, to }: Passage): string => `${file}:${from}–${to}`;
    const shown = longest ? `${place(longest[0])} and ${place(longest[1])}` : '';
    return [safeText(first), safeText(second), `${Math.round(share * 100)}%`, safeText(shown)];
  });
  const head = ['similar', 'to', 'shared', 'longest passage'];
  return [
    '',
    ...tableLines([head, ...rows], ['left', 'left', 'right']),
    'A hint to look at both, not a judgment; it changes no points.',
  ];
}

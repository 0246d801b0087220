// The result of marking as a table with details, as lines of JSON, and as JUnit XML, which CI systems read.

import { countOf } from '../../base/format.js';
import { jsonLine } from '../../base/json-line.js';
import { clipText, safeText } from '../../base/safe-text.js';
import { tableLines } from '../../base/table.js';
import type { MarkedCase } from './mark.js';

const LONGEST_SHOWN = 160;

/** A line of output between quotes, so that blanks show. */
const quoted = (line: string): string => `“${clipText(safeText(line), LONGEST_SHOWN)}”`;

const passes = ({ points, outOf }: MarkedCase): boolean => points === outOf;

/** The difference as lines: what differs, and both texts. */
export function differenceLines(marked: MarkedCase): string[] {
  const { failed } = marked;
  if (!failed) return [];
  const { message, expected, got } = failed.difference;
  return [
    `${marked.case.name}: ${failed.check}: ${safeText(message)}`,
    ...(expected === undefined ? [] : [`  expected ${quoted(expected)}`]),
    ...(got === undefined ? [] : [`  got      ${quoted(got)}`]),
    `  run      ${clipText(safeText(marked.command.join(' ')), LONGEST_SHOWN)}`,
  ];
}

function pointsOf(marked: readonly MarkedCase[]): { readonly points: number; readonly outOf: number } {
  return {
    points: marked.reduce((sum, { points }) => sum + points, 0),
    outOf: marked.reduce((sum, { outOf }) => sum + outOf, 0),
  };
}

export function markTable(marked: readonly MarkedCase[]): string[] {
  const rows = marked.map((each) => [
    safeText(each.case.name),
    `${each.points}/${each.outOf}`,
    passes(each) ? 'right' : safeText(each.failed?.check ?? 'wrong'),
    safeText(each.case.tests),
  ]);
  const { points, outOf } = pointsOf(marked);
  const total = ['total', `${points}/${outOf}`, '', countOf(marked.length, 'case', 'cases')];
  const lines = tableLines([['case', 'points', 'result', 'what it tests'], ...rows, total], ['left', 'right']);
  return [...lines, ...marked.flatMap((each) => (passes(each) ? [] : ['', ...differenceLines(each)]))];
}

export function markJson(course: string, marked: MarkedCase): string {
  const { case: each, points, outOf, failed, exit, millis, command } = marked;
  const { message, ...texts } = failed?.difference ?? {};
  return jsonLine({
    ...{ course, case: each.name, tests: each.tests, points, outOf, passed: passes(marked) },
    ...(failed ? { check: failed.check, message, ...texts } : {}),
    ...{ exit, millis: Math.round(millis), command },
  });
}

/** Text for XML 1.0: what XML can't contain is replaced. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '\ufffd')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function markJunit(course: string, marked: readonly MarkedCase[]): string {
  const failures = marked.filter((each) => !passes(each)).length;
  const seconds = (millis: number): string => (millis / 1000).toFixed(3);
  const total = seconds(marked.reduce((sum, { millis }) => sum + millis, 0));
  const cases = marked.map((each) => {
    const attributes = `classname="${xml(`${course}.${each.case.group}`)}" name="${xml(`${each.case.name}: ${each.case.tests}`)}" time="${seconds(each.millis)}"`;
    if (passes(each)) return `    <testcase ${attributes}/>`;
    const message = xml(`${each.failed?.check}: ${each.failed?.difference.message}`);
    const details = xml(differenceLines(each).join('\n'));
    return `    <testcase ${attributes}>\n      <failure message="${message}">${details}</failure>\n    </testcase>`;
  });
  const counts = `tests="${marked.length}" failures="${failures}" errors="0" time="${total}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xml(course)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

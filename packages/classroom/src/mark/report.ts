// The result of marking as a table with details, as lines of JSON, and as JUnit XML, which CI systems read.

import { countOf } from '@masu/core/base/format.js';
import { jsonLine } from '@masu/core/base/json-line.js';
import { clipText, safeText } from '@masu/core/base/safe-text.js';
import { tableLines } from '@masu/core/base/table.js';
import { outputLines, withoutBlanks } from './compare.js';
import type { MarkedCase } from './mark.js';
import type { MarkCase } from './mark-case.js';

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
    ...(typeof marked.exit === 'number' && marked.exit !== 0 ? [`  exit     ${marked.exit}`] : []),
    ...errorLines(marked).map((line) => `  stderr   ${clipText(safeText(line), LONGEST_SHOWN)}`),
    `  run      ${clipText(safeText(marked.command.join(' ')), LONGEST_SHOWN)}`,
  ];
}

/** Lines of standard error that are shown; the last ones say what went wrong. */
const MAX_ERROR_LINES = 3;
const MAX_ERROR_TEXT = 2000;

const errorLines = ({ stderr }: MarkedCase): string[] => withoutBlanks(outputLines(stderr)).slice(-MAX_ERROR_LINES);

/** The end of standard error for JSON. */
const errorText = ({ stderr }: MarkedCase): string =>
  stderr.length > MAX_ERROR_TEXT ? `…${stderr.slice(-MAX_ERROR_TEXT)}` : stderr;

function sumPoints(marked: readonly MarkedCase[]): { readonly points: number; readonly outOf: number } {
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
  const { points, outOf } = sumPoints(marked);
  const total = ['total', `${points}/${outOf}`, '', countOf(marked.length, 'case', 'cases')];
  const lines = tableLines([['case', 'points', 'result', 'what it tests'], ...rows, total], ['left', 'right']);
  const facts = marked.flatMap(({ case: { name }, facts: own = [] }) =>
    own.map((fact) => `${name}: ${safeText(fact)}`),
  );
  return [
    ...lines,
    ...marked.flatMap((each) => (passes(each) ? [] : ['', ...differenceLines(each)])),
    ...(facts.length === 0 ? [] : ['', 'Facts, which cost no point:', ...facts]),
  ];
}

export function markJson(course: string, marked: MarkedCase): string {
  const { case: each, points, outOf, failed, exit, millis, command } = marked;
  const { message, ...texts } = failed?.difference ?? {};
  return jsonLine({
    ...{ course, case: each.name, tests: each.tests, points, outOf, passed: passes(marked) },
    ...(failed ? { check: failed.check, message, ...texts } : {}),
    ...(marked.facts ? { facts: marked.facts } : {}),
    ...{ exit, ...(marked.stderr === '' ? {} : { stderr: errorText(marked) }) },
    ...{ millis: Math.round(millis), command },
  });
}

/** Text for XML 1.0: what XML can't contain is replaced. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '\ufffd')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The most unmarked cases that are named. */
const MAX_NAMED = 5;

/** Which cases a stop has left, in one sentence. */
export function missingLine(marked: number, missing: readonly MarkCase[]): string {
  const all = marked + missing.length;
  const names = missing.slice(0, MAX_NAMED).map(({ name }) => name);
  const more = missing.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `Stopped after ${marked} of ${countOf(all, 'case', 'cases')}. Not marked: ${list}.`;
}

/** `missing`: cases that were not run, which CI systems show as skipped. */
export function markJunit(course: string, marked: readonly MarkedCase[], missing: readonly MarkCase[] = []): string {
  const failures = marked.filter((each) => !passes(each)).length;
  const seconds = (millis: number): string => (millis / 1000).toFixed(3);
  const total = seconds(marked.reduce((sum, { millis }) => sum + millis, 0));
  const caseTitle = ({ group, name, tests }: MarkCase): string =>
    `classname="${xmlText(`${course}.${group}`)}" name="${xmlText(`${name}: ${tests}`)}"`;
  const cases = marked.map((each) => {
    const attributes = `${caseTitle(each.case)} time="${seconds(each.millis)}"`;
    if (passes(each)) return `    <testcase ${attributes}/>`;
    const message = xmlText(`${each.failed?.check}: ${each.failed?.difference.message}`);
    const details = xmlText(differenceLines(each).join('\n'));
    return `    <testcase ${attributes}>\n      <failure message="${message}">${details}</failure>\n    </testcase>`;
  });
  const skipped = missing.map((each) => `    <testcase ${caseTitle(each)}>\n      <skipped/>\n    </testcase>`);
  const left = missing.length > 0 ? ` skipped="${missing.length}"` : '';
  const counts = `tests="${marked.length + missing.length}" failures="${failures}" errors="0"${left} time="${total}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xmlText(course)}" ${counts}>`,
    ...cases,
    ...skipped,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

// A teacher's points instead of ours: a table of student, line, points, and reason, kept with the runs of a class and shown as
// such, so that nobody takes them for a result of the program.

import { fail, ok, type Result } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';
import type { GradedSubmission } from './grade-class.js';
import type { GradedLine } from './rubric-line.js';

export interface Overrule {
  readonly student: string;
  readonly line: string;
  readonly points: number;
  readonly reason: string;
}

/** The cells of a line of CSV: commas or semicolons between them, quotes around those that have some. */
function cellsOf(line: string): string[] {
  const separator = line.includes(';') && !line.includes(',') ? ';' : ',';
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] as string;
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cells[cells.length - 1] += '"';
      at++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}

/** The rows of a file `student,line,points,reason`, a heading aside; or what is wrong, with the number of the line. */
export function parseOverrules(text: string): Result<Overrule[], string> {
  const all: Overrule[] = [];
  for (const [index, row] of splitLines(text).entries()) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [student = '', line = '', points = '', ...reason] = cellsOf(row);
    if (index === 0 && /^(student|submission)$/i.test(student)) continue;
    const value = /^-?\d+([.,]\d+)?$/.test(points) ? Number(points.replace(',', '.')) : Number.NaN;
    if (student === '' || line === '' || Number.isNaN(value))
      return fail(`line ${index + 1}: expected student,line,points,reason, such as anna,style,8,"long functions".`);
    if (reason.join(',').trim() === '') return fail(`line ${index + 1}: give a reason after the points.`);
    all.push({ student, line, points: value, reason: reason.join(', ') });
  }
  return ok(all);
}

/** The file of these rows, as it is kept. */
export const overrulesText = (all: readonly Overrule[]): string =>
  ['student,line,points,reason', ...all.map((each) => rowText(each)), ''].join('\n');

const quoted = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const rowText = ({ student, line, points, reason }: Overrule): string =>
  [quoted(student), quoted(line), String(points), quoted(reason)].join(',');

/** The later ones replace earlier ones for the same student and line. */
export function joinOverrules(earlier: readonly Overrule[], later: readonly Overrule[]): Overrule[] {
  const byPlace = new Map([...earlier, ...later].map((each) => [`${each.student}\n${each.line}`, each]));
  return [...byPlace.values()];
}

/** Why a row names nothing that there is: a sentence; undefined if it fits. */
export function overruleProblem(
  { student, line, points }: Overrule,
  graded: readonly GradedSubmission[],
): string | undefined {
  const submission = graded.find((each) => each.submission.name === student);
  if (!submission) return `There is no submission ${JSON.stringify(student)} to overrule.`;
  const own = submission.lines.find((each) => each.line === line);
  const names = submission.lines.map((each) => each.line).join(', ');
  if (!own) return `${student} has no line ${JSON.stringify(line)}; the lines are ${names}.`;
  if (own.outOf > 0 && (points > own.outOf || points < 0))
    return `${student}, ${line}: ${points} points are not from 0 to ${own.outOf}.`;
  return undefined;
}

function overruledLine(own: GradedLine, { points, reason }: Overrule): GradedLine {
  const ours = own.points === null ? (own.by === 'nobody' ? 'not gradable here' : 'none') : String(own.points);
  return {
    ...own,
    points,
    by: 'person',
    evidence: [`Overruled by a person: ${reason} (masu: ${ours})`, ...own.evidence],
  };
}

/** The submission with the points that a person has given. */
export function withOverrules(graded: GradedSubmission, all: readonly Overrule[]): GradedSubmission {
  const own = all.filter(({ student }) => student === graded.submission.name);
  if (own.length === 0) return graded;
  const lines = graded.lines.map((each) => {
    const overrule = own.find(({ line }) => line === each.line);
    return overrule ? overruledLine(each, overrule) : each;
  });
  return { ...graded, lines };
}

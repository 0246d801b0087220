// Cases that a whole class fails: more likely a wrong case than a wrong class, so a teacher sees them first.

import type { ReportedSubmission } from './rubric-line.js';

/** Fewer submissions say nothing about a case. */
const MIN_CLASS = 2;
const MAX_NAMED = 10;

/**
 * Sentences about cases that every submission fails, of those that get something else of the program's lines right: one that
 * does not compile fails everything.
 */
export function doubtfulCases(graded: readonly ReportedSubmission[]): string[] {
  const working = graded.filter(
    ({ failure, lines }) =>
      failure === undefined && lines.some(({ by, points, failed }) => by === 'program' && (points ?? 0) > 0 && failed),
  );
  const [first, ...others] = working;
  if (!first || working.length < MIN_CLASS) return [];
  const names = first.lines.flatMap(({ line, failed = [] }) => failed.map((name) => [line, name] as const));
  const all = names.filter(([line, name]) =>
    others.every(({ lines }) => lines.find((each) => each.line === line)?.failed?.includes(name)),
  );
  const shown = all
    .slice(0, MAX_NAMED)
    .map(([line, name]) => `Everyone fails ${name === line ? name : `${name} (${line})`}: is the case right?`);
  return all.length > MAX_NAMED ? [...shown, `and ${all.length - MAX_NAMED} more cases that everyone fails`] : shown;
}

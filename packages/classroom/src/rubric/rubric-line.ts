// A rubric: the lines of a course's grading table, each with its points and the evidence for them.

export interface GradedLine {
  /** `readPuzzle`, as in the course's grading table. */
  readonly line: string;
  /** Null if a person judges it. */
  readonly points: number | null;
  readonly outOf: number;
  readonly by: 'program' | 'person';
  readonly evidence: readonly string[];
}

/** A submission with its lines, as reports show it. */
export interface ReportedSubmission {
  readonly submission: { readonly name: string; readonly notes: readonly string[] };
  readonly lines: readonly GradedLine[];
  /** Why there are no lines: a sentence. */
  readonly failure?: string;
}

/** Everything right, or points that a person gives. */
export const isFull = ({ points, outOf }: GradedLine): boolean => points === null || points >= Math.max(outOf, 0);

/** A longer sentence has a student's output in it that nobody reads to the end. */
const MAX_EVIDENCE = 1000;
const MAX_SENTENCES = 200;
const clipped = (evidence: readonly string[]): string[] =>
  evidence
    .slice(0, MAX_SENTENCES)
    .map((text) => (text.length > MAX_EVIDENCE ? `${text.slice(0, MAX_EVIDENCE)}…` : text));

/** A line whose points the program gives. */
export const programLine = (line: string, points: number, outOf: number, evidence: readonly string[]): GradedLine => ({
  ...{ line, points, outOf, by: 'program', evidence: clipped(evidence) },
});

/** A part of the points in halves, rounded down: all of them only if everything is right. */
export const pointsShare = (outOf: number, right: number, all: number): number =>
  all === 0 ? 0 : Math.floor((2 * outOf * right) / all) / 2;

/** One thing that was tried, and why it failed. */
export interface Finding {
  readonly name: string;
  /** Undefined if it is right. */
  readonly problem?: string;
}

const MAX_SHOWN = 5;

/** How many are right, and the first problems. */
export function findingLines(findings: readonly Finding[]): string[] {
  const wrong = findings.filter(({ problem }) => problem !== undefined);
  const more = wrong.length - MAX_SHOWN;
  return [
    `${findings.length - wrong.length} of ${findings.length} right`,
    ...wrong.slice(0, MAX_SHOWN).map(({ name, problem }) => `${name}: ${problem}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

export const countRight = (findings: readonly Finding[]): number =>
  findings.filter(({ problem }) => problem === undefined).length;

/** A line whose points are the share of what is right. */
export function gradeFindings(line: string, outOf: number, findings: readonly Finding[]): GradedLine {
  const points = pointsShare(outOf, countRight(findings), findings.length);
  return programLine(line, points, outOf, findingLines(findings));
}

export const personLine = (line: string, outOf: number, evidence: readonly string[]): GradedLine => ({
  ...{ line, points: null, outOf, by: 'person', evidence: clipped(evidence) },
});

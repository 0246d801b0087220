// A rubric: the lines of a course's grading table, each with its points and the evidence for them.

export interface GradedLine {
  /** `readPuzzle`, as in the course's grading table. */
  readonly line: string;
  /** Null if a person judges it, or if it could not be graded here. */
  readonly points: number | null;
  readonly outOf: number;
  /** `nobody`: it could not be graded here, such as without a library; `person` with points: a person has overruled it. */
  readonly by: 'program' | 'person' | 'nobody';
  readonly evidence: readonly string[];
  /** What an assistant would look at for this line, and what masu did. */
  readonly note?: string;
  /** The cases in which something was wrong, by name. */
  readonly failed?: readonly string[];
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

/** What is shown instead of points where there are none. */
export const openWord = ({ by }: GradedLine): string => (by === 'nobody' ? 'not gradable here' : 'for a person');

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

/** Lines of few points are divided more finely. */
const stepOf = (outOf: number): number => (outOf <= 2 ? 0.25 : 0.5);

/** A part of the points in halves, or quarters for lines of few points; all of them only if everything is right. */
export function pointsShare(outOf: number, right: number, all: number): number {
  if (all === 0) return 0;
  const step = stepOf(outOf);
  const nearest = Math.round((outOf * right) / all / step) * step;
  return right >= all ? outOf : Math.max(0, Math.min(nearest, outOf - step));
}

/** One thing that was tried, and why it failed. */
export interface Finding {
  readonly name: string;
  /** Undefined if it is right. */
  readonly problem?: string;
  /** How much of it is right though there is a problem, from 0 (default) to below 1. */
  readonly share?: number;
  /** How much it counts beside others (default: 1). */
  readonly weight?: number;
  /** It could not be tried here; `problem` says why. It counts for nothing. */
  readonly isNotGradable?: true;
}

const MAX_SHOWN = 5;
/** Names of failed cases that are kept, to find one that a whole class fails. */
const MAX_FAILED = 300;

const isRight = ({ problem }: Finding): boolean => problem === undefined;
const tried = (findings: readonly Finding[]): Finding[] => findings.filter(({ isNotGradable }) => !isNotGradable);

/** How many are right, and the first problems. */
export function findingLines(findings: readonly Finding[]): string[] {
  const wrong = findings.filter((each) => !isRight(each));
  const more = wrong.length - MAX_SHOWN;
  const partly = wrong.filter(({ share = 0 }) => share > 0).length;
  return [
    `${countRight(findings)} of ${tried(findings).length} right${partly > 0 ? `, ${partly} in part` : ''}`,
    ...wrong.slice(0, MAX_SHOWN).map(({ name, problem }) => `${name}: ${problem}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

export const countRight = (findings: readonly Finding[]): number => findings.filter(isRight).length;

/** The sum of what is right, parts included. */
export const sumRight = (findings: readonly Finding[]): number =>
  tried(findings).reduce((sum, each) => sum + (each.weight ?? 1) * (isRight(each) ? 1 : (each.share ?? 0)), 0);

/** What it would be if everything were right. */
const sumAll = (findings: readonly Finding[]): number =>
  tried(findings).reduce((sum, { weight = 1 }) => sum + weight, 0);

/** The points for findings. */
export const pointsOf = (outOf: number, findings: readonly Finding[]): number =>
  countRight(findings) === tried(findings).length
    ? pointsShare(outOf, 1, Math.min(1, tried(findings).length))
    : Math.min(pointsShare(outOf, sumRight(findings), sumAll(findings)), outOf);

export const failedNames = (findings: readonly Finding[]): string[] =>
  tried(findings)
    .filter((each) => !isRight(each))
    .slice(0, MAX_FAILED)
    .map(({ name }) => name);

/** A line whose points are the share of what is right. */
export function gradeFindings(line: string, outOf: number, findings: readonly Finding[]): GradedLine {
  const all = tried(findings);
  if (all.length === 0 && findings.length > 0) return notGradableLine(line, outOf, findingLines(findings).slice(1));
  const points = pointsOf(outOf, all);
  return { ...programLine(line, points, outOf, findingLines(findings)), failed: failedNames(findings) };
}

/** A line that can't be graded on this machine. */
export const notGradableLine = (line: string, outOf: number, evidence: readonly string[]): GradedLine => ({
  ...{ line, points: null, outOf, by: 'nobody', evidence: clipped(evidence) },
});

/** What an assistant would look at, and what masu did, by line. */
export type LineNotes = Readonly<Record<string, readonly [looksAt: string, masuDid: string]>>;

/** The lines with their notes. */
export const withNotes = (lines: readonly GradedLine[], notes: LineNotes): GradedLine[] =>
  lines.map((each) => {
    const [looksAt, masuDid] = notes[each.line] ?? [];
    return looksAt === undefined ? each : { ...each, note: `To look at: ${looksAt}. masu: ${masuDid}.` };
  });

export const personLine = (line: string, outOf: number, evidence: readonly string[]): GradedLine => ({
  ...{ line, points: null, outOf, by: 'person', evidence: clipped(evidence) },
});

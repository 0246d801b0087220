// Writes the grade of a level as comments in its file, one line per fact, and parses them, for every front end.
//
//   Grade: tricky (4.52)            or: Grade: extreme (7.01), estimated
//   Seed: 79, generator 1           of a generated level
//   Optimum: 35 pushes              if it is proven
//   Three boxes are parked on the way in a shortest solution.

import { difficultyNumber, SOKOBAN_GRADES, type SokobanGrade } from './difficulty.js';
import { parseReason } from './parse-reason.js';
import { reasonMessage } from './reason-sentences.js';
import type { SokobanGraded } from './reasons.js';

interface NotedGrade {
  readonly grade: SokobanGrade;
  /** Two decimals: see `difficultyNumber`. */
  readonly difficulty: number;
  readonly isExact: boolean;
  /** Fewest pushes, if proven. */
  readonly optimum?: number;
  readonly seed?: number;
  /** Sentences with their periods; `parseReason` gives the facts behind them. */
  readonly reasons: readonly string[];
}

/** `source`: how the level was made, such as the line of its seed. */
export function gradeNotes(graded: SokobanGraded, source: readonly string[] = []): string[] {
  const { grade, units, isExact, figures, reasons } = graded;
  const number = difficultyNumber(units).toFixed(2);
  return [
    `Grade: ${grade} (${number})${isExact ? '' : ', estimated'}`,
    ...source,
    ...(isExact ? [`Optimum: ${figures.pushes} ${figures.pushes === 1 ? 'push' : 'pushes'}`] : []),
    ...reasons.map((reason) => `${reasonMessage(reason)}.`),
  ];
}

/** The grade in the comments of a level; undefined if there is none. */
export function parseGradeNotes(notes: readonly string[] | undefined): NotedGrade | undefined {
  const find = (pattern: RegExp): RegExpExecArray | undefined => {
    for (const line of notes ?? []) {
      const match = pattern.exec(line.trim());
      if (match) return match;
    }
    return undefined;
  };
  const head = find(/^Grade: (\w+) \((\d+\.\d\d)\)(, estimated)?$/);
  const grade = SOKOBAN_GRADES.find((each) => each === head?.[1]);
  if (!head || !grade) return undefined;
  const optimum = find(/^Optimum: (\d{1,9}) push(?:es)?$/)?.[1];
  const seed = find(/^Seed: (\d{1,15}), generator \d+$/)?.[1];
  return {
    grade,
    difficulty: Number(head[2]),
    isExact: head[3] === undefined,
    ...(optimum === undefined ? {} : { optimum: Number(optimum) }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    reasons: (notes ?? []).map((line) => line.trim()).filter((line) => parseReason(line) !== undefined),
  };
}

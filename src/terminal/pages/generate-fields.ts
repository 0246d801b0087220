// What can be chosen for a new level of each puzzle, as rows of a table: the page draws and changes whatever is here.

import type { PuzzleId } from '../../base/puzzle.js';
import { GRADES, type Grade } from '../../futoshiki/index.js';
import type { GenerateJob } from '../../jobs/index.js';
import { SOKOBAN_GRADES, type SokobanGrade } from '../../sokoban/index.js';
import { GENERATE_TEXTS } from './messages.js';

export interface Field {
  /** The key of its setting and its name on the page. */
  readonly name: string;
  readonly values: readonly string[];
  readonly usual: string;
}

const ANY = GENERATE_TEXTS.any;

export const FIELDS: Readonly<Record<PuzzleId, readonly Field[]>> = {
  futoshiki: [
    { name: 'size', values: ['4', '5', '6', '7', '8', '9'], usual: '6' },
    { name: 'difficulty', values: GRADES, usual: 'easy' },
  ],
  sokoban: [
    { name: 'difficulty', values: SOKOBAN_GRADES, usual: 'easy' },
    { name: 'boxes', values: [ANY, '2', '3', '4', '5', '6', '7', '8'], usual: ANY },
    { name: 'rooms', values: [ANY, '1', '2', '3'], usual: ANY },
  ],
};

export const GRADE_MESSAGES: Readonly<Record<Grade, string>> = {
  trivial: 'row and column force each step',
  easy: 'needs the signs, one step at a time',
  tricky: 'chains of signs, pairs, and triples',
  extreme: 'X-wings and forcing chains',
  recursive: 'needs guessing: at some point no rule gives the next step',
};

export const SOKOBAN_GRADE_MESSAGES: Readonly<Record<SokobanGrade, string>> = {
  trivial: 'each box goes nearly straight to its goal',
  easy: 'a few detours',
  tricky: 'the order matters, and most first ideas do not work',
  hard: 'boxes must be parked, and many positions are deadlocks',
  extreme: 'long detours, few ways that work',
};

/** What the chosen difficulty means. */
export function gradeMessage(puzzle: PuzzleId, grade: string): string {
  const messages: Readonly<Record<string, string>> = puzzle === 'sokoban' ? SOKOBAN_GRADE_MESSAGES : GRADE_MESSAGES;
  return messages[grade] ?? '';
}

export type Chosen = Readonly<Record<string, string>>;

/** The job for what was chosen. */
export function generateJobFor(puzzle: PuzzleId, chosen: Chosen, seed: number): GenerateJob {
  const number = (name: string): number => Number(chosen[name]);
  if (puzzle === 'futoshiki') {
    const grade = GRADES.find((each) => each === chosen.difficulty) ?? 'easy';
    return { kind: 'generate', puzzle, size: number('size'), grade, seed, limits: {} };
  }
  const grade = SOKOBAN_GRADES.find((each) => each === chosen.difficulty) ?? 'easy';
  return {
    kind: 'generate',
    puzzle,
    grade,
    ...(chosen.boxes === ANY ? {} : { boxes: number('boxes') }),
    ...(chosen.rooms === ANY ? {} : { rooms: number('rooms') }),
    seed,
    limits: {},
  };
}

// What can be chosen for a new level of each puzzle, as rows of a table: the page draws and changes whatever is here.

import type { PuzzleId } from '../../base/puzzle.js';
import { GRADES } from '../../futoshiki/index.js';
import type { GenerateJob } from '../../jobs/index.js';
import { SOKOBAN_GRADES } from '../../sokoban/index.js';
import { gradeName } from '../game/level-grade.js';
import { texts } from '../texts/language.js';

export interface Field {
  /** The key of its setting and of its name. */
  readonly name: 'size' | 'difficulty' | 'boxes' | 'rooms';
  readonly values: readonly string[];
  readonly usual: string;
}

/** No wish; saved with the settings. */
const ANY = 'any';

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

/** What the chosen difficulty means. */
export function gradeMessage(puzzle: PuzzleId, grade: string): string {
  const messages = Object.entries(texts.generate.grades[puzzle]);
  return messages.find(([id]) => id === grade)?.[1] ?? '';
}

/** A value as the page shows it: a number, a grade, or that any will do. */
export const valueText = (value: string): string => (value === ANY ? texts.generate.any : gradeName(value));

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
